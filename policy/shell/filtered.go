package shell

import (
	"encoding/base64"
	"encoding/hex"
	"slices"
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// filtered adds to a program's output what is known of its text: all of it
// where the program copies or decodes a known input, else what it may be made
// of, which serves only to raise.
func (j *resultJudge) filtered(c *effect.Call, v *option.Invocation, out taint.Stream) taint.Stream {
	if c.In.Text == "" || v.Entry.Stdin != program.Filters && v.Entry.Stdin != program.WritesIt {
		return out
	}
	made := c.In
	switch d, ok := decoders[v.Name]; {
	case len(v.Operands) > 0 && v.Name != "tee":
		made.Known = false
	case ok && v.Has(d.when...):
		made = d.decoded(made)
	case ok && len(d.when) == 0:
		made = d.decoded(made)
	default:
		made.Known = made.Known && len(v.Used) == 0 && slices.Contains(copiers, v.Name)
	}
	out.Text, out.Known = made.Text, made.Known && c.Data == 0
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
	"xxd": {[]string{"-r", "-revert"},
		func(s string) ([]byte, error) { return hex.DecodeString(strings.Join(strings.Fields(s), "")) }},
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
func (d decoder) decoded(in taint.Stream) taint.Stream {
	text, err := d.to(in.Text)
	if err != nil || !in.Known || strings.Contains(string(text), taint.Hole) {
		return taint.Stream{From: in.From}
	}
	return taint.Stream{From: in.From, Text: string(text), Known: true}
}
