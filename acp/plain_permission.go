package acp

import jsonv2 "github.com/go-json-experiment/json"

// readPermission reads the params of session/request_permission, strictly.
func readPermission(line, params []byte) (Permission, error) {
	if p, ok := plainPermission(line); ok {
		return p, nil
	}
	return strict[Permission](line, params)
}

// plainPermission reads session/request_permission where it is plain.
func plainPermission(line []byte) (Permission, bool) {
	var out Permission
	p := readPlain(line)
	p.object(0, func(name []byte) {
		if string(name) == "params" {
			p.permission(&out)
			return
		}
		p.skip(1)
	})
	return out, p.end()
}

func (p *plain) permission(out *Permission) {
	p.object(1, func(name []byte) {
		switch string(name) {
		case "sessionId":
			out.SessionID = p.str()
		case "toolCall":
			out.ToolCall = new(ToolCall)
			p.toolCall(out.ToolCall)
		case "options":
			out.Options = make([]Option, 0, 4)
			p.array(func() { out.Options = append(out.Options, p.option()) })
		case "_meta":
			out.Meta = p.raw()
		default:
			p.fail()
		}
	})
}

func (p *plain) toolCall(out *ToolCall) {
	p.object(2, func(name []byte) {
		switch string(name) {
		case "toolCallId":
			out.ToolCallID = p.str()
		case "kind":
			out.Kind = p.maybe()
		case "status":
			out.Status = p.maybe()
		case "title":
			out.Title = p.maybe()
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
			c.OldText = p.maybe()
		case "newText":
			c.NewText = p.maybe()
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

// readInput reads a raw input; false where it does not fit.
func readInput(raw []byte) (in input, fits bool) {
	if in, ok := plainInput(raw); ok {
		return in, true
	}
	err := jsonv2.Unmarshal(raw, &in, jsonv2.RejectUnknownMembers(false))
	return in, err == nil
}

// plainInput reads a raw input where it is plain.
func plainInput(raw []byte) (in input, ok bool) {
	p := readPlain(raw)
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
	return in, p.end()
}

// readText reads a JSON string, strictly.
func readText(raw []byte) (s string, ok bool) {
	p := readPlain(raw)
	if s = p.str(); p.end() {
		return s, true
	}
	s = ""
	return s, jsonv2.Unmarshal(raw, &s) == nil
}
