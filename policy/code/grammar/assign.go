package grammar

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Target is where an expression that was just followed could be stored.
type Target struct {
	Kind  targetKind
	name  string      // of a variable
	base  value.Value // of a member or an element
	key   value.Value
	Start int // the first token of it
}

type targetKind uint8

const (
	APattern  targetKind = iota // names in brackets or with commas
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

// store returns a target its value; end is the token after the target.
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
		r.Escape(v)
		v = value.Value{}
	}
	if to.Kind != aName && v.Kind != value.Unknown {
		if to.Kind != APattern {
			r.Escape(v)
			r.EscapeModule(v)
			r.Spoil(v)
		}
	}
	switch to.Kind {
	case aName:
		r.BindName(to.name, v)
	case aMember:
		r.storeMember(to, v)
	case anElement:
		r.storeElement(to, v)
	default:
		r.Pattern(to.Start, end, v)
	}
}

// grown is what is after left += v: it may have grown any number of times.
func (r *assignments) grown(op string, to Target, left, v value.Value) value.Value {
	r.Escape(v)
	r.Spoil(left)
	if left.Kind == value.String && r.Lang == code.Ruby {
		r.Taint(left.Text)
	}
	if left.IsDecoded() || v.IsDecoded() {
		return value.Hidden
	}
	return value.Value{}
}

// BindName binds a variable. What is stored under a name that the language
// calls by itself, or that a class's methods are called by, escapes.
func (r *assignments) BindName(name string, v value.Value) {
	if strings.HasPrefix(name, "__") && r.Lang == code.Python || r.Scope.Class {
		r.Escape(v)
	}
	if isGlobal(r.Lang, name) {
		r.Escape(v)
	}
	if name == "$^I" { // <> edits the files of @ARGV from here on (perlvar 5.38)
		r.Emit(code.Opaque, name)
	}
	if name == "@ARGV" && r.Lang == code.Perl { // <> opens them, also "command |"
		for _, w := range r.Flat(v) {
			r.MagicOpen("@ARGV", w)
		}
	}
	if r.Lang == code.Ruby && strings.HasPrefix(name, "@") {
		r.Escape(v)
		r.Spoil(v)
	}
	if r.Scope.Class {
		r.BindIn(r.Root, "."+name, v)
	}
	r.Bind(name, v)
}

func isGlobal(lang code.Language, name string) bool {
	return lang == code.Perl && strings.HasPrefix(name, "*")
}

// storeMember reads base.key = v.
func (r *assignments) storeMember(to Target, v value.Value) {
	if to.key.Text != "" {
		r.BindIn(r.Root, "."+to.key.Text, v)
		if r.Lang == code.Ruby {
			r.BindIn(r.Root, "@"+to.key.Text, v)
		}
	}
	r.StoreIn(to.base, to.key, v)
}

// storeElement reads base[key] = v.
func (r *assignments) storeElement(to Target, v value.Value) {
	if r.Lang == code.JavaScript {
		if s, ok := to.key.Literal(); ok {
			r.BindIn(r.Root, "."+s, v)
		} else if to.key.Kind != value.Number && (to.base.Kind == value.Unknown || to.base.Kind == value.Name) {
			r.SetLoose()
		}
	}
	r.Spoil(to.base)
	r.StoreIn(to.base, to.key, v)
}

// spoilTarget says that the variable just followed is changed in place.
func (r *assignments) spoilTarget() {
	for i := r.Pos - 2; i >= 0 && i > r.Pos-9; i-- {
		if t := &r.Toks[i]; t.Kind == token.Name && strings.HasPrefix(t.Text, "$") {
			r.Bind(t.Text, value.Value{})
			return
		}
	}
}
