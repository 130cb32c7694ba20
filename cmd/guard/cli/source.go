package cli

import "guard/locale"

// SourceName is where a value comes from, for a person: a file or a flag, or that nobody said it.
func SourceName(source string) string {
	switch source {
	case "default":
		return locale.Text("default")
	case "default at a terminal":
		return locale.Text("default at a terminal")
	}
	return source
}

// ModeSourceName is SourceName of the mode, where it is shown for any start: by default it hangs on the terminal.
func ModeSourceName(source string) string {
	if source == "default" {
		return locale.Text("default; at a terminal: ask")
	}
	return SourceName(source)
}
