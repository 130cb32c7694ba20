package perl

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/value"
)

// ipcRun handles run(\@command, '>', 'file') of IPC::Run. Lists are commands, a text is the words of one, and what
// stands after > is written.
func ipcRun(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	redirect := ""
	for i, v := range c.Pos {
		s, known := v.Literal()
		switch {
		case redirect != "":
			kind := code.Writes
			if strings.HasPrefix(redirect, "<") {
				kind = code.Reads
			}
			if v.IsText() {
				r.EmitEach(kind, c.Name, []value.Value{v})
			}
			redirect = ""
		case v.Kind == value.List:
			r.CommandList(c.Name, nil, v)
		case known && strings.ContainsAny(s, "<>"):
			op := strings.TrimRight(s, " ")
			redirect = op[strings.IndexAny(op, "<>"):]
			if file := strings.TrimLeft(redirect, "<>+& "); file != "" {
				r.EmitEach(map[bool]code.Kind{true: code.Reads, false: code.Writes}[redirect[0] == '<'], c.Name,
					[]value.Value{value.Text(file)})
				redirect = ""
			}
		case i == 0:
			r.ShellLine(c.Name, nil, v)
		}
	}
	if c.Spread || len(c.Pos) == 0 {
		r.ShellLine(c.Name, nil, value.Value{})
	}
	return value.Value{}
}

// load handles load "Module" and load "./file.pl" of Module::Load and the like.
func load(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	if v.Kind == value.Unknown && c.Recv.IsText() { // "Module"->require
		v = c.Recv
	}
	switch s, known := v.Literal(); {
	case v.Kind == value.Name && !strings.HasPrefix(v.Text, "$"):
		r.Imports(v.Text, c.Line)
	case !known:
		r.Opaque(c.Name, c.Line)
	case strings.ContainsAny(s, "/.'"):
		r.Emit(code.RunsFile, c.Name, v)
	default:
		r.Imports(s, c.Line)
	}
	return value.Value{}
}

// usesEnvironment reads use Env, which makes every variable of the environment, or each of those that it names, a
// variable of the text.
func (r parser) usesEnvironment(line int32) {
	r.Line = line
	if r.At(";") || r.Pos >= r.Limit {
		r.Emit(code.Environment, "use Env", value.Text(""))
		return
	}
	for _, v := range r.Elements(r.Expression(0)) {
		s, known := v.Literal()
		for name := range strings.FieldsSeq(s) {
			r.Emit(code.Environment, "use Env", value.Text(strings.TrimLeft(name, "$@")))
		}
		if !known {
			r.Emit(code.Environment, "use Env", value.Text(""))
		}
	}
}

// intoSecond handles gzip "from" => "to", where => is a comma (perlop 5.38).
func intoSecond(r *call.Calls, c *call.Call) value.Value {
	to, given := c.Arg(1, "")
	if len(c.Pos) == 0 && len(c.Keyed) > 0 {
		to, given = c.Keyed[0], true
	}
	if s, ok := to.Literal(); ok && strings.HasPrefix(s, "<") && strings.HasSuffix(s, ">") {
		// as many files as the first pattern has (File::GlobMapper)
		to = value.Like(value.String, to.Source, mapped.Replace(s[1:len(s)-1]))
	}
	if !given || len(c.Pos) > 0 && !to.IsText() {
		return library.IfText(code.Writes)(r, c)
	}
	r.Begin(c)
	r.EmitEach(code.Writes, c.Name, []value.Value{to})
	return value.Value{}
}

// mapped is what stands for a part that the first pattern has found.
var mapped = strings.NewReplacer("#1", "*", "#2", "*", "#3", "*", "#4", "*",
	"#5", "*", "#6", "*", "#7", "*", "#8", "*")

// methodNamed handles X->can(name), which gives a function that may be called.
func methodNamed(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	v, _ := c.Arg(0, "")
	s, ok := v.Literal()
	core := c.Recv.Kind == value.Name && strings.HasPrefix(c.Recv.Text, "CORE") ||
		strings.HasPrefix(c.Recv.Text, "CORE")
	if rule := r.Book.Rules[s]; core || ok && rule != nil && rule.Kind != call.None && !rule.Quiet {
		r.Opaque(c.Name, c.Line)
	}
	return value.Value{}
}

// searchList handles push @INC, x and unshift. A value that is no folder is code that finds modules (perlfunc 5.38,
// require).
func searchList(r *call.Calls, c *call.Call) value.Value {
	if len(c.Pos) == 0 || c.Pos[0].Kind != value.Name || !r.Book.Searches[c.Pos[0].Text] {
		r.NoteArguments(c.Arguments, true)
		for _, v := range c.Pos {
			if v.IsText() && r.HasName([]string{"@ARGV"}) { // perhaps pushed there, for <> to open
				r.MagicOpen("@ARGV", v)
			}
		}
		return value.Value{}
	}
	r.Line = c.Line
	for _, v := range c.Pos[1:] {
		if v.Kind == value.String {
			r.Emit(code.Searches, c.Pos[0].Text, v)
		} else {
			r.Emit(code.Opaque, c.Pos[0].Text)
		}
	}
	return value.Value{}
}
