package secret

import (
	"bytes"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"

	"guard/locale"
)

// RedactJSON returns the JSON value without the secrets in its strings. It sees more than [Redact]
// would in the text: escapes do not hide a secret, a member with a secret's name loses every string
// in it ({"env":{"GITHUB_TOKEN":"…"}}, {"name":"API_KEY","value":"…"}), and an argument is judged by
// the one before it (["--password","…"]). Members keep their order and numbers their digits.
//
// The error is for what is no JSON, or is nested deeper than 10,000.
func RedactJSON(b []byte) ([]byte, error) {
	if hinted(b).empty() && !bytes.Contains(b, []byte(`\u`)) && !bytes.Contains(b, []byte(`\/`)) && !mayFill(b) {
		return b, nil
	}
	n, err := parse(b)
	if err != nil {
		return nil, err
	}
	var out values
	n.redact(newSearch(len(b), &out))
	if len(out.order) > 0 {
		n.takeOutFree(&out)
	}
	return n.append(nil), nil
}

// node is one JSON value: a string, an array or object, or a scalar as it stood.
type node struct {
	kind   jsontext.Kind
	text   string   // of a string
	raw    []byte   // of a number, true, false or null
	names  []string // of an object's members, in their order
	values []node   // of an object or array
}

func decoder(b []byte) *jsontext.Decoder {
	return jsontext.NewDecoder(bytes.NewReader(b), jsontext.AllowDuplicateNames(true), jsontext.AllowInvalidUTF8(true))
}

func parse(b []byte) (node, error) {
	n, err := read(decoder(b))
	if err != nil {
		return node{}, locale.Errorf("redacting secrets: %w", err)
	}
	return n, nil
}

func read(d *jsontext.Decoder) (n node, err error) {
	n.kind = d.PeekKind()
	switch n.kind {
	case '"':
		t, err := d.ReadToken()
		if err == nil {
			n.text = t.String()
		}
		return n, err
	case '{', '[':
		return n, n.readMembers(d)
	default:
		v, err := d.ReadValue()
		n.raw = bytes.Clone(v)
		return n, err
	}
}

func (n *node) readMembers(d *jsontext.Decoder) error {
	if _, err := d.ReadToken(); err != nil {
		return err
	}
	for end := n.kind + 2; d.PeekKind() != end; { // in ASCII, ] and } stand two after [ and {
		if n.kind == '{' {
			t, err := d.ReadToken()
			if err != nil {
				return err
			}
			n.names = append(n.names, t.String())
		}
		v, err := read(d)
		if err != nil {
			return err
		}
		n.values = append(n.values, v)
	}
	_, err := d.ReadToken()
	return err
}

func (n *node) redact(q *search) {
	switch n.kind {
	case '"':
		n.text = q.redact(q.redactInside(n.text))
	case '[':
		n.redactArguments(q, "")
	case '{':
		n.redactMembers(q)
	}
}

// deepest bounds JSON in texts of JSON in texts.
const deepest = 3

// redactInside returns a text without the secrets of the JSON at its end: what a server was told or has told, and how
// an editor starts one. A text without any stays as it was.
func (q *search) redactInside(text string) string {
	at := strings.IndexAny(text, "{[")
	if at < 0 || q.inside == deepest || !strings.ContainsAny(text[len(text)-1:], "}]\n") {
		return text
	}
	d := jsontext.NewDecoder(strings.NewReader(text[at:]), jsontext.AllowDuplicateNames(true),
		jsontext.AllowInvalidUTF8(true))
	n, err := read(d)
	if err != nil || strings.TrimSpace(text[at+int(d.InputOffset()):]) != "" {
		return text
	}
	before := string(n.append(nil))
	within := newSearch(len(text), q.out)
	within.inside = q.inside + 1
	n.redact(within)
	after := string(n.append(nil))
	if after == before {
		return text
	}
	return text[:at] + after
}

// fixed are guard's own members of a record, a request that waits or a session: names, times and
// numbers that readers go by. What an agent calls a secret must not change them.
var fixed = strings.Fields(
	"seq time session event prev hash request_id acp_session session_id run id since mode by answer " +
		"channel agent options tool_name risk categories category hosts place of approval_type grants counts " +
		"waiting pid codes reason_codes")

// judged are guard's own members that hold what the agent said beside the codes of reasons, which stay.
var judged = []string{"verdict", "facts", "commands"}

// takeOutFree goes through what is not guard's own of a value, or of each in a list.
func (n *node) takeOutFree(out *values) {
	for i := range n.values {
		switch {
		case n.kind == '[':
			n.values[i].takeOutFree(out)
		case slices.Contains(judged, n.names[i]):
			n.values[i].takeOutBut(out, "codes", "reason_codes")
		case !slices.Contains(fixed, n.names[i]):
			n.values[i].takeOut(out)
		}
	}
	n.text = out.takeOut(n.text)
}

