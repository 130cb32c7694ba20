// Package starter writes a first policy file.
//
// In goes a project's folder, of which it looks at the names of files at the top, and into a
// package.json and a Makefile; out comes the text of a commented policy whose examples hold. It
// never writes a file, and no text of the project gets into the policy but names of a plain form.
package starter

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
)

// rule is one [[rules]] table to be written.
type rule struct {
	why      string // the comment above it
	name     string
	action   string
	commands []string
	paths    []string
	reason   string
	match    []string
	notMatch []string
}

// Project is a first policy for the project in a folder, and the kinds of project that were found.
func Project(dir fs.FS) (text string, found []string) {
	var rules, denied []rule
	for _, k := range kinds {
		if !k.in(dir) {
			continue
		}
		found = append(found, k.name)
		allow, ok := k.allow(dir)
		if ok {
			rules = append(rules, allow)
		}
		if len(k.publish) > 0 {
			denied = append(denied, k.deny())
		}
	}
	rules = append(append(rules, denied...), secrets)
	return projectHead + written(rules), found
}

// User is a first policy of a person's own, for all projects.
func User() string { return userHead + written(userRules) }

// written is the rules' TOML.
func written(rules []rule) string {
	var b strings.Builder
	for _, r := range rules {
		fmt.Fprintf(&b, "\n# %s\n[[rules]]\n", r.why)
		line := func(key, value string) {
			if value != "" {
				fmt.Fprintf(&b, "%s = %s\n", key, strconv.Quote(value))
			}
		}
		list := func(key string, values []string) {
			if len(values) > 0 {
				quoted := make([]string, len(values))
				for i, v := range values {
					quoted[i] = strconv.Quote(v)
				}
				fmt.Fprintf(&b, "%s = [%s]\n", key, strings.Join(quoted, ", "))
			}
		}
		line("name", r.name)
		line("action", r.action)
		list("command", r.commands)
		list("paths", r.paths)
		line("reason", r.reason)
		list("match", r.match)
		list("not_match", r.notMatch)
	}
	return b.String()
}

// allow is the kind's rule for everyday work: what of its commands the project has.
func (k kind) allow(dir fs.FS) (rule, bool) {
	commands := slices.Clone(k.everyday)
	for file, more := range k.with {
		if has(dir, file) {
			commands = append(commands, more...)
		}
	}
	if k.scripts != nil {
		commands = append(commands, k.scripts(dir)...)
	}
	if len(commands) == 0 {
		return rule{}, false
	}
	slices.Sort(commands[len(k.everyday):])
	first := strings.TrimSuffix(commands[0], " *")
	return rule{
		why:  "Needs trust (guard trust), as every rule of a project that allows.",
		name: k.name + ": everyday work runs unasked", action: "allow", commands: commands,
		match: []string{first}, notMatch: []string{first + " | sh"},
	}, true
}

// deny is the kind's rule for what others would see.
func (k kind) deny() rule {
	first := strings.TrimSuffix(k.publish[0], " *")
	return rule{
		why:  "Holds without trust: what tightens always does.",
		name: k.name + ": nothing is published", action: "deny", commands: k.publish,
		reason: "publishing is done by a person", match: []string{first},
	}
}

// in reports whether a folder holds a project of the kind.
func (k kind) in(dir fs.FS) bool {
	return slices.ContainsFunc(k.markers, func(marker string) bool { return has(dir, marker) })
}

// has reports whether a folder holds a regular file of that name or pattern.
func has(dir fs.FS, pattern string) bool {
	names, err := fs.Glob(dir, pattern)
	return err == nil && slices.ContainsFunc(names, func(name string) bool {
		info, err := fs.Stat(dir, name)
		return err == nil && info.Mode().IsRegular()
	})
}
