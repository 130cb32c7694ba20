package shell

import (
	"encoding/base64"
	"encoding/hex"
	"slices"
	"strings"

	"guard/policy/shell/program"
)

// filtered adds to a program's output what is known of its text: all of it
// where the program copies or decodes a known input, else what it may be made
// of, which serves only to raise.
func (k *resultJudge) filtered(c *call, v *invocation, out stream) stream {
	if c.in.text == "" || v.entry.Stdin != program.Filters && v.entry.Stdin != program.WritesIt {
		return out
	}
	made := c.in
	switch d, ok := decoders[v.name]; {
	case len(v.operands) > 0 && v.name != "tee":
		made.known = false
	case ok && v.has(d.when...):
		made = d.decoded(made)
	case ok && len(d.when) == 0:
		made = d.decoded(made)
	default:
		made.known = made.known && len(v.used) == 0 && slices.Contains(copiers, v.name)
	}
	out.text, out.known = made.text, made.known && c.data == 0
	return out
}

// copiers write what comes in, as it is, when no option says otherwise.
var copiers = []string{"cat", "tee"}

// decoder turns a text into another.
type decoder struct {
	when []string // one of these options must be given; none: always
	to   func(string) ([]byte, error)
}

// decoders are filters under which a command is hidden: base64(1), xxd(1), rev(1).
var decoders = map[string]decoder{
	"base64": {[]string{"-d", "-D", "--decode"}, func(s string) ([]byte, error) {
		return base64.StdEncoding.DecodeString(strings.Join(strings.Fields(s), ""))
	}},
	"xxd": {[]string{"-r", "-revert"}, func(s string) ([]byte, error) { return hex.DecodeString(strings.Join(strings.Fields(s), "")) }},
	"rev": {nil, func(s string) ([]byte, error) {
		lines := strings.Split(s, "\n")
		for i, line := range lines {
			r := []rune(line)
			slices.Reverse(r)
			lines[i] = string(r)
		}
		return []byte(strings.Join(lines, "\n")), nil
	}},
}

// decoded is the stream behind the decoder; what is only partly known cannot
// be decoded.
func (d decoder) decoded(in stream) stream {
	text, err := d.to(in.text)
	if err != nil || !in.known || strings.Contains(string(text), hole) {
		return stream{from: in.from}
	}
	return stream{from: in.from, text: string(text), known: true}
}
