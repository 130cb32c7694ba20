package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/template"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/rating"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/git"
)

// output tells what the command writes.
func (j *resultJudge) output(c *effect.Call, v *option.Invocation) taint.Stream {
	in := c.In.From
	if v.Entry.Stdin != program.Filters {
		in = 0
	}
	if in&taint.FromPaths != 0 && picksSecrets(v) {
		in |= taint.FromSecretPaths
	}
	if v.Entry.Stdin == program.Filters && v.Entry.Level == risk.Low {
		j.PrintsSecret(c, taint.Stream{From: in})
	}
	if v.Entry.Stdin == program.RunsIt {
		j.runsGivenInput(c, v)
	}
	j.Fetches(c, v)
	j.Tees(c, v)
	c.Cmd.Subject.Gets = j.OnlyGets(v)
	if v.Entry.Stdin == program.SendsIt {
		j.Leaks(c, c.In.From)
	}
	if s, ok := j.computes(v); ok {
		return s
	}
	out := v.Entry.Out
	if out == program.Data && v.Marked(program.Lists) {
		out = program.Names // grep -l
	}
	switch out {
	case program.Names:
		if j.processes.OwnNumbers(v) { // lsof -t
			return taint.Stream{From: taint.FromSystem, Own: true}
		}
		return j.names(c, v)
	case program.OwnNames:
		return j.ownNames(v)
	case program.Words:
		s := spoken(v.Operands)
		s.From |= j.GlobsPrinted(v.Operands)
		return s
	case program.Fixed:
		aboutGuard := func(a taint.Word) bool { return strings.Contains(a.Text, "guard") }
		if (v.Entry.Name == "pgrep" || strings.HasPrefix(v.Entry.Name, "pidof")) &&
			slices.ContainsFunc(v.Operands, aboutGuard) {
			return taint.Stream{From: taint.FromSystem | taint.FromGuard}
		}
		made := taint.Stream{From: taint.FromSystem, Own: j.processes.OwnNumbers(v)}
		made.Shape, made.Front = j.shaped(c, v, taint.Word{})
		return made
	case program.Answer:
		if from, ok := tamePick(v); ok {
			return taint.Stream{From: from}
		}
		return taint.Stream{From: taint.FromNet | c.Data}
	case program.Download:
		return taint.Stream{From: taint.FromNet | c.Data}
	case program.Sensitive:
		if (&rating.Judge{Judge: j.Judge}).LooksAtStore(c, v) {
			return taint.Stream{From: taint.FromNet | c.Data}
		}
		if len(v.Operands) == 0 && access.VariablesApart(j.Judge, c) {
			return taint.Stream{From: taint.FromSystem}
		}
		return taint.Stream{From: taint.FromSecret}
	}
	return j.contents(c, v, in)
}

// names are those that the command lists.
func (j *resultJudge) names(c *effect.Call, v *option.Invocation) taint.Stream {
	s := namesFound(c, v)
	if c.Data&^(taint.FromFile|taint.FromOutside) == 0 && c.Data&taint.FromOutside != 0 {
		where := wholePaths{j.Judge}.of(v)
		if from := j.FoundElsewhere(where); from != 0 {
			s.From = from | wholePaths{j.Judge}.secrets(where)
		}
	}
	s.From |= j.NamesListed(v)
	kept, named := access.KeptNames{Folders: &j.Folders}.Listed(v)
	if v.Chain[0].Name == "git" {
		kept, named = git.KeptNames(j.Judge, v)
	}
	s.From, s.Named = s.From|kept, named
	if format, given := v.Option("--format"); given && !template.OnlyFdFields(format.Text) || respells(v) {
		s = rewritten(s)
	}
	if v.Name == "ls" && len(v.Operands) > 0 && len(v.Unknown)+len(v.Unlisted) == 0 &&
		!slices.ContainsFunc(v.Used, func(u option.Used) bool { return u.Name != "-1" }) {
		s.Named = access.Present{Judge: j.Judge}.Listed(c, v.Operands)
	}
	return s
}

// contents are what the command makes of its input and its files.
func (j *resultJudge) contents(c *effect.Call, v *option.Invocation, in taint.Origin) taint.Stream {
	if text, ok := j.copied(v); ok {
		return taint.Stream{From: in | c.Data, Text: text, Known: true}
	}
	made := taint.Stream{From: in | c.Data}
	if in != 0 && cutsNames(v) {
		made = j.cut(made)
	}
	if in != 0 && respells(v) {
		made = rewritten(made)
	}
	made.Shape, made.Front = j.shaped(c, v, taint.Word{})
	if left, ok := access.Filtered(v, c.In.Named); ok && c.Data == 0 {
		if made.Named = left; len(left.Kept) == 0 {
			made.From &^= taint.FromKeptPaths
		}
	}
	return j.filtered(c, v, made)
}

