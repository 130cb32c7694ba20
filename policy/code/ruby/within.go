package ruby

import (
	"slices"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/library"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// within says that code runs as the module of that name: its functions are called by their bare names, and self is it.
// A text that opens a module nowhere else uses these names as if they were its own; it is read as strictly there.
func within(r *call.Calls, module value.Value) {
	module.Each(func(m value.Value) {
		if m.Kind == value.Name && r.Book.Modules[m.Text] && r.Canonical(m.Text+".x") != "x" {
			r.BindModule(m.Text)
			r.BindIn(r.Root, "self", m)
		}
	})
}

// self returns what self may stand for: the modules that the text opens, or its own object.
func self(r *call.Calls) value.Value {
	v := value.Named("self")
	if b := r.Root.Names["self"]; b != nil {
		return value.OneOf(append(slices.Clone(b.Items), v)...)
	}
	return v
}

// evaluatesAs handles instance_eval(text) and the like, which run a text as what they are called on.
func evaluatesAs(r *call.Calls, c *call.Call) value.Value {
	within(r, c.Recv)
	return library.EvaluateText(r, c)
}

// itself handles what gives its receiver: File.itself, File.tap { … }. What the singleton class of a module is told
// to do, the module is.
func itself(r *call.Calls, c *call.Call) value.Value {
	r.NoteArguments(c.Arguments, true)
	return c.Recv
}

// opened reads the name of a module that a class, a module or a def opens.
func (r parser) opened() value.Value {
	name := ""
	for r.Peek(0).Kind == token.Name || r.At("::") || r.At(".") {
		if t := r.Peek(0); t.Kind == token.Name && name != "" {
			name += "." + t.Text
		} else if t.Kind == token.Name {
			name = t.Text
		}
		r.Pos++
		if r.Peek(0).NewLine {
			break
		}
	}
	v := value.Named(name)
	within(&r.Calls, v)
	return v
}

// singleton skips the object of def (object).name.
func (r parser) singleton() {
	if !r.At("(") {
		return
	}
	end := r.Closing(r.Pos)
	if end+1 >= r.Limit || !r.Toks[end+1].Is(".") {
		return
	}
	r.Pos++
	v := r.Limited(end)
	within(&r.Calls, v)
	r.Escape(v)
	r.Pos = min(end+2, r.Limit)
}

// renamed notes a second name for a function of the table. Under it the function may be called as a method of
// anything, so it counts as called.
func renamed(r *call.Calls, recv value.Value, from string) {
	v := r.Lookup(from)
	if recv.Kind == value.Name && recv.Text != "self" {
		v = r.Attribute(recv, from)
	}
	v.Each(func(v value.Value) {
		if r.Book.Rules[from] == nil || v.Kind == value.Name && v.Text != from {
			handedOn(r, v)
		}
	})
}

// rows are the calls that give what they are called on, or run a text as it.
var rows = []row{
	{code.Opaque, "", evaluatesAs, "instance_eval class_eval module_eval ?.instance_eval ?.class_eval ?.module_eval"},
	{code.Opaque, "", nil, "IO.subclasses subclasses BasicObject.subclasses FileUtils.Entry_.new"},
	{call.None, "", opened, "String().open String().read"},
	{call.None, "", delegates, "def_delegator def_delegators def_instance_delegator def_instance_delegators " +
		"def_single_delegator def_single_delegators instance_delegate single_delegate delegate"},
	{call.None, "", logger, "Logger.new"},
	{call.None, "", itself, "Name().itself Name().tap Name().dup Name().clone Name().singleton_class Path().itself " +
		"Path().tap Path().dup Path().clone"},
	{call.None, "", library.Applied(1, false), "Name().bind_call"},
	{call.None, "", library.Gives(value.Named("IO")), "STDIN.class STDOUT.class STDERR.class ARGF.class"},
	{call.None, "", library.Gives(value.Named("File")), "DATA.class"},
}
