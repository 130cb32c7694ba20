package pyproject

import (
	"maps"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// pdm reads [tool.pdm.scripts].
func (p *pyproject) pdm(scripts map[string]any, name string) bool {
	found := false
	for _, one := range []string{"pre_" + name, name, "post_" + name} {
		if script, ok := scripts[one]; ok && p.enter("pdm "+one) {
			found = true
			p.pdmScript(scripts, one, script)
			p.leave()
		}
	}
	return found
}

// pdmScript reads one script in any of its forms.
func (p *pyproject) pdmScript(scripts map[string]any, name string, script any) {
	if s, ok := script.(string); ok {
		p.Run(name, p.placed(s))
		return
	}
	t, common := table(script), table(scripts["_"])
	env := maps.Clone(table(common["env"]))
	if env == nil {
		env = map[string]any{}
	}
	maps.Copy(env, table(t["env"]))
	if t["env_file"] != nil || common["env_file"] != nil {
		p.Unread("an env_file")
	}
	dir, _ := t["working_dir"].(string)
	if dir == "" {
		dir, _ = common["working_dir"].(string)
	}
	exports := p.tableExports(env)
	add := func(text string) {
		p.Line(recipe.Line{Text: gather.InFolder(quoteDir(dir), text), Task: name, Exports: exports})
	}
	list, isList := words(t["cmd"])
	switch {
	case isList:
		add(gather.WithArguments(strings.Join(gather.QuoteAll(list), " "), p.args))
	case t["cmd"] != nil:
		add(p.placed(p.text(t["cmd"])))
	case t["shell"] != nil:
		add(p.placed(p.text(t["shell"])))
	case t["call"] != nil:
		add(pythonCall(p.text(t["call"])))
	case t["composite"] != nil:
		list, ok := words(t["composite"])
		if !ok {
			p.Unread("a composite that is no list of lines")
		}
		for _, l := range list {
			if first, rest := gather.CutWord(l); scripts[first] == nil {
				add(p.placed(l))
			} else {
				p.with(rest, func() bool { return p.pdm(scripts, first) })
			}
		}
	default:
		p.Unread("a pdm script of a kind that is not known: " + name)
	}
}
