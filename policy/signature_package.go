package policy

import (
	"path"
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell"
)

// Which package is made public where a command publishes the one in a folder. Leave for the one is not leave for
// another, which the session may have made.

// publishers are programs that do so.
var publishers = strings.Fields("npm pnpm yarn bun lerna cargo poetry hatch flit uv pdm gem vsce ovsx dart flutter " +
	"deno jsr mix luarocks")

// packageOptions are those by which they choose it, or several (their manuals).
var packageOptions = strings.Fields("--prefix -C --cwd --dir --directory --project -w --workspace --workspaces -ws " +
	"--filter -F --filter-prod -r --recursive -p --package --manifest-path --all --exclude --include-workspace-root")

// publishesFolder reports a command that makes public what lies in the folder where it runs.
func publishesFolder(c *shell.Command) bool {
	return c.Own.Categories.Has(risk.Publish) && len(c.Argv) > 0 && slices.Contains(publishers, path.Base(c.Argv[0]))
}

// packages are the words by which such a command tells what it makes public, if that is not all in its folder. False:
// its words cannot be told apart.
func packages(c *shell.Command) (words []string, known bool) {
	if !publishesFolder(c) {
		return nil, true
	}
	for _, w := range valuesOf(c.Argv[1:], packageOptions) {
		words = append(words, quoteWord(w))
	}
	named := strings.Fields(c.Signature)
	s, known := shell.Sort(c.Argv)
	for _, w := range s.Words[min(1, len(s.Words)):] {
		if w != "." && w != "./" && !slices.Contains(named, w) && !slices.Contains(words, quoteWord(w)) {
			words = append(words, quoteWord(w))
		}
	}
	return words, known
}
