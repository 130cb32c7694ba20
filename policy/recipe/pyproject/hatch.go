package pyproject

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// hatch reads the scripts of hatch's environments.
func (p *pyproject) hatch(envs map[string]any, name string) bool {
	env, script, ok := strings.Cut(name, ":")
	if !ok {
		env, script = "default", name
	}
	return p.hatchScript(envs, env, script)
}

// hatchScript reads a script of an environment, or of one from which it inherits.
func (p *pyproject) hatchScript(envs map[string]any, env, script string) bool {
	var value any
	for at, n := env, 0; ; n++ {
		t := table(envs[at])
		if value = table(t["scripts"])[script]; value != nil {
			break
		}
		template, _ := t["template"].(string)
		if template == "" {
			template = "default"
		}
		if template == at || n > gather.MaxDepth {
			return false
		}
		at = template
	}
	own := table(envs[env])
	if own["overrides"] != nil || own["env-vars"] != nil && p.exportsOf(own) == nil {
		p.Unread("an environment of hatch with overrides")
	}
	if !p.enter("hatch " + env + ":" + script) {
		return true
	}
	defer p.leave()
	for _, key := range []string{"pre-install-commands", "post-install-commands"} {
		installs, _ := words(own[key])
		for _, l := range installs {
			p.Line(recipe.Line{Text: p.placedHatch(l), Task: env})
		}
	}
	list, isList := words(value)
	if !isList {
		list = []string{p.text(value)}
	}
	for _, l := range list {
		l = strings.TrimPrefix(strings.TrimSpace(l), "- ")
		first, rest := gather.CutWord(l)
		if p.hatchScript(envs, env, first) {
			if rest != "" {
				p.Unread("a script of hatch with arguments: " + gather.Short(l))
			}
			continue
		}
		p.Line(recipe.Line{Text: p.placedHatch(l), Task: script, Exports: p.exportsOf(own)})
	}
	return true
}

// exportsOf returns the variables that an environment sets.
func (p *pyproject) exportsOf(env map[string]any) []string {
	if env["env-vars"] == nil {
		return nil
	}
	return p.tableExports(env["env-vars"])
}

// placedHatch puts the arguments in the place of {args}. The values of hatch's other fields are not known; without
// {args} the arguments are dropped.
func (p *pyproject) placedHatch(line string) string {
	if !placeholder().MatchString(line) {
		line = strings.NewReplacer("{root}", ".", "{home}", "$HOME").Replace(line)
	}
	line = strings.NewReplacer("{root}", ".", "{home}", "$HOME").Replace(line)
	if placeholder().MatchString(line) {
		line = p.placed(line)
	}
	if hatchField().MatchString(line) {
		p.Unread("a field of hatch: " + gather.Short(line))
	}
	return line
}

// hatchField matches the fields that hatch fills in a script.
var hatchField = lazy.Pattern(`\{(env|matrix|root|home|env_name|env_type|verbosity|dot|args)[:}]`)
