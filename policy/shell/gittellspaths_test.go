package shell_test

import "testing"

// TestPathsThatLimitWhatGitTells: which path limits a log or a list of files does not matter where git shows no line of
// the file; where it does, or where the word stands before --, it does.
func TestPathsThatLimitWhatGitTells(t *testing.T) {
	runsOnDisk(t, `
		for f in $(git status --short | awk '{print $2}'); do git log --format='%h %s' -1 -- "$f"; done
		git diff main...HEAD --stat -- $(cat src/a.py | sed 's|src/||')
		git diff --name-only HEAD~1 -- $(cat src/a.py)
		git log --oneline -- "$X"
		git log --since=1.week --author=me --numstat -- "$X"
		git show -s --format=%an HEAD -- "$X"
		git rev-list -n1 HEAD -- "$X"
		git shortlog -sn HEAD -- "$X"`)
	refusedOnDisk(t, `
		git log -p -- "$X"
		git log -p --stat -- "$X"
		git log --patch-with-stat -- "$X"
		git log -U1 -- "$X"
		git log --cc -- "$X"
		git log --check -- "$X"
		git log -L1,9:.env
		git log -S s3cr3t-value-1 -- "$X"
		git log --oneline "$X"
		git log "$X" -- src/a.py
		git diff -- "$X"
		git diff --stat -p -- "$X"
		git diff --check -- "$X"
		git diff --no-index --stat -- "$X" /dev/null
		git show HEAD -- "$X"
		git blame -- "$X"
		git grep -e . -- "$X"
		git checkout -- "$X"
		git archive HEAD -- "$X"
		git log --unheard -- "$X"
		git diff --stat -- .env`)
}
