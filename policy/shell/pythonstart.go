package shell

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/lang/python"
)

// pythonStarts judges what Python runs before the program that it is given: the
// site's customizations, where PYTHONPATH leads into the workspace (site(3)).
func (k *codeJudge) pythonStarts(c *call, v *invocation) {
	if languageOf(v) != code.Python || v.has("-S", "-I", "-E") {
		return
	}
	t := &programText{lang: code.Python}
	for _, file := range k.sessionFiles() {
		if base := path.Base(file); base == "sitecustomize.py" || base == "usercustomize.py" {
			k.loadsFile(c, t, file)
		}
		if path.Ext(file) == ".pth" {
			k.pathFile(c, t, file)
		}
	}
	for _, dir := range k.sources.pythonPath() {
		for _, name := range [...]string{"sitecustomize.py", "usercustomize.py"} {
			file := path.Join(dir, name)
			if text, how := k.textOf(place.Place{Path: file}); how == wholly {
				k.reviewed = append(k.reviewed, file)
				k.acts(c, &programText{lang: code.Python, file: file, depth: t.depth + 1}, text)
			}
		}
	}
}

// pythonPath lists the folders in which Python looks for modules, as far as the
// line sets them.
func (k *sourceJudge) pythonPath() []string {
	var dirs []string
	values, _ := k.lookup("PYTHONPATH")
	for _, a := range values {
		for one := range strings.SplitSeq(a.text, ":") {
			if one == "" || strings.Contains(one, hole) {
				continue
			}
			if p := k.place(literalArg(one)); p.Path != "" && p.Is(place.Inside) {
				dirs = append(dirs, p.Path)
			}
		}
	}
	return dirs
}

// doctests judges the examples of a text as the code that they are.
func (k *codeJudge) doctests(c *call, file arg) {
	p := k.place(file)
	text, how := k.textOf(p)
	switch how {
	case unseen:
		return
	case unreadable:
		c.raise(risk.Medium, risk.ExecArbitrary, sayUnread(file.show()))
		return
	}
	if code.LanguageOf(p.Path, "") == code.Python {
		k.runsCode(c, code.Python, text, p.Path)
	}
	if examples := python.Examples(text); examples != "" {
		k.runsCode(c, code.Python, examples, p.Path)
	}
}
