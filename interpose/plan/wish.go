package plan

import "strings"

// wish is the spellings by which an agent's own arguments ask for everything
// to be allowed.
type wish struct {
	grammar
	spellings [][]choice // one of them; all choices of it
}

// choice is one option with one value.
type choice struct {
	option string
	value  string // "": a switch that is on
	key    string // of a setting given as option key=value
}

func (c choice) is(o option) bool {
	if o.name != c.option {
		return false
	}
	value := o.value
	if c.key != "" {
		key, rest, _ := strings.Cut(o.value, "=")
		if strings.TrimSpace(key) != c.key {
			return false
		}
		value = strings.Trim(strings.TrimSpace(rest), `"'`)
	}
	if c.value == "" {
		return value != "false"
	}
	return value == c.value
}

func (w wish) in(args []string) bool { return w.spelling(args) != nil }

// spelling is the first spelling that the arguments hold whole.
func (w wish) spelling(args []string) []choice {
	found := w.options(args)
	for _, all := range w.spellings {
		met := 0
		for _, c := range all {
			for _, o := range found {
				if c.is(o) {
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

// takeWishAway removes the wish in safe and ask: unrestricted is guard's to give.
func (d *draft) takeWishAway(w wish) {
	if d.unrestricted() {
		return
	}
	for all := w.spelling(d.Args); all != nil; all = w.spelling(d.Args) {
		removed := d.remove(w.grammar, "guard's mode is "+d.mode()+"; unrestricted is guard's to give", func(o option) bool {
			for _, c := range all {
				if c.is(o) {
					return true
				}
			}
			return false
		})
		if len(removed) == 0 {
			return
		}
		d.note("%s is started without what asks for everything to be allowed (%s): guard's mode is %s", d.Agent, spelled(removed), d.mode())
	}
}

func (d *draft) mode() string {
	switch d.request.Mode {
	case "ask", "unrestricted":
		return d.request.Mode
	}
	return "safe"
}

func spelled(options []option) string {
	var words []string
	for _, o := range options {
		dashes := "--"
		if len(o.name) == 1 {
			dashes = "-"
		}
		word := dashes + o.name
		if o.value != "" {
			word += " " + o.value
		}
		words = append(words, word)
	}
	return strings.Join(words, " ")
}
