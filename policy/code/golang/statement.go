// Package golang has what only Go has: its statements and types, and the tables that say what the calls of its
// standard library and of widely used modules do. New makes the dialect that the package grammar asks while it reads
// a text; Book makes what is known of the functions.
//
// For example, it reads `f, err := os.Create("a")` and gives f the value of the call, which the table says writes
// the file a. It never compiles; types are skipped and not checked.
package golang

import (
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/grammar"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// Statement reads the statements of Go that give names their values.
func (r parser) Statement(t *token.Token) bool {
	next := r.Peek(1)
	switch t.Text {
	case "import":
		r.Pos++
		if r.Accept("(") {
			for r.Pos < r.Limit && !r.At(")") {
				r.importPackage()
			}
			r.Accept(")")
		} else {
			r.importPackage()
		}
	case "func":
		if next.Kind == token.Name {
			r.function(false)
		} else if next.Is("(") && t.NewLine && t.Col == 0 {
			r.function(true)
		} else {
			return false
		}
	case "for":
		r.Pos++
		from := r.Pos
		for i := r.Pos; i < min(r.Pos+8, r.Limit); i++ {
			if r.Toks[i].IsName("range") {
				r.Pos = i + 1
				to := i - 1
				e := r.Element(r.Expression(grammar.Or))
				r.Members(from, max(from, to), value.ListOf(value.Value{}, e), false)
				if to-from == 1 {
					r.BindAll(from, to, value.Value{})
				}
				return true
			}
		}
	case "var", "const":
		if next.Kind != token.Name {
			return false
		}
		r.Pos++
		r.variables()
	case "type":
		r.structType()
		r.Pos += 2
	default:
		return false
	}
	return true
}

// variables reads the declaration var a, b T = c, d.
func (r parser) variables() {
	from := r.Pos
	for r.Peek(0).Kind == token.Name && r.Peek(1).Is(",") {
		r.Pos += 2
	}
	r.Pos++
	to := r.Pos
	for n := 0; n < 12 && !r.At("=") && !r.Peek(0).NewLine && !r.At(";") && r.Pos < r.Limit; n++ {
		if m := int(r.Toks[r.Pos].Match); m > r.Pos {
			r.Pos = m
		}
		r.Pos++
	}
	if !r.Accept("=") {
		return
	}
	r.AssignAll("=", grammar.Target{Start: from, Kind: grammar.APattern}, value.Value{}, to)
}

// importPackage reads one line of an import.
func (r parser) importPackage() {
	alias := ""
	if t := r.Peek(0); t.Kind == token.Name || t.Is(".") {
		alias = t.Text
		r.Pos++
	}
	t := r.Peek(0)
	r.Pos++
	if t.Kind != token.String {
		return
	}
	r.Imports(t.Text, t.Line)
	if t.Text == "C" {
		r.Opaque("import C", t.Line)
		return
	}
	if alias == "." {
		r.BindModule(t.Text)
		return
	}
	if alias == "" {
		alias = packageName(t.Text)
	}
	r.Bind(alias, value.Named(t.Text))
}

// packageName is the name by which a package is most likely called where its import gives it none: the last part of
// its path that is no version, without what authors put around it (go-redis/v9 is redis, yaml.v3 is yaml).
func packageName(path string) string {
	parts := strings.Split(path, "/")
	name := parts[len(parts)-1]
	if len(parts) > 1 && isVersion(name) {
		name = parts[len(parts)-2]
	}
	if at := strings.LastIndexByte(name, '.'); at > 0 && (isVersion(name[at+1:]) || name[at+1:] == "go") {
		name = name[:at]
	}
	for _, around := range []string{"-go", "-golang"} {
		name = strings.TrimSuffix(name, around)
	}
	return name[strings.LastIndexAny(name, "-.")+1:]
}

// isVersion reports a part of a path that names a version: v2 (go.dev/ref/mod, "Module paths").
func isVersion(s string) bool {
	return len(s) > 1 && s[0] == 'v' && strings.Trim(s[1:], "0123456789") == ""
}

// function reads the head of a function: func (r *T) name(a, b T) R.
func (r parser) function(method bool) {
	at := r.Pos
	r.Pos++
	class := ""
	if method {
		class = r.receiver(r.Pos)
		r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
	}
	name := r.Peek(0).Text
	r.Pos++
	if r.At("[") {
		r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
	}
	if !r.At("(") {
		return
	}
	end := r.Closing(r.Pos)
	fn := r.Define(at, r.Pos+1, end, r.Root)
	call.EnterFunction(&r.Calls, fn)
	if !method {
		r.Bind(name, value.Value{Kind: value.Function, Func: fn})
	} else if !call.DefinesMethod(&r.Calls, class, name, fn, call.Form{}) {
		r.Expose(fn)
	}
	r.Pos = min(end+1, r.Limit)
	r.results()
}

// receiver binds the receiver of a method, (s *T), and returns its type where objects are followed.
func (r parser) receiver(open int) string {
	of := value.Value{}
	class := ""
	for i := open + 2; i < min(r.Closing(open), r.Limit) && r.Start.Objects && class == ""; i++ {
		if t := &r.Toks[i]; t.Kind == token.Name {
			class, of = t.Text, call.OwnObject(t.Text)
		}
	}
	r.BindAll(open+1, min(open+2, r.Limit), of)
	return class
}

// structType notes the fields of type T struct { a, b X; … }.
func (r parser) structType() {
	name, open := r.Peek(1), r.Pos+3
	if !r.Start.Objects || name.Kind != token.Name || !r.Peek(2).IsName("struct") || !r.Peek(3).Is("{") {
		return
	}
	var fields []string
	for i := open + 1; i < r.Closing(open); i++ {
		t, before := &r.Toks[i], &r.Toks[i-1]
		if int(t.Match) > i {
			i = int(t.Match)
		} else if t.Kind == token.Name && (t.NewLine || before.Is("{") || before.Is(";") || before.Is(",")) {
			fields = append(fields, t.Text)
		}
	}
	r.Bind(name.Text, call.OwnClass(name.Text))
	call.HasFields(&r.Calls, name.Text, fields)
}

// results skips the types of a function's results, up to its body.
func (r parser) results() {
	for r.Pos < r.Limit && !r.At("{") && !r.Peek(0).NewLine && !r.At(",") && !r.At(")") && !r.At("=") && !r.At(";") {
		t := r.Peek(0)
		if m := int(t.Match); m > r.Pos {
			r.Pos = m
		}
		r.Pos++
		if (t.IsName("interface") || t.IsName("struct")) && r.At("{") {
			r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
		}
	}
}

// Word reads the types and functions that begin an expression of Go.
func (r parser) Word(t *token.Token) (value.Value, bool) {
	next := r.Peek(1)
	switch t.Text {
	case "func":
		if !next.Is("(") {
			return value.Value{}, false
		}
		at := r.Pos
		r.Pos++
		end := r.Closing(r.Pos)
		fn := r.Define(at, r.Pos+1, end, r.Root)
		r.Pos = min(end+1, r.Limit)
		r.results()
		if r.At("{") {
			open := r.Pos
			r.Pos++
			r.Block(r.Closing(open))
		}
		return value.Value{Kind: value.Function, Func: fn}, true
	case "map":
		if next.Is("[") {
			r.Pos++
			return r.typeLiteral(r.Pos), true
		}
	case "struct", "interface":
		if next.Is("{") {
			r.Pos = min(r.Closing(r.Pos+1)+1, r.Limit)
			return value.Value{}, true
		}
	}
	return value.Value{}, false
}

// typeLiteral reads []T{…}, map[K]V{…} and []T(x), from the bracket at index at.
func (r parser) typeLiteral(at int) value.Value {
	r.Pos = min(r.Closing(at)+1, r.Limit)
	for n := 0; n < 12 && r.Pos < r.Limit; n++ {
		t := r.Peek(0)
		switch {
		case t.Is("*") || t.Is(".") || t.IsName("struct") || t.IsName("interface"):
			r.Pos++
			if (t.Kind == token.Name) && r.At("{") {
				r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
			}
		case t.Is("["):
			r.Pos = min(r.Closing(r.Pos)+1, r.Limit)
		case t.Kind == token.Name && !t.NewLine:
			r.Pos++
		case t.Is("{") && !t.NewLine:
			open := r.Pos
			r.Pos++
			end := r.Closing(open)
			return r.Collected(r.Entries(end), end, open)
		case t.Is("(") && !t.NewLine:
			args := r.BracketArguments()
			if len(args.Pos) == 1 {
				return args.Pos[0]
			}
			return value.Value{}
		default:
			return value.Value{}
		}
	}
	return value.Value{}
}

// Operand reads a type that begins with its length: []T{…}.
func (r parser) Operand(t *token.Token) (value.Value, bool) {
	if t.Text != "[" {
		return value.Value{}, false
	}
	return r.typeLiteral(r.Pos), true
}

// parser reads what only Go has.
type parser struct {
	grammar.Common
	*grammar.Reader
}

// New makes the dialect of a reader.
func New(r *grammar.Reader) grammar.Dialect { return parser{Reader: r} }
