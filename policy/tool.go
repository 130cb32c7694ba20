package policy

import (
	"guard/policy/risk"
)

// tool judges an MCP tool, or one of the agent's own that guard has no word
// for: by its name, its arguments and its own annotations, never low.
func (a *analysis) tool() {
	if a.f.Quiet {
		a.f.Raise(risk.Low, 0, risk.Say("{0} touches nothing by itself", a.f.Name))
		return
	}
	a.f.Raise(risk.Medium, 0, risk.Reason{})
	t := &tooling{analysis: a, name: nameWords(a.f.Name), server: nameWords(a.f.Server)}
	t.name = checksOut(t.name, t.server)
	readable := t.decode()
	t.saysMore()
	t.readName()
	if readable {
		t.arguments()
		t.searches()
	} else {
		t.unknown(risk.Say("the tool's arguments cannot be read"))
	}
	t.conclude()
	a.hints(t)
}

// tooling is what is found out about one tool call.
type tooling struct {
	*analysis
	name, server []string

	// what the name's verbs say
	known, changes, runs, reaches, deletes, hands bool
	// what the arguments tell
	command, path, sql bool
	told               string // all texts among them
	given              any    // the arguments themselves
}

// readName judges the words of a tool's name. What it changes, deletes or runs
// is left to the arguments.
func (t *tooling) readName() {
	for _, row := range verbRows(t.name) {
		t.known = true
		t.changes = t.changes || row.effect >= changes
		t.reaches = t.reaches || row.effect == reaches
		t.runs = t.runs || row.effect == runs
		t.hands = t.hands || row.categories&(risk.NetworkRisk|risk.Send|risk.Publish|risk.GitPublish) != 0
		if row.categories == risk.Delete {
			t.deletes = true
		} else if row.effect != changes && row.effect != runs {
			t.f.Raise(row.level, row.categories, risk.Say(row.why))
		}
	}
	nouns := nounRows(t.name, toolIndex().nouns, toolNouns)
	for _, row := range nouns {
		if row.readToo || t.changes && (row.categories != risk.GitPublish || !oneOf(t.server, localGit)) {
			t.f.Raise(risk.High, row.categories, risk.Say(row.why))
		}
	}
	if oneOf(t.name, environmentWords) && oneOf(t.name, variableWords) {
		t.f.Raise(risk.High, risk.FSConfigSecrets, risk.Say("it is about secrets"))
	}
	for _, row := range nounRows(t.server, toolIndex().servers, serverDomains) {
		if row.readToo || t.changes || !t.known {
			t.f.Raise(risk.High, row.categories, risk.Say(row.why))
		}
	}
	if oneOf(t.name, secretWords) && oneOf(t.name, typeWords) {
		t.f.Raise(risk.High, risk.AccountChange, risk.Say("types a password or a code"))
	}
	if t.changes && !t.deletes && len(nouns) == 0 && oneOf(t.server, gitServers) {
		t.f.Raise(risk.High, risk.GitPublish, risk.Say("it is in a shared repository"))
	}
}

// local tells whether the tool's paths are files of this machine.
func (t *tooling) local() bool {
	if oneOf(t.server, fileServers) {
		return true
	}
	remote := oneOf(t.server, gitServers) || len(nounRows(t.server, toolIndex().servers, serverDomains)) > 0
	return oneOf(t.name, fileNouns) && !remote && !t.hands
}

// conclude raises for what the arguments left open.
func (t *tooling) conclude() {
	local := t.path && t.local()
	switch {
	case t.deletes && !local && !t.sql:
		t.f.Raise(risk.High, risk.Delete, risk.Say("deletes something that may not come back"))
	case t.runs && !t.command && !t.sql:
		t.code()
	case t.changes && !local && !t.sql && !t.command && t.f.Level < risk.High && !oneOf(t.server, localGit):
		t.f.Raise(risk.High, 0, risk.Say("changes something through a tool"))
	case !t.known && !t.command && !t.sql:
		t.unknown(risk.Say("guard does not know what the tool {0} does", t.f.Name))
	case t.f.Categories == 0:
		t.f.Raise(risk.Medium, 0, risk.Say("reads through a tool"))
	}
}

// code raises for code that the tool runs. Leave for the tool would be leave for any other.
func (t *tooling) code() {
	t.f.Raise(risk.High, risk.ExecArbitrary, risk.Say("runs code through a tool"))
	t.unread = true
}

// hints are the tool's own word, believed only where it makes things worse.
func (a *analysis) hints(t *tooling) {
	h := a.f.Hints
	if h.Destructive != nil && *h.Destructive {
		a.f.Raise(risk.High, risk.Delete, risk.Say("the tool says of itself that it can destroy"))
	}
	if h.OpenWorld != nil && *h.OpenWorld {
		a.f.Raise(risk.Medium, risk.NetworkRisk, risk.Say("the tool says of itself that it reaches the open world"))
	}
	if h.ReadOnly != nil && !*h.ReadOnly && !t.changes {
		a.f.Raise(risk.High, risk.ExecArbitrary, risk.Say("the tool says of itself that it changes things"))
	}
}
