package plan

import (
	"strings"

	"guard/locale"
)

// BypassFlags are the spellings by which an agent's own arguments ask for everything
// to be allowed.
type BypassFlags struct {
	Grammar
	Spellings [][]Choice // one of them; all choices of it
}

// Choice is one option with one value.
type Choice struct {
	Option string
	Value  string // "": a switch that is on
	Key    string // of a setting given as option key=value
}

// Is reports whether an option of the command line is this choice.
func (c Choice) Is(o Option) bool {
	if o.Name != c.Option {
		return false
	}
	value := o.Value
	if c.Key != "" {
		key, rest, _ := strings.Cut(o.Value, "=")
		if strings.TrimSpace(key) != c.Key {
			return false
		}
		value = strings.Trim(strings.TrimSpace(rest), `"'`)
	}
	if c.Value == "" {
		return value != "false"
	}
	return value == c.Value
}

// In reports whether arguments hold one of the spellings whole.
func (w BypassFlags) In(args []string) bool { return w.spelling(args) != nil }

// spelling is the first spelling that the arguments hold whole.
func (w BypassFlags) spelling(args []string) []Choice {
	found := w.Options(args)
	for _, all := range w.Spellings {
		met := 0
		for _, c := range all {
			for _, o := range found {
				if c.Is(o) {
					met++
					break
				}
			}
		}
		if met == len(all) {
			return all
		}
	}
	return nil
}

// RemoveBypass removes them in safe and ask: unrestricted is guard's to give.
func (b *Builder) RemoveBypass(w BypassFlags) {
	if b.Unrestricted() {
		return
	}
	why := locale.Message(locale.Fill("guard's mode is {0}; unrestricted is guard's to give", b.Mode()))
	for all := w.spelling(b.Args); all != nil; all = w.spelling(b.Args) {
		removed := b.Remove(w.Grammar, why,
			func(o Option) bool {
				for _, c := range all {
					if c.Is(o) {
						return true
					}
				}
				return false
			})
		if len(removed) == 0 {
			return
		}
		b.Note("%s is started without what asks for everything to be allowed (%s): guard's mode is %s", b.Agent,
			Spelled(removed), b.Mode())
	}
}

// Mode is guard's mode in one word; safe for any that is not known.
func (b *Builder) Mode() string {
	switch b.Request.Mode {
	case "ask", "unrestricted":
		return b.Request.Mode
	}
	return "safe"
}

// Spelled shows options as a person would type them.
func Spelled(options []Option) string {
	var words []string
	for _, o := range options {
		dashes := "--"
		if len(o.Name) == 1 {
			dashes = "-"
		}
		word := dashes + o.Name
		if o.Value != "" {
			word += " " + o.Value
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}
