package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// PlacedElsewhere notes that something is created in a folder other than the system's folder for temporary files. v
// is the folder or, where prefix is true, the beginning of the name. false: it is the system's.
func (r *effects) PlacedElsewhere(c *Call, v value.Value, prefix bool) bool {
	elsewhere := false
	v.Each(func(v value.Value) {
		switch {
		case v.Kind == value.Number, v.Kind == value.Function, v.Kind == value.Dict, v.Kind == value.List:
		case v.Source == code.Fresh, v.Source == code.TempDir && !strings.Contains(v.Text, ".."),
			v.Kind == value.Unknown:
		case prefix && !strings.Contains(v.Text, "/") && v.Source == code.Plain:
		case temporaryPath(v) || v.Text == "" && v.Source == code.Plain:
		default:
			elsewhere = true
			if !prefix {
				v = value.Join(v, value.Text("tmp"), false)
			}
			r.Line = c.Line
			r.EmitEach(code.Makes, c.Name, []value.Value{v})
		}
	})
	return elsewhere
}

// temporaryPath reports whether v lies in a folder for temporary files.
func temporaryPath(v value.Value) bool {
	for _, dir := range []string{"/tmp", "/var/tmp", "/dev/shm"} {
		if rest, ok := strings.CutPrefix(v.Text, dir); ok && v.IsText() && v.Source == code.Plain &&
			(rest == "" || rest[0] == '/') && !strings.Contains(rest, "..") {
			return true
		}
	}
	return false
}
