package source

import (
	"path"
	"slices"
	"strings"
	"sync"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/setting"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
)

// A file that is no script by its name has its lines run where something takes it in: a makefile and its parts, a
// pipeline's template, commands in a list, a file that a shell sources. They are judged one by one.

// sendsOrTakes are words of which a line that is grave has one, for a cheap look.
var sendsOrTakes = []string{"curl", "wget", "/dev/tcp", "ssh", "scp", "rsync", "nc ", "ncat", "socat", "rm ", "shred",
	"find ", "aws ", "python", "node ", "perl ", "ruby ", "php ", "eval", "base64", "openssl", "http ", "https "}

// tellingLines are the lines of a text that may be grave.
func tellingLines(text string) string {
	var b strings.Builder
	for line := range strings.Lines(text) {
		if containsAny(line, sendsOrTakes) {
			b.WriteString(line)
		}
	}
	return b.String()
}

func containsAny(text string, words []string) bool {
	return slices.ContainsFunc(words, func(word string) bool { return strings.Contains(text, word) })
}

// awaitedLines judges what a line put into a file that is no script.
func (j LoadedCode) awaitedLines(c *effect.Call, put putText) {
	file := put.file
	if !mayHoldLines(file) || !containsAny(put.text, sendsOrTakes) || files.Binary(put.text) ||
		deployed(j.World.Root(), file) {
		return
	}
	task := place.TaskStarter(&j.World, file)
	tasks := task || makefileNamed().MatchString(file)
	started := sync.OnceValue(func() bool { return task || j.starts(put, tasks, true) })
	for _, command := range deployedCommands(tellingLines(plainLines(file, put.fresh()))) {
		own, grave := j.graveIn(c, file, "sh", "", command)
		// What one of many tasks deletes is judged when the session runs it.
		grave = grave && (!tasks || own.Absurd || own.Categories.Has(risk.NetworkRisk))
		if grave && !fromUsual(own, command) && started() {
			j.changesStarted(c, own, file)
			return
		}
	}
}

// changesStarted notes what is grave in a file that something else runs later.
func (j LoadedCode) changesStarted(c *effect.Call, own risk.Finding, file string) {
	c.Cmd.Own.Add(own)
	c.Raise(risk.High, risk.ExecArbitrary,
		effect.Say("changes {0}, which another tool runs later", path.Base(file)))
}

// starts reports a file that something of the person's runs. A new file beside tasks that are new as well is the
// session's own program.
func (j LoadedCode) starts(put putText, tasks, lines bool) bool {
	by := ""
	if !lines {
		by = place.StartedBy(&j.World, put.file, tasks)
	}
	if by == "" {
		by = j.reachedBy(put.file, tasks, lines)
	}
	if by == "" || put.before || !place.TaskStarter(&j.World, by) {
		return by != ""
	}
	if j.World.Past == nil {
		return true
	}
	_, made := j.World.Past.Made(by)
	return !made && !j.OwnBirth(by)
}

// noLines are endings of files that nothing runs line by line, beside noSettings.
var noLines = strings.Fields(".css .scss .less .c .h .cc .cpp .hpp .cs .vue .svelte .swift .kt .scala .ipynb " +
	".map .tex .dockerfile .patch .diff .log .snap .tsv .jsonl .sql .xml .po")

// mayHoldLines reports a file whose lines something may run.
func mayHoldLines(file string) bool {
	base, end := path.Base(file), strings.ToLower(path.Ext(file))
	return (end == ".txt" || !slices.Contains(noSettings, end)) && !slices.Contains(noLines, end) &&
		code.LanguageOf(file, "") == code.Unknown && !strings.HasPrefix(base, "Dockerfile") &&
		!strings.HasPrefix(base, "README") && !strings.HasPrefix(base, "LICENSE")
}

var (
	// makefileNamed is a makefile or a part of one.
	makefileNamed = lazy.Pattern(`(?i)(?:^|/)(?:gnu)?makefile[\w.-]*$|\.ma?k$|\.make$`)
	// recipeMark is what stands before a command in a recipe; madeVariable a variable of make's or Azure's.
	recipeMark   = lazy.Pattern(`(?m)^\t[@+-]+\s*`)
	madeVariable = lazy.Pattern(`\$[({]([A-Za-z_]\w*)[)}]`)
)

// plainLines writes the lines of such a file as a shell reads them.
func plainLines(file, text string) string {
	text = strings.ReplaceAll(text, "\\\n", " ")
	if makefileNamed().MatchString(file) {
		text = recipeMark().ReplaceAllString(text, "\t")
		text = madeVariable().ReplaceAllString(text, "$${$1}")
		return strings.ReplaceAll(text, "$$", "$")
	}
	if end := path.Ext(file); end == ".yml" || end == ".yaml" {
		return upperVariable().ReplaceAllString(text, "$${$1}")
	}
	return text
}

// upperVariable is a variable of a pipeline's that looks like a shell's command (Azure Pipelines, macro syntax).
var upperVariable = lazy.Pattern(`\$\(([A-Z][A-Z0-9_]*)\)`)

// addressed is a host that a command names.
var addressed = lazy.Pattern(`(?i)https?://([^\s"'/<>|)]+)`)

// fromUsual reports a command that is grave only as it runs what hosts sent from which everybody takes programs.
func fromUsual(own risk.Finding, command string) bool {
	return !own.Absurd && !own.Categories.Has(risk.FSConfigSecrets) && addressed().MatchString(command) &&
		!namesStrange(command)
}

// namesStrange reports an address of a host that is no usual one.
func namesStrange(text string) bool {
	return slices.ContainsFunc(addressed().FindAllStringSubmatch(text, -1), func(m []string) bool {
		return !setting.Usual(m[1])
	})
}
