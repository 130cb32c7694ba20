package git

import (
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// What of secrets the subcommands print that compare trees, or take contents out of git's objects.

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
	files := p.objectsNamed(p.revs)
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
	if slices.ContainsFunc(p.revs, isRange) || p.v.Gave("--all", "--branches", "--tags", "--remotes", "--glob") {
		return p.log()
	}
	which := place.Commits{Alone: true, Merges: p.merges()}
	var files []string
	if slices.Contains(p.revs, "") {
		files = p.objectsNamed([]string{""})
	}
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

// stashShow goes through git stash show: what had changed, and what was not tracked (git-stash(1)).
func (p *printing) stashShow() (files []string) {
	changes := stashed(p.v)
	if p.v.Gave("--only-untracked") {
		changes = changes[1:]
	} else if !p.v.Gave("-u", "--include-untracked") {
		changes = changes[:1]
	}
	p.paths = nil                    // its words name the stash
	for _, change := range changes { // a stash that is not understood is none
		between, _ := p.World.Git.SecretsBetween(p.State.Cwd, change.From, change.To)
		files = append(files, between...)
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
	if len(p.revs) == 0 || p.v.Gave("--list", "-l", "--remote") {
		return nil
	}
	rev, _, _ := strings.Cut(p.revs[0], ":")
	for _, name := range p.revs[1:] {
		p.paths = append(p.paths, taint.Literal(name))
	}
	if file, given := p.v.Option("-o", "--output"); given {
		return p.packed(file, p.taken(p.between("", rev)))
	}
	return p.between("", rev)
}

// taken are those of files that the paths take in.
func (p *printing) taken(files []string) []string {
	return slices.DeleteFunc(files, func(file string) bool { return !p.takes(file) })
}

// rangeDiffs goes through git range-diff: the commits of two ranges (git-range-diff(1)).
func (p *printing) rangeDiffs() []string {
	which := p.commits()
	which.Without = nil // A..B A..C: what one leaves out is in neither, or shown of the other
	for _, rev := range p.revs {
		if from, _, spans := strings.Cut(rev, ".."); spans {
			which.Without = append(which.Without, orHead(from))
		}
	}
	return p.changed(which)
}

// mergeTree goes through git merge-tree of a base and two sides, which prints what they have otherwise
// (git-merge-tree(1), --trivial-merge).
func (p *printing) mergeTree() (files []string) {
	if len(p.revs) != 3 || p.v.Gave("--write-tree") {
		return nil
	}
	return append(p.between(p.revs[0], p.revs[1]), p.between(p.revs[0], p.revs[2])...)
}

// requestPull goes through git request-pull -p: what the commits since one change (git-request-pull(1)).
func (p *printing) requestPull() []string {
	if len(p.revs) == 0 {
		return nil
	}
	return p.changed(p.any(place.Commits{From: []string{"HEAD"}, Without: p.revs[:1]}))
}

// bundle goes through git bundle create: a pack of what the commits hold, on its output for - (git-bundle(1)).
func (p *printing) bundle() []string {
	words := p.v.Operands
	if len(words) < 2 || words[0].Text != "create" {
		return nil
	}
	p.revs, p.paths = nil, nil
	for _, a := range words[2:] {
		p.revs = append(p.revs, strings.TrimPrefix(a.Text, taint.Hole))
	}
	which := p.commits()
	which.Merges = true
	return p.packed(words[1], p.changed(which))
}

// packs goes through git pack-objects, which is told on its input what to pack (git-pack-objects(1)).
func (p *printing) packs() []string {
	files := p.anySecret()
	p.paths = nil
	if len(p.v.Operands) > 0 && !p.v.Gave("--stdout") {
		return nil // NAME-HASH.pack, which nothing reads but git
	}
	return files
}

// packed are the secrets that a pack holds, where it is printed; in a file they wait for who reads that.
func (p *printing) packed(file taint.Word, secrets []string) []string {
	if file.Known() && file.Text != "-" && !strings.HasPrefix(file.Text, "/dev/") {
		if len(secrets) > 0 {
			p.Seals(p.Place(file).Path)
		}
		return nil
	}
	return secrets
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
		if p.v.Gave("--batch", "--batch-command") { // those that nothing leads to as well
			return []string{p.WorkTree() + "/.git/objects"}
		}
		return p.changed(place.Commits{Every: true, Logged: true, Merges: true})
	}
	names := p.revs
	if p.v.Gave("--batch", "--batch-command") && p.in.Known {
		for line := range strings.Lines(p.in.Text) {
			names = append(names, strings.Fields(strings.TrimPrefix(line, "contents ") + " -")[0])
		}
	} else if p.v.Gave("--batch", "--batch-command") {
		return p.changed(place.Commits{Every: true, Logged: true, Merges: true})
	}
	return p.objectsNamed(names[:min(len(names), maxObjects)])
}

// blobs goes through the words that are names of objects: what is put into the index is everybody's to show from there
// (git-update-index(1), --cacheinfo).
func (p *printing) blobs() (files []string) {
	words := p.v.Operands
	for _, u := range slices.Concat(p.v.Used, p.v.Unlisted) {
		words = append(words, u.Value)
	}
	var names []string
	for _, a := range words[:min(len(words), maxObjects)] {
		for name := range strings.FieldsFuncSeq(a.Text, func(r rune) bool { return r == ',' || r == ' ' }) {
			if objectName().MatchString(name) {
				names = append(names, name)
			}
		}
	}
	return p.objectsNamed(names)
}

// objectName is a name of an object, or the beginning of one (gitrevisions(7)).
var objectName = lazy.Pattern(`^[0-9a-f]{4,40}$`)

// maxObjects bounds the objects of one command that are looked at.
const maxObjects = 40

// checksObjects reports git fsck, which tells the names of objects that nothing leads to.
func checksObjects(c effect.Command) bool { return c.Signature == "git fsck" }

// objectsNamed lists the files of secrets that objects of these names are.
func (p *printing) objectsNamed(names []string) (files []string) {
	if slices.Contains(names, "") && slices.ContainsFunc(p.Out.Commands, checksObjects) {
		files = p.World.Git.SecretsLost(p.State.Cwd)
	}
	if p.told {
		files = append(files, p.anySecret()...)
	}
	for _, name := range names {
		if file := p.World.Git.SecretObject(p.State.Cwd, name); file != "" {
			files = append(files, file)
		}
	}
	return files
}