// copied is the text of the one file that cat prints as it is.
func (j *resultJudge) copied(v *option.Invocation) (string, bool) {
	if !strings.ContainsAny(j.Text, "|<>$`") || v.Name != "cat" || len(v.Operands) != 1 || len(v.Used) > 0 ||
		!v.Operands[0].Known() {
		return "", false
	}
	text, how := j.TextOf(j.Place(v.Operands[0]))
	return text, how == files.Wholly && !files.Binary(text)
}

// computes tells the output of programs that only print what the line knows.
func (j *resultJudge) computes(v *option.Invocation) (taint.Stream, bool) {
	if folder, ok := j.ToolFolder(v); ok {
		return folder, true
	}
	switch {
	case v.Name == "pwd" && j.State.Cwd != "" && len(j.State.Maybe) == 0:
		return taint.Stream{Text: j.State.Cwd + "\n", Known: true}, true
	case len(v.Operands) != 1 || !v.Operands[0].Known():
	case v.Name == "realpath" && len(v.Used) == 0, v.Name == "readlink" && len(v.Used) == 1 && v.Has("-f"):
		p := j.Place(v.Operands[0])
		return taint.Stream{Text: p.Path + "\n", Known: true, From: v.Operands[0].From}, p.Path != ""
	case len(v.Used) > 0:
	case v.Name == "dirname":
		return taint.Stream{Text: path.Dir(v.Operands[0].Text) + "\n", Known: true, From: v.Operands[0].From}, true
	case v.Name == "basename":
		return taint.Stream{Text: path.Base(v.Operands[0].Text) + "\n", Known: true, From: v.Operands[0].From}, true
	}
	return taint.Stream{}, false
}

// ownNames is what a program makes of the names that it was given. Of a path's last part
// nothing is left that leads out.
func (j *resultJudge) ownNames(v *option.Invocation) taint.Stream {
	from := j.NamesPrinted(v.Operands)
	if v.Name == "basename" {
		from = from&(taint.FromSecretPaths|taint.FromKeptPaths) | taint.FromPaths
	}
	return taint.Stream{From: from}
}

// namesFound is a list of files: of the workspace, unless the program looked
// elsewhere.
func namesFound(c *effect.Call, v *option.Invocation) taint.Stream {
	switch {
	case v.Entry.Categories.Has(risk.FSOutsideWorkspace) && picksSecrets(v):
		return taint.Stream{From: taint.FromUnknown | taint.FromOutside | taint.FromSecretPaths}
	case v.Entry.Categories.Has(risk.FSOutsideWorkspace):
		return taint.Stream{From: taint.FromUnknown | taint.FromOutside}
	case c.Data&^(taint.FromFile|taint.FromSecretPaths) == 0:
		return taint.Stream{From: taint.FromPaths | c.Data&taint.FromSecretPaths}
	}
	return taint.Stream{From: taint.FromUnknown | c.Data}
}

// tellingNames are parts of the names of secrets, as a filter over names would
// spell them.
var tellingNames = []string{"env", "secret", "pem", "rsa", "ed25519", "ssh", "token", "cred", "passw", "netrc", "npmrc",
	"aws", "key", "history", "pgp", "gpg", "kube"}

// picksSecrets reports whether a filter's words look like those of secrets:
// `ls -a | grep env`.
func picksSecrets(v *option.Invocation) bool {
	picks := func(a taint.Word) bool {
		return slices.ContainsFunc(tellingNames,
			func(n string) bool { return strings.Contains(strings.ToLower(a.Text), n) })
	}
	return slices.ContainsFunc(v.Operands, picks) ||
		slices.ContainsFunc(v.Used, func(u option.Used) bool { return picks(u.Value) })
}

// spoken is what echo makes of its words.
func spoken(words []taint.Word) taint.Stream {
	s := taint.Stream{Known: true}
	texts := make([]string, len(words))
	for i, a := range words {
		s.From |= a.From
		s.Known = s.Known && a.Known()
		texts[i] = a.Text
	}
	if !s.Known {
		if slices.ContainsFunc(words, func(a taint.Word) bool { return a.Glob != "" }) {
			s.From |= taint.FromPaths
		}
	}
	s.Text = strings.Join(texts, " ") + "\n"
	if !s.Known && strings.HasPrefix(s.Text, "-") {
		s = cut(s) // echo "-$name"
	}
	return s
}
