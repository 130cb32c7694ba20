package shell

import (
	"path"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
)

// settingsFile judges a file or folder of settings that say what a program runs
// (jest -c, gradle -I, terraform -chdir): what lies outside the workspace is code of
// nobody known, what this session wrote inside is read where its language is known,
// and the rest of the workspace is what the person's tests run.
func (k *operandJudge) settingsFile(c *call, v *invocation, a arg) {
	if a.text == "" {
		return
	}
	if text := strings.TrimSpace(a.text); strings.HasPrefix(text, "{") || strings.HasPrefix(text, "data:") {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} takes settings, which can run commands, from {1}", v.name, a.show()))
		return
	}
	if strings.Contains(a.text, "://") {
		k.network.looseURL(c, v, a)
		c.raise(risk.High, risk.ExecArbitrary, say("{0} takes settings, which can run commands, from {1}", v.name, a.show()))
		return
	}
	if name, file, ok := strings.Cut(a.text, "="); ok && !strings.Contains(name, "/") { // NAME=FILE
		a = a.value(len(a.text) - len(file))
	}
	if file, ok := strings.CutPrefix(a.text, "file:"); ok {
		a = a.value(len(a.text) - len(file))
	}
	if !settled(a) {
		c.unknown(say("{0} takes settings, which can run commands, from {1}", v.name, a.show()))
		return
	}
	k.projects.moduleNamed(c, a)
	k.looksAt(c, a)
	p := k.place(a)
	if p.Any(place.Secret | place.AgentSettings | place.Guard) {
		k.shows(c, p, a.show())
	}
	switch {
	case p.Is(place.Harmless), strings.HasPrefix(p.Path, "/usr/"): // what came with the system is the person's
	case p.Is(place.Inside), k.ownFile(p.Path):
		k.settingsInside(c, a, p)
	case p.Path != "" && (k.madeWhole(p.Path) || k.madeWhole(path.Dir(p.Path))):
	default:
		c.raise(risk.Medium, risk.ExecArbitrary|risk.FSOutsideWorkspace, say("runs the code in {0}, outside the workspace", a.show()))
	}
}

// settingsInside reads settings that are code, where this session may have written them.
func (k *operandJudge) settingsInside(c *call, a arg, p place.Place) {
	if code.LanguageOf(p.Path, "") == code.Unknown || !k.wrote(p.Path) {
		return
	}
	if _, how := k.textOf(p); how == wholly || k.changedByLine(p.Path) || k.world.Past != nil {
		k.projects.runsFile(c, a, code.Unknown, nil)
	}
}

// moduleNamed judges a name by which a program looks for code along paths of its own
// (rspec -r evil, celery -A evil.app): a file of this session's that may be it.
func (k *projectJudge) moduleNamed(c *call, a arg) {
	name, _, _ := strings.Cut(a.text, ":")
	if name == "" || !a.known() || path.Ext(name) != "" && code.LanguageOf(name, "") != code.Unknown {
		return
	}
	at := k.place(a).Path
	for _, file := range k.sessionFiles() {
		stem := strings.TrimSuffix(file, path.Ext(file))
		if stem != file && (stem == at || stem == at+"/index" || strings.HasSuffix(stem, "/"+name) || strings.HasSuffix(stem, "/"+strings.ReplaceAll(name, ".", "/"))) {
			k.startsFile(c, &programText{}, c.program(), file)
		}
	}
}

// maxListed bounds the names of a list that are judged one by one.
const maxListed = 500

// readsListed judges a file that lists the files to be read: each by its name where
// the text is known.
func (k *operandJudge) readsListed(c *call, v *invocation, a arg) {
	if a.text != "" { // else an option that says that the list is the input
		k.reads(c, a)
	}
	list := c.in
	switch {
	case a.text == "":
	case a.proc != nil:
		list = *a.proc
	case !isStdin(a):
		text, how := k.textOf(k.place(a))
		list = stream{text: text, known: a.known() && how == wholly, from: fromUnknown}
	}
	k.readsEach(c, v, list)
}

// readsEach judges the files that a stream names.
func (k *operandJudge) readsEach(c *call, v *invocation, list stream) {
	if !list.known {
		if list.from&^(tame|fromShared) == 0 && list.from != 0 {
			k.reads(c, arg{text: hole, src: "…", from: list.from})
			return
		}
		c.unknown(say("reads {0}, which is not known before it runs", "…"))
		return
	}
	names := strings.FieldsFunc(list.text, func(r rune) bool { return r == '\n' || r == 0 })
	for i, name := range names {
		if i == maxListed {
			c.unknown(say("reads {0}, which is not known before it runs", "…"))
			return
		}
		k.reads(c, literalArg(name))
	}
}
