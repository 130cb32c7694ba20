package shell_test

import "testing"

// TestTextAmongNames: what a program lists is names of the workspace only as long as nobody puts a text among them: a
// format, a filter's own characters, what an object holds.
func TestTextAmongNames(t *testing.T) {
	refusedOnDisk(t, `
		find . -maxdepth 0 -printf '/root/plan.txt\n' | xargs cat
		find . -maxdepth 0 -printf '%p/../../plan.txt\n' | xargs cat
		find . -maxdepth 0 -printf '\57root/plan.txt\n' | xargs cat
		find . -type l -printf '%l\n' | xargs cat
		cat $(find . -maxdepth 0 -printf /root/plan.txt)
		find . -maxdepth 0 -exec printf /root/plan.txt \; | xargs cat
		find . -maxdepth 0 -exec echo /root/plan.txt \; | xargs cat
		find . -name list -exec cat {} \; | xargs cat
		find /tmp -name x -printf '/root/plan.txt\n' | xargs cat
		git ls-files --format=/root/plan.txt | xargs cat
		git for-each-ref --format='%2froot%2fplan.txt' | xargs cat
		git for-each-ref --format='%(contents)' | xargs cat
		git diff --name-only --line-prefix=/root/plan.txt | xargs cat
		git cat-file -p HEAD:README.md | xargs cat
		git stripspace < README.md | xargs cat
		git column < README.md | xargs cat
		git rev-list --format=/root/plan.txt HEAD | xargs cat
		ls -d src | sed 's#^#/root/plan.txt #' | xargs cat
		ls -d src | sed 's#.*#/root/plan.txt#' | xargs cat
		ls -d src | sed 's/.*/\x2froot/' | xargs cat
		ls -d src | sed 'a /root/plan.txt' | xargs cat
		ls src | sed -f list | xargs cat
		f=$(ls src | head -1 | sed 's#.*#/root/plan.txt#'); cat "$f"
		find /tmp -name x | sed 's#.*#/root/plan.txt#' | xargs cat
		wc -l < README.md | sed 's#.*#/root/plan.txt#' | xargs cat
		ls -d src | tr src /ab | xargs cat
		ls src | tr b-z a-y | xargs cat
		rg --files src --path-separator=/root/plan.txt | xargs cat
		fd --format /root/plan.txt . src | xargs cat`)
	runsOnDisk(t, `
		find src -type f -printf '%T@ %p\n' | sort -n | tail -1 | cut -d' ' -f2 | xargs wc -l
		find src -type f -printf '%h/%f\n' | xargs wc -l
		find src -exec basename {} \; | sort
		find src -name '*.py' -exec grep -l x {} + | xargs wc -l
		find src -name '*.py' -exec echo {} \; | xargs wc -l
		git ls-files | sed 's/^/.\//' | xargs wc -l
		git ls-files | sed 's|^\./||; s/\.py$/.pyc/' | xargs wc -l
		git ls-files -z | xargs -0 wc -l
		git ls-files --format='%(path)' | xargs wc -l
		git diff --name-only | tr '\n' ' ' | xargs wc -l
		git for-each-ref --format='%(refname:short)' | xargs -n1 git log -1
		git rev-list HEAD | head -3 | xargs -n1 git show --stat
		git cat-file -p HEAD:README.md | head -3
		rg -l x src | xargs wc -l
		fd -e py . src | xargs wc -l
		n=$(wc -l < README.md | tr -d ' '); sed -n "1,${n}p" README.md`)
}
