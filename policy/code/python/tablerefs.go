package python

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/value"
)

// refs says which calls, assignments and deletions move a branch or a tag, or set the repository's configuration, as
// the git commands that do the same: GitPython 3.1, pygit2 1.15, dulwich 0.22.
var refs = []row{
	{call.None, "2=force", movesRef("branch"), "git.Repo().create_head pygit2.Repository().create_branch " +
		"pygit2.Repository().branches.create pygit2.Repository().branches.local.create"},
	{call.None, "3=force", movesRef("tag"), "git.Repo().create_tag"},
	{code.Deletes, "", nil, "git.Repo().active_branch.commit= git.Repo().head.commit= git.Repo().heads[].commit= " +
		"git.Repo().branches[].commit= git.Repo().active_branch.set_commit git.Repo().head.set_commit " +
		"git.Repo().heads[].set_commit pygit2.Repository().branches[].set_target " +
		"pygit2.Repository().lookup_branch().set_target pygit2.Repository().references[].set_target " +
		"pygit2.Repository().lookup_reference().set_target pygit2.Repository().references.get().set_target"},
	{call.None, "", setsConfig, "git.Repo().config_writer().set_value git.Repo().config_writer().set " +
		"pygit2.Repository().config[]="},
	{code.Deletes, "", nil, "dulwich.repo.Repo().refs[]= dulwich.repo.Repo().refs.__delitem__ " +
		"dulwich.repo.Repo().refs.remove_if_equals dulwich.Repo().refs[]= dulwich.Repo().refs.__delitem__"},
}

// movesRef handles create_head(name, commit, force=True), which moves a branch that is there. Without force, it fails.
func movesRef(command string) call.How {
	return func(r *call.Calls, c *call.Call) value.Value {
		r.Begin(c)
		force, given := c.Arg(c.Rule.Picks[0].At, "force")
		if given && !value.IsFalse(force) || c.SpreadKeys {
			name, _ := c.Arg(0, "path")
			words := []value.Value{value.Text(command), value.Text("-f"), name}
			if to, ok := c.Arg(1, "commit"); ok && to.IsText() {
				words = append(words, to)
			}
			r.Command(c.Name, nil, value.Text("git"), words...)
		}
		return value.Named(r.Canonical(c.Name + "()"))
	}
}

// setsConfig handles set_value(section, option, value) and config["section.option"] = value.
func setsConfig(r *call.Calls, c *call.Call) value.Value {
	r.Begin(c)
	words := []value.Value{value.Text("config")}
	if strings.HasSuffix(c.Name, "]=") {
		words = append(words, c.Pos...)
	} else {
		section, _ := c.Arg(0, "section")
		option, _ := c.Arg(1, "option")
		to, _ := c.Arg(2, "value")
		words = append(words, value.Concat(value.Concat(section, value.Text(".")), option), to)
	}
	r.Command(c.Name, nil, value.Text("git"), words...)
	return value.Value{}
}
