package justfile

import (
	"slices"
	"strings"

	"guard/policy/recipe"
	"guard/policy/recipe/gather"
)

// recipe lists what a recipe runs, with the values of its parameters.
func (j *justfile) recipe(name string, args []string) {
	if to, ok := j.alias[name]; ok {
		name = to
	}
	all, ok := j.recipes[name]
	if !ok {
		j.Unread("a recipe that is not in the file: " + gather.Short(name))
		return
	}
	key := name + "\x00" + strings.Join(args, "\x00")
	if slices.Contains(j.doing, name) || j.done[key] || len(j.Reading.Unread) > 0 {
		return
	}
	if j.left--; len(j.doing) >= gather.MaxDepth || j.left < 0 {
		j.Unread("recipes nested too deeply")
		return
	}
	j.done[key] = true
	j.doing = append(j.doing, name)
	defer func() { j.doing = j.doing[:len(j.doing)-1] }()
	for _, r := range all { // a recipe may have a definition for each system
		j.runRecipe(r, args)
	}
}

// runRecipe lists what one definition of a recipe runs.
func (j *justfile) runRecipe(r *task, args []string) {
	scope := j.bind(r, args)
	j.needed(r.before, scope)
	j.body(r, scope, args)
	j.needed(r.behind, scope)
}

// bind returns the values of a recipe's parameters.
func (j *justfile) bind(r *task, args []string) map[string]string {
	scope := map[string]string{}
	for _, p := range r.params {
		switch {
		case p.rest && len(args) > 0:
			scope[p.name], args = strings.Join(args, " "), nil
		case len(args) > 0:
			scope[p.name], args = args[0], args[1:]
		case p.preset != "":
			scope[p.name] = j.one(p.preset, scope)
		case p.has:
			scope[p.name] = ""
		default:
			scope[p.name] = gather.Unknown // just itself refuses to run the recipe
		}
	}
	return scope
}

// needed lists what dependencies run.
func (j *justfile) needed(needs []string, scope map[string]string) {
	for _, n := range needs {
		name, rest := gather.CutWord(n)
		var args []string
		for rest = strings.TrimSpace(rest); rest != ""; rest = strings.TrimSpace(rest) {
			end := presetEnd(rest)
			if args = append(args, j.one(rest[:end], scope)); end == 0 || len(args) > 100 {
				j.Unread("arguments that are not understood: " + gather.Short(n))
				break
			}
			rest = rest[end:]
		}
		j.recipe(name, args)
	}
}

// body lists the lines of a recipe, or its script.
func (j *justfile) body(r *task, scope map[string]string, args []string) {
	lines := j.joined(r)
	dir := j.folder(r)
	exports := j.exports(r, scope)
	add := func(text string) {
		if v, ok := j.set["positional-arguments"]; ok && v != "false" && strings.Contains(text, "$") {
			text = "set -- " + strings.TrimSpace(gather.WithArguments("", args)) + "\n" + text
		}
		j.Line(recipe.Line{Text: gather.InFolder(dir, text), Task: r.name, Exports: exports})
	}
	isScript := strings.Contains(r.attrs, "[script")
	if len(r.lines) > 0 && strings.HasPrefix(r.lines[0], "#!") || isScript {
		if !shellScript(r) {
			j.Unread("a recipe in another language: " + gather.Short(r.lines[0]))
		}
		for _, text := range j.interpolated(strings.Join(r.lines, "\n"), scope) {
			add(strings.TrimSpace(text))
		}
		return
	}
	for _, l := range lines {
		for _, text := range j.interpolated(strings.TrimLeft(l, " \t"), scope) {
			add(strings.TrimLeft(text, "@-"))
		}
	}
}

// shellScript reports whether a recipe is a script of a shell.
func shellScript(r *task) bool {
	if len(r.lines) == 0 {
		return true
	}
	head, is := strings.CutPrefix(r.lines[0], "#!")
	if !is {
		return strings.Contains(r.attrs, "[script]") || strings.Contains(r.attrs, `[script('bash')]`) ||
			strings.Contains(r.attrs, `[script("bash")]`)
	}
	words := strings.Fields(head)
	for len(words) > 0 && (words[0] == "/usr/bin/env" || words[0] == "-S") {
		words = words[1:]
	}
	return len(words) > 0 && slices.Contains(gather.KnownShells, words[0]) &&
		!slices.ContainsFunc(words[1:], func(f string) bool {
			return !gather.ShellFlags().MatchString(f)
		})
}

// joined returns the lines of a recipe, joined where a backslash continues them.
func (j *justfile) joined(r *task) (out []string) {
	open := false
	for _, l := range r.lines {
		if open {
			out[len(out)-1] += "\n" + l
		} else {
			out = append(out, l)
		}
		open = strings.HasSuffix(l, `\`)
	}
	return out
}

// exports returns the variables and parameters that a recipe has in its environment.
func (j *justfile) exports(r *task, scope map[string]string) (out []string) {
	_, all := j.set["export"]
	all = all && j.set["export"] != "false"
	for _, name := range j.order {
		if v := j.vars[name]; (v.export || all) && gather.ShellName(name) {
			text := gather.Unknown
			if values := j.variable(name); len(values) == 1 {
				text = values[0]
			}
			out = append(out, name+"="+quoteKnown(text))
		}
	}
	for _, p := range r.params {
		if (p.export || all) && gather.ShellName(p.name) {
			out = append(out, p.name+"="+quoteKnown(scope[p.name]))
		}
	}
	return out
}

// quoteKnown quotes a value; only what is not known is left to the shell.
func quoteKnown(s string) string {
	if strings.Contains(s, gather.Unknown) {
		return `"` + gather.Unknown + `"`
	}
	return gather.Quote(s)
}

// interpolated returns a text with its {{…}} filled in, in every way that there is.
func (j *justfile) interpolated(text string, scope map[string]string) []string {
	out := []string{""}
	for {
		before, rest, found := strings.Cut(text, "{{")
		out = product(out, []string{before})
		if !found {
			return out
		}
		if strings.HasPrefix(rest, "{{") {
			out, text = product(out, []string{"{{"}), rest[2:]
			continue
		}
		expr, after, ok := strings.Cut(rest, "}}")
		if !ok {
			j.Unread("an interpolation without its end")
			return out
		}
		out, text = product(out, j.evaluate(expr, scope)), after
		if len(out) > gather.MaxAlternatives {
			j.Unread("too many ways to read " + gather.Short(text))
			return out[:1]
		}
	}
}

// product returns every text of a with every text of b after it.
func product(a, b []string) []string {
	if len(b) == 1 {
		for i := range a {
			a[i] += b[0]
		}
		return a
	}
	var out []string
	for _, x := range a {
		for _, y := range b {
			out = append(out, x+y)
		}
	}
	return out
}

// one returns the value of an expression that has one.
func (j *justfile) one(expr string, scope map[string]string) string {
	values := j.evaluate(expr, scope)
	if len(values) != 1 {
		j.Unread("a value that depends: " + gather.Short(expr))
		return gather.Unknown
	}
	return values[0]
}

// variable returns the values of a variable of the file.
func (j *justfile) variable(name string) []string {
	v := j.vars[name]
	switch {
	case v == nil:
		j.Unread("a name that is not in the file: " + gather.Short(name))
		return []string{gather.Unknown}
	case v.doing:
		j.Unread("a variable within itself: " + gather.Short(name))
		return []string{gather.Unknown}
	case v.known == nil:
		v.doing = true
		v.known = j.evaluate(v.expr, nil)
		v.doing = false
	}
	return v.known
}
