package shell

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/python"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// pythonStarts judges what Python runs before the program that it is given: the
// site's customizations, where PYTHONPATH leads into the workspace (site(3)).
func (k *codeJudge) pythonStarts(c *effect.Call, v *option.Invocation) {
	if languageOf(v) != code.Python || v.Has("-S", "-I", "-E") {
		return
	}
	t := &programText{lang: code.Python}
	for _, file := range k.SessionFiles() {
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
			if text, how := k.TextOf(place.Place{Path: file}); how == files.Wholly {
				k.Reviewed = append(k.Reviewed, file)
				k.acts(c, &programText{lang: code.Python, file: file, depth: t.depth + 1}, text)
			}
		}
	}
}

// pythonPath lists the folders in which Python looks for modules, as far as the
// line sets them.
func (k *sourceJudge) pythonPath() []string {
	var dirs []string
	values, _ := k.Lookup("PYTHONPATH")
	for _, a := range values {
		for one := range strings.SplitSeq(a.Text, ":") {
			if one == "" || strings.Contains(one, taint.Hole) {
				continue
			}
			if p := k.Place(taint.Literal(one)); p.Path != "" && p.Is(place.Inside) {
				dirs = append(dirs, p.Path)
			}
		}
	}
	return dirs
}

// doctests judges the examples of a text as the code that they are.
func (k *codeJudge) doctests(c *effect.Call, file taint.Word) {
	p := k.Place(file)
	text, how := k.TextOf(p)
	switch how {
	case files.Unseen:
		return
	case files.Unreadable:
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file.Show()))
		return
	}
	if code.LanguageOf(p.Path, "") == code.Python {
		k.runsCode(c, code.Python, text, p.Path)
	}
	if examples := python.Examples(text); examples != "" {
		k.runsCode(c, code.Python, examples, p.Path)
	}
}
