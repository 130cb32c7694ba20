package acp

import (
	"bytes"

	jsonv2 "github.com/go-json-experiment/json"
)

// permissionMethod is the request that agents send most, and wait for.
const permissionMethod = "session/request_permission"

// nearStart is how far into a line its method is looked for, in bytes.
const nearStart = 128

// plainRequest reads a whole line that is a plain session/request_permission, so that it need not be
// scanned first. It is then no other kind of line to anybody, and hides nothing.
func plainRequest(line []byte) (f Frame, ok bool) {
	if !bytes.Contains(line[:min(len(line), nearStart)], []byte(permissionMethod)) || bytes.IndexByte(line, '\r') >= 0 {
		return Frame{}, false
	}
	f.permission = new(permissionAnswer)
	p := plain{b: line, ok: true}
	p.object(0, func(name []byte) {
		p.peek()
		start := p.i
		switch string(name) {
		case "jsonrpc":
			p.text()
		case "id":
			p.skip(1)
			f.ID = line[start:p.i]
		case "method":
			f.Method = p.str()
		case "params":
			p.permission(&f.permission.p)
			f.Params = line[start:p.i]
		default:
			p.fail()
		}
	})
	f.Kind = Request
	return f, p.end() && f.Method == permissionMethod && f.Params != nil && plainID(f.ID)
}

// parts are what a permission points to, in one piece of memory.
type parts struct {
	call                ToolCall
	kind, status, title string
	options             [4]Option // as many as agents offer
}

func (p *plain) permission(out *Permission) {
	of := new(parts)
	p.object(1, func(name []byte) {
		switch string(name) {
		case "sessionId":
			out.SessionID = p.str()
		case "toolCall":
			out.ToolCall = &of.call
			p.toolCall(of)
		case "options":
			out.Options = of.options[:0]
			p.array(func() { out.Options = append(out.Options, p.option()) })
		case "_meta":
			out.Meta = p.raw()
		default:
			p.fail()
		}
	})
}

func (p *plain) toolCall(of *parts) {
	out := &of.call
	p.object(2, func(name []byte) {
		switch string(name) {
		case "toolCallId":
			out.ToolCallID = p.str()
		case "kind":
			out.Kind = p.maybe(&of.kind)
		case "status":
			out.Status = p.maybe(&of.status)
		case "title":
			out.Title = p.maybe(&of.title)
		case "rawInput":
			out.RawInput = p.raw()
		case "_meta":
			out.Meta = p.raw()
		case "content":
			list := []Content{}
			p.array(func() { list = append(list, p.content()) })
			out.Content = &list
		case "locations":
			list := []Location{}
			p.array(func() { list = append(list, p.location()) })
			out.Locations = &list
		default:
			p.fail()
		}
	})
}

func (p *plain) option() (o Option) {
	p.object(3, func(name []byte) {
		switch string(name) {
		case "optionId":
			o.ID = p.str()
		case "name":
			o.Name = p.str()
		case "kind":
			o.Kind = p.str()
		case "_meta":
			p.skip(4)
		default:
			p.fail()
		}
	})
	return o
}

func (p *plain) content() (c Content) {
	p.object(3, func(name []byte) {
		switch string(name) {
		case "type":
			c.Type = p.str()
		case "path":
			c.Path = p.str()
		case "oldText":
			c.OldText = p.maybe(new(string))
		case "newText":
			c.NewText = p.maybe(new(string))
		case "content":
			c.Content = p.textBlock()
		case "_meta":
			p.skip(4)
		default:
			p.fail()
		}
	})
	return c
}

// textBlock is a text's content block, as it stands.
func (p *plain) textBlock() []byte {
	p.peek()
	start := p.i
	p.object(4, func(name []byte) {
		switch string(name) {
		case "type", "text":
			p.text()
		default:
			p.fail()
		}
	})
	if !p.ok {
		return nil
	}
	return append([]byte(nil), p.b[start:p.i]...)
}

func (p *plain) location() (l Location) {
	p.object(3, func(name []byte) {
		switch string(name) {
		case "path":
			l.Path = p.str()
		case "line":
			p.skip(4)
		default:
			p.fail()
		}
	})
	return l
}

// readInput reads a raw input; false where it does not fit. What is raw in it
// points into raw.
func readInput(in *input, raw []byte) (fits bool) {
	if plainInput(in, raw) {
		return true
	}
	slow := new(input) // not in: it need not be on the heap
	err := jsonv2.Unmarshal(raw, slow, jsonv2.RejectUnknownMembers(false))
	*in = *slow
	return err == nil
}

// plainInput reads a raw input where it is plain; where it is not, what is in
// in means nothing.
func plainInput(in *input, raw []byte) bool {
	p := plain{b: raw, ok: true, kept: true}
	p.object(0, func(name []byte) {
		switch string(name) {
		case "command":
			in.Command = p.raw()
		case "cmd":
			in.Cmd = p.raw()
		case "cwd":
			in.Cwd = p.str()
		case "workdir":
			in.Workdir = p.str()
		case "file_path":
			in.FilePath = p.str()
		case "filePath":
			in.FilePat2 = p.str()
		case "path":
			in.Path = p.str()
		case "absolute_path":
			in.AbsPath = p.str()
		case "url":
			in.URL = p.str()
		case "query":
			in.Query = p.str()
		case "description":
			in.Why = p.str()
		case "args":
			in.Args = p.raw()
		case "env":
			in.Env = p.raw()
		case "stdin":
			in.Stdin = p.raw()
		case "input":
			in.Input = p.raw()
		case "script":
			in.Script = p.raw()
		case "code":
			in.Code = p.raw()
		case "content":
			in.Content = p.raw()
		case "server":
			in.Server = p.str()
		case "tool":
			in.Tool = p.str()
		case "arguments":
			in.Arguments = p.raw()
		case "server_name":
			in.ServerName = p.str()
		case "request", "changes":
			p.fail()
		default:
			p.skip(1)
		}
	})
	return p.end()
}

// readText reads a JSON string, strictly.
func readText(raw []byte) (string, bool) {
	p := plain{b: raw, ok: true}
	if s := p.str(); p.end() {
		return s, true
	}
	var s string
	err := jsonv2.Unmarshal(raw, &s)
	return s, err == nil
}
