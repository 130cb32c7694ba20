package call

import (
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// HandsOn begins the names under which a text hands on what it has no name for itself: export {rm as tidy} from "fs".
const HandsOn = "export "

// elsewhere returns what a name means that another file of the program gives to something: with clean = shutil.rmtree
// in helpers, helpers.clean is shutil.rmtree.
func (r *names) elsewhere(name string) string {
	means := r.Start.Elsewhere.Means
	if len(means) == 0 {
		return name
	}
	for range maxRenamings {
		end := len(name)
		for end > 0 {
			if to, ok := means[name[:end]]; ok && !strings.HasPrefix(to, name) {
				name = to + name[end:]
				break
			}
			end = strings.LastIndexAny(name[:end], ".(")
		}
		if end <= 0 {
			break
		}
	}
	return name
}

// maxRenamings bounds how often a name that was looked up is looked up again.
const maxRenamings = 4

// bindElsewhere binds the names that another file gives to something, where all its names are taken from it.
func bindElsewhere(r *names, module string) {
	for name, to := range r.Start.Elsewhere.Means {
		if rest, ok := strings.CutPrefix(name, module+"."); ok && !strings.Contains(rest, ".") {
			r.BindIn(r.Root, rest, value.Named(to))
		}
	}
}

// HandsOnAll notes that the text hands on all names of a module: those too that another file gives to something.
func (r *environment) HandsOnAll(module string) {
	for name, to := range r.Start.Elsewhere.Means {
		if rest, ok := strings.CutPrefix(name, module+"."); ok && !strings.Contains(rest, ".") {
			r.BindIn(r.Root, HandsOn+rest, value.Named(to))
		}
	}
}

// DefaultOf returns what an import without braces takes from a module of JavaScript.
func (r *environment) DefaultOf(m value.Value) value.Value {
	if to := r.elsewhere(m.Text + ".default"); to != m.Text+".default" && to != "" {
		return value.Named(strings.TrimSuffix(to, ".default"))
	}
	return m
}

// IsWord reports one of the words of a list.
func IsWord(list, word string) bool { return hasWord(list, word) }

// Gives lists the functions and modules of libraries that the text has under names of its own.
func (r *environment) Gives() map[string]string {
	var gives map[string]string
	for name, b := range r.Root.Names {
		if strings.HasPrefix(name, ".") {
			continue
		}
		for _, v := range b.Items {
			if v.Kind == value.Partial && len(v.List.Items) > 0 {
				v = v.List.Items[0]
			}
			if v.Kind != value.Name || !r.acts(v.Text) {
				continue
			}
			if gives == nil {
				gives = map[string]string{}
			}
			gives[strings.TrimPrefix(name, HandsOn)] = v.Text
			break
		}
	}
	return gives
}

// acts reports the name of a function of the table that does something, or of a module of such.
func (r *environment) acts(name string) bool {
	if r.isModule(name) {
		return true
	}
	rule := r.Book.Rule(name)
	if rule == nil && strings.Contains(name, ".") && r.Lang != code.Ruby {
		rule = r.Book.Find(name)
	}
	return rule != nil && rule.Kind != None && !rule.Quiet
}
