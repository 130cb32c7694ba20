package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// Objects of the text's own classes are followed where whoever reads the text asks for it (code.Given.Objects): what
// makes an object gives its fields their values, and its methods have the arguments of the calls alone. All objects of
// a class, and of those that it inherits from, count as one.

// objects are the classes of a text.
type objects struct {
	class   string              // the class in which the cursor stands, where scopes do not tell
	above   map[string]string   // what a class inherits from, among the text's own
	methods map[string][]method // by their names
	fields  map[string][]string // the names of the fields that it is made of, in their order
	holders map[string][]string // the classes that have a field of a name
	in      *value.Func         // the function in which the cursor stands, where scopes do not tell
}

// method is a function of a class, or of an object that the text writes.
type method struct {
	class string
	fn    *value.Func
	Form
}

// Form says how a method is called.
type Form struct {
	Self     bool // its first parameter is the object
	Property bool // it is read like a field
	Setter   bool // it is set like a field
	OfClass  bool // its first parameter is the class
}

// maxMethods bounds the methods of one name that a call is followed to, maxAbove the classes that one inherits from.
const (
	maxMethods = 16
	maxAbove   = 16
)

// OwnObject returns an object of a class of the text's own.
func OwnObject(class string) value.Value { return value.Named(ownClass + class + "()") }

// OwnClass returns a class of the text's own.
func OwnClass(class string) value.Value { return value.Named(ownClass + class) }

// classOf is the class of the text's own that v is or is made of.
func classOf(v value.Value) (class string, object bool) {
	rest, is := strings.CutPrefix(v.Text, ownClass)
	if !is || v.Kind != value.Name || strings.Contains(rest, ".") {
		return "", false
	}
	return strings.TrimSuffix(rest, "()"), strings.HasSuffix(rest, "()")
}

// EnterClass says in which class the cursor stands, and returns the one where it stood.
func EnterClass(r *Calls, class string) (outer string) {
	outer, r.objects.class = r.objects.class, class
	return outer
}

// Inside returns the class in which the cursor stands.
func Inside(r *Calls) string {
	for s := r.Scope; s != nil; s = s.Parent {
		if s.Named != "" {
			return s.Named
		}
	}
	return r.objects.class
}

// EnterFunction says in which function the cursor stands, and returns the one where it stood.
func EnterFunction(r *Calls, fn *value.Func) (outer *value.Func) {
	outer, r.objects.in = r.objects.in, fn
	return outer
}

// InFunctionOf returns the function in which the cursor stands, or nil.
func InFunctionOf(r *Calls) *value.Func {
	for s := r.Scope; s != nil && r.Lang == code.Python; s = s.Parent {
		if s.Fn != nil {
			return s.Fn
		}
	}
	return r.objects.in
}

// Followed reports whether v is an object or a class of the text's own that is followed.
func Followed(r *Calls, v value.Value) bool {
	class, _ := classOf(v)
	return class != "" && r.Start.Objects
}

// This returns the object whose method the cursor stands in; false: in none that is followed.
func This(r *Calls) (value.Value, bool) {
	class := Inside(r)
	return OwnObject(class), class != "" && r.Start.Objects
}

// Inherits notes what a class of the text's own inherits from.
func Inherits(r *Calls, class string, from value.Value) {
	if !r.Start.Objects {
		return
	}
	from.Each(func(v value.Value) {
		base, object := classOf(v)
		if base == "" || object || r.objects.above[class] != "" || topClass(&r.names, base) == class {
			return
		}
		if r.objects.above == nil {
			r.objects.above = map[string]string{}
		}
		r.objects.above[class], r.Changed = base, true
	})
}

// topClass is the class from which all others inherit that a class does.
func topClass(r *names, class string) string {
	for range maxAbove {
		base := r.objects.above[class]
		if base == "" {
			break
		}
		class = base
	}
	return class
}

