package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// A script of the person's that something starts by itself (a hook, a filter, a pipeline, an editor's task, a login)
// runs where nobody asks. What a line puts into one is judged when it is put there, where it is grave.

// maxStarter bounds the bytes of a script that are compared with what it gets.
const maxStarter = 64 << 10

// awaitedScript judges a script by what the line put into it.
func (j LoadedCode) awaitedScript(c *effect.Call, put putText) {
	file, lang := put.file, scriptOf(put.file, put.firstText())
	if slices.Contains(j.Reviewed, "awaited "+file) {
		return
	}
	if lang == "" {
		j.awaitedLines(c, put)
		return
	}
	if files.Binary(put.text) {
		return
	}
	first, _, _ := strings.Cut(put.text, "\n")
	fresh := put.fresh()
	if fresh == "" || path.Ext(file) == ".go" && !containsAny(fresh, mayBeGraveGo) ||
		!mayBeGrave().MatchString(fresh) && !(lang == "sh" && j.takesInOwn(fresh)) {
		return
	}
	own, grave := j.graveIn(c, file, lang, first, fresh)
	switch {
	case lang == "text" && graveText(own, grave, fresh):
		grave = j.starts(put, false, false)
	case lang != "text":
		grave = grave && j.starts(put, true, false)
	case grave: // a step or an action of its own, which is no program of the project's
		grave = namesStrange(fresh) && j.starts(put, false, true)
	}
	if grave {
		j.changesStarted(c, own, file)
	}
}

// firstText is what tells how a file is run: what it was, where it was there.
func (p putText) firstText() string {
	if p.before {
		return p.old
	}
	return p.text
}

// takesInOwn reports lines that name a file of this session's: what that does they do.
func (j LoadedCode) takesInOwn(fresh string) bool {
	return slices.ContainsFunc(j.SessionFiles(), func(file string) bool {
		return strings.Contains(fresh, path.Base(file))
	})
}

// mayBeGrave is what any text has that sends, fetches, deletes or reads secrets.
var mayBeGrave = lazy.Pattern(`(?i)\b(?:curl|wget|nc|ncat|socat|ssh|scp|rsync|rm|unlink|rmtree|rmsync|shred|` +
	`truncate|dd|` +
	`find|env|environ|base64|eval|exec|system|subprocess|urllib|requests|urlopen|fetch|https?|socket|net::http)\b|` +
	`/dev/tcp/|\.ssh|\.aws|\.env\b|\.gnupg`)

// mayBeGraveGo is the same for a program of Go's, of which much imports what it reaches hosts with.
var mayBeGraveGo = strings.Fields(`UserHomeDir "HOME" os.Environ() /home/ /root/ /Users/ .ssh .aws exec.Command`)

// allVariables is how a program's text has every variable at once.
var allVariables = lazy.Pattern(`\bos\.environ\b(?:[^.\[]|$)|\bprocess\.env\b(?:[^.\[]|$)|\bENV\.(?:to_h|map|` +
	`each|inspect|` +
	`to_a)\b|\bgetenv\(\)|\bos\.Environ\(\)|%ENV\b`)

// handsAllVariables is how a program makes one text of every variable, evaluates how one runs a text.
var (
	handsAllVariables = lazy.Pattern(`\b(?:dumps|stringify|repr|str|urlencode|to_json|b64encode|body|data|json|` +
		`params)\s*[(=:]\s*(?:\w+\()*(?:os\.environ|process\.env|ENV)\b(?:\.copy\(\)|\.to_h)?\s*[),}]`)
	evaluates = lazy.Pattern(`(?:^|[^.\w]|\b(?:builtins|globalThis|window|Kernel)\.)` +
		`(?:exec|eval|Function|loadstring)` +
		`\s*\(|\(eval\)|\b(?:instance|class|module)_eval\b|\brunIn(?:This|New)?Context\b|` +
		`\b(?:marshal|pickle|dill)\.loads\b|\bcompile\([^\n]*["']exec["']`)
)

// graveText is what of that counts where a file may as well be a program of the project's, which is named where it is
// built or debugged, and reads what it needs: it runs what a host sent, or sends what lies in the home, or all
// variables.
func graveText(own risk.Finding, grave bool, fresh string) bool {
	net := own.Categories.Has(risk.NetworkRisk)
	return grave && (own.Categories.Has(risk.FSOutsideWorkspace) || own.Absurd ||
		own.Level == risk.Critical && own.Categories.Has(risk.ExecArbitrary)) ||
		net && own.Categories.Has(risk.ExecArbitrary) && evaluates().MatchString(fresh) ||
		net && handsAllVariables().MatchString(fresh)
}

// scriptOf is what runs a file: "sh", "code" by the language of its first line, "text" where an interpreter must be
// named to run it; empty where it is no script.
func scriptOf(file, text string) string {
	first, _, _ := strings.Cut(text, "\n")
	switch {
	case strings.HasPrefix(first, "#!") && ShellFile(file, text), slices.Contains(shellEndings, path.Ext(file)),
		strings.Contains(file, "/.husky/"):
		return "sh"
	case strings.HasPrefix(first, "#!") && code.LanguageOf(file, first) != code.Unknown:
		return "code"
	case slices.Contains(interpreted, path.Ext(file)):
		return "text"
	}
	return ""
}

// interpreted are endings of scripts that run as their text stands there.
var interpreted = strings.Fields(".py .js .mjs .cjs .ts .mts .rb .pl .php .lua .go")

// graveIn reports lines that send secrets or files, run what a host sent, or delete or copy what lies outside of the
// workspace.
func (j LoadedCode) graveIn(c *effect.Call, file, lang, first, fresh string) (own risk.Finding, grave bool) {
	if !j.Enter() {
		return own, false
	}
	defer j.Leave()
	reviewed := j.Reviewed
	probe := j.Begin(taint.Nothing)
	probe.Cmd.Argv = c.Cmd.Argv
	j.Absorbs(probe, func() {
		if lang == "sh" {
			j.Apart(func() taint.Stream { return j.Walk.ShellText(probe, "sh", taint.Literal(fresh)) })
			return
		}
		t := &ProgramText{Lang: code.LanguageOf(file, first), File: file, given: code.Given{File: true}, byTool: true,
			awaited: true}
		runsText(j.Judge, probe, t, fresh)
	})
	j.Reviewed = slices.Clip(reviewed)
	own = probe.Cmd.Own
	outside := own.Categories.Has(risk.FSOutsideWorkspace)
	secrets, net := own.Categories.Has(risk.FSConfigSecrets), own.Categories.Has(risk.NetworkRisk)
	grave = secrets && (net || outside) || own.Level == risk.Critical && !own.Categories.Has(risk.Sudo) &&
		(net || outside && own.Categories.Has(risk.FSDeleteOverwrite) && !probe.Strange) || own.Absurd ||
		lang == "code" && net && allVariables().MatchString(fresh)
	return own, grave
}
