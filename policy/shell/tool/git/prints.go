package git

import (
	"path/filepath"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
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
	in    taint.Stream // names of objects, where it takes them from its input
	told  bool         // a word is among names that were listed with those of secrets
}

// printers are the subcommands that print patches or contents, and what each of them goes through (the manual page of
// each, git 2.47).
var printers = map[string]func(*printing) []string{
	"diff": (*printing).diff, "show": (*printing).show, "log": (*printing).log, "whatchanged": (*printing).log,
	"reflog": (*printing).log, "reflog show": (*printing).log, "diff-tree": (*printing).diffTree,
	"diff-index": (*printing).diff, "diff-files": (*printing).diff, "format-patch": (*printing).formatPatch,
	"stash show": (*printing).stashShow, "stash list": (*printing).stashList, "archive": (*printing).archive,
	"fast-export": (*printing).fastExport, "cat-file": (*printing).objects,
	"range-diff": (*printing).rangeDiffs, "merge-tree": (*printing).mergeTree, "request-pull": (*printing).requestPull,
	"bundle": (*printing).bundle, "pack-objects": (*printing).packs,
	"update-index": (*printing).blobs,
}

// printsPatches are those that print a patch without being told to, unless they are told another format.
var printsPatches = table.WordSet("diff show")

// printsAll are those that print contents whatever their format.
var printsAll = table.WordSet("archive fast-export cat-file format-patch range-diff merge-tree bundle pack-objects " +
	"update-index")

// printsLines are those that print lines of the files that they name.
var printsLines = table.WordSet("blame annotate")

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
	if !printsLines[sub] && (find == nil || !printsPatch(p.v, sub) && !seeksValue(p.v)) {
		return
	}
	p.sort()
	p.in = c.In
	p.decrypts(c, sub)
	showsNamed(p, c, sub)
	if find == nil {
		return
	}
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

// seeksValue reports a search of the history for the value of a credential: whether a commit is found tells of it
// (git-log(1), -S, -G).
func seeksValue(v *option.Invocation) bool {
	for _, name := range [...]string{"-S", "-G"} {
		if text, ok := v.Option(name); ok && files.GuessesValue(text.Text) {
			return true
		}
	}
	return false
}

// printsPatch reports a format in which contents are.
func printsPatch(v *option.Invocation, sub string) bool {
	told := v.Gave(patchFormats...) || sub != "stash show" && v.Gave("-u")
	switch {
	case sub == "request-pull":
		return v.Gave("-p")
	case printsAll[sub]:
		return true
	case printsPatches[sub]:
		return told || !v.Gave(otherFormats...)
	}
	return told || v.Gave("--diff-merges") && !v.Gave(otherFormats...) // of merges
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
			p.told = p.told || a.From&taint.FromSecretPaths != 0
		default:
			p.revs = append(p.revs, a.Text)
		}
	}
}

// takes reports a file of secrets that the paths take in.
func (p *printing) takes(file string) bool {
	specs := access.Pathspecs{Judge: p.Judge.Judge, Words: p.paths}
	return strings.Contains(file, "/.git/") || place.SecretName(file) && specs.Take(file)
}

// between lists the secrets by which two trees differ. What is not understood may be any commit, or none of this
// repository.
func (p *printing) between(from, to string) []string {
	files, known := p.World.Git.SecretsBetween(p.State.Cwd, from, to)
	if !known {
		return p.anySecret()
	}
	return files
}

// anySecret lists the secrets that any commit holds.
func (p *printing) anySecret() []string {
	return p.World.Git.SecretsChanged(p.State.Cwd, place.Commits{Every: true, Logged: true, Merges: true})
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
