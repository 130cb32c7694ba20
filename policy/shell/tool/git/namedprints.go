package git

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
)

// What git prints of texts that hold a secret by its name, where no name of a file tells of it: a password that was put
// into a tracked file and is not committed, one that this session committed, or took away in a stash.

// Bounds of looking for them: files that a change takes in, and commits of a history.
const (
	maxNamedPrints  = 40
	maxNamedCommits = 5
)

// showsNamed judges such texts.
func showsNamed(p *printing, c *effect.Call, sub string) {
	file := namedAmong(p, sub)
	if file == "" {
		return
	}
	c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("reads {0}, which holds secrets", path.Base(file)))
}

// namedAmong is one of which the subcommand prints the text; empty: none.
func namedAmong(p *printing, sub string) string {
	specs := access.Pathspecs{Judge: p.Judge.Judge, Words: p.paths}
	takes := func(file string) bool { return specs.Take(file) }
	switch sub {
	case "diff", "diff-index", "diff-files":
		if !slices.ContainsFunc(p.revs, isRange) && len(p.revs) < 2 && !p.v.Gave("--no-index") {
			return changedNamed(p, takes)
		}
	case "blame", "annotate":
		for _, a := range p.paths {
			if file := p.Place(a).Path; len(p.revs) == 0 && access.NamesUnkept(p.Judge.Judge, file) {
				return file
			}
		}
	case "show":
		return committedNamed(p, 1, takes)
	case "log", "whatchanged", "format-patch":
		return committedNamed(p, maxNamedCommits, takes)
	case "stash show":
		return stashedNamed(p)
	case "cat-file":
		if file := objectNamed(p); file != "" || p.v.Gave("-t", "-s", "-e", "--batch-check") {
			return file
		}
		return textNamed(p)
	}
	return ""
}

// changedNamed is a tracked file of which the work tree's text, or what is staged, is such a one.
func changedNamed(p *printing, takes func(string) bool) string {
	top := p.WorkTree()
	if top == "" {
		return ""
	}
	if !p.v.Gave("--cached", "--staged") {
		changed, _ := p.World.Git.Changed(top, maxNamedPrints)
		for _, file := range changed {
			if takes(file) && access.NamesUnkept(p.Judge.Judge, file) {
				return file
			}
		}
	}
	staged, _ := p.World.Git.Uncommitted(top, maxNamedPrints)
	for _, file := range staged {
		if text, ok := p.World.Git.Text(top, ":", file); ok && takes(file) && !p.Wrote(file) &&
			access.NamesPutIn(p.Judge.Judge, file, text, true) {
			return file
		}
	}
	return ""
}

// stashedNamed is one of which a stash holds the text.
func stashedNamed(p *printing) string {
	every := func(string) bool { return true }
	for _, change := range stashed(p.v) {
		if change.From == "" && !p.v.Gave("-u", "--include-untracked", "--only-untracked") {
			continue
		}
		if file := betweenNamed(p, change.From, change.To, every); file != "" {
			return file
		}
	}
	return ""
}

// committedNamed is one that the newest commits brought, of those that are named.
func committedNamed(p *printing, most int, takes func(string) bool) string {
	revs := p.revs
	if len(revs) == 0 {
		revs = []string{"HEAD"}
	}
	for _, rev := range revs {
		if rev == "" || isRange(rev) || strings.Contains(rev, ":") {
			continue
		}
		for n := range most {
			one := rev + strings.Repeat("^", n)
			if file := betweenNamed(p, one+"^", one, takes); file != "" {
				return file
			}
		}
	}
	return textNamed(p)
}

// betweenNamed is one that a commit brought since another, or that the first of all brought.
func betweenNamed(p *printing, from, to string, takes func(string) bool) string {
	files, ok := p.World.Git.Brings(p.State.Cwd, from, to, access.MayNameSecret)
	if !ok && from != "" {
		files, _ = p.World.Git.Brings(p.State.Cwd, "", to, access.MayNameSecret)
	}
	for _, file := range files[:min(len(files), maxNamedPrints)] {
		if text, held := p.World.Git.Text(p.State.Cwd, to, file); held && takes(file) &&
			access.NamesPutIn(p.Judge.Judge, file, text, ofStash(to)) {
			return file
		}
	}
	return ""
}

// ofStash reports a revision of what is stashed, which is no commit of the project's.
func ofStash(rev string) bool { return strings.Contains(rev, "stash") }

// textNamed is one of REVISION:PATH, as far as the revision is there; of one that is not it is the file that lies there
// now.
func textNamed(p *printing) string {
	for _, a := range p.v.Operands {
		rev, name, is := strings.Cut(a.Text, ":")
		if !is || !a.Known() || name == "" {
			continue
		}
		file := path.Join(p.WorkTree(), name)
		if strings.HasPrefix(name, "./") || strings.HasPrefix(name, "../") {
			file = path.Join(p.State.Cwd, name)
		}
		if rev == "" { // what is staged (gitrevisions(7))
			rev = ":"
		}
		text, held := p.World.Git.Text(p.State.Cwd, rev, file)
		if held && access.NamesPutIn(p.Judge.Judge, file, text, rev == ":" || ofStash(rev)) ||
			!held && access.NamesUnkept(p.Judge.Judge, file) {
			return file
		}
	}
	return ""
}

// objectNamed is a file of which the line made an object that it prints by a name that git told (git-hash-object(1)).
func objectNamed(p *printing) string {
	if !slices.Contains(p.revs, "") {
		return ""
	}
	for _, one := range p.Out.Commands {
		if one.Signature != "git hash-object" && !strings.HasPrefix(one.Signature, "git hash-object ") {
			continue
		}
		for _, word := range one.Argv[min(len(one.Argv), 2):] {
			if file := p.World.At(p.State.Cwd, word).Path; access.NamesUnkept(p.Judge.Judge, file) {
				return file
			}
		}
	}
	return ""
}

// othersNamed reports that git ls-files -o lists such a file, which waits for who reads what is listed.
func othersNamed(j *Judge) bool {
	top := j.State.Cwd
	if j.World.Git == nil || j.World.Disk == nil || j.Wrap.Remote || !j.World.At("", top).Is(place.Inside) {
		return false
	}
	looked := 0
	for _, dir := range j.FoldersBelow(top) {
		some := false
		j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			file := path.Join(dir, e.Name())
			if e.Type().IsRegular() && access.MayNameSecret(file) && !j.World.Git.Restorable(file) {
				looked++
				some = access.NamesUnkept(j.Judge, file)
			}
			return !some && looked < maxNamedPrints
		}))
		if some || looked >= maxNamedPrints {
			return some
		}
	}
	return false
}
