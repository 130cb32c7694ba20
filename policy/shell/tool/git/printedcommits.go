package git

import (
	"slices"
	"strconv"
	"strings"

	"guard/policy/place"
)

// What of secrets the subcommands print that go through commits.

// any has a word that is not known stand for every commit.
func (p *printing) any(which place.Commits) place.Commits {
	if slices.Contains(which.From, "") {
		which.Every, which.Logged, which.Alone = true, true, false
		which.From = slices.DeleteFunc(which.From, func(rev string) bool { return rev == "" })
	}
	return which
}

func isRange(rev string) bool { return strings.Contains(rev, "..") || strings.HasPrefix(rev, "^") }

// log goes through git log.
func (p *printing) log() []string {
	which := p.commits()
	which.Most = p.most()
	return p.changed(which)
}

// commits are those that the words and the options of git log choose. Options that choose fewer are not read, but
// for -S.
func (p *printing) commits() place.Commits {
	which := place.Commits{
		Every: p.v.Gave("--all", "--branches", "--tags", "--remotes", "--glob", "--reflog", "--stdin", "--not"),
		Logged: p.v.Gave("-g", "--walk-reflogs", "--reflog") || strings.Contains(p.v.Name, " reflog") ||
			strings.Contains(p.v.Name, " stash"),
		Merges: p.merges(),
	}
	for _, rev := range p.revs {
		from, to, spans := strings.Cut(rev, "..")
		to, both := strings.CutPrefix(to, ".")
		switch without, is := strings.CutPrefix(rev, "^"); {
		case is:
			which.Without = append(which.Without, without)
		case both:
			which.From = append(which.From, from, to)
		case spans:
			which.Without, which.From = append(which.Without, orHead(from)), append(which.From, orHead(to))
		default:
			which.From = append(which.From, rev)
		}
	}
	if len(which.From) == 0 && !which.Every && !which.Logged {
		which.From = []string{"HEAD"}
	}
	if text, ok := p.v.Option("-S"); ok && text.Known() && !p.v.Gave("--pickaxe-regex", "--pickaxe-all") {
		which.Holding = text.Text
	}
	return p.any(which)
}

// leavesNewest are options of git log with which the newest commits are still those that it shows: any other may pass
// some by, so that older ones take their place.
var leavesNewest = strings.Fields(`-n --max-count -# -0 -p -u --patch -U --unified --stat --oneline --format --pretty
	--graph --decorate --no-decorate --color --no-color --date --since --after --reverse --name-only --name-status --raw
	--abbrev-commit --no-abbrev-commit --abbrev --numstat --shortstat --summary --word-diff --color-words -w -b -M -C
	--cc -c -m --stdout -s -z --patch-with-stat --find-renames --no-renames --no-ext-diff --no-textconv --full-index
	--binary --no-notes --notes --no-show-signature -W --function-context -N -k --no-signature --zero-commit --root`)

// most is how many of the newest commits there are at most; 0: any number.
func (p *printing) most() int {
	given := p.v.Number
	if n, ok := p.v.Option("-n", "--max-count"); ok {
		given = n.Text
	}
	if given == "" || len(p.paths) > 0 {
		return 0
	}
	for _, u := range slices.Concat(p.v.Used, p.v.Unlisted) {
		if !slices.Contains(leavesNewest, u.Name) {
			return 0
		}
	}
	most, err := strconv.Atoi(given)
	if err != nil || most < 1 {
		return 0
	}
	return most
}

// formatPatch goes through git format-patch --stdout: the commits since one, or the newest.
func (p *printing) formatPatch() []string {
	which := p.commits()
	which.Most = p.most()
	if len(p.revs) == 1 && !isRange(p.revs[0]) && p.revs[0] != "" && which.Most == 0 && !p.v.Gave("--root") {
		which.From, which.Without = []string{"HEAD"}, p.revs
	}
	return p.changed(which)
}

// merges reports that the changes of a merge are printed against a parent of it.
func (p *printing) merges() bool { return p.v.Gave("-m", "--first-parent", "--diff-merges", "--dd") }
