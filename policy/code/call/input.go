package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/token"
	"guard/policy/code/value"
)

// A program that a text starts reads what the text gives it: names, code, orders. Where the text shows what that is,
// the act has it; where it may be anything, the act says so; else the program reads what the text's own program does.

// Input says what the programs read that some calls start. Arguments are meant as in a Row.
type Input struct {
	Names  string // the calls; "*": all others
	Text   string // arguments that are what the program reads
	Stream string // arguments that say where it reads
	Mode   string // arguments that say, as fopen(3) does, whether the text writes to the program
	Piped  bool   // it reads what the text writes, unless an argument says otherwise
	Fed    string // words by which the text gives it something afterwards; where none stands there, it reads nothing
}

// inputRow is an Input as it is looked up.
type inputRow struct {
	text, stream, mode []pick
	piped              bool
	fed                []string
}

// Feeds says what the programs read that calls of the language start.
func (b *Book) Feeds(rows []Input) {
	b.inputs = map[string]*inputRow{}
	for _, in := range rows {
		row := &inputRow{text: Picks(in.Text), stream: Picks(in.Stream), mode: Picks(in.Mode), piped: in.Piped,
			fed: strings.Fields(in.Fed)}
		for _, name := range strings.Fields(in.Names) {
			b.inputs[name] = row
		}
	}
}

// inputOf returns the row of a call, as Find does, or that of all others.
func (b *Book) inputOf(name string) *inputRow {
	for tail, more := name, true; more; _, tail, more = strings.Cut(tail, ".") {
		if row := b.inputs[strings.TrimPrefix(tail, "_")]; row != nil {
			return row
		}
	}
	if row := b.inputs["?"+name[max(strings.LastIndexByte(name, '.'), 0):]]; row != nil {
		return row
	}
	if row := b.inputs["*"]; row != nil {
		return row
	}
	return &inputRow{}
}

// Feeds notes that the text may write anything to the program that the call starts.
func (r *record) Feeds() { r.input = &value.Value{} }

// readBy returns what the program reads that a call starts; nil: what the text's own program does.
func readBy(r *Calls, c *Call) *value.Value {
	row, anything, nothing := r.Book.inputOf(c.Name), &value.Value{}, value.Text("")
	for _, p := range row.text {
		if v, given := optionOf(r, c, p); given && !absent(v) {
			return &v
		}
	}
	for _, p := range row.stream {
		if v, given := optionOf(r, c, p); given {
			return streamed(v)
		}
	}
	for _, p := range row.mode {
		if v, given := optionOf(r, c, p); given && v.Kind != value.Dict && v.Kind != value.Function {
			if s, known := v.Literal(); known && !strings.ContainsAny(s, "wa+") {
				return nil
			}
			return anything
		}
	}
	switch {
	case row.piped:
		return anything
	case len(row.fed) == 0:
		return nil
	case feeds(&r.record, row.fed):
		return anything
	case r.search("os.Stdin", func(i int) bool { return ownInput(r.Toks, i) }) >= 0:
		return nil
	}
	return &nothing
}

// fed follows a call whose program reads what the call says.
func fed(r *Calls, c *Call) value.Value {
	was := r.input
	r.input = nil
	if c.Rule.Kind == code.Runs || c.Rule.Kind == code.RunsShell {
		r.input = readBy(r, c)
	}
	v := byRule(r, c)
	r.input = was
	return v
}

// optionOf returns an argument by its position or its name; one that may be among arguments that the text does not
// show is unknown.
func optionOf(r *Calls, c *Call, p pick) (value.Value, bool) {
	if p.At >= 0 && p.At < len(c.Pos) {
		return c.Pos[p.At], true
	}
	if p.Keyword == "" {
		return value.Value{}, c.Spread
	}
	if v, given := c.Key(p.Keyword); given {
		return v, true
	}
	if r.MayBeNamed(c.Arguments, p.Keyword) || slices.Contains(c.Keys, "") {
		return value.Value{}, true
	}
	for i := len(c.Pos) - 1; i >= 0; i-- {
		d := c.Pos[i]
		if d.Kind == value.Choice || d.Kind == value.Unknown && i > 0 && r.Lang == code.JavaScript {
			return value.Value{}, i > 0
		}
		if d.Kind != value.Dict {
			continue
		}
		if at := slices.Index(d.List.Keys, p.Keyword); at >= 0 && !r.Overwritten[d.List.At] {
			return d.List.Items[at], true
		}
		return value.Value{}, r.MayHoldMore(d.List) || slices.Contains(d.List.Keys, "") ||
			r.Root.Names["."+p.Keyword] != nil || r.Root.Names[elementScope+p.Keyword] != nil
	}
	return value.Value{}, false
}

