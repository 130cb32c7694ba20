package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// NamesTable reports whether a word of s is the last part of a name in the table.
func (r *names) NamesTable(s string) bool {
	for word := range strings.FieldsFuncSeq(s, func(c rune) bool { return c >= 0x80 || !token.IsWord(byte(c)) }) {
		if r.Book.LastParts[word] || strings.HasPrefix(word, "__") {
			return true
		}
	}
	return false
}

// inModule finds the rule of a function that a module which the text uses gives without the module's name.
func (r *names) inModule(name string) (string, *Rule) {
	if r.Lang != code.Perl || strings.Contains(name, "::") || strings.Contains(name, ".") {
		return name, nil
	}
	for _, module := range r.Modules {
		if rule := r.Book.Rule(module + "::" + name); rule != nil {
			return module + "::" + name, rule
		}
	}
	return name, nil
}

// inMain returns the name of a variable of Perl's package main without the package: of %main::ENV and %::ENV it is
// %ENV (perlmod 5.38). $main::{ENV} looks into the package itself, which holds every variable, and cannot be read.
func (r *names) inMain(name string) string {
	if r.Lang != code.Perl {
		return name
	}
	rest := strings.TrimPrefix(strings.TrimPrefix(name[1:], "main"), "::")
	if rest == "" && strings.HasSuffix(name, "::") {
		r.Opaque(name, r.Peek(-1).Line)
	}
	if len(rest) < len(name)-1 && strings.Contains(name, "::") {
		return name[:1] + rest
	}
	return name
}

// SetLoose says that members may be set by names that are computed.
func (r *names) SetLoose() {
	if !r.loose {
		r.loose, r.Changed = true, true
	}
}

// OwnMember returns what the text gives to a member of its own objects. Other code may give it more.
func (r *names) OwnMember(b *value.Binding) value.Value {
	v := value.OneOf(b.Items...)
	if b.More || r.loose || len(b.Items) == 0 {
		v = value.OneOf(v, value.Value{})
		if len(b.Items) > 0 {
			v = value.Value{Kind: value.Choice, List: &value.Elements{Items: b.Items, More: true}}
		}
	}
	v.Called = true
	return v
}

// isModule reports whether the table has functions in what name stands for.
func (r *names) isModule(name string) bool { return r.Book.Modules[name] || r.Book.Dangerous[name] }

// IsParameter reports whether name is a parameter of the text, whose value the callers choose.
func (r *names) IsParameter(name string) bool {
	b := r.Root.Names[name]
	return b != nil && b.Param
}

// LeaveScopes ends the definitions to which a line that begins at column col no longer belongs.
func (r *names) LeaveScopes(col int32) {
	for r.Scope.Parent != nil && col <= r.Scope.Col {
		r.Scope = r.Scope.Parent
	}
}

// Enter begins the scope of the definition at the token with index at.
func (r *names) Enter(at int, col int32, class bool) *value.Scope {
	key := r.Place(at)
	s := r.Scopes[key]
	if s == nil {
		s = &value.Scope{Names: map[string]*value.Binding{}}
		r.Scopes[key] = s
	}
	s.Parent, s.Col, s.Class = r.Scope, col, class
	return s
}

// Fixtures are the parameters for which pytest passes a folder of its own.
var Fixtures = map[string]bool{"tmp_path": true, "tmpdir": true}

// BindModule binds every name that the table has of a module: of socket.socket().connect, socket.
func (r *names) BindModule(module string) {
	bindElsewhere(r, module)
	prefix := strings.TrimSuffix(r.Canonical(module+".x"), "x") // posix.* is os.*
	for name := range r.Book.Rules {
		rest, ok := strings.CutPrefix(name, prefix)
		if ok && r.Lang == code.Python {
			rest = rest[:min(strings.IndexAny(rest+"*", ".*[(`"), len(rest))]
		}
		if ok && rest != "" && !strings.ContainsAny(rest, ".*[(`") {
			r.BindIn(r.Root, rest, value.Named(prefix+rest))
		}
	}
	for _, p := range r.Book.Prefixes { // io.FileIO is open
		if rest, ok := strings.CutPrefix(p[0], module+"."); ok && !strings.Contains(rest, ".") {
			r.BindIn(r.Root, rest, value.Named(p[1]))
		}
	}
	for name := range r.Book.Constants {
		if rest, ok := strings.CutPrefix(name, prefix); ok && !strings.Contains(rest, ".") {
			r.BindIn(r.Root, rest, value.Named(name))
		}
	}
}

// GlobalNames binds the names that a module gives to the whole program when it is loaded (ShellJS 0.9, shelljs/global).
func (r *names) GlobalNames(module string) {
	if name, is := strings.CutSuffix(strings.TrimSuffix(module, ".js"), "/global"); is && r.Book.Modules[name] {
		r.BindModule(name)
	}
}

