package git

import (
	"slices"
	"strings"

	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// A branch, a tag or HEAD itself that the line moves leads where no file of git's tells yet: later words of the line
// that go by its name mean what the line has made it lead to.

// namedHere is a name that the line gives to a commit; an empty one is known to nobody.
type namedHere struct{ name, commit string }

// head and staged are the names for what HEAD leads to, and for the tree that the index was filled with.
const (
	head   = "HEAD"
	staged = ":"
)

// naming follows such names.
type naming struct{ *Judge }

// names remembers what a command makes its names lead to (git-branch(1), git-tag(1), git-update-ref(1),
// git-symbolic-ref(1), git-reset(1), git-read-tree(1), git-checkout(1), git-switch(1), git-replace(1)).
func (j naming) names(v *option.Invocation) {
	if j.World.Git == nil || j.Wrap.Remote {
		return
	}
	words := v.Operands
	if v.Rest >= 0 && v.Rest < len(words) {
		words = words[:v.Rest] // what stands behind -- is a path
	}
	_, sub, _ := strings.Cut(v.Name, " ")
	switch sub {
	case "branch", "tag":
		renames := sub == "branch" && v.Has("-m", "-M", "-c", "-C", "--move", "--copy")
		switch {
		case v.Has("-d", "-D", "--delete", "-l", "--list") || len(words) == 0:
		case renames && len(words) > 1:
			j.leads(words[1], words[:1])
		case renames:
			j.leads(words[0], nil)
		default:
			j.leads(words[0], words[1:])
		}
	case "update-ref", "symbolic-ref":
		if v.Has("--stdin") {
			j.leads(taint.Word{Text: taint.Hole}, words)
		} else if len(words) > 1 {
			j.leads(words[0], words[1:])
		}
	case "replace":
		if len(words) > 1 {
			j.leads(words[0], words[1:])
			j.leads(taint.Literal(head), words[1:]) // it may be the one that HEAD leads to
		}
	case "read-tree":
		if len(words) > 0 {
			j.leads(taint.Literal(staged), words[len(words)-1:])
		}
	case "reset":
		paths := v.Rest >= 0 && v.Rest < len(v.Operands) || len(words) > 1
		if !paths && len(words) > 0 {
			j.leads(taint.Literal(head), words)
		}
		if !v.Has("--soft") && len(words) > 0 {
			j.leads(taint.Literal(staged), words)
		}
	case "checkout", "switch":
		for _, u := range v.Used {
			if slices.Contains(createsBranch, u.Name) {
				j.leads(u.Value, words)
			}
		}
	}
}

// createsBranch are options whose value names a branch that is made.
var createsBranch = strings.Fields("-b -B -c -C --create --force-create --orphan")

// leads notes where a name leads to: the first of the words, HEAD where there is none.
func (j naming) leads(name taint.Word, to []taint.Word) {
	word := head
	if len(to) > 0 {
		if word = to[0].Text; !to[0].Known() {
			word = ""
		}
	}
	all := []string{word}
	if word != "" {
		commit, others, _ := j.meant(word)
		all = append(others, commit)
	}
	for _, commit := range all {
		one := namedHere{refName(name.Text), commit}
		if !name.Known() {
			one = namedHere{}
		}
		if j.Room(len(j.named), taint.MaxWords) {
			j.named = append(j.named, one)
		}
	}
}

// refName is a ref as people name it (gitrevisions(7)).
func refName(word string) string {
	for _, folder := range [...]string{"refs/heads/", "refs/tags/", "refs/", "heads/", "tags/"} {
		if rest, ok := strings.CutPrefix(word, folder); ok {
			return rest
		}
	}
	if word == "@" || word == "" {
		return head
	}
	return word
}

// meant is the revision that a word means where the line stands now, by names that git knew before the line; moved:
// the line has made it mean another. Empty: nobody knows. others are what it means where a command before gave up, as
// git does not make a branch that is there already, nor one move that is checked out.
func (j naming) meant(word string) (revision string, others []string, moved bool) {
	base, steps := word, ""
	if i := strings.IndexAny(word, "~^"); i >= 0 {
		base, steps = word[:i], word[i:]
	}
	base = refName(base)
	for _, one := range slices.Backward(j.named) {
		switch {
		case one == (namedHere{}) && !moved:
			return "", nil, true
		case one.name != base:
		case one.commit == "" && !moved:
			return "", nil, true
		case !moved:
			revision, moved = one.commit+steps, true
		case one.commit+steps != revision && !slices.Contains(others, one.commit+steps):
			others = append(others, one.commit+steps)
		}
	}
	if !moved {
		revision, others = word, j.withHead(base, steps)
	} else if _, known := j.World.Git.Brings(j.State.Cwd, word, word, nothing); known && word != revision {
		others = append(others, word)
	}
	return revision, others, moved
}

// withHead is what a branch means that is HEAD's own, for it moves with HEAD (git-reset(1)).
func (j naming) withHead(base, steps string) []string {
	moved := slices.ContainsFunc(j.named, func(n namedHere) bool { return n.name == head })
	if base == head || base == staged || !moved {
		return nil
	}
	differs := false
	_, known := j.World.Git.Brings(j.State.Cwd, base, head, func(string) bool { differs = true; return false })
	if !known || differs {
		return nil
	}
	commit, others, _ := j.meant(head)
	for i := range others {
		others[i] += steps
	}
	return append(others, commit+steps)
}

// nothing is wanted.
func nothing(string) bool { return false }

// asMeant are changes by revisions that git knew before the line, and such as they may be besides; an empty revision
// is not known.
func (j naming) asMeant(changes []files.TreeChange) (all, others []files.TreeChange) {
	if len(j.named) == 0 {
		return changes, nil
	}
	all = make([]files.TreeChange, len(changes))
	for i, one := range changes {
		if one.From != "" {
			one.From, _, _ = j.meant(one.From)
		}
		to, besides, _ := j.meant(one.To)
		for _, other := range besides {
			others = append(others, files.TreeChange{From: one.From, To: other})
		}
		one.To = to
		all[i] = one
	}
	return all, others
}
