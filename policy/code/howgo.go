package code

import "strings"

// goOpen is os.OpenFile(path, flags, mode).
func goOpen(r *calls, c *call) value {
	r.handed(c)
	path, _ := c.arg(0, "")
	if f, ok := c.arg(1, ""); ok && f.kind == vName && f.text == "os.O_RDONLY" {
		r.emitEach(Reads, c.name, []value{path})
	} else {
		r.emitEach(Writes, c.name, []value{path})
	}
	return value{}
}

// goCmd is exec.Cmd{Path: x, Args: y, Dir: z}.
func goCmd(r *calls, c *call) value {
	r.handed(c)
	path, ok := c.key("Path")
	args, given := c.key("Args")
	rest := []value{}
	if given {
		rest = []value{{}}
		if args.kind == vList && len(args.list.items) > 0 {
			rest = r.flat(args)[1:]
		}
	}
	if !ok {
		path = value{}
	}
	r.words(c.name, c.folder("Dir"), path, rest...)
	return value{}
}

// goJoin is strings.Join(list, sep).
func goJoin(r *calls, c *call) value {
	r.given(c.arguments, true)
	if len(c.pos) != 2 {
		return value{}
	}
	return r.joined(c.pos[0], c.pos[1])
}

// goAppend is append(list, x …).
func goAppend(r *calls, c *call) value {
	for _, v := range c.pos {
		r.escape(v)
	}
	if len(c.pos) == 0 || c.pos[0].kind != vList {
		return value{}
	}
	return r.append(c.pos[0], value{kind: vList, list: &list{items: c.pos[1:], more: c.spread}})
}

// goDirectives are the comments by which a file tells the compiler or the go command
// something (Go 1.26, cmd/compile, Compiler Directives; embed; go help generate).
var goDirectives = map[string]func(r *calls, rest string){
	"//go:generate": func(r *calls, rest string) { r.emit(RunsShell, "go:generate", text(rest)) },
	"//go:linkname": goLinkname,
	"//go:embed":    goEmbed,
}

// goLinkname gives a function of another package a name of this one's.
func goLinkname(r *calls, rest string) {
	words := strings.Fields(rest)
	if len(words) < 2 {
		return // others may reach this one
	}
	if rule := r.book.find(words[1]); rule != nil && rule.kind != none && rule.kind != Opaque {
		r.emit(rule.kind, words[1], value{})
		return
	}
	r.emit(Opaque, "go:linkname "+words[1])
}

// goEmbed makes files a part of the program.
func goEmbed(r *calls, rest string) {
	for _, word := range strings.Fields(rest) {
		v := text(strings.TrimPrefix(strings.Trim(word, "\"`"), "all:"))
		v.source = Script
		r.emit(Reads, "go:embed", v)
	}
}

func (r golang) directive(name, text string) { goDirectives[name](&r.calls, text) }
