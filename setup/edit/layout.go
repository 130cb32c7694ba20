package edit

import (
	"bytes"
	"encoding/json"
	"slices"

	"github.com/tailscale/hujson"
)

// insert adds a member behind an object's last one, in the layout of the object.
func (d document) insert(o object, name string, value any) ([]byte, error) {
	key, err := json.Marshal(name)
	if err != nil {
		return nil, err
	}
	newline := d.newline()
	if len(o.Members) > 0 && !bytes.Contains(d.text[o.start:o.end], []byte("\n")) {
		newline = "" // all of it stands on one line
	}
	indent := d.indentOf(o)
	member, err := json.Marshal(value)
	if newline != "" {
		member, err = json.MarshalIndent(value, indent, d.unit())
		member = bytes.ReplaceAll(member, []byte("\n"), []byte(newline))
	}
	if err != nil {
		return nil, err
	}
	colon := ": "
	if newline == "" {
		colon = ":"
	}
	piece := slices.Concat([]byte(newline), key, []byte(colon), member)
	if newline != "" {
		piece = slices.Concat([]byte(newline+indent), key, []byte(colon), member)
	}
	return d.place(o, piece, newline), nil
}

// place puts a member's text before an object's closing brace, and a comma where one is needed:
// right behind the last value, so that a comment behind it stays on its line.
func (d document) place(o object, piece []byte, newline string) []byte {
	brace := o.end - 1
	end := o.start + len(bytes.TrimRight(d.text[o.start:brace], " \t\r\n"))
	if len(o.Members) == 0 {
		if newline != "" && !bytes.Contains(d.text[end:brace], []byte("\n")) {
			piece = slices.Concat(piece, []byte(newline+d.lineIndent(o.start)))
		}
		return slices.Concat(d.text[:end], piece, d.text[end:])
	}
	last := o.Members[len(o.Members)-1].Value
	if last.AfterExtra != nil { // the object has a comma behind its last member, so the new one gets one too
		return slices.Concat(d.text[:end], piece, []byte(","), d.text[end:])
	}
	return slices.Concat(d.text[:last.EndOffset], []byte(","), d.text[last.EndOffset:end], piece, d.text[end:])
}

// remove takes a member out, with the comma that it needed and the whitespace before it.
func (d document) remove(o object, name string) []byte {
	i := slices.IndexFunc(o.Members, func(m hujson.ObjectMember) bool {
		literal, ok := m.Name.Value.(hujson.Literal)
		return ok && literal.String() == name
	})
	member := o.Members[i]
	start := len(bytes.TrimRight(d.text[:member.Name.StartOffset], " \t\r\n"))
	end := member.Value.EndOffset
	switch {
	case member.Value.AfterExtra != nil || i < len(o.Members)-1: // a comma follows
		after := member.Value.AfterExtra
		if i < len(o.Members)-1 && after == nil {
			after = hujson.Extra{}
		}
		if len(bytes.TrimSpace(after)) == 0 {
			end += len(after) + 1
			return slices.Concat(d.text[:start], d.text[end:])
		}
		comma := end + len(after) // a comment stands before the comma, and stays
		return slices.Concat(d.text[:start], d.text[end:comma], d.text[comma+1:])
	case i > 0: // the last: the comma before it goes
		before := o.Members[i-1].Value
		comma := before.EndOffset + len(before.AfterExtra)
		return slices.Concat(d.text[:comma], d.text[comma+1:start], d.text[end:])
	}
	if len(bytes.TrimSpace(d.text[end:o.end-1])) == 0 && d.text[start-1] == '{' {
		end = o.end - 1 // an empty object is {}
	}
	return slices.Concat(d.text[:start], d.text[end:])
}

// newline is how the text ends its lines.
func (d document) newline() string {
	if bytes.Contains(d.text, []byte("\r\n")) {
		return "\r\n"
	}
	return "\n"
}

// indentOf is what stands before an object's members on their lines.
func (d document) indentOf(o object) string {
	if len(o.Members) > 0 {
		return d.lineIndent(o.Members[0].Name.StartOffset)
	}
	return d.lineIndent(o.start) + d.unit()
}

// unit is by how much one level is indented: as the document's first member is.
func (d document) unit() string {
	if len(d.root.Members) > 0 {
		if indent := d.lineIndent(d.root.Members[0].Name.StartOffset); indent != "" {
			return indent
		}
	}
	return "  "
}

// lineIndent is the whitespace with which the line of an offset begins.
func (d document) lineIndent(offset int) string {
	line := d.text[bytes.LastIndexByte(d.text[:offset], '\n')+1 : offset]
	return string(line[:len(line)-len(bytes.TrimLeft(line, " \t"))])
}

// hasComment reports a comment in an object, which a removal of its members must leave.
func hasComment(o object) bool {
	if len(bytes.TrimSpace(o.AfterExtra)) > 0 {
		return true
	}
	return slices.ContainsFunc(o.Members, func(m hujson.ObjectMember) bool {
		return len(bytes.TrimSpace(m.Name.BeforeExtra))+len(bytes.TrimSpace(m.Value.AfterExtra)) > 0
	})
}