// takeOutBut goes through every string again that is not in a member of these names.
func (n *node) takeOutBut(out *values, names ...string) {
	n.text = out.takeOut(n.text)
	for i := range n.values {
		if n.kind == '[' || !slices.Contains(names, n.names[i]) {
			n.values[i].takeOutBut(out, names...)
		}
	}
}

// takeOut goes through every string again.
func (n *node) takeOut(out *values) {
	n.text = out.takeOut(n.text)
	for i := range n.values {
		n.values[i].takeOut(out)
	}
}

func (n *node) redactMembers(q *search) {
	hidden, program := n.namesSecretValue(), n.program()
	for i := range n.values {
		switch v := &n.values[i]; {
		case hidden && isFieldValue(n.names[i]):
			v.hideAll(q.out)
		case isSecretName(n.names[i]),
			v.kind == '"' && !slices.Contains(fixed, n.names[i]) && namesSecret(n.names[i], v.text):
			v.hide(q.out)
		case v.kind == '[' && program != "" && slices.Contains(argumentNames, plainName(n.names[i])):
			v.redactArguments(q, program)
		default:
			v.redact(q)
		}
		n.names[i] = q.redact(n.names[i])
	}
}

// hide replaces every string, however deep. Numbers stay: under these names they count tokens.
func (n *node) hide(out *values) {
	if n.kind == '"' && n.text != "" {
		out.add(n.text, "named")
		n.text = mark("named")
	}
	for i := range n.values {
		n.values[i].hide(out)
	}
}

// hideAll is hide that takes numbers too: what is typed into a field for a PIN counts nothing.
func (n *node) hideAll(out *values) {
	n.hide(out)
	if n.kind == '0' {
		*n = node{kind: '"', text: mark("named")}
	}
	for i := range n.values {
		n.values[i].hideAll(out)
	}
}

// separator stands between arguments when they are looked at as one line: white space to the shapes,
// and in no argument that a person would type.
const separator = "\f"

// Members of an object that name a program, and those that hold its arguments, as tools and servers call them. A vector
// (argv) names its program itself.
var (
	programNames  = strings.Fields("command cmd program executable binary bin")
	argumentNames = strings.Fields("args arguments params parameters options flags")
)

// program is the program that an object names; empty: none.
func (n *node) program() string {
	for i, name := range n.names {
		if n.values[i].kind == '"' && slices.Contains(programNames, plainName(name)) {
			return n.values[i].text
		}
	}
	return ""
}

// redactArguments judges strings in an array also by those before them, and by the program that gets them, where that
// stands elsewhere. One that is a secret only by its neighbour is replaced whole: a space inside it is its own.
func (n *node) redactArguments(q *search, program string) {
	whole := node{values: n.values}
	if program != "" {
		whole.values = slices.Concat([]node{{kind: '"', text: program}}, n.values)
		defer func() { n.values = whole.values[1:] }()
	}
	whole.redactInLine(q)
}

func (n *node) redactInLine(q *search) {
	line := make([]string, len(n.values))
	for i := range n.values {
		v := &n.values[i]
		v.text = q.redactInside(v.text)
		if line[i] = v.text; v.kind == '"' {
			v.text = q.redact(v.text)
		} else {
			v.redact(q)
		}
	}
	q.separated = true
	together := strings.Split(q.redact(strings.Join(line, separator)), separator)
	q.separated = false
	if len(together) != len(line) {
		n.hideFrom(len(together)-1, strings.HasSuffix(together[len(together)-1], mark(unsearched)))
		return
	}
	for i := range n.values {
		v := &n.values[i]
		if v.kind == '"' && together[i] != line[i] && together[i] != v.text {
			v.text = mark("argument")
		}
	}
}

// hideFrom replaces the arguments that were too much to look through.
func (n *node) hideFrom(first int, unknown bool) {
	for i := max(first, 0); unknown && i < len(n.values); i++ {
		if n.values[i].kind == '"' {
			n.values[i].text = mark(unsearched)
		}
	}
}

func (n *node) append(b []byte) []byte {
	switch n.kind {
	case '"':
		return quote(b, n.text)
	case '{', '[':
		b = append(b, byte(n.kind))
		for i := range n.values {
			if i > 0 {
				b = append(b, ',')
			}
			if n.kind == '{' {
				b = append(quote(b, n.names[i]), ':')
			}
			b = n.values[i].append(b)
		}
		return append(b, byte(n.kind)+2)
	default:
		return append(b, n.raw...)
	}
}

// quote never fails: the error only says that bad UTF-8 was replaced by U+FFFD, which is wanted.
func quote(b []byte, s string) []byte {
	b, _ = jsontext.AppendQuote(b, s)
	return b
}
