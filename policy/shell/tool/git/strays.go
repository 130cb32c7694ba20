package git

import (
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Where HEAD names no branch, the commits that are made lead from nowhere else: who goes away from them leaves them to
// HEAD's reflog (git-checkout(1), DETACHED HEAD).

// stray is what the line has done so far to such commits.
type stray struct {
	off     bool // it has taken HEAD off its branch
	commits bool // it has committed there
	kept    bool // a branch or a tag of the line's leads to them
}

// straying judges who leaves them.
type straying struct{ *Judge }

// judge judges a command, and notes what it does.
func (j straying) judge(c *effect.Call, v *option.Invocation) {
	sub, isGit := strings.CutPrefix(v.Name, "git ")
	if !isGit || j.World.Git == nil || j.Wrap.Remote || j.State.Cwd == "" {
		return
	}
	s := &j.refs.stray
	switch sub {
	case "commit", "cherry-pick", "merge", "revert", "am":
		s.commits, s.kept = true, false
	case "branch", "tag":
		s.kept = s.kept || j.names(v, sub)
	case "checkout", "switch":
		j.switches(c, v, sub)
	case "symbolic-ref":
		if len(v.Operands) > 1 && v.Operands[0].Text == head {
			j.leaves(c, v, v.Operands[1:2])
		}
	case "bisect":
		if _, _, began := j.World.Git.Bisecting(j.State.Cwd); began != "" && len(v.Operands) > 0 &&
			v.Operands[0].Text == "reset" {
			j.leaves(c, v, append(v.Operands[1:], taint.Literal(began))[:1])
		}
	case "stash branch":
		if v.Entry.Special == program.GitStash {
			j.leaves(c, v, []taint.Word{taint.Literal("stash@{0}^1")})
		}
	}
}

// names reports a branch or a tag that is made where HEAD is.
func (j straying) names(v *option.Invocation, sub string) bool {
	folder := "refs/heads/"
	if sub == "tag" {
		folder = "refs/tags/"
	}
	if v.Has(otherForces...) && (sub == "branch" || v.Has("-d", "--delete")) || len(v.Operands) == 0 ||
		!v.Operands[0].Known() || v.Has("-l", "--list") {
		return false
	}
	return atHead(v.Operands[1:]) && (v.Has("-f", "--force") || !j.refExists(folder+v.Operands[0].Text))
}

// atHead reports words that name no other commit than the one of HEAD.
func atHead(words []taint.Word) bool {
	return len(words) == 0 || words[0].Known() && slices.Contains([]string{head, "@", "HEAD~0", "@~0"}, words[0].Text)
}

// switches judges checkout and switch.
func (j straying) switches(c *effect.Call, v *option.Invocation, sub string) {
	s := &j.refs.stray
	made, creates := madeBranch(v, sub)
	switch words := v.Operands; {
	case v.Has("--orphan"):
		j.leaves(c, v, nil)
	case creates && atHead(words):
		s.kept = s.kept || !j.refExists("refs/heads/"+made)
		s.off = false
	case creates:
		j.leaves(c, v, words[:1])
		s.off = false
	case sub == "checkout" && (v.Rest >= 0 && v.Rest < len(words) || v.Has("-p", "--patch", "--ours", "--theirs") ||
		len(words) > 1 || len(words) == 1 && (looksLikePath(words[0].Text) || j.isFile(words[0]))): // files
	case atHead(words):
		s.off = s.off || v.Has("-d", "--detach")
	default:
		j.leaves(c, v, words[:1])
		s.off = v.Has("-d", "--detach") || !words[0].Known() || !j.refExists("refs/heads/"+words[0].Text)
		s.commits = false
	}
}

// madeBranch is the branch that checkout or switch makes.
func madeBranch(v *option.Invocation, sub string) (name string, makes bool) {
	how := []string{"-b", "-B"}
	if sub == "switch" {
		how = []string{"-c", "--create", "-C", "--force-create"}
	}
	for _, u := range v.Used {
		if slices.Contains(how, u.Name) && u.Opt.Effects != startsElsewhere {
			return u.Value.Text, true
		}
	}
	return "", false
}

// leaves judges a command that takes HEAD elsewhere.
func (j straying) leaves(c *effect.Call, v *option.Invocation, to []taint.Word) {
	s := j.refs.stray
	on, _ := j.World.Git.Remotes(j.State.Cwd)
	strays := j.World.Git.Strays(j.State.Cwd)
	byLine := s.commits && (s.off || on == "")
	if s.kept || !strays && !byLine {
		return
	}
	if begun, copies := j.World.Git.Begun(j.State.Cwd); begun != "" && copies {
		return
	}
	lost := false
	if strays {
		var stays []string
		if len(to) > 0 && to[0].Known() {
			stays = []string{to[0].Text}
		}
		all, ok := j.World.Git.Orphans(j.State.Cwd, []string{head}, stays)
		if !ok && stays != nil { // a name that git would find at a remote
			all, ok = j.World.Git.Orphans(j.State.Cwd, []string{head}, nil)
		}
		lost = !ok || slices.ContainsFunc(all, (forgetting(j)).foreign)
	}
	if byLine && !lost {
		top := taint.Literal(".")
		if w := j.WorkTree(); w != "" {
			top = taint.Literal(w)
		}
		work := ownWork{Judge: j.Judge.Judge}
		lost = !work.changes(top) || !work.stage()
	}
	if lost {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("{0} moves the branch {1} away from its commits", v.Name, head))
		c.Cmd.Refs = append(c.Cmd.Refs, effect.Refs{Folder: j.State.Cwd, Name: head, Stay: true})
	}
}