// absent reports a value that stands for no argument.
func absent(v value.Value) bool {
	return v.Kind == value.Number && slices.Contains(noValue, strings.ToLower(v.Text))
}

var noValue = []string{"none", "null", "nil", "undefined", "false"}

// Words and names for the text's own input, and for none.
var (
	sameInput = []string{"inherit", "sys.stdin", "process.stdin", "stdin", "$stdin"}
	noInput   = []string{"ignore", "null", "/dev/null", "devnull", "subprocess.devnull", "file.null", "io.null",
		"os.devnull", "asyncio.subprocess.devnull"}
)

// streamed returns what a program reads of a stream; nil: what the text's own program does.
func streamed(v value.Value) *value.Value {
	if v.Kind == value.List && len(v.List.Items) > 0 { // of several, the first is the input
		v = v.List.Items[0]
	}
	word := strings.ToLower(v.Text)
	nothing := value.Text("")
	switch {
	case absent(v), v.Kind == value.Number && word == "0":
		return nil
	case v.Kind != value.Name && !(v.IsText() && v.Known):
	case slices.Contains(sameInput, word):
		return nil
	case slices.Contains(noInput, word):
		return &nothing
	}
	return &value.Value{}
}

// inputs returns what the program reads that an act starts, each that it may be.
func (r *record) inputs(kind code.Kind) []*code.Arg {
	switch {
	case kind != code.Runs && kind != code.RunsShell:
		return []*code.Arg{nil}
	case r.input != nil:
		var all []*code.Arg
		for _, v := range r.input.Choices() {
			a := r.argFor(kind, v)
			if v.Kind == value.Number {
				a = code.Arg{}
			}
			all = append(all, &a)
		}
		return all
	case r.replacesInput():
		return []*code.Arg{{}}
	}
	return []*code.Arg{nil}
}

// replacesInput reports a text that may have put something in the place of its program's own input.
func (r *record) replacesInput() bool {
	if len(r.Toks) == 0 {
		return false
	}
	first := &r.Toks[0]
	if is, looked := r.reopens[first]; looked {
		return is
	}
	if r.reopens == nil {
		r.reopens = map[*token.Token]bool{}
	}
	for i := range r.Toks {
		if reopensInput(r.Toks, i) {
			r.reopens[first] = true
			return true
		}
	}
	r.reopens[first] = false
	return false
}

// reopensInput reports a token by which a program's input becomes another one (dup2(2), fcntl(2); Ruby 3.4,
// IO#reopen; Python 3.13, pty; perlfunc, open; close(2), after which the next file that is opened takes its place).
func reopensInput(toks []token.Token, i int) bool {
	switch word := strings.ToLower(toks[i].Text); word {
	case "dup2", "dup3", "f_dupfd", "f_dupfd_cloexec", "reopen", "forkpty", "pty":
		return toks[i].Kind != token.String
	case "stdin", "0":
		for k := i - 1; k >= max(0, i-2); k-- {
			if before := strings.ToLower(toks[k].Text); before == "close" || before == "fclose" ||
				word == "stdin" && before == "open" {
				return true
			}
		}
	}
	return false
}

// feeds reports a text that gives something to a program which it has made, by one of some words, other than its
// program's own input.
func feeds(r *record, words []string) bool {
	for i := range r.Toks {
		if slices.Contains(words, r.Toks[i].Text) && !ownInput(r.Toks, i) && !ownInput(r.Toks, i+4) {
			return true
		}
	}
	return false
}

// ownInput reports the last token of os.Stdin in Go.
func ownInput(toks []token.Token, i int) bool {
	return i >= 2 && i < len(toks) && toks[i].Text == "Stdin" && toks[i-1].Text == "." && toks[i-2].Text == "os"
}
