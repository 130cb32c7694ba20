package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// NamesTable reports text in which a word stands that the table has something for.
func (r *names) NamesTable(s string) bool {
	for word := range strings.FieldsFuncSeq(s, func(c rune) bool { return c >= 0x80 || !token.IsWord(byte(c)) }) {
		if r.Book.Lasts[word] || strings.HasPrefix(word, "__") {
			return true
		}
	}
	return false
}

// inModule finds the rule of a function that a module in use gives without its name.
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

// inMain gives the name of a variable of Perl's main package, %main::ENV and %::ENV, without
// the package (perlmod 5.38). The package itself, $main::{ENV}, holds every variable.
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

func (r *names) SetLoose() {
	if !r.loose {
		r.loose, r.Changed = true, true
	}
}

// OwnMember is what a member of the text's own objects was given in it: others
// may give it more.
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

// IsParameter reports whether name is a parameter, which callers choose.
func (r *names) IsParameter(name string) bool {
	b := r.Root.Names[name]
	return b != nil && b.Param
}

// LeaveScopes ends the definitions that a line at column col stands outside of.
func (r *names) LeaveScopes(col int32) {
	for r.Scope.Parent != nil && col <= r.Scope.Col {
		r.Scope = r.Scope.Parent
	}
}

// Enter begins the scope of the definition at token at.
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

// Fixtures are the parameters in which pytest hands a folder of its own.
var Fixtures = map[string]bool{"tmp_path": true, "tmpdir": true}

// Star binds every name that the table has of a module.
func (r *names) Star(module string) {
	prefix := r.Canonical(module) + "."
	for name := range r.Book.Rules {
		if rest, ok := strings.CutPrefix(name, prefix); ok && !strings.ContainsAny(rest, ".*[(`") {
			r.BindIn(r.Root, rest, value.Named(name))
		}
	}
	for name := range r.Book.Constants {
		if rest, ok := strings.CutPrefix(name, prefix); ok && !strings.Contains(rest, ".") {
			r.BindIn(r.Root, rest, value.Named(name))
		}
	}
}

// Lookup gives what name stands for: what it was bound to, else itself.
func (r *names) Lookup(name string) value.Value {
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
		}
		if r.Lang != code.PHP && !v.EndsIn(name) && (r.Lang != code.Ruby || r.Peek(0).Is("(")) &&
			r.Book.Rule(name) != nil &&
			!b.Param && (!r.Book.External[name] || r.Imported[name]) && !strings.HasPrefix(name, "$") {
			v = value.OneOf(v, value.Named(name))
		}
		return v
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

// Global gives what a name stands for that nothing in the text binds.
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

// Canonical gives the one name of what has several.
func (r *names) Canonical(name string) string {
	if len(name) > 160 {
		return name[:8] + "…"
	}
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

// Bind gives name v, besides what it has.
func (r *names) Bind(name string, v value.Value) { r.BindIn(r.Scope, name, v) }

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
		if r.Pass >= 3 && v.Kind != value.Function && !b.Has(v) && !(v.Kind == value.Name &&
			r.Book.Find(v.Text) != nil) {
			v = value.Value{} // it still changes: it may be anything
		}
		b.Add(v)
	})
	if len(b.Items) != count || b.More != more {
		r.Changed = true
	}
}

// Param makes name a parameter: what it is, the calls say.
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

// Declare makes a name that has no value yet one of the text.
func (r *names) Declare(name string) {
	if r.Root.Names[name] == nil {
		r.Root.Names[name] = &value.Binding{}
		r.Changed = true
	}
}
