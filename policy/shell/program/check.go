package program

import (
	"fmt"
	"strings"
)

// Check finds mistakes in the notation of one entry, not of its subcommands.
func Check(e *Entry) []error {
	var errs []error
	for tok, rest := next(e.Options); tok != ""; tok, rest = next(rest) {
		names, o := token(tok)
		if tok[0] != '-' && tok != "+" && e.Style != KeyValue {
			errs = append(errs, fmt.Errorf("option %q does not begin with a dash", tok))
		}
		if strings.Contains(names, "=") && e.Style != KeyValue {
			// Only a table may hold "-a=,--all=": every spelling is cut alike.
			if strings.Contains(strings.TrimSuffix(names, "="), "=") {
				errs = append(errs, fmt.Errorf("option %q: write -a,--all=, with one = at the end", tok))
			}
		}
		for name := range strings.SplitSeq(o.Effects, "+") {
			if _, ok := EffectNamed(name); !ok && o.Effects != "" {
				errs = append(errs, fmt.Errorf("option %q: no effect %q", tok, name))
			}
		}
	}
	for w := range strings.FieldsSeq(e.Operands) {
		if w == "--" {
			continue
		}
		if _, ok := RoleNamed(strings.TrimSuffix(w, "...")); !ok {
			errs = append(errs, fmt.Errorf("no role %q", w))
		}
	}
	return errs
}
