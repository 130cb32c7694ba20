package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// ReflectOn returns the member of v whose name is the value name. A computed name cannot be read where v is, or may
// be, a module.
func ReflectOn(r *Calls, v, name value.Value, line int32) value.Value {
	return value.Product(v, name, func(v, name value.Value) value.Value {
		r.Line = line
		if s, ok := name.Literal(); ok {
			return r.AttributeOf(v, s, line)
		}
		if v.Kind == value.Name && r.Risky(v.Text) {
			r.Emit(code.Opaque, v.Text+"."+"?")
		}
		return value.Value{}
	})
}

// Risky reports whether the table may have something that name stands for, also where a module is reached through
// others: os.path.os is os.
func (r *names) Risky(name string) bool {
	if r.isModule(name) || r.Book.Dangerous[name[strings.LastIndexByte(name, '.')+1:]] {
		return true
	}
	return r.Imported[name] && !r.Book.Harmless[name]
}

// AttributeOf returns v.name where it is not called at once.
func (r *Calls) AttributeOf(v value.Value, name string, line int32) value.Value {
	if up, ok := r.Book.Constants["?."+name]; ok && r.Lang == code.Python {
		return up()
	}
	var all []value.Value
	v.Each(func(v value.Value) {
		switch v.Kind {
		case value.Name:
			if own, ok := fieldValue(r, v, name); ok {
				all = append(all, own)
				return
			}
			if own, ok := r.ofOwnClass(v.Text, name); ok {
				all = append(all, own)
				return
			}
			all = append(all, r.Attribute(v, name))
			return
		case value.Path:
			if made, ok := r.pathAttribute(v, name); ok {
				all = append(all, made)
				return
			}
			method := "pathlib.Path." + name
			if r.Lang == code.Python && r.Book.Rule(method) != nil && r.Book.Rule("?."+name) == nil && !r.StoresNext() {
				all = append(all, value.Value{Kind: value.Partial, List: &value.Elements{
					Items: []value.Value{value.Named(method), v}, Keys: []string{"", ""}}})
				return
			}
		case value.String:
			if v.Source == code.Fresh && (name == "name" || name == "path") { // of TemporaryDirectory()
				all = append(all, v)
				return
			}
		case value.Dict:
			for i, k := range v.List.Keys {
				if k == name && !r.MayHoldMore(v.List) {
					all = append(all, sharedMember(&r.names, v, name, v.List.Items[i]))
					return
				}
			}
			r.ReadsAll(v)
		}
		if name == "__dict__" {
			r.SetLoose()
		}
		if rule := r.Book.Rule("?." + name); rule != nil && rule.Kind != None && !rule.Quiet && !r.StoresNext() &&
			v.Kind != value.String {
			r.Line = line
			r.Emit(rule.Kind, "."+name, value.Value{}) // it may be called where no call is seen
		}
		all = append(all, value.Value{})
	})
	return value.OneOf(all...)
}

// ownClass begins the names of the text's own classes, and of what is made of them.
const ownClass = "class "

// ofOwnClass returns what the text gives to a member of one of its own classes of Python: cfg.out of a dataclass.
func (r *Calls) ofOwnClass(object, name string) (value.Value, bool) {
	if r.Lang != code.Python || !strings.HasPrefix(object, ownClass) || r.StoresNext() {
		return value.Value{}, false
	}
	b := r.Root.Names["."+name]
	if b == nil {
		return value.Value{}, false
	}
	return r.OwnMember(b), true
}

// makesOwn notes the members that Cfg(out="a.csv") gives to an object of such a class.
func (r *Calls) makesOwn(name string, args *value.Arguments) {
	if r.Lang == code.Python && strings.HasPrefix(name, ownClass) {
		for i, v := range args.Keyed {
			r.BindIn(r.Root, "."+args.Keys[i], v)
		}
	}
}

// Attribute returns the member name of what v names.
func (r *Calls) Attribute(v value.Value, name string) value.Value {
	if r.Book.Self != "" && v.Text == r.Book.Self {
		return r.Lookup(name)
	}
	if name == "__dict__" && r.Lang == code.Python {
		return value.Named(v.Text + ".__dict__")
	}
	if rule := r.Book.Rule("?." + name); rule != nil && rule.Kind == code.Opaque && rule.how == nil {
		r.Emit(code.Opaque, v.Text+"."+name)
	}
	if name == "default" && r.Lang == code.JavaScript {
		return v
	}
	if r.Book.Members && r.Book.Environment[v.Text] {
		if r.StoresNext() {
			return value.Value{}
		}
		return r.ReadsVariable(v.Text, value.Text(name))
	}
	if given, ok := r.declared(v.Text, name); ok && !r.StoresNext() {
		return given
	}
	full := r.Book.tail(r.Canonical(v.Text + "." + name))
	if strings.IndexByte(full, '.') < 0 {
		return r.Global(full)
	}
	if c, ok := r.Book.Constants[full]; ok {
		return c()
	}
	if list, ok := r.arguments(full); ok && !r.StoresNext() {
		return list
	}
	return value.Named(full)
}

// Index returns v[key].
func (r *Calls) Index(v, key value.Value, line int32) value.Value {
	return value.Product(v, key, func(v, key value.Value) value.Value {
		r.Line = line
		name, ok := key.Literal()
		switch v.Kind {
		case value.Name:
			if module, ok := strings.CutSuffix(v.Text, ".__dict__"); ok {
				return ReflectOn(r, value.Named(module), key, line)
			}
			if rule := r.Book.Rules[v.Text+"[]"]; rule != nil {
				return r.CallByRule(&Call{Name: v.Text, Rule: rule, Recv: v,
					Arguments: &value.Arguments{Pos: []value.Value{key}},
					Line:      line})
			}
			if ok && r.Book.Members {
				return r.AttributeOf(v, name, line)
			}
			if v.Text == "object" && r.Lang == code.Python { // x.__mro__[1]
				return v
			}
			if rule := r.Book.Rules[v.Text]; r.Lang == code.Ruby && rule != nil && rule.Kind != None {
				return r.CallByRule(&Call{Name: v.Text, Rule: rule, Recv: v, Line: line,
					Arguments: &value.Arguments{Pos: []value.Value{key}}}) // method(:system)["ls"]
			}
			if r.Book.Members && r.isModule(v.Text) {
				if key.Kind != value.Number {
					r.Emit(code.Opaque, v.Text+"[]")
				}
			}
			return r.elementOf(v)
		case value.Dict:
			for i, k := range v.List.Keys {
				if ok && k == name && !r.MayHoldMore(v.List) {
					return sharedMember(&r.names, v, name, v.List.Items[i])
				}
			}
			r.ReadsAll(v)
		case value.Function, value.Partial:
			if r.Lang == code.Ruby { // f[x] calls f
				return r.Call(v, &value.Arguments{Pos: []value.Value{key}}, line)
			}
		case value.List:
			if w, known := r.at(v, key); known {
				return w
			}
			return r.Element(v)
		}
		if ok && r.Book.Members {
			return r.AttributeOf(value.Value{}, name, line)
		}
		return value.Value{}
	})
}
