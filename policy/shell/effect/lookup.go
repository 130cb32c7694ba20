package effect

import (
	"slices"
	"strings"

	"guard/policy/shell/environment"
	"guard/policy/shell/taint"
)

// called is what the names of a script by which it finds its own folder hold; nil: not known. zsh means other things
// by them in functions (zshoptions, FUNCTION_ARGZERO), and BASH_ARGV0 sets $0 (bash(1)).
func (l *Line) called(name string) *taint.Word {
	variable := name
	if name == "0" {
		variable = "BASH_ARGV0"
	}
	if _, set := l.State.Vars[variable]; set || l.State.Zsh {
		return nil
	}
	switch name {
	case "0":
		return l.State.Script.Name
	case "BASH_SOURCE":
		return l.State.Script.File
	}
	return nil
}

// Lookup tells what a variable holds; no values: not known, and from says what
// it could be.
func (l *Line) Lookup(name string) ([]taint.Word, taint.Origin) {
	switch name {
	case "@", "*":
		if l.State.Known {
			if len(l.State.Params) == 0 {
				return []taint.Word{{}}, 0
			}
			return l.State.Params, 0
		}
		return nil, taint.FromUnknown
	case "#", "?", "$", "!":
		return nil, taint.FromNumber
	}
	name, followed := l.State.Meant(name)
	if !followed {
		return nil, taint.FromUnknown
	}
	if slices.Contains(environment.Numbers, name) {
		if v, ok := l.State.Vars[name]; ok &&
			(len(v.Values) != 1 || strings.Trim(v.Values[0].Text, "0123456789") != "") {
			return nil, taint.FromUnknown // the line has set it
		}
		return nil, taint.FromNumber
	}
	if len(name) == 1 && name[0] >= '1' && name[0] <= '9' && l.State.Known {
		if i := int(name[0] - '1'); i < len(l.State.Params) {
			return l.State.Params[i : i+1], 0
		}
		return []taint.Word{{}}, 0
	}
	if called := l.called(name); called != nil {
		return []taint.Word{*called}, 0
	}
	if v, ok := l.State.Vars[name]; ok {
		if len(v.Values) == 0 {
			return nil, taint.FromUnknown | v.Held
		}
		return v.Values, 0
	}
	if s := l.wellKnown(name); s != "" {
		return []taint.Word{taint.Literal(s)}, 0
	}
	if environment.SecretVariable(name) {
		return nil, taint.FromSecret
	}
	if name == "PORT" || strings.HasSuffix(name, "_PORT") {
		return nil, taint.FromNumber // the environment's, which the line did not set
	}
	return nil, taint.FromUnknown
}

// wellKnown are the variables whose value the World tells.
func (l *Line) wellKnown(name string) string {
	switch name {
	case "HOME":
		return l.World.Home
	case "PWD":
		if len(l.State.Maybe) == 0 {
			return l.State.Cwd
		}
	case "USER", "LOGNAME":
		return l.World.User
	case "TMPDIR", "TEMP", "TMP":
		return "/tmp"
	}
	return ""
}