// fieldOf is the name under which the whole text keeps a field of a class.
func fieldOf(r *names, class, name string) string {
	if r.objects.holders == nil {
		r.objects.holders = map[string][]string{}
	}
	if !slices.Contains(r.objects.holders[name], class) {
		r.objects.holders[name] = append(r.objects.holders[name], class)
	}
	return "." + class + "." + name
}

// inLine reports a class that inherits from the other, or is it.
func inLine(r *names, class, from string) bool {
	for range maxAbove {
		if class == from {
			return true
		}
		if class = r.objects.above[class]; class == "" {
			break
		}
	}
	return false
}

// DefinesMethod notes a method; where it is none of a class, class is empty. False: methods are not followed.
func DefinesMethod(r *Calls, class, name string, fn *value.Func, form Form) bool {
	if !r.Start.Objects || fn == nil {
		return false
	}
	for _, m := range r.objects.methods[name] {
		if m.fn == fn {
			return true
		}
	}
	if r.objects.methods == nil {
		r.objects.methods = map[string][]method{}
	}
	r.objects.methods[name] = append(r.objects.methods[name], method{class, fn, form})
	r.Changed = true
	return true
}

// methodsOf lists the methods of a name that an object may have.
func methodsOf(r *names, v value.Value, name string) (found []method) {
	class, _ := classOf(v)
	other := v.Kind == value.Name && class == "" && !handsOutOf(v.Text)
	if !r.Start.Objects || other || v.Kind != value.Name && v.Kind != value.Unknown {
		return nil
	}
	for _, m := range r.objects.methods[name] {
		if (class == "" || m.class != "" && topClass(r, m.class) == topClass(r, class)) && len(found) < maxMethods {
			found = append(found, m)
		}
	}
	return found
}

// handsOutOf reports what a module of the whole text hands out (policy/code/whole).
func handsOutOf(name string) bool { return strings.HasPrefix(name, "__module_") }

// callsOwnMethod follows a call of a method of the text's own. It is done where the class is known.
func callsOwnMethod(r *Calls, v value.Value, name string, args *value.Arguments) (given value.Value, done bool) {
	if !r.Start.Objects {
		return value.Value{}, false
	}
	if v.Kind == value.Dict {
		return callsMember(r, v, name, args)
	}
	class, object := classOf(v)
	if class != "" && !object && isMaker(r.Lang, name) {
		makes(r, class, args)
		return OwnObject(class), true
	}
	if v.Kind == value.Name && (v.Text == "super()" || v.Text == "super" || v.Text == "parent") {
		v = OwnObject(r.objects.above[Inside(r)])
		class, object = classOf(v)
	}
	var all []value.Value
	for _, m := range methodsOf(&r.names, v, name) {
		of := args
		if m.Self && (class == "" || object || m.OfClass) {
			of = &value.Arguments{Pos: append([]value.Value{OwnObject(m.class)}, args.Pos...), Keys: args.Keys,
				Keyed: args.Keyed, Spread: args.Spread, SpreadKeys: args.SpreadKeys}
		}
		all = append(all, r.callOwn(m.fn, of))
	}
	return value.OneOf(all...), class != "" && len(all) > 0
}

// callsMember follows a call of a function that an object has under a name: {clear() {…}}.clear().
func callsMember(r *Calls, v value.Value, name string, args *value.Arguments) (given value.Value, done bool) {
	for i, key := range v.List.Keys {
		if f := v.List.Items[i]; key == name && f.Kind == value.Function {
			return r.callOwn(f.Func, args), true
		}
	}
	return value.Value{}, false
}

// isMaker reports the method of a class by which its objects are made.
func isMaker(lang code.Language, name string) bool { return lang == code.Ruby && name == "new" }

// makers are the methods that are called when an object is made (Python 3.13, Data model; ECMA-262; Ruby 3.3; PHP 8.4).
var makers = []string{"__init__", "__post_init__", "constructor", "initialize", "__construct"}

