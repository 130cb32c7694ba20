package shell_test

import "testing"

// TestStashTakesIgnoredFiles: -a takes ignored files into the stash, whatever -u says.
func TestStashTakesIgnoredFiles(t *testing.T) {
	refusedOnDisk(t, `
		git stash -u -a
		git stash -ua
		git stash -au
		git stash push -u --all
		git stash push --include-untracked -a -m wip`)
	runsOnDisk(t, `
		git stash
		git stash push -m wip src/a.py
		git stash list`)
}
