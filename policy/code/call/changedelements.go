package call

import (
	"cmp"
	"slices"

	"guard/policy/code/token"
	"guard/policy/code/value"
)

// In Go a name that was put together as bytes or runes is changed where it stands, by this function or by one that is
// given the slice (Go 1.26, Index expressions; Appending to and copying slices).

// goFunction is a function of the text and what it changes of what it is given.
type goFunction struct {
	name      string
	called    int // the bracket with which the arguments of a literal begin that is called at once, or 0
	params    []string
	from, to  int // the body
	changes   []bool
	takesRest bool // the last parameter takes all arguments that are left
}

// spans are names, and between which tokens each of them counts.
type spans map[string][][2]int

// has reports a name that counts at a token.
func (s spans) has(name string, at int) bool {
	return slices.ContainsFunc(s[name], func(in [2]int) bool { return in[0] <= at && at <= in[1] })
}

// elementsOf are the variables whose elements a text changes.
type elementsOf struct {
	buffers   map[string]bool // slices that are made of texts
	functions []*goFunction
	byName    map[string]*goFunction
	outside   map[string]bool // names outside of them
	changed   []int           // where elements are changed
	tops      [][2]int        // the functions that stand in no other
}

// goElement finds b[0] = x, copy(b, x), b := []byte("x"), and functions.
func (c *changes) goElement(i int) {
	t := c.at(i)
	switch {
	case t.Is("[") && c.converts(i):
		c.buffersAt(i)
	case t.IsName("func"):
		c.goFunctionAt(i)
	case t.Kind == token.Name && c.changesElement(i):
		c.changed = append(c.changed, i)
	}
}

// converts reports that []byte, []rune or their like stands at a bracket.
func (c *changes) converts(i int) bool {
	switch c.at(i + 2).Text {
	case "byte", "rune", "uint8", "int32":
		return c.at(i+1).Is("]") && c.at(i+2).Kind == token.Name
	}
	return false
}

// changesElement reports that the variable at i has an element stored, or is copied into.
func (c *changes) changesElement(i int) bool {
	if c.at(i - 1).Is(".") {
		return false
	}
	return c.at(i+1).Is("[") && c.storesElement(i+1) || c.at(i-1).Is("(") && c.at(i-2).IsName("copy")
}

// storesElement reports that what the bracket at i selects is assigned to, alone or among others, or counted up or
// down.
func (c *changes) storesElement(i int) bool {
	for c.at(i).Is("[") && c.closing(i) > i {
		i = c.closing(i) + 1
	}
	if t := c.at(i); t.Is("++") || t.Is("--") {
		return true
	}
	for from := i; i-from < maxLine; i++ {
		t := c.at(i)
		switch {
		case t.Assigns():
			return true
		case i > from && t.Is("["):
			i = c.closing(i)
		case !t.Is(",") && !t.Is(".") && (t.Kind != token.Name || i == from || t.NewLine):
			return false
		}
	}
	return false
}

// buffersAt notes the variables to which the statement assigns in which a conversion stands, and a parameter.
func (c *changes) buffersAt(i int) {
	if c.at(i-1).Kind == token.Name {
		c.buffers[c.at(i-1).Text] = true
		return
	}
	for k := i - 1; k >= 0 && i-k < maxLine; k-- {
		t := c.at(k)
		if m := int(t.Match); m >= 0 && m < k {
			k = m
			continue
		}
		if t.Is(";") || t.Is("{") || t.Is("(") || t.Is("}") {
			return
		}
		if t.Is(":=") || t.Is("=") {
			for k--; k >= 0 && (c.at(k).Kind == token.Name || c.at(k).Is(",")); k-- {
				c.buffers[c.at(k).Text] = true
			}
			return
		}
	}
}

// goFunctionAt notes a function.
func (c *changes) goFunctionAt(i int) {
	f := &goFunction{}
	open := i + 1
	if end := c.closing(open); c.at(open).Is("(") && c.at(end+1).Kind == token.Name && c.at(end+2).Is("(") {
		open = end + 1 // the name of a method
	}
	switch {
	case c.at(open).Kind == token.Name:
		f.name = c.at(open).Text
		open++
		if c.at(open).Is("[") {
			open = c.closing(open) + 1
		}
	case c.at(i-1).Is(":=") || c.at(i-1).Is("="):
		f.name = c.at(i - 2).Text
	}
	end := c.closing(open)
	if !c.at(open).Is("(") || end == open {
		return
	}
	body := end + 1
	for ; !c.at(body).Is("{") || c.at(body-1).IsName("interface") || c.at(body-1).IsName("struct"); body++ {
		if c.at(body).NewLine || body-end > maxLine || body >= len(c.toks) {
			return
		}
	}
	f.from, f.to = body, c.closing(body)
	if c.at(f.to + 1).Is("(") {
		f.called = f.to + 1
	}
	for _, part := range c.parts(open) {
		f.params = append(f.params, c.at(part[0]).Text)
		f.takesRest = c.at(part[0] + 1).Is("...")
	}
	if t := c.at(i); t.Col == 0 && t.NewLine {
		c.tops = append(c.tops, [2]int{i, f.to})
	}
	f.changes = make([]bool, len(f.params))
	c.functions = append(c.functions, f)
	c.byName[f.name] = f
}

// parts divides what stands in the brackets at i at its commas.
func (c *changes) parts(i int) [][2]int {
	cursor := token.Cursor{Toks: c.toks}
	end := c.closing(i)
	c.steps += end - i
	return cursor.Parts(i+1, end)
}

