package golang

import (
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// command handles exec.Cmd{Path: x, Args: y, Dir: z}.
func command(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	path, ok := c.Key("Path")
	args, given := c.Key("Args")
	rest := []value.Value{}
	if given {
		rest = []value.Value{{}}
		if args.Kind == value.List && len(args.List.Items) > 0 {
			rest = r.Elements(args)[1:]
		}
	}
	if !ok {
		path = value.Value{}
	}
	r.Command(c.Name, c.Folder("Dir"), path, rest...)
	return value.Value{}
}

// joinStrings handles strings.Join(list, sep).
func joinStrings(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	if len(c.Pos) != 2 {
		return value.Value{}
	}
	return r.Joined(c.Pos[0], c.Pos[1])
}

// appended handles append(list, x …).
func appended(r *call.Calls, c *call.Call) value.Value {
	for _, v := range c.Pos {
		r.Escape(v)
	}
	if len(c.Pos) == 0 || c.Pos[0].Kind != value.List {
		return value.Value{}
	}
	return r.Append(c.Pos[0], value.Value{Kind: value.List, List: &value.Elements{Items: c.Pos[1:], More: c.Spread}})
}

// directives are the comments by which a file tells the compiler or the go command something (Go 1.26, cmd/compile,
// "Compiler Directives"; package embed; go help generate).
var directives = map[string]func(r *call.Calls, rest string){
	"//go:generate": func(r *call.Calls, rest string) { r.Emit(code.RunsShell, "go:generate", value.Text(rest)) },
	"//go:linkname": linkname,
	"//go:embed":    embed,
}

// linkname handles //go:linkname, which gives a function of another package a name in this one.
func linkname(r *call.Calls, rest string) {
	words := strings.Fields(rest)
	if len(words) < 2 {
		return // it only lets other packages reach this function
	}
	if rule := r.Book.Find(words[1]); rule != nil && rule.Kind != call.None && rule.Kind != code.Opaque {
		r.Emit(rule.Kind, words[1], value.Value{})
		return
	}
	r.Emit(code.Opaque, "go:linkname "+words[1])
}

// embed handles //go:embed, which makes files a part of the program.
func embed(r *call.Calls, rest string) {
	for _, word := range strings.Fields(rest) {
		plain, err := strconv.Unquote(word)
		if err != nil {
			plain = strings.Trim(word, "\"`")
		}
		v := value.Text(strings.TrimPrefix(plain, "all:"))
		v.Source = code.Script
		r.Emit(code.Reads, "go:embed", v)
	}
}

// Directive reads a comment that the compiler or the go command obeys.
func (r parser) Directive(name, text string) { directives[name](&r.Calls, text) }

// argument handles flag.Arg(n) and flag.Args(), which leave the options out.
func argument(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	l := value.ListOf()
	words, _ := call.Words(r)
	for i, v := range words {
		if !strings.HasPrefix(r.Start.Args[i], "-") {
			v.Called = false
			l.List.Items = append(l.List.Items, v)
		}
	}
	switch n, given := c.Arg(0, ""); {
	case r.Start.Args == nil:
		return value.Value{}
	case given:
		return r.Index(l, n, c.Line)
	}
	return l
}

// opensFile handles os.OpenFile(name, flags, mode): flags without O_TRUNC that append leave what is there.
func opensFile(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	file, _ := c.Arg(0, "")
	flags, _ := c.Arg(1, "")
	kind := code.Writes
	if flags.Kind == value.Name && c.Recv.Text != memoryFiles {
		switch names := "|" + flags.Text + "|"; {
		case names == "|os.O_RDONLY|":
			kind = code.Reads
		case strings.Contains(names, ".O_APPEND|") && !strings.Contains(names, ".O_TRUNC|"):
			kind = code.Appends
		}
	}
	r.EmitEach(kind, c.Name, []value.Value{library.Below(c.Recv, file)})
	return value.Value{}
}

// listsOpened handles ReadDir of a folder that was opened, which is given how many entries to read (Go 1.23, os.File).
func listsOpened(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if n, ok := c.Arg(0, ""); ok && n.Kind == value.Number {
		r.Emit(code.Lists, c.Name)
	}
	return r.Result(c)
}

// address handles url.URL{Scheme: x, Host: y}, which is a text as far as its host goes.
func address(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	host, given := c.Key("Host")
	if !given {
		return value.Value{}
	}
	return value.Concat(value.Text("http://"), host)
}

// request handles http.Request{URL: x}, which a client sends there.
func request(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	if v, given := c.Key("URL"); given && v.IsText() {
		r.Emit(code.Network, c.Name, v)
	}
	return value.Value{}
}
