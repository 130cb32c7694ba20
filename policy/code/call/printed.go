package call

import (
	"strings"

	"guard/policy/code/value"
)

// Printed returns what stands in a text where v is put into it, as spec says in a string of Python: of a date or the
// like, a name that nobody knows. What a spec does to other text than numbers is not known.
func (r *names) Printed(v value.Value, spec string) value.Value {
	return v.Mapped(func(v value.Value) value.Value {
		switch {
		case v.Kind == value.Name && r.Book.Printable[v.Text]:
			if Replaced(r, v.Text) || spec != "" && !DateFormat(strings.TrimPrefix(spec, ":")) {
				return v
			}
			return value.AName
		case spec == "" || v.Pattern == "":
		case v.Kind == value.Count && strings.Trim(spec, ":0123456789d,") == "":
		default:
			return value.Value{Kind: value.String, Decoded: v.Decoded}
		}
		return v
	})
}

// Replaced reports that the text gives a value of its own to some member of one of a call's names: os.listdir = f. What
// the table says of the call may then be wrong.
func Replaced(r interface{ Given(member string) bool }, name string) bool {
	for part := range strings.SplitSeq(strings.ReplaceAll(strings.TrimPrefix(name, "new:"), "()", ""), ".") {
		if r.Given(part) {
			return true
		}
	}
	return false
}

// Given reports that the text gives a value to a member of this name, of whatever object.
func (r *names) Given(member string) bool { return r.loose || r.Root.Names["."+member] != nil }

// DateFormat reports a format of strftime(3) by which a date is written without a slash, and with more than dots.
func DateFormat(s string) bool {
	fields := 0
	for i := 0; i < len(s); i++ {
		switch {
		case s[i] == '/':
			return false
		case s[i] != '%':
		case i+1 == len(s) || !strings.ContainsRune("YymdHIMSfjGVuwsBbAa", rune(s[i+1])):
			return false
		default:
			i++
			fields++
		}
	}
	return fields > 0
}
