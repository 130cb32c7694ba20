package secret

import (
	"bytes"

	"github.com/go-json-experiment/json/jsontext"

	"guard/locale"
)

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
