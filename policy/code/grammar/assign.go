package grammar

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Target says where a value could be stored if the expression that was just read stands before an assignment
// operator.
type Target struct {
	Kind  targetKind
	name  string      // the name of a variable
	base  value.Value // what a member or an element belongs to
	key   value.Value
	Start int // the index of its first token
}

type targetKind uint8

const (
	APattern  targetKind = iota // names in brackets or between commas
	aName                       //
	aMember                     // base.key
	anElement                   // base[key]
)

// assign reads what stands after an assignment operator and stores it.
func (r *assignments) assign(op string, left value.Value, start int) value.Value {
	to, end := r.Target, r.Pos-1
	to.Start = start
	v := r.Grammar.Expression(Assignment)
	r.store(op, to, left, v, end)
	r.Target = Target{Start: start}
	r.assigned = r.Pos
	return v
}

// store gives a target its value. end is the index of the token after the target.
func (r *assignments) store(op string, to Target, left, v value.Value, end int) {
	r.Line = r.Toks[min(max(to.Start, 0), len(r.Toks)-1)].Line
	if name := r.searchTarget(to); name != "" {
		r.searchFrom(name, end+1, v)
	}
	switch op {
	case "=", ":=", "||=", "??=", "&&=", "//=":
	case "+=", ".=":
		v = r.grown(op, to, left, v)
	default:
		if op == "|=" { // os.environ |= {…}
			r.EnvironmentOf([]value.Value{left, v}, &value.Arguments{})
		}
		r.Escape(v)
		v = value.Value{}
	}
	if own := to.Kind == aMember && call.StoresField(&r.Calls, to.base, to.key.Text, v); own {
		return
	}
	if to.Kind != aName && v.Kind != value.Unknown {
		if to.Kind != APattern {
			r.Escape(v)
			r.EscapeModule(v)
			r.MarkChanged(v)
		}
	}
	if r.Lang == code.Perl && to.Kind == anElement && to.name == "@ENV" { // @ENV{"A", "B"} = (…)
		r.SetsOwnVariables()
	}
	switch to.Kind {
	case aName:
		if op == "=" && r.onlyInstead(to.name, end) {
			return
		}
		r.BindName(to.name, v)
	case aMember:
		if to.base.Kind == value.Name {
			call.StoresArguments(&r.Calls, to.base.Text+"."+to.key.Text, v)
		}
		r.storeMember(to, v)
	case anElement:
		r.storeElement(to, v)
	default:
		r.Pattern(to.Start, end, v)
	}
}

// onlyInstead reports that a parameter is given a value which no call needs: if root is None: root = home. What it has
// already goes into it otherwise.
func (r *assignments) onlyInstead(name string, end int) bool {
	b := r.Scope.Names[name]
	if !r.Start.Objects || r.Lang != code.Python || b == nil || !b.Param {
		return false
	}
	for i := end + 1; i < min(r.Pos, len(r.Toks)); i++ {
		if r.Toks[i].IsName(name) {
			return false
		}
	}
	_, nothing := call.Given(value.OneOf(b.Items...))
	return !nothing
}

// grown returns what left is after left += v. That may have happened any number of times, in a loop for example, so
// nothing is known of the result but whether something decoded went into it.
func (r *assignments) grown(op string, to Target, left, v value.Value) value.Value {
	r.Escape(v)
	r.MarkChanged(left)
	if r.counted(left, v) && op == "+=" {
		return value.ACount
	}
	if left.Kind == value.String && r.Lang == code.Ruby {
		r.MarkTextChanged(left.Text)
	}
	if left.IsDecoded() || v.IsDecoded() {
		return value.Hidden
	}
	return value.Value{}
}

// BindName gives a variable a value. A value escapes if its name is one that the language calls by itself, or by
// which the methods of a class are called.
func (r *assignments) BindName(name string, v value.Value) {
	if strings.HasPrefix(name, "__") && r.Lang == code.Python || r.Scope.Class {
		r.Escape(v)
	}
	if isGlobal(r.Lang, name) {
		r.Escape(v)
	}
	r.storesStart(name, v) // @ARGV = …, %ENV = …
	if name == "$^I" || name == "$-i" && r.Lang == code.Ruby {
		// from here on, <> edits the files of @ARGV (perlvar 5.38)
		r.Emit(code.Opaque, name)
	}
	if name == "@ARGV" && r.Lang == code.Perl { // <> opens them, and runs "command |"
		for _, w := range r.Elements(v) {
			r.MagicOpen("@ARGV", w)
		}
	}
	if r.Lang == code.Ruby && strings.HasPrefix(name, "@") && !r.Start.Objects {
		r.Escape(v)
		r.MarkChanged(v)
	}
	if r.Scope.Class && !call.StoresField(&r.Calls, call.OwnClass(r.Scope.Named), name, v) {
		r.BindIn(r.Root, "."+name, v)
	}
	r.Bind(name, v)
	if v.IsText() && (r.Scope == r.Root || r.Scope.Class) {
		r.bindAssigned(name)
	}
}

