package git

import (
	"errors"
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// What git lists of its own: names of objects are hexadecimal digits, and names of branches and
// tags begin with no dash (git-check-ref-format(1), git-branch(1)).

// objectFormat prints names of commits and trees, and times in seconds (git-log(1), PRETTY FORMATS).
var objectFormat = lazy.Pattern(`^(t?format:)?%([HhTt]|[ac]t)([ :,]%([HhTt]|[ac]t))*$`)

// refFormat prints names of refs, or of what they point at (git-for-each-ref(1), FIELD NAMES).
var refFormat = lazy.Pattern(`^%\((refname(:short)?|objectname(:short)?)\)$`)

// choosesCommits are options of git log that choose and order commits, and print nothing more.
var choosesCommits = strings.Fields("--format --pretty -n --max-count -# -0 -s --no-patch -q --quiet --skip --since " +
	"--after --until --before --author --committer --grep -i --regexp-ignore-case -E --extended-regexp -F " +
	"--fixed-strings --all-match --invert-grep --merges --no-merges --min-parents --max-parents --first-parent --all " +
	"--branches --tags --remotes --reverse --date-order --author-date-order --topo-order --no-walk --follow " +
	"--abbrev-commit --no-abbrev-commit --abbrev --no-color --no-show-signature --diff-filter -S -G")

// choosesRefs are such options of git branch and git tag.
var choosesRefs = strings.Fields("-a -r -l --all --remotes --list --contains --no-contains --merged --no-merged " +
	"--points-at --format --sort -i --ignore-case --no-color --no-column")

// listing judges what git lists of its own.
type listing struct{ *Judge }

// ownNames is what a command prints that tells nothing but such names.
func (j listing) ownNames(v *option.Invocation) (taint.Stream, bool) {
	format, given := v.Option("--format", "--pretty")
	objects := given && format.Known() && objectFormat().MatchString(format.Text) && usesOnly(v, choosesCommits)
	refs := (!given || format.Known() && refFormat().MatchString(format.Text)) && usesOnly(v, choosesRefs)
	switch v.Name {
	case "git log":
		return taint.Stream{From: taint.FromPaths, Shape: taint.Plain}, objects
	case "git show": // a tag's message comes before its commit
		head := !slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return a.Text != "HEAD" })
		return taint.Stream{From: taint.FromPaths, Shape: taint.Plain}, objects && head && v.Has("-s", "--no-patch")
	case "git branch", "git tag":
		return taint.Stream{From: taint.FromPaths}, refs && j.plainRefs()
	}
	return taint.Stream{}, false
}

// namesRevision are the options of commands that print the name of a revision, or its number, and nothing more
// (git-describe(1), git-rev-parse(1), git-rev-list(1), git-symbolic-ref(1)).
var namesRevision = map[string][]string{
	"git describe": strings.Fields("--tags --always --dirty --broken --abbrev --long --exact-match --all --match " +
		"--exclude --first-parent --contains --candidates"),
	"git rev-parse":    strings.Fields("--short --verify --abbrev-ref -q --quiet"),
	"git rev-list":     strings.Fields("--count --max-count -n -1 --all --first-parent --no-merges --merges"),
	"git symbolic-ref": strings.Fields("--short -q --quiet"),
}

// plainRevision is a revision that rev-parse does not print as it stands where there is none.
var plainRevision = lazy.Pattern(`^[\w@][\w./@{}~^-]*$`)

// shape is how what git prints of its own reads: no name of an object, a branch or a tag holds white space.
func shape(v *option.Invocation) taint.Shape {
	allowed := namesRevision[v.Name]
	if len(allowed) == 0 || len(v.Chain) != 2 || len(v.Unknown) > 0 {
		return taint.AnyShape
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		name, value, _ := strings.Cut(u.Name, "=")
		if !slices.Contains(allowed, name) || strings.ContainsAny(value+u.Value.Text, " \t\n") || !u.Value.Known() {
			return taint.AnyShape
		}
	}
	for _, a := range v.Operands {
		if !a.Known() || !plainRevision().MatchString(a.Text) {
			return taint.AnyShape
		}
	}
	return taint.Plain
}

// commitFront begins with the name of a commit, and prints one line of each (git-log(1), PRETTY FORMATS).
var commitFront = lazy.Pattern(`^(?:t?format:)?%[Hh]([ :,;|])` +
	`(?:%(?:[HhTtPpsdDe]|a[neEldDrtiIs]|c[neEldDrtiIs])|[^%\n])*$`)

// front is what the lines begin with that git log prints, one of each commit.
func (j listing) front(v *option.Invocation) taint.Front {
	format, given := v.Option("--format", "--pretty")
	if v.Name != "git log" || !usesOnly(v, slices.Concat(choosesCommits, []string{"--oneline"})) {
		return taint.Front{}
	}
	if !given && v.Has("--oneline") {
		return taint.Front{Shape: taint.Hash, Until: ' '}
	}
	if m := commitFront().FindStringSubmatch(format.Text); m != nil && format.Known() && !v.Has("--oneline") {
		return taint.Front{Shape: taint.Hash, Until: m[1][0]}
	}
	return taint.Front{}
}

// maxRefs bounds the names and the bytes in which an odd ref is looked for.
const (
	maxRefNames = 5_000
	maxPacked   = 1 << 20
)

// plainRefs reports that no branch, tag or remote around here has a name with a dash in front.
// git branch makes none, but git update-ref does; what stands before on the line may.
func (j listing) plainRefs() bool {
	busy := func(c effect.Command) bool { return c.Level > risk.Low }
	if j.World.Disk == nil || j.State.Cwd == "" || slices.ContainsFunc(j.Out.Commands, busy) {
		return false
	}
	meta, ok := "", false
	for dir := j.State.Cwd; !ok && dir != path.Dir(dir); dir = path.Dir(dir) {
		meta, ok = j.RepositoryAt(dir) // another work tree has no refs there, and nothing is known then
	}
	n := 0
	for _, kind := range [...]string{"/refs/heads", "/refs/tags", "/refs/remotes"} {
		err := j.World.Disk.ReadDir(meta+kind, func(e fs.DirEntry) bool {
			ok = ok && !strings.HasPrefix(e.Name(), "-")
			n++
			return ok && n < maxRefNames
		})
		ok = ok && n < maxRefNames && (err == nil || errors.Is(err, fs.ErrNotExist) && kind != "/refs/heads")
	}
	packed, err := j.World.Disk.ReadFile(meta+"/packed-refs", maxPacked)
	return ok && len(packed) < maxPacked && !oddRef().Match(packed) && (err == nil || errors.Is(err, fs.ErrNotExist))
}

// oddRef is such a name among those that git put together in one file.
var oddRef = lazy.Pattern(` refs/[a-z]+/-`)

// usesOnly reports a command without options but those of a list, git's own among them.
func usesOnly(v *option.Invocation, allowed []string) bool {
	return len(v.Chain) == 2 && len(v.Unknown) == 0 && len(v.Unlisted) == 0 &&
		!slices.ContainsFunc(v.Used, func(u option.Used) bool { return !slices.Contains(allowed, u.Name) })
}
