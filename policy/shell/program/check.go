package program

import (
	"fmt"
	"strings"
)

// Check finds mistakes in the notation of one entry, not of its subcommands.
func Check(e *Entry) []error {
	errs := doubles(e)
	for tok, rest := next(e.Options); tok != ""; tok, rest = next(rest) {
		names, o := token(tok)
		if tok[0] != '-' && tok[0] != '+' && tok != "@" && tok != "/" && tok != "%" && e.Style != KeyValue {
			errs = append(errs, fmt.Errorf("option %q does not begin with a dash", tok))
		}
		if strings.HasSuffix(tok, ":") {
			errs = append(errs, fmt.Errorf("option %q: no effect after the colon", tok))
		}
		if strings.Contains(names, "=") && e.Style != KeyValue {
			// Only a table may hold "-a=,--all=": every spelling is cut alike.
			if strings.Contains(strings.TrimSuffix(names, "="), "=") {
				errs = append(errs, fmt.Errorf("option %q: write -a,--all=, with one = at the end", tok))
			}
		}
		for name := range strings.SplitSeq(o.Effects, "+") {
			name, _, _ := strings.Cut(name, "@")
			if _, ok := EffectNamed(name); !ok && o.Effects != "" {
				errs = append(errs, fmt.Errorf("option %q: no effect %q", tok, name))
			}
		}
	}
	for w := range strings.FieldsSeq(e.Operands) {
		if w == "--" {
			continue
		}
		if as, ok := strings.CutPrefix(w, HandedTo); ok && Find(as) != nil {
			continue
		}
		if _, ok := RoleNamed(strings.TrimSuffix(w, "...")); !ok {
			errs = append(errs, fmt.Errorf("no role %q", w))
		}
	}
	return errs
}

// doubles finds letters that stand in two tokens: only the first would count.
func doubles(e *Entry) []error {
	if e.Style != GNU && e.Style != OldTar {
		return nil
	}
	var errs []error
	seen := map[byte]bool{}
	for tok, rest := next(e.Options); tok != ""; tok, rest = next(rest) {
		names, _ := token(tok)
		for name := range strings.SplitSeq(names, ",") {
			if len(name) < 2 || name[0] != '-' || name[1] == '-' || name == "-#" || name == "-*" {
				continue
			}
			for i := 1; i < len(name); i++ {
				if seen[name[i]] {
					errs = append(errs, fmt.Errorf("option %q: the letter %c stands in two tokens", tok, name[i]))
				}
				seen[name[i]] = true
			}
		}
	}
	return errs
}
