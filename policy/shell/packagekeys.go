package shell

import (
	"encoding/json"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Keys of package.json that git's hooks or the package manager run by themselves: filled by a command of npm they are
// as a file of the tool's would be. A script that somebody calls by its name is judged as the line that it is.

// runsByKey finds such a key before its value. Sources: lint-staged 15, nano-staged 0.8, husky 4 and yorkie 2
// (husky, gitHooks), simple-git-hooks 2, pre-commit 1 (npm), pretty-quick 4; npm 10 (scripts, Life Cycle Operation
// Order, without those of a script that is named); pnpm 10 (pnpm.*).
var runsByKey = lazy.Pattern(`^["']?(?:lint-?staged|nano-staged|husky|gitHooks|simple-git-hooks|pre-commit|pre-push|` +
	`commitlint|config\.commitizen|pnpm|scripts[.\[]["']?(?:(?:pre|post)?(?:install|prepare|pack|version)|` +
	`prepublish(?:Only)?|(?:post)?publish|dependencies)["']?\]?=)`)

// fillsKeys judges npm pkg set KEY=VALUE… (npm-pkg(1); pnpm and bun take the same).
func fillsKeys(j *invocationJudge, c *effect.Call, v *option.Invocation) {
	pairs := packagePairs(v)
	if len(pairs) == 0 {
		return
	}
	asJSON := slices.Contains(c.Cmd.Argv, "--json")
	raises := false
	var all []keyValue
	for _, a := range pairs {
		key, text, _ := strings.Cut(a.Text, "=")
		raises = raises || runsByKey().MatchString(a.Text) || strings.Contains(key, taint.Hole) ||
			a.Glob != "" && !a.Known()
		one := keyValue{path: keyPath(key), value: text}
		if asJSON && json.Unmarshal([]byte(text), &one.value) != nil {
			raises = raises || strings.Contains(text, taint.Hole)
			continue
		}
		all = append(all, one)
		eachLeaf(one.path, one.value, func(path []string, value string) {
			raises = raises || runsByKey().MatchString(strings.Join(path, ".")+"=")
			if asJSON && len(path) == 2 && path[0] == "scripts" {
				j.Apart(func() taint.Stream { return j.Walk.ShellText(c, v.Name, taint.Literal(value)) })
				c.Silent = false
			}
		})
	}
	if raises {
		c.Raise(risk.High, risk.ExecArbitrary, effect.Say("changes {0}, which another tool runs later", "package.json"))
	}
	putsKeys(j, v, all)
}

// packagePairs are the KEY=VALUE of such a command.
func packagePairs(v *option.Invocation) []taint.Word {
	if strings.HasSuffix(v.Name, " pkg set") {
		return v.Operands
	}
	first, _ := v.Words()
	if !slices.Contains([]string{"npm", "pnpm", "bun"}, first) {
		return nil
	}
	for i, a := range v.Operands {
		if a.Text == "set" && (i > 0 && v.Operands[i-1].Text == "pkg" || i == 0 && strings.HasSuffix(v.Name, " pkg")) {
			return v.Operands[i+1:]
		}
	}
	return nil
}

// putsKeys has what comes later on the line read package.json as it is then.
func putsKeys(j *invocationJudge, v *option.Invocation, all []keyValue) {
	name := taint.Literal("package.json")
	old, how := j.TextOf(place.Place{Path: j.Place(name).Path})
	var members any
	if how != files.Wholly || v.Has("-w", "--workspace", "--workspaces", "--prefix", "-C", "--dir") ||
		json.Unmarshal([]byte(old), &members) != nil {
		return
	}
	for _, one := range all {
		members = withKey(members, one.path, one.value)
	}
	if text, err := json.MarshalIndent(members, "", "  "); err == nil && !strings.Contains(string(text), `\u0000`) {
		j.Fills(name, taint.Stream{Text: string(text) + "\n", Known: true, From: taint.FromFile}, false, true)
	}
}
