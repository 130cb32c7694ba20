package decision

import (
	"slices"

	"guard/locale"
)

// nameOf is the name of a value; one that is out of range has the name of the zero value.
func nameOf[T ~uint8](names []string, v T) string {
	if int(v) < len(names) {
		return names[v]
	}
	return names[0]
}

// parse is the value of a name. An unknown name is an error, and the zero value.
func parse[T ~uint8](names []string, name string) (T, error) {
	if i := slices.Index(names, name); i >= 0 {
		return T(i), nil
	}
	return 0, locale.Errorf("unknown name %q", name)
}
