package shell_test

import "testing"

// TestCutNamesMayBeOptions: a filter that takes a name's beginning away, or puts something there, may
// make an option of it; one that gives whole lines on does not.
func TestCutNamesMayBeOptions(t *testing.T) {
	refusedOnDisk(t, `
		ls | cut -c5- | xargs git branch -d
		ls | sed 's/^/-/' | xargs git branch -d
		ls | sed 's/^x*//' | xargs git branch -d
		ls | sed '1d; s/^x//' | xargs git branch -d
		ls | sed 's,^,-,' | xargs git add
		ls | tr a - | xargs git branch -d
		ls | tr -d x | xargs git branch -d
		ls | tr a-z ' --' | xargs git branch -d
		ls | awk '{print "-D"}' | xargs git branch -d
		ls | awk -F/ '{print $NF}' | xargs git branch -d
		ls | awk '{print substr($0,3)}' | xargs git branch -d
		ls | rev | xargs git branch -d
		ls | fold -w2 | xargs git branch -d
		ls | dd bs=1 skip=3 | xargs git branch -d
		ls | tail -c 5 | xargs git branch -d
		ls | grep -o '.D' | xargs git branch -d
		ls | cut -c5- | grep x | sort | xargs git branch -d
		ls | while read f; do echo "-$f"; done | xargs git branch -d
		git branch -d $(ls | cut -c5-)`)
	runsOnDisk(t, `
		ls | grep -v main | xargs git branch -d
		ls | sort -u | head -3 | xargs git branch -d
		ls | awk '{print $1}' | xargs git branch -d
		ls | sed -n '1p' | xargs git branch -d
		ls | sed 's,^,./,' | xargs git add
		ls | sed 's/^ *//; /main/d' | xargs git branch -d
		ls | tr '\n' ' ' | xargs git add
		ls | sed 's/^src//' | xargs wc -l`)
}
