package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// output tells what the command writes.
func (k *resultJudge) output(c *call, v *invocation) stream {
	in := c.in.from
	if v.entry.Stdin != program.Filters {
		in = 0
	}
	if in&fromPaths != 0 && picksSecrets(v) {
		in |= fromSecretPaths
	}
	if v.entry.Stdin == program.Filters && v.entry.Level == risk.Low {
		k.printsSecret(c, stream{from: in})
	}
	if v.entry.Stdin == program.RunsIt {
		k.runsGivenInput(c, v)
	}
	k.fetches(c, v)
	k.tees(c, v)
	c.cmd.Subject.Gets = k.onlyGets(v)
	if v.entry.Stdin == program.SendsIt {
		k.leaks(c, c.in.from)
	}
	if s, ok := k.computes(v); ok {
		return s
	}
	out := v.entry.Out
	if out == program.Data && v.marked(program.Lists) {
		out = program.Names // grep -l
	}
	switch out {
	case program.Names:
		s := namesFound(c, v)
		s.from |= k.hiddenNames(v)
		return s
	case program.Words:
		return spoken(v.operands)
	case program.Fixed:
		if v.entry.Name == "pgrep" || strings.HasPrefix(v.entry.Name, "pidof") {
			for _, a := range v.operands {
				if strings.Contains(a.text, "guard") {
					return stream{from: fromSystem | fromGuard}
				}
			}
		}
		return stream{from: fromSystem, own: k.processes.ownNumbers(v)}
	case program.Answer:
		if from, ok := tamePick(v); ok {
			return stream{from: from}
		}
		return stream{from: fromNet | c.data}
	case program.Download:
		return stream{from: fromNet | c.data}
	case program.Sensitive:
		return stream{from: fromSecret}
	}
	if text, ok := k.copied(v); ok {
		return stream{from: in | c.data, text: text, known: true}
	}
	return k.filtered(c, v, stream{from: in | c.data})
}

// copied is the text of the one file that cat prints as it is.
func (k *resultJudge) copied(v *invocation) (string, bool) {
	if !strings.ContainsAny(k.text, "|<>$`") || v.name != "cat" || len(v.operands) != 1 || len(v.used) > 0 || !v.operands[0].known() {
		return "", false
	}
	text, how := k.textOf(k.place(v.operands[0]))
	return text, how == wholly && !binary(text)
}

// computes tells the output of programs that only print what the line knows.
func (k *resultJudge) computes(v *invocation) (stream, bool) {
	if folder, ok := k.toolFolder(v); ok {
		return folder, true
	}
	switch {
	case v.name == "pwd" && k.state.cwd != "" && len(k.state.maybe) == 0:
		return stream{text: k.state.cwd + "\n", known: true}, true
	case len(v.operands) != 1 || len(v.used) > 0 || !v.operands[0].known():
	case v.name == "dirname":
		return stream{text: path.Dir(v.operands[0].text) + "\n", known: true, from: v.operands[0].from}, true
	case v.name == "basename":
		return stream{text: path.Base(v.operands[0].text) + "\n", known: true, from: v.operands[0].from}, true
	}
	return stream{}, false
}

// toolFolder tells the output of programs that print where a toolchain lies.
func (k *readJudge) toolFolder(v *invocation) (stream, bool) {
	first, _ := v.words()
	if !program.NamesToolFolder(first) || len(v.loose) > 0 || len(v.strange) > 0 || k.wrap.remote {
		return stream{}, false
	}
	command := v.name
	for _, u := range v.used {
		command += " " + u.name
		if u.value.text != "" {
			command += " " + u.value.text
		}
	}
	for _, a := range v.operands {
		command += " " + a.text
	}
	folder, ok := program.ToolFolder(command, k.world.Home)
	return stream{text: folder + "\n", known: true}, ok
}

// namesFound is a list of files: of the workspace, unless the program looked
// elsewhere.
func namesFound(c *call, v *invocation) stream {
	switch {
	case v.entry.Categories.Has(risk.FSOutsideWorkspace) && picksSecrets(v):
		return stream{from: fromUnknown | fromOutside | fromSecretPaths}
	case v.entry.Categories.Has(risk.FSOutsideWorkspace):
		return stream{from: fromUnknown | fromOutside}
	case c.data&^(fromFile|fromSecretPaths) == 0:
		return stream{from: fromPaths | c.data&fromSecretPaths}
	}
	return stream{from: fromUnknown | c.data}
}

// tellingNames are parts of the names of secrets, as a filter over names would
// spell them.
var tellingNames = []string{"env", "secret", "pem", "rsa", "ed25519", "ssh", "token", "cred", "passw", "netrc", "npmrc", "aws", "key", "history", "pgp", "gpg", "kube"}

// picksSecrets reports whether a filter's words look like those of secrets:
// `ls -a | grep env`.
func picksSecrets(v *invocation) bool {
	picks := func(a arg) bool {
		return slices.ContainsFunc(tellingNames, func(n string) bool { return strings.Contains(strings.ToLower(a.text), n) })
	}
	return slices.ContainsFunc(v.operands, picks) || slices.ContainsFunc(v.used, func(u used) bool { return picks(u.value) })
}

// spoken is what echo makes of its words.
func spoken(words []arg) stream {
	s := stream{known: true}
	texts := make([]string, len(words))
	for i, a := range words {
		s.from |= a.from
		s.known = s.known && a.known()
		texts[i] = a.text
	}
	if !s.known {
		if slices.ContainsFunc(words, func(a arg) bool { return a.glob != "" }) {
			s.from |= fromPaths
		}
	}
	s.text = strings.Join(texts, " ") + "\n"
	return s
}