// tellElements finds, when all functions are known, what they change of what they are given, and the buffers that go
// where they may be changed.
func (c *changes) tellElements() {
	for more, n := true, 0; more && n < 4; n++ {
		more = false
		for _, f := range c.functions {
			more = c.changesGiven(f) || more
		}
	}
	for _, f := range c.functions {
		if f.called > 0 {
			c.givenTo(f, f.called, func(k int) { c.counts(c.given, k) })
		}
	}
	for _, i := range c.changed {
		c.counts(c.elements, i)
	}
	for i := range c.toks {
		t := &c.toks[i]
		if t.Kind != token.Name || c.tooLong() {
			continue
		}
		if f := c.byName[t.Text]; f != nil && c.at(i+1).Is("(") && !c.at(i-1).IsName("func") && t.Text != "" {
			c.givenTo(f, i+1, func(k int) { c.counts(c.given, k) })
		}
		if c.buffers[t.Text] && !c.at(i-1).Is(".") && !c.looksAt(i) {
			c.counts(c.elements, i)
		}
	}
}

// counts says that the variable at i is changed: in the function in which it stands, or in the whole text if it stands
// outside of functions too.
func (c *changes) counts(in spans, i int) {
	name, span := c.at(i).Text, [2]int{0, len(c.toks)}
	if in.has(name, i) {
		return
	}
	if c.outside == nil {
		c.outside = map[string]bool{}
		for k, n := 0, 0; k < len(c.toks); k++ {
			if n < len(c.tops) && k == c.tops[n][0] {
				k = max(k, c.tops[n][1])
				n++
			} else if c.at(k).Kind == token.Name {
				c.outside[c.at(k).Text] = true
			}
		}
	}
	if n, in := slices.BinarySearchFunc(c.tops, i, func(t [2]int, i int) int {
		return cmp.Compare(t[0], i)
	}); !in && n > 0 && c.tops[n-1][1] >= i && !c.outside[name] {
		span = c.tops[n-1]
	}
	in[name] = append(in[name], span)
}

// changesGiven finds which of its parameters a function changes, and reports whether there are more than before.
func (c *changes) changesGiven(f *goFunction) (more bool) {
	note := func(k int) {
		for n, p := range f.params {
			if p == c.at(k).Text && !f.changes[n] {
				f.changes[n], more = true, true
			}
		}
	}
	for k := f.from; k < f.to && !c.tooLong(); k++ {
		if t := c.at(k); t.Kind == token.Name && c.changesElement(k) {
			note(k)
		} else if g := c.byName[t.Text]; t.Kind == token.Name && g != nil && c.at(k+1).Is("(") {
			c.givenTo(g, k+1, note)
		}
	}
	return more
}

// givenTo tells the variables among the arguments in the brackets at i that f changes.
func (c *changes) givenTo(f *goFunction, i int, tell func(k int)) {
	any := false
	for _, changes := range f.changes {
		any = any || changes
	}
	if !any {
		return
	}
	for n, part := range c.parts(i) {
		if n >= len(f.changes) && f.takesRest {
			n = len(f.changes) - 1
		}
		if n < len(f.changes) && f.changes[n] {
			for k := part[0]; k < part[1]; k++ {
				if c.at(k).Kind == token.Name {
					tell(k)
					break
				}
			}
		}
	}
}

// looksAt reports a use of a buffer that leaves it as it is: string(b), len(b), b[0], range b, and what makes it.
func (c *changes) looksAt(i int) bool {
	before, next := c.at(i-1), c.at(i+1)
	whole := before.Is("(") && (c.at(i-2).IsName("string") || c.at(i-2).IsName("len") || c.at(i-2).IsName("cap"))
	switch {
	case before.Is("&"):
		return false
	case leaves[c.callee(i)]:
		return true
	case before.IsName("range"), next.Is(":="), next.Is("="), whole && next.Is(")"), next.Is("[") && c.converts(i+1):
		return true
	case next.Is("["):
		end := c.closing(i + 1)
		if whole && c.at(end+1).Is(")") {
			return true
		}
		for k := i + 2; k < end; k++ {
			if c.at(k).Is(":") {
				return false
			}
		}
		return true
	}
	return false
}

// leaves are functions of Go's own that only look at the bytes which they are given (Go 1.26, io.Writer; os; bytes).
var leaves = map[string]bool{"Write": true, "WriteFile": true, "Print": true, "Println": true, "Printf": true,
	"Fprint": true, "Fprintln": true, "Fprintf": true, "Sprintf": true, "Equal": true, "Contains": true,
	"HasPrefix": true, "HasSuffix": true, "Index": true, "Unmarshal": true, "Sum256": true}

// callee is the last part of the name of the function among whose arguments the variable at i stands by itself.
func (c *changes) callee(i int) string {
	if next := c.at(i + 1); !next.Is(",") && !next.Is(")") {
		return ""
	}
	return calleeBefore(c.at, i, "{", ";", "[")
}

// calleeBefore is the last part of the name of the function among whose arguments the token at i stands, before which
// none of the stops does.
func calleeBefore(at func(int) *token.Token, i int, stops ...string) string {
	for k := i - 1; k >= 0 && i-k < maxArguments; k-- {
		t := at(k)
		if t.Is("(") {
			return at(k - 1).Text
		}
		if m := int(t.Match); m >= 0 && m < k {
			k = m
		} else if slices.ContainsFunc(stops, t.Is) {
			break
		}
	}
	return ""
}

// maxArguments bounds the tokens before an argument that are looked at.
const maxArguments = 64

// inText reports a value whose elements are the characters or the words of a text.
func inText(v value.Value) (is bool) {
	v.Each(func(v value.Value) {
		is = is || v.IsText() || v.Kind == value.List && v.List.At == nil
	})
	return is
}