// Lookup returns what name stands for: what the text binds to it, or else itself.
func (r *names) Lookup(name string) value.Value { return mayDiffer(r, name, lookup(r, name)) }

// lookup is Lookup by what the text shows.
func lookup(r *names, name string) value.Value {
	if name == "" {
		return value.Value{}
	}
	for s := r.Scope; s != nil; s = s.Parent {
		b := s.Names[name]
		if b == nil || s.Class && s != r.Scope {
			continue
		}
		v := value.Value{}
		if len(b.Items) > 0 {
			if len(b.Items) > 1 {
				r.Work += len(b.Items)
			}
			v = value.OneOf(b.Items...)
			if b.More {
				v = value.OneOf(v, value.Value{})
				if v.Kind != value.Choice {
					v = value.Value{Kind: value.Choice, List: &value.Elements{Items: b.Items, More: true}}
				}
			}
			v.Called = b.Param
		} else if b.Param && !b.More && s.Fn != nil && Fixtures[name] && s.Fn.Runner {
			return value.Value{Kind: value.Path, Known: true, Source: code.Fresh} // pytest's fixtures
		} else {
			v.Called = b.Param && r.Start.Objects // of whose calls nothing is known yet
		}
		if !v.EndsIn(name) && (!b.Param || s == r.Root) && mayBeBuiltIn(r, name, b.Param) {
			v = value.OneOf(v, value.Named(name))
		}
		return v
	}
	if list, ok := r.argumentsIn(name); ok {
		return list
	}
	if c := name[0]; c == '$' || c == '@' || c == '%' {
		name = r.inMain(name)
		if v, ok := r.Book.Constants[name]; ok {
			return v()
		}
		if r.Lang == code.Perl && (c == '$' || c == '@') {
			if v, ok := r.Book.Constants["%"+name[1:]]; ok {
				return v()
			}
		}
		return value.Value{}
	}
	return r.Global(name)
}

// Global returns what a name stands for that the text does not bind.
func (r *names) Global(name string) value.Value {
	if r.Book.External[name] && !r.Imported[name] {
		return value.Value{}
	}
	name = r.Canonical(name)
	if v, ok := r.Book.Constants[name]; ok {
		return v()
	}
	return value.Named(name)
}

// Canonical returns the one name under which the table has a function that has several. A name that is too long
// loses its middle: its end says what is called, however many modules stand before it.
func (r *names) Canonical(name string) string {
	if len(name) > MaxName {
		name = strings.ToValidUTF8(name[:8]+"…"+name[len(name)-MaxName/2:], "")
	}
	name = r.elsewhere(name)
	for {
		cut := false
		for _, p := range r.Book.Prefixes {
			rest, ok := strings.CutPrefix(name, p[0])
			whole := !strings.HasSuffix(p[0], ".") && !strings.HasSuffix(p[0], "::")
			if ok && (whole && (rest == "" || rest[0] == '.' || rest[0] == '(') || !whole && rest != "") {
				name, cut = p[1]+rest, true
			}
		}
		if !cut {
			return name
		}
	}
}

// Bind adds v to the values of name in the current scope.
func (r *names) Bind(name string, v value.Value) { r.BindIn(r.Scope, name, v) }

// BindIn adds v to the values of name in the scope s.
func (r *names) BindIn(s *value.Scope, name string, v value.Value) {
	if name == "" || name == "_" && r.Lang != code.Perl {
		return
	}
	b := s.Names[name]
	if b == nil {
		b = &value.Binding{}
		s.Names[name] = b
		r.Changed = true
	}
	count, more := len(b.Items), b.More
	v.Each(func(v value.Value) {
		settling := v.Pattern != "" && r.Pass < 6 // folders below folders
		if r.Pass >= settled(r) && !settling && v.Kind != value.Function && !b.Has(v) && !(v.Kind == value.Name &&
			r.Book.Find(v.Text) != nil) {
			v = value.Value{} // it still changes after two passes, so it may be anything
		}
		b.Add(v)
	})
	if len(b.Items) != count || b.More != more {
		r.Changed = true
	}
}

// settled is the pass from which on a name that still changes may be anything. Through objects a value goes further.
func settled(r *names) int {
	if r.Start.Objects {
		return 6
	}
	return 3
}

// Param makes name a parameter, whose values come from the calls.
func (r *names) Param(s *value.Scope, name string) {
	if s.Names[name] == nil {
		s.Names[name] = &value.Binding{}
		r.Changed = true
	}
	if s != r.Root {
		s.Names[name].Param = true
	} else if r.Lang != code.Python {
		s.Names[name].Param = true
	}
}

// Declare makes a name that has no value yet a variable of the text.
func (r *names) Declare(name string) {
	if r.Root.Names[name] == nil {
		r.Root.Names[name] = &value.Binding{}
		r.Changed = true
	}
}
