package git

import (
	"strings"

	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// What a subcommand may take of a repository beyond files is noted for undo, whatever is thought of it: refs, by which
// commits are found, and what the index alone holds.

// takes says which refs a subcommand may take.
type takes struct {
	how  string // the options one of which has it do so; empty: always
	refs string // the refs: each name stands for %, and all below where one is not known
	stay bool   // as in effect.Refs
}

// takers: git-branch(1), git-tag(1), git-stash(1), git-remote(1), git-fetch(1), git-reset(1), git-rebase(1),
// git-commit(1), git-checkout(1), git-switch(1), git-worktree(1), git-update-ref(1), git-symbolic-ref(1),
// git-filter-branch(1), git-notes(1), git-replace(1); git 2.46.
var takers = map[string][]takes{
	"branch": {
		{how: "-D -d --delete -m -M --move", refs: "refs/heads/%"},
		{how: "-D -d --delete", refs: "refs/remotes/%"}, // with -r
		{how: "-f --force -C", refs: "refs/heads/%", stay: true},
	},
	"tag":           {{how: "-d --delete -f --force", refs: "refs/tags/%"}},
	"stash drop":    {{refs: stash}},
	"stash clear":   {{refs: stash}},
	"stash pop":     {{refs: stash}},
	"stash branch":  {{refs: stash}},
	"remote remove": {{refs: "refs/remotes/%/"}},
	"remote rm":     {{refs: "refs/remotes/%/"}},
	"remote rename": {{refs: "refs/remotes/%/"}},
	"remote prune":  {{refs: "refs/remotes/%/"}},
	"fetch":         forced,
	"pull":          append([]takes{{refs: "HEAD", stay: true}}, forced...),
	"reset":         {{refs: "HEAD", stay: true}},
	"rebase":        {{refs: "HEAD", stay: true}},
	"am":            givenUp,
	"merge":         givenUp,
	"cherry-pick":   givenUp,
	"revert":        givenUp,
	"commit":        {{how: "--amend", refs: "HEAD", stay: true}},
	"checkout":      {{how: "-B", refs: "refs/heads/%", stay: true}},
	"switch":        {{how: "-C --force-create", refs: "refs/heads/%", stay: true}},
	"worktree add":  {{how: "-B", refs: "refs/heads/%", stay: true}},
	"update-ref":    {{how: "-d", refs: "%"}, {refs: "%", stay: true}},
	"symbolic-ref":  {{refs: "%", stay: true}},
	"filter-branch": rewritten,
	"filter-repo":   rewritten,
	"notes remove":  {{refs: "refs/notes/", stay: true}},
	"notes prune":   {{refs: "refs/notes/", stay: true}},
	"replace":       {{how: "-d --delete -f --force", refs: "refs/replace/%"}},
}

// givenUp: what is under way goes.
var givenUp = []takes{{how: "--abort --quit --skip", refs: "HEAD", stay: true}}

// forced: a fetch moves what its refspecs name. What it prunes is noted where that is judged (pruning).
var forced = []takes{
	{how: "-P --prune-tags", refs: "refs/tags/"},
	{how: "-f --force", refs: "refs/heads/", stay: true},
	{how: "-f --force", refs: "refs/tags/", stay: true},
}

// rewritten is all that names commits.
var rewritten = []takes{{refs: "refs/heads/", stay: true}, {refs: "refs/tags/", stay: true}, {refs: stash}}

// taking notes what a subcommand takes.
type taking struct{ *Judge }

// notes does so for one that changes something.
func (j taking) notes(c *effect.Call, v *option.Invocation, sub string) {
	if j.Wrap.Remote || j.State.Cwd == "" || v.Marked(program.Dry) || v.Gave("--dry-run") {
		return
	}
	sub, verb, _ := strings.Cut(sub, " ")
	words := v.Operands
	all, known := takers[sub]
	if !known && verb != "" {
		all, words = takers[sub+" "+verb], afterVerb(words, verb)
	}
	for _, t := range all {
		if t.how == "" || v.Gave(strings.Fields(t.how)...) {
			j.takes(c, t, j.names(v, t, words))
		}
	}
	if restagers[sub] && !(sub == "commit" && !v.Has("-a", "--all", "-i", "--include", "-o", "--only") &&
		len(v.Operands) == 0) {
		j.restages(c, v, sub)
	}
}

// afterVerb are the operands without a verb that stands among them.
func afterVerb(words []taint.Word, verb string) []taint.Word {
	if len(words) > 0 && words[0].Text == verb {
		return words[1:]
	}
	return words
}

// names are the words that name refs: the operands, or of -B and its kin the option's own.
func (j taking) names(v *option.Invocation, t takes, words []taint.Word) []taint.Word {
	if t.stay && t.how != "" {
		if name, ok := v.Option(strings.Fields(t.how)...); ok && name.Text != "" {
			return []taint.Word{name}
		}
	}
	if t.stay && len(words) > 1 {
		return words[:1] // what follows is where it goes
	}
	return words
}

// takes notes the refs of one row.
func (j taking) takes(c *effect.Call, t takes, names []taint.Word) {
	note := func(name string) {
		c.Cmd.Refs = append(c.Cmd.Refs, effect.Refs{Folder: j.State.Cwd, Name: name, Stay: t.stay})
	}
	before, after, each := strings.Cut(t.refs, "%")
	if !each {
		note(t.refs)
		return
	}
	for _, a := range names {
		switch {
		case !a.Known():
			note(before)
			return
		case before != "":
			note(before + strings.TrimPrefix(a.Text, before) + after)
		case a.Text == "HEAD" || strings.HasPrefix(a.Text, "refs/"):
			note(a.Text)
		}
	}
}

// restagers are the subcommands that put into the index what it did not hold.
var restagers = table.WordSet("add stage commit rm reset restore checkout update-index read-tree")

// restages notes of which paths.
func (j taking) restages(c *effect.Call, v *option.Invocation, sub string) {
	top := j.Place(taint.Literal("."))
	if root := j.WorkTree(); root != "" {
		top = j.World.At("", root)
	}
	words := v.Operands
	if v.Rest >= 0 && v.Rest <= len(words) {
		words = words[v.Rest:]
	}
	if len(words) == 0 || sub == "read-tree" || sub == "reset" {
		c.Cmd.Restages = append(c.Cmd.Restages, top)
		return
	}
	for _, a := range words {
		if sub == "checkout" && v.Rest < 0 && a.Known() && !j.isFile(a) {
			continue // a revision
		}
		if manyPaths(a) {
			c.Cmd.Restages = append(c.Cmd.Restages, top)
			return
		}
		if p := j.Place(a); p.Path != "" {
			c.Cmd.Restages = append(c.Cmd.Restages, p)
		}
	}
}
