package call

import "guard/policy/code/value"

// Commands of JavaScript that are templates: $`ls`, and with options $({cwd: "src"})`ls`.

// RunsTemplate notes the command that a template makes.
func RunsTemplate(r *Calls, rule *Rule, name string, v value.Value) {
	was := r.input
	r.input = readBy(r, &Call{Name: "`" + name, Rule: rule, Arguments: &value.Arguments{}})
	var dir *value.Value
	if d, is := r.folders[name]; is {
		dir = &d
	}
	r.emitIn(rule.Kind, name, dir, v)
	r.input = was
}

// TemplatesIn returns what the call name of the options gives, whose templates run in a folder; nil: in the program's.
func TemplatesIn(r *Calls, name string, dir *value.Value) value.Value {
	given := r.Canonical(name + "()")
	if dir != nil {
		if before, is := r.folders[given]; is && !before.Same(*dir) {
			dir = &value.Value{}
		}
		if r.folders == nil {
			r.folders = map[string]value.Value{}
		}
		r.folders[given] = *dir
	}
	return value.Named(given)
}