// makes follows what makes an object of a class: the first of the class and of those that it inherits from that says
// how.
func makes(r *Calls, class string, args *value.Arguments) {
	for range maxAbove {
		made := false
		for _, name := range makers {
			for _, m := range r.objects.methods[name] {
				if m.class != class {
					continue
				}
				made = true
				if name == "__post_init__" {
					made = false
					continue
				}
				of := *args
				if m.Self {
					of.Pos = append([]value.Value{OwnObject(class)}, args.Pos...)
				}
				r.callOwn(m.fn, &of)
			}
		}
		for i, name := range r.objects.fields[class] {
			if i < len(args.Pos) && !made {
				r.BindIn(r.Root, fieldOf(&r.names, class, name), args.Pos[i])
			}
		}
		if class = r.objects.above[class]; made || class == "" {
			return
		}
	}
}

// HasFields notes the names of the fields that a class is made of, in their order.
func HasFields(r *Calls, class string, names []string) {
	if r.objects.fields == nil {
		r.objects.fields = map[string][]string{}
	}
	r.objects.fields[class] = names
}

// MakesOf follows T{…} and class(…), which make an object of a class of the text's own; false: v is none.
func MakesOf(r *Calls, v value.Value, args *value.Arguments) (value.Value, bool) {
	class, object := classOf(v)
	if v.Text == "super" && r.Start.Objects {
		class = r.objects.above[Inside(r)]
	}
	if class == "" || object || !r.Start.Objects {
		return value.Value{}, false
	}
	makes(r, class, args)
	for i, w := range args.Keyed {
		if args.Keys[i] != "" {
			r.BindIn(r.Root, fieldOf(&r.names, class, args.Keys[i]), w)
		}
	}
	return OwnObject(class), true
}

// fieldValue returns what a field of an object of the text's own has, or what the method gives that is read like one.
func fieldValue(r *Calls, v value.Value, name string) (value.Value, bool) {
	class, _ := classOf(v)
	if class == "" || !r.Start.Objects || r.StoresNext() {
		return value.Value{}, false
	}
	var all []value.Value
	keys := []string{"." + name}
	for _, holder := range r.objects.holders[name] {
		if inLine(&r.names, class, holder) || inLine(&r.names, holder, class) {
			keys = append(keys, "."+holder+"."+name)
		}
	}
	for _, key := range keys {
		if b := r.Root.Names[key]; b != nil {
			all = append(all, r.OwnMember(b))
		}
	}
	for _, m := range methodsOf(&r.names, v, name) {
		if m.Property {
			all = append(all, r.callOwn(m.fn, &value.Arguments{}))
		}
	}
	return value.OneOf(all...), len(all) > 0
}

// StoresField gives a field of an object of the text's own a value; false: base is none.
func StoresField(r *Calls, base value.Value, name string, v value.Value) bool {
	class, _ := classOf(base)
	if class == "" || !r.Start.Objects || name == "" {
		return false
	}
	r.BindIn(r.Root, fieldOf(&r.names, class, name), v)
	for _, m := range methodsOf(&r.names, base, name) {
		if m.Setter {
			args := &value.Arguments{Pos: []value.Value{v}}
			if m.Self {
				args.Pos = []value.Value{OwnObject(class), v}
			}
			r.callOwn(m.fn, args)
		}
	}
	return true
}

// Gives notes what a function of the text gives back.
func Gives(r *Calls, fn *value.Func, v value.Value) {
	if fn == nil || !r.Start.Objects {
		return
	}
	if fn.Gives == nil {
		fn.Gives = &value.Scope{Names: map[string]*value.Binding{}}
	}
	r.BindIn(fn.Gives, "return", v)
}

// ownResult is what a function of the text's own gives.
func ownResult(r *Calls, fn *value.Func) value.Value {
	if fn.Gives == nil {
		return r.OwnResult()
	}
	b := fn.Gives.Names["return"]
	if b == nil || len(b.Items) == 0 {
		return r.OwnResult()
	}
	return value.OneOf(append(b.Items[:len(b.Items):len(b.Items)], r.OwnResult())...)
}
