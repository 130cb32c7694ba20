package git

import (
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// What git prints of files of secrets under no name of theirs: patches, and contents out of its objects.

// printing judges it. What could not be seen in time is judged as if no secret were there: a large repository is not
// asked about for each look at its history.
type printing struct {
	*Judge
	v     *option.Invocation
	revs  []string     // the words that name commits
	paths []taint.Word // those that name files; none: all of them
}

// printers are the subcommands that print patches or contents, and what each of them goes through (the manual page of
// each, git 2.47).
var printers = map[string]func(*printing) []string{
	"diff": (*printing).diff, "show": (*printing).show, "log": (*printing).log, "whatchanged": (*printing).log,
	"reflog": (*printing).log, "reflog show": (*printing).log, "diff-tree": (*printing).diffTree,
	"diff-index": (*printing).diff, "diff-files": (*printing).diff, "format-patch": (*printing).formatPatch,
	"stash show": (*printing).stashShow, "stash list": (*printing).stashList, "archive": (*printing).archive,
	"fast-export": (*printing).fastExport, "cat-file": (*printing).objects,
}

// printsPatches are those that print a patch without being told to, unless they are told another format.
var printsPatches = table.WordSet("diff show")

// printsAll are those that print contents whatever their format.
var printsAll = table.WordSet("archive fast-export cat-file format-patch")

// otherFormats say what is printed in place of a patch (git-diff(1), "Diff Formatting").
var otherFormats = strings.Fields(`--stat --numstat --shortstat --dirstat -X --dirstat-by-file --cumulative --summary
	--compact-summary --name-only --name-status --raw --check -s --no-patch --quiet -q`)

// patchFormats have a patch printed in any case.
var patchFormats = strings.Fields("-p --patch -U --unified --patch-with-stat --patch-with-raw --binary --cc -c " +
	"--remerge-diff --dd")

// secrets judges the files of secrets whose content the subcommand prints.
func (p *printing) secrets(c *effect.Call) {
	if p.v.Chain[0].Name != "git" || p.World.Git == nil || p.Wrap.Remote || p.State.Cwd == "" {
		return
	}
	_, sub := p.v.Words()
	find := printers[sub]
	if find == nil || !printsPatch(p.v, sub) {
		return
	}
	p.sort()
	shown := 0
	for _, file := range find(p) {
		if !p.takes(file) {
			continue
		}
		name, err := filepath.Rel(p.State.Cwd, file)
		if err != nil {
			name = file
		}
		p.Shows(c, place.Place{Raw: name, Path: file, Kind: place.Inside | place.Secret}, name)
		if shown++; shown == maxShown {
			return
		}
	}
}

// maxShown bounds the files that a reason names.
const maxShown = 3

// printsPatch reports a format in which contents are.
func printsPatch(v *option.Invocation, sub string) bool {
	told := v.Gave(patchFormats...) || sub != "stash show" && v.Gave("-u")
	switch {
	case sub == "format-patch":
		return v.Gave("--stdout")
	case printsAll[sub]:
		return true
	case printsPatches[sub]:
		return told || !v.Gave(otherFormats...)
	}
	return told
}

// sort tells the words that are revisions from those that are paths, as git does: a file that is there is one.
func (p *printing) sort() {
	for i, a := range p.v.Operands {
		after := p.v.Rest >= 0 && i >= p.v.Rest
		switch {
		case after, a.Known() && (looksLikePath(a.Text) && !strings.Contains(a.Text, "..") || p.isFile(a)):
			p.paths = append(p.paths, a)
		case !a.Known():
			p.revs = append(p.revs, "") // any
		default:
			p.revs = append(p.revs, a.Text)
		}
	}
}

// takes reports a file of secrets that the paths take in.
func (p *printing) takes(file string) bool {
	return place.SecretName(file) && pathspecs{p.Judge, p.paths}.take(file)
}

// between lists the secrets by which two trees differ. What is not understood differs in none.
func (p *printing) between(from, to string) []string {
	files, _ := p.World.Git.Brings(p.State.Cwd, from, to, p.takes)
	return files
}

// changed lists the secrets that commits change.
func (p *printing) changed(which place.Commits) []string {
	if p.refs.moved { // what the line commits is not there yet
		return append(p.World.Git.SecretsChanged(p.State.Cwd, which), p.work(true)...)
	}
	return p.World.Git.SecretsChanged(p.State.Cwd, which)
}

// work lists the secrets that are changed in the work tree, or what is staged of them.
func (p *printing) work(staged bool) []string {
	var files []string
	if staged {
		files = p.World.Git.SecretsStaged(p.State.Cwd)
	}
	if !staged || p.stages || p.refs.moved {
		files = append(files, p.World.Git.SecretsUnstaged(p.State.Cwd)...)
	}
	return files
}

// diff goes through git diff and its like: the work tree, the index and trees.
func (p *printing) diff() []string {
	cached := p.v.Gave("--cached", "--staged")
	revs := slices.DeleteFunc(slices.Clone(p.revs), func(rev string) bool { return rev == "" })
	switch {
	case p.v.Gave("--no-index"):
		return nil // its files are named
	case len(revs) == 0:
		return p.work(cached)
	case len(revs) == 1 && strings.Contains(revs[0], ".."):
		return p.rangeDiff(revs[0])
	case len(revs) == 1:
		files := append(p.between(revs[0], "HEAD"), p.work(true)...)
		if !cached {
			files = append(files, p.work(false)...)
		}
		return files
	}
	var files []string
	for _, rev := range revs[1:] {
		files = append(files, p.between(revs[0], rev)...)
	}
	return files
}

// rangeDiff is diff of A..B, two trees, or of A...B, what B changed since it left A.
func (p *printing) rangeDiff(word string) []string {
	from, to, _ := strings.Cut(word, "..")
	to, since := strings.CutPrefix(to, ".")
	if since {
		return p.changed(place.Commits{From: []string{to}, Without: []string{from}})
	}
	return p.between(orHead(from), orHead(to))
}

func orHead(rev string) string {
	if rev == "" {
		return "HEAD"
	}
	return rev
}

// diffTree goes through git diff-tree: two trees, or what a commit changes.
func (p *printing) diffTree() []string {
	if len(p.revs) > 1 {
		return p.between(p.revs[0], p.revs[1])
	}
	return p.show()
}

// show goes through git show: commits by themselves, ranges of them, and objects.
func (p *printing) show() []string {
	if slices.ContainsFunc(p.revs, isRange) {
		return p.log()
	}
	which := place.Commits{Alone: true}
	var files []string
	for _, rev := range p.revs {
		switch file := p.World.Git.SecretObject(p.State.Cwd, rev); {
		case file != "":
			files = append(files, file)
		case !strings.Contains(rev, ":"): // REVISION:PATH is judged by its name
			which.From = append(which.From, rev)
		}
	}
	if len(p.revs) == 0 {
		which.From = []string{"HEAD"}
	}
	if len(which.From) == 0 {
		return files
	}
	return append(files, p.changed(p.any(which))...)
}

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
		Merges: p.v.Gave("-m", "--first-parent", "--diff-merges"),
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

// stashShow goes through git stash show: what had changed, and what was not tracked (git-stash(1)).
func (p *printing) stashShow() (files []string) {
	changes := stashed(p.v)
	if p.v.Gave("--only-untracked") {
		changes = changes[1:]
	} else if !p.v.Gave("-u", "--include-untracked") {
		changes = changes[:1]
	}
	p.paths = nil // its words name the stash
	for _, change := range changes {
		files = append(files, p.between(change.From, change.To)...)
	}
	if p.refs.stashed { // what the line stashes is not there yet
		files = append(append(files, p.work(true)...), p.work(false)...)
	}
	return files
}

func (p *printing) stashList() []string {
	return p.changed(place.Commits{Logged: true, Merges: true})
}

// archive goes through git archive that writes to its output.
func (p *printing) archive() []string {
	if len(p.revs) == 0 || p.v.Gave("-o", "--output", "--list", "-l", "--remote") {
		return nil
	}
	rev, _, _ := strings.Cut(p.revs[0], ":")
	for _, name := range p.revs[1:] {
		p.paths = append(p.paths, taint.Literal(name))
	}
	return p.between("", rev)
}

func (p *printing) fastExport() []string {
	if p.v.Gave("--no-data", "--anonymize") {
		return nil
	}
	which := p.commits()
	which.Merges = true
	return p.changed(which)
}

// objects goes through git cat-file of names of objects.
func (p *printing) objects() (files []string) {
	if p.v.Gave("-t", "-s", "-e", "--batch-check") {
		return nil
	}
	if p.v.Gave("--batch-all-objects") {
		return p.changed(place.Commits{Every: true, Logged: true, Merges: true})
	}
	for _, rev := range p.revs {
		if file := p.World.Git.SecretObject(p.State.Cwd, rev); file != "" {
			files = append(files, file)
		}
	}
	return files
}
