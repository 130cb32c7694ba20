package effect

import (
	"slices"
	"strings"

	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// runsInFolders are commands that start another in folders of their own choice: packages of a
// workspace, submodules, repositories. What it names is not looked up from here. Sources:
// npm-exec(1), --workspace; pnpm.io/cli/recursive; yarnpkg.com, workspaces foreach; lerna.js.org,
// exec; nx.dev, exec; turbo; rushjs.io; git-submodule(1), foreach; cargo-workspaces; find(1),
// -execdir; parallel(1), --workdir; the READMEs of meta, mani, gita, mr, repo, wsrun, ultra.
var runsInFolders = []folderRunner{
	{"npm exec, npm x, npx, npm run, npm run-script, npm test", "-w --workspace -ws --workspaces"},
	{"pnpm exec, pnpm dlx, pnpx, pnpm", "-r --recursive -F --filter --filter-prod"},
	{"bun exec, bun run, bun x, bunx", "--filter -F"},
	{"yarn workspaces foreach, yarn workspace, lerna exec, npx lerna exec, nx exec, turbo exec, rush-pnpm exec, " +
		"rush-pnpm, git submodule foreach", ""},
	{"cargo workspaces exec, cargo ws exec, meta exec, mani exec, mani run, gita shell, gita super, mr run, repo " +
		"forall, wsrun, ultra, oyarn exec, go-work", ""},
	{"parallel, sem", "--wd --workdir"},
}

type folderRunner struct{ commands, options string }

// runsInFoldersOf finds the rows by the first word of a command.
var runsInFoldersOf = table.ByWord(runsInFolders, func(r folderRunner) (first []string) {
	for name := range strings.SplitSeq(r.commands, ", ") {
		if word, _, _ := strings.Cut(name, " "); !slices.Contains(first, word) {
			first = append(first, word)
		}
	}
	return first
})

// runsElsewhere reports such a command.
func runsElsewhere(v *option.Invocation) bool {
	first, _ := v.Words()
	for _, r := range runsInFoldersOf(first) {
		for name := range strings.SplitSeq(r.commands, ", ") {
			if v.Name == name || strings.HasPrefix(v.Name, name+" ") {
				return r.options == "" || v.Has(strings.Fields(r.options)...)
			}
		}
	}
	return false
}

// LeavesFolder forgets the folder for what such a command starts: it lies in the workspace, unless a word may lead out.
func (l *Line) LeavesFolder(v *option.Invocation) {
	if runsElsewhere(v) && !l.Wrap.Remote {
		out := func(u option.Used) bool { return !u.Value.Known() || strings.Contains(u.Value.Text, "..") }
		l.State.Cwd, l.State.Maybe, l.State.Within = "", nil, !slices.ContainsFunc(v.Used, out)
	}
}
