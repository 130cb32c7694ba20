package source

import (
	"encoding/json"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// Managers of git's hooks run the commands that their settings name: a commit runs them. What such a command comes
// down to, a script of package.json or a file of this session's, is judged as if it stood on the line.

// hookManagers are such programs, with their settings at the top of a project (lint-staged 15, nano-staged 0.8,
// pre-commit 4, prek 0.2, simple-git-hooks 2, husky 4). What "run" starts is read as a task.
var hookManagers = []struct{ programs, files string }{
	{"lint-staged nano-staged", "package.json .lintstagedrc .lintstagedrc.json .lintstagedrc.yml .lintstagedrc.yaml"},
	{"pre-commit prek", ".pre-commit-config.yaml"},
	{"simple-git-hooks husky-run husky", "package.json"},
}

// hookMembers are members of package.json that hold the commands of such a manager.
const hookMembers = "lint-staged nano-staged simple-git-hooks husky gitHooks pre-commit"

// Bounds of what is read of such settings.
const (
	maxHookCommands = 40
	maxHookCommand  = 1 << 10
)

// HookManaged judges what such a program runs: of this session's it may have both the settings and what they name.
func (j LoadedCode) HookManaged(c *effect.Call, v *option.Invocation) {
	if len(j.SessionFiles()) == 0 || j.World.Disk == nil || j.Wrap.Remote || slices.Contains(c.Cmd.Argv, "run") {
		return
	}
	for _, m := range hookManagers {
		if !slices.ContainsFunc(strings.Fields(v.Name), func(word string) bool {
			return table.HasWord(m.programs, path.Base(word))
		}) {
			continue
		}
		for name := range strings.FieldsSeq(m.files) {
			file := path.Join(j.State.Cwd, name)
			if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly && len(text) <= files.MaxSecret {
				j.grave(c, file, func(probe *effect.Call) { walksHooks(j.Judge, probe, v.Name, file, text) })
			}
		}
	}
}

// awaitedHooks judges the commands that a line puts into those of a package.json that was there: the person's next
// commit runs them.
func (j LoadedCode) awaitedHooks(c *effect.Call, put putText) {
	if path.Base(put.file) != "package.json" || !put.before {
		return
	}
	had := hookCommands(put.file, put.old)
	lines := slices.DeleteFunc(hookCommands(put.file, put.text), func(line string) bool {
		return slices.Contains(had, line)
	})
	j.AddsWhere(c, func(probe *effect.Call) { walksLines(j.Judge, probe, "git commit", lines) },
		func(cmd *effect.Command) bool {
			own := &cmd.Own
			return own.Absurd || own.Level == risk.Critical || own.Categories.Has(risk.NetworkRisk)
		})
}

// walksHooks judges the commands of such settings.
func walksHooks(j *Judge, c *effect.Call, name, file, text string) {
	key := "hooks " + file
	if slices.Contains(j.Reviewed, key) {
		return
	}
	j.Reviewed = append(j.Reviewed, key)
	walksLines(j, c, name, hookCommands(file, text))
}

func walksLines(j *Judge, c *effect.Call, name string, lines []string) {
	for _, line := range lines {
		access.StartsLine(j.Judge, c, name, line)
	}
}

// hookEntry is a command in such settings in YAML, hookArguments a list of its arguments below it.
var (
	hookEntry = lazy.Pattern(`(?m)^([ \t]*(?:-[ \t]+)?)(?:entry|run|cmd|command|["']?[*\w./{},-]*\*[\w./{},*-]*["']?)` +
		`:[ \t]+(?:&\w+[ \t]+)?([^\s|>\[&][^\n]*)`)
	hookArguments = lazy.Pattern(`^(?s:.*?)\n[ \t]*args:[ \t]*\[([^\]\n]*)\]`)
	hookListed    = lazy.Pattern(`(?m)^[ \t]+-[ \t]+([^\s:{\[][^:\n]*)$`)
	scriptsOfRepo = lazy.Pattern(`^[\w-]+/[\w./-]+(?:\s|$)`)
)

// hookCommands lists those commands.
func hookCommands(file, text string) (lines []string) {
	add := func(line string) {
		line = strings.TrimSpace(line)
		if len(line) > 1 && line[0] == '"' && line[len(line)-1] == '"' { // one at its end alone is of a word in it
			line = line[1 : len(line)-1]
		}
		if line != "" && len(line) <= maxHookCommand &&
			len(lines) < maxHookCommands {
			if scriptsOfRepo().MatchString(line) {
				line = "./" + line
			}
			lines = append(lines, line)
		}
	}
	var members map[string]any
	if json.Unmarshal([]byte(text), &members) == nil {
		for name, value := range members {
			if path.Base(file) != "package.json" || table.HasWord(hookMembers, name) {
				eachString(value, add)
			}
		}
		return lines
	}
	for _, at := range hookEntry().FindAllStringSubmatchIndex(text, maxHookCommands) {
		line := strings.Trim(text[at[4]:at[5]], `"'`)
		rest, _, _ := strings.Cut(text[at[1]:], "\n"+text[at[2]:at[2]]+"  - id:")
		if m := hookArguments().FindStringSubmatch(rest[:min(len(rest), maxHookCommand)]); m != nil {
			line += " " + strings.ReplaceAll(m[1], ",", " ") // each in its quotes
		}
		add(line)
	}
	for _, m := range hookListed().FindAllStringSubmatch(text, maxHookCommands) {
		if strings.HasPrefix(path.Base(file), ".lintstagedrc") {
			add(m[1])
		}
	}
	return lines
}

// eachString hands on every string in a value of JSON.
func eachString(value any, add func(string)) {
	switch v := value.(type) {
	case string:
		add(v)
	case []any:
		for _, one := range v {
			eachString(one, add)
		}
	case map[string]any:
		for _, one := range v {
			eachString(one, add)
		}
	}
}
