package shell

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Keys of package.json that git's hooks or the package manager run by themselves: filled by a command of npm they are
// as a file of the tool's would be. A script that somebody calls by its name is read then.

// runsByKey finds such a key before its value. Sources: lint-staged 15, nano-staged 0.8, husky 4 and yorkie 2
// (husky, gitHooks), simple-git-hooks 2, pre-commit 1 (npm), pretty-quick 4; npm 10 (scripts, Life Cycle Operation
// Order, without those of a script that is named); pnpm 10 (pnpm.*).
var runsByKey = lazy.Pattern(`^["']?(?:lint-?staged|nano-staged|husky|gitHooks|simple-git-hooks|pre-commit|pre-push|` +
	`commitlint|config\.commitizen|pnpm|scripts[.\[]["']?(?:(?:pre|post)?(?:install|prepare|pack|version)|` +
	`prepublish(?:Only)?|(?:post)?publish|dependencies)["']?\]?=)`)

// fillsKeys judges npm pkg set KEY=VALUE… (npm-pkg(1); pnpm hands the command on).
func fillsKeys(c *effect.Call, v *option.Invocation) {
	if !strings.HasSuffix(v.Name, " pkg set") {
		return
	}
	for _, a := range v.Operands {
		key, _, _ := strings.Cut(a.Text, "=")
		if runsByKey().MatchString(a.Text) || strings.Contains(key, taint.Hole) || a.Glob != "" && !a.Known() {
			c.Raise(risk.High, risk.ExecArbitrary,
				effect.Say("changes {0}, which another tool runs later", "package.json"))
			return
		}
	}
}
