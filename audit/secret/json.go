package secret

import (
	"bytes"
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
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
	var out takenOut
	n.redact(newSearch(len(b), &out))
	if len(out.order) > 0 {
		n.takeOutFree(&out)
	}
	return n.append(nil), nil
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
func (n *node) hide(out *takenOut) {
	if n.kind == '"' && n.text != "" {
		out.add(n.text, "named")
		n.text = mark("named")
	}
	for i := range n.values {
		n.values[i].hide(out)
	}
}

// hideAll is hide that takes numbers too: what is typed into a field for a PIN counts nothing.
func (n *node) hideAll(out *takenOut) {
	n.hide(out)
	if n.kind == '0' {
		*n = node{kind: '"', text: mark("named")}
	}
	for i := range n.values {
		n.values[i].hideAll(out)
	}
}
