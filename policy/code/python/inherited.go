package python

import (
	"slices"
	"strings"

	"guard/policy/code/call"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// openers are modules whose classes open what they are made of (Python 3.13, concurrent-log-handler 0.9, Logbook 1.7).
// Classes that the table has write by themselves count wherever they are named.
var openers = strings.Fields("logging concurrent_log_handler logbook http cookielib")

// opensItsFile reports a class of such a module that the table has: a class of the text's own that is derived from it
// does the same.
func opensItsFile(b *call.Book, name string) bool {
	module, _, ok := strings.Cut(name, ".")
	return ok && b.Rule(name) != nil && token.IsUpper(name[strings.LastIndexByte(name, '.')+1:]) &&
		slices.Contains(openers, module)
}

// maxHead bounds how far before a call the head of its class is looked for, in tokens.
const maxHead = 2000

// madeAsBase handles super().__init__(file, mode) in a class that is derived from such a class. A name of which only a
// part is known comes from who makes the object.
func madeAsBase(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	args := *c.Arguments
	args.Pos, args.Keyed = slices.Clone(args.Pos), slices.Clone(args.Keyed)
	for _, list := range [][]value.Value{args.Pos, args.Keyed} {
		for i, v := range list {
			if v.IsText() && !v.Known && !v.Decoded {
				list[i] = value.Value{}
			}
		}
	}
	for i := min(r.Pos, len(r.Toks)) - 1; i >= max(0, r.Pos-maxHead); i-- {
		if !r.Toks[i].IsName("class") || i+3 >= len(r.Toks) || !r.Toks[i+2].Is("(") {
			continue
		}
		base := r.Lookup(r.Toks[i+3].Text)
		for j := i + 4; j+1 < len(r.Toks) && r.Toks[j].Is(".") && base.Kind == value.Name; j += 2 {
			base = r.Attribute(base, r.Toks[j+1].Text)
		}
		base.Each(func(base value.Value) {
			if base.Kind == value.Name && opensItsFile(r.Book, base.Text) {
				r.CallByRule(&call.Call{Name: base.Text, Rule: r.Book.Rule(base.Text), Arguments: &args,
					Line: c.Line})
			}
		})
		break
	}
	return value.Value{}
}