// storesStart notes a store to the arguments or the variables with which the program is started; false: name is
// neither.
func (r *assignments) storesStart(name string, v value.Value) bool {
	name = r.Canonical(name)
	_, arguments := r.Book.Arguments[name]
	call.StoresArguments(&r.Calls, name, v)
	if r.Book.Environment[name] {
		r.SetsOwnVariables()
		r.SetEnvironment(name, v)
		r.SetPairs(name, v)
	}
	return arguments || r.Book.Environment[name]
}

// storesMember is storesStart for a target among others: sys.argv[1], x = a, b.
func (r *assignments) storesMember(from, to int, v value.Value) {
	name := r.Toks[from].Text
	if is := r.Lookup(name); is.Kind == value.Name {
		name = is.Text
	} else if sigil := map[string]string{"[": "@", "{": "%"}[r.Toks[from+1].Text]; r.Lang == code.Perl && sigil != "" {
		name = sigil + name[1:]
	}
	for at := from + 1; !r.storesStart(name, v) && at+1 < to && r.Toks[at].Is("."); at += 2 {
		name += "." + r.Toks[at+1].Text
	}
}

// bindAssigned gives a name of the text the values too that other files of the program give it.
func (r *assignments) bindAssigned(name string) {
	for _, s := range r.Start.Elsewhere.Assigned[strings.TrimLeft(name, "$@")] {
		v := value.Text(s)
		if s == "" {
			v = value.Value{}
		}
		r.Bind(name, v)
		if r.Scope.Class {
			r.BindIn(r.Root, "."+name, v)
		}
	}
}

// isGlobal reports whether a name of Perl begins with *, so that it stands for a function and variables alike.
func isGlobal(lang code.Language, name string) bool {
	return lang == code.Perl && strings.HasPrefix(name, "*")
}

// storeMember stores v as a member: base.key = v. The value is kept under ".key" in the scope of the whole text, for
// every object alike, since it is not followed which object is meant.
func (r *assignments) storeMember(to Target, v value.Value) {
	if to.key.Text != "" {
		r.BindIn(r.Root, "."+to.key.Text, v)
		if r.Lang == code.Ruby {
			r.BindIn(r.Root, "@"+to.key.Text, v)
		}
	}
	call.Replaces(&r.Calls, to.base, to.key)
	storeShared(r, to, v)
	r.StoreIn(to.base, to.key, v)
}

// storeShared gives an object that the text writes a member. Who holds the object under another name sees it too.
func storeShared(r *assignments, to Target, v value.Value) {
	if s, ok := to.key.Literal(); ok {
		to.base.Each(func(b value.Value) {
			if key := call.SharedMember(b, s); key != "" {
				r.BindIn(r.Root, key, v)
			}
		})
	}
}

// storeElement stores v as an element: base[key] = v. In JavaScript that is a member as well.
func (r *assignments) storeElement(to Target, v value.Value) {
	to.base.Each(func(b value.Value) {
		if b.Kind == value.List && b.List.Given {
			call.SetsArguments(&r.Calls, v)
		}
	})
	if r.Lang == code.JavaScript {
		if s, ok := to.key.Literal(); ok {
			r.BindIn(r.Root, "."+s, v)
			call.Replaces(&r.Calls, to.base, to.key)
			storeShared(r, to, v)
		} else if to.key.Kind != value.Number && (to.base.Kind == value.Unknown || to.base.Kind == value.Name) {
			r.SetLoose()
		}
	}
	if r.Lang == code.Python {
		r.SetsKey(to.base, to.key)
	}
	if r.Lang == code.Perl && to.name == "$ARGV" { // <> opens it
		r.MagicOpen("@ARGV", v)
	}
	if r.Lang == code.PHP { // a character of a text
		to.base.Each(func(b value.Value) {
			if b.Kind == value.String {
				r.MarkTextChanged(b.Text)
			}
		})
	}
	if r.Lang == code.PHP && to.key.Kind == value.Unknown { // $list[] = v adds an element
		r.MarkChanged(to.base)
	} else {
		r.MarkOverwritten(to.base)
	}
	r.StoreIn(to.base, to.key, v)
}

// Deleted notes del list[i], after which the other elements stand elsewhere.
func (r *assignments) Deleted() {
	if r.Target.Kind == anElement {
		r.MarkOverwritten(r.Target.base)
		r.DeletesKey(r.Target.base, r.Target.key, r.Toks[min(max(r.Target.Start, 0), len(r.Toks)-1)].Line)
	}
}

// spoilTarget makes the variable unknown that $name =~ s/a/b/ changes in place. The cursor stands after the expression,
// so the variable is one of the few tokens before it.
func (r *assignments) spoilTarget() {
	for i := r.Pos - 2; i >= 0 && i > r.Pos-9; i-- {
		if t := &r.Toks[i]; t.Kind == token.Name && strings.HasPrefix(t.Text, "$") {
			r.Bind(t.Text, value.Value{})
			return
		}
	}
}
