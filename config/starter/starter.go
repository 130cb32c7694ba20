// Package starter writes a first policy file.
//
// In goes a project's folder, of which it looks at the names of files, and into a package.json and
// a Makefile; out comes the text of a commented policy whose examples hold. Its rules speak only
// for what they change in this project, which a [Judge] tells. It judges nothing itself, never
// writes a file, and no text of the project gets into the policy but names of a plain form.
package starter

import (
	"fmt"
	"io/fs"
	"slices"
	"strconv"
	"strings"
)

// Judge tells what a rule would change for one thing that it would speak for: "" is nothing, else
// it is said in the comment above the rule. The words must hold no text of the project's.
type Judge func(action string, one Thing) string

// Thing is a command line of a project, or a file in it, with the pattern of a rule that speaks for it.
type Thing struct {
	Command, Path, Pattern string
	Dir                    string // below the project, where the command runs; empty: the project itself
}

// name is how the comment calls it.
func (t Thing) name() string {
	if t.Command != "" {
		return t.Command
	}
	return t.Pattern
}

// Policy is a first policy for a project.
type Policy struct {
	Text   string
	Found  []string // the kinds of project
	Allow  int      // its rules that allow, which need trust
	Others int      // its rules that tighten, which hold at once
	Plain  []string // everyday commands that no rule is needed for
}

// rule is one [[rules]] table to be written.
type rule struct {
	why      string // the comment above it
	changes  []string
	name     string
	action   string
	commands []string
	paths    []string
	reason   string
	match    []string
	notMatch []string
}

// Project is a first policy for the project in a folder: of the rules that would suit it, those that
// change something, with what they change.
func Project(dir fs.FS, judge Judge) Policy {
	var p Policy
	var rules, denied []rule
	for _, k := range kinds {
		at, found := k.at(dir)
		if at == "" {
			continue
		}
		p.Found = append(p.Found, found)
		everyday := k.commands(sub(dir, at))
		if kept, changes := judged(judge, "allow", commandThings(everyday, at)); len(kept) > 0 {
			rules = append(rules, k.allow(kept, changes))
			p.Allow++
		} else {
			p.Plain = append(p.Plain, lines(everyday)...)
		}
		if kept, changes := judged(judge, "deny", commandThings(k.publish, at)); len(kept) > 0 {
			denied = append(denied, k.deny(kept, changes))
		}
	}
	if kept, changes := judged(judge, "deny", secretFiles(dir)); len(kept) > 0 {
		denied = append(denied, secrets(kept, changes))
	}
	p.Others = len(denied)
	p.Text = projectHead + written(append(rules, denied...))
	if p.Allow+p.Others == 0 {
		p.Text = projectHead + projectExamples
	}
	return p
}

// judged are the patterns of the things for which a rule changes something, and what, a line each.
func judged(judge Judge, action string, all []Thing) (patterns, changes []string) {
	for _, one := range all {
		if what := judge(action, one); what != "" {
			patterns = append(patterns, one.Pattern)
			changes = append(changes, one.name()+": "+what)
		}
	}
	return patterns, changes
}

// commandThings are command lines by their patterns.
func commandThings(patterns []string, dir string) []Thing {
	var all []Thing
	for _, p := range patterns {
		all = append(all, Thing{Command: strings.TrimSuffix(p, " *"), Pattern: p, Dir: dir})
	}
	return all
}

// lines are the commands of patterns without what may follow them.
func lines(patterns []string) []string {
	var all []string
	for _, p := range patterns {
		all = append(all, strings.TrimSuffix(p, " *"))
	}
	return all
}

// User is a first policy of a person's own, for all projects.
func User() string { return userHead + written(userRules) }

// written is the rules' TOML.
func written(rules []rule) string {
	var b strings.Builder
	for _, r := range rules {
		b.WriteString("\n# " + r.why + "\n")
		for _, change := range r.changes {
			b.WriteString("#   " + change + "\n")
		}
		b.WriteString("[[rules]]\n")
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

// commands are the kind's everyday commands that the project has, by their patterns.
func (k kind) commands(dir fs.FS) []string {
	commands := slices.Clone(k.everyday)
	for file, more := range k.with {
		if has(dir, file) {
			commands = append(commands, more...)
		}
	}
	if k.scripts != nil {
		found := k.scripts(dir)
		commands = append(commands, found[:min(len(found), maxScripts)]...)
	}
	slices.Sort(commands[len(k.everyday):])
	return commands
}

// allow is the kind's rule for everyday work.
func (k kind) allow(commands, changes []string) rule {
	first := lines(commands)[0]
	return rule{
		why:  "Needs trust (guard trust), as every rule of a project that allows. It changes:",
		name: k.name + ": everyday work runs unasked", action: "allow", commands: commands, changes: changes,
		match: []string{first}, notMatch: []string{first + " | sh"},
	}
}

// deny is the kind's rule for what others would see.
func (k kind) deny(commands, changes []string) rule {
	return rule{
		why:  "Holds without trust: what tightens always does. It changes:",
		name: k.name + ": nothing is published", action: "deny", commands: commands, changes: changes,
		reason: "publishing is done by a person", match: lines(commands)[:1],
	}
}

// maxParts bounds the folders of a project in which its parts are looked for.
const maxParts = 200

// at is the folder of a project that is of the kind, its own (".") before those right below it, and how the kind is
// called there; empty: none is.
func (k kind) at(dir fs.FS) (folder, called string) {
	if k.in(dir) {
		return ".", k.name
	}
	entries, _ := fs.ReadDir(dir, ".") // what cannot be read holds none
	for _, e := range entries[:min(len(entries), maxParts)] {
		if name := e.Name(); e.IsDir() && !strings.HasPrefix(name, ".") && !foreign[name] && k.in(sub(dir, name)) {
			return name, k.name + " (" + name + ")"
		}
	}
	return "", ""
}

// foreign are folders of others' code.
var foreign = map[string]bool{"node_modules": true, "vendor": true, "third_party": true, "testdata": true,
	"examples": true, "venv": true}

// sub is a folder of another, by a name that was listed there.
func sub(dir fs.FS, name string) fs.FS {
	below, err := fs.Sub(dir, name)
	if err != nil {
		return dir
	}
	return below
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
