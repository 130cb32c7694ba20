package call

import (
	"strconv"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// A text changes what a name stands for by other ways than an assignment to it: by a reference, a pointer, the table
// of its variables. What then stands in it is not followed, so the value that the text shows is one of several.

// hiddenChanges are what a text may change so.
type hiddenChanges struct {
	names    map[string]bool // variables, with their sigils
	elements spans           // variables of which characters are changed, if they hold texts
	given    spans           // variables that a function changes which is given them
	members  map[string]bool // members of whatever object
	loose    bool            // members by names that are not shown
	opaque   []*token.Token  // changes of the language's own working
	own      map[string]bool // members that an object gives itself
	any      bool            // variables of which no name can be told
	replace  []string        // functions that are given another meaning, by the last part of their name
}

// changes finds the hidden changes of a text.
type changes struct {
	toks []token.Token
	hiddenChanges
	handed map[string]bool // functions that change what they are given
	spaces map[string]bool // names that stand for the table of variables
	elementsOf
	steps    int
	aliases  map[string]bool // names that stand for the arguments of a function
	defined  map[string]bool // functions of the text
	imported map[string]bool
}

// Bounds of what is looked at, so that it takes time in proportion to the length of a text.
const (
	maxSteps    = 64   // for each token
	maxFreeStep = 4096 // for each text
	maxLine     = 256  // tokens of a line, to either side
)

// hiddenIn looks through the tokens of a text, once.
func hiddenIn(lang code.Language, toks []token.Token) hiddenChanges {
	c := changes{toks: toks, handed: map[string]bool{}, spaces: map[string]bool{}, aliases: map[string]bool{},
		hiddenChanges: hiddenChanges{names: map[string]bool{}, own: map[string]bool{},
			members: map[string]bool{}, elements: spans{},
			given: spans{}},
		elementsOf: elementsOf{buffers: map[string]bool{}, byName: map[string]*goFunction{}}}
	look := hiddenLooks[lang]
	if look == nil {
		return c.hiddenChanges
	}
	for i := range toks {
		if toks[i].Kind == token.Name || toks[i].Kind == token.Op {
			look(&c, i)
			handedChanges{&c}.handsOn(lang, i)
		}
		if c.tooLong() {
			c.opaque = append(c.opaque, &toks[i])
			return c.hiddenChanges
		}
	}
	if lang == code.Go {
		if c.tellElements(); c.tooLong() {
			c.opaque = append(c.opaque, &toks[0])
		}
	}
	if len(c.handed)+len(c.spaces) > 0 {
		for i := range toks {
			c.handedOn(i)
		}
	}
	return c.hiddenChanges
}

// tooLong reports that more was looked at than the length of the text allows.
func (c *changes) tooLong() bool { return c.steps > maxSteps*len(c.toks)+maxFreeStep }

// hiddenLooks says for a language whether a hidden change begins at a token.
var hiddenLooks = map[code.Language]func(c *changes, at int){
	code.Python: (*changes).python, code.JavaScript: (*changes).javascript, code.Go: (*changes).golang,
	code.PHP: (*changes).php, code.Perl: (*changes).perl, code.Ruby: (*changes).ruby, code.Lua: (*changes).lua,
}

// Hides looks for the hidden changes of the text that is read.
func Hides(r *Calls) { r.hidden = hiddenIn(r.Lang, r.Toks) }

// TellHidden records the hidden changes for which no name can be told.
func TellHidden(r *Calls) {
	if r.hidden.loose {
		r.SetLoose()
	}
	for _, name := range r.hidden.replace {
		replace(&r.names, name)
	}
	for _, t := range r.hidden.opaque {
		r.Opaque(t.Text, t.Line)
	}
}

// mayDiffer returns v as one of several values where name may be changed by a hidden way.
func mayDiffer(r *names, name string, v value.Value) value.Value {
	if r.hidden.elements.has(name, r.Pos) && inText(v) {
		v = value.OneOf(v, value.Hidden)
	}
	if r.hidden.names[name] || r.hidden.any && inText(v) || r.hidden.given.has(name, r.Pos) {
		return value.OneOf(v, value.Value{})
	}
	return v
}

// at returns a token, or one that is none.
func (c *changes) at(i int) *token.Token {
	c.steps++
	if i < 0 || i >= len(c.toks) {
		return &token.Token{Match: -1}
	}
	return &c.toks[i]
}

// closing returns the index of the bracket that closes the one at i, or i.
func (c *changes) closing(i int) int {
	if m := int(c.at(i).Match); m > i && m < len(c.toks) {
		return m
	}
	return i
}

// sameLine returns the indexes between which the tokens of a line stand.
func (c *changes) sameLine(i int) (from, to int) {
	from, to = i, i+1
	for from > 0 && i-from < maxLine && !c.at(from).NewLine {
		from--
	}
	for to < len(c.toks) && to-i < maxLine && !c.at(to).NewLine {
		to++
	}
	return from, to
}

// spoil says that each variable between two tokens may be changed.
func (c *changes) spoil(from, to int) {
	for i := from; i < min(to, len(c.toks)); i++ {
		if t := c.at(i); t.Kind == token.Name && !c.at(i-1).Is(".") && !c.at(i-1).Is("->") {
			c.spoilName(t.Text)
		}
	}
}

// spoilName says that a variable may be changed. In Perl an element of @l is $l[0].
func (c *changes) spoilName(name string) {
	c.names[name] = true
	if name != "" && strings.IndexByte("$@%", name[0]) >= 0 {
		for _, sigil := range [...]string{"$", "@", "%"} {
			c.names[sigil+name[1:]] = true
		}
	}
}

// spoilStrings says that the variables whose names stand as strings between two tokens may be changed, and the
// keywords: update(d=1).
func (c *changes) spoilStrings(from, to int) {
	for i := from; i < min(to, len(c.toks)); i++ {
		t := c.at(i)
		switch {
		case t.Kind == token.String && t.Text != "":
			c.names[t.Text], c.names["$"+t.Text], c.names["@"+t.Text] = true, true, true
			c.members[t.Text] = true
		case t.Kind == token.Name && c.at(i+1).Is("=") && (c.at(i-1).Is("(") || c.at(i-1).Is(",")):
			c.names[t.Text], c.members[t.Text] = true, true
		}
	}
}

// SharedMember is the name under which the root scope keeps what the text gives a member of an object that it writes;
// empty where v is no such object.
func SharedMember(v value.Value, member string) string {
	if v.Kind != value.Dict || v.List == nil || v.List.At == nil {
		return ""
	}
	return "{" + strconv.Itoa(int(v.List.At.At)) + "." + member
}

// sharedMember returns what a member of an object may be: v, as it was written, or what it was given since.
func sharedMember(r *names, object value.Value, member string, v value.Value) value.Value {
	if b := r.Root.Names[SharedMember(object, member)]; b != nil {
		r.Work += len(b.Items)
		v = value.OneOf(append([]value.Value{v}, b.Items...)...)
		if b.More {
			v = value.OneOf(v, value.Value{})
		}
	}
	if b := r.Root.Names["."+member]; b != nil && r.hidden.own[member] {
		v = value.OneOf(append([]value.Value{v}, b.Items...)...)
	}
	if r.hidden.members[member] {
		v = value.OneOf(v, value.Value{})
	}
	return v
}

// handedOn notes what a function is given that changes it, and a change of what a name holds that stands for variables.
func (c *changes) handedOn(i int) {
	t := c.at(i)
	if t.Kind != token.Name {
		return
	}
	if c.handed[token.Lower(t.Text)] && c.at(i+1).Is("(") && !c.at(i-1).IsName("function") {
		c.spoil(i+2, min(c.closing(i+1), i+maxLine))
	}
	if c.spaces[t.Text] && (c.at(i+1).Is("[") || c.at(i+1).Is(".") || c.at(i+1).Is("|=")) {
		c.spoilStrings(i, min(i+16, len(c.toks)))
		handedChanges{c}.handsOnTable(i, i)
		c.loose = c.loose || c.at(c.closing(i+1)+1).Assigns() || mutators[c.at(i+2).Text]
		if c.at(i+1).Is(".") && c.at(i+3).Is("=") { // g = _G; g.p = x
			c.spoilName(c.at(i + 2).Text)
		}
	}
}
