package tox

import (
	"slices"
	"strings"

	"guard/policy/recipe/gather"
)

// substitute replaces {…}, the innermost first.
func (f *file) substitute(s string) string {
	for {
		end := strings.IndexByte(s, '}')
		if end < 0 {
			return s
		}
		open := strings.LastIndexByte(s[:end], '{')
		if f.left--; open < 0 || f.left < 0 || len(s) > gather.MaxText {
			if open >= 0 {
				f.Unread("too many substitutions")
			}
			return s
		}
		s = s[:open] + f.substitution(s[open+1:end]) + s[end+1:]
	}
}

// substitution returns the value of one name in braces.
func (f *file) substitution(name string) string {
	kind, rest, _ := strings.Cut(name, ":")
	switch kind {
	case "posargs":
		if len(f.args) > 0 {
			return strings.TrimSpace(gather.WithArguments("", f.args))
		}
		return rest
	case "toxinidir", "tox_root":
		return "."
	case "envname", "env_name":
		return f.env
	case "envpython", "env_python":
		return "python"
	case "/":
		return "/"
	case "":
		return ":" // {:} is the separator of paths
	case "env":
		name, _, _ = strings.Cut(rest, ":")
		if gather.ShellName(name) {
			if !slices.Contains(f.Reading.Env, name) {
				f.Reading.Env = append(f.Reading.Env, name)
			}
			return "\x00$" + name + "\x00"
		}
	}
	if section, key, ok := strings.Cut(strings.TrimPrefix(name, "["), "]"); ok && strings.HasPrefix(name, "[") {
		if v, ok := f.sections[section][key]; ok {
			return f.conditional(v)
		}
	}
	return "\x00" + gather.Unknown + "\x00"
}
