package shell

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/lang/zsh"
	"guard/policy/shell/program"
)

// shell judges sh, bash and their like: -c LINE, FILE, or code on the input.
func (k *invocationJudge) shell(c *call, v *invocation) stream {
	words := v.operands
	c.cmd.Signature = ""
	k.shells.shellStarts(c, v)
	if v.has("-c", "--command", "-Command", "-lc") {
		text, given := v.option("--command")
		if !given || text.text == "" {
			if len(words) == 0 {
				c.unknown(say("{0} -c without a command", v.name))
				return unknownData
			}
			text, words = words[0], words[1:]
		}
		return k.inSubshell(words, func() stream {
			k.state.undoes, k.state.zsh = slices.Contains(undoingShells, v.name), zsh.Is(v.name)
			return k.walk.ShellText(c, v.name, text)
		})
	}
	if len(words) > 0 && !v.has("-s") {
		file := words[0]
		if v.has("-n") {
			k.reads(c, file) // only checks the grammar
			return nothing
		}
		if isStdin(file) {
			return k.projects.runsInput(c, v, c.in)
		}
		if file.proc != nil {
			return k.projects.runsInput(c, v, *file.proc)
		}
		k.runsScript(c, v, file)
		was := k.state.zsh
		k.state.zsh = zsh.Is(v.name)
		k.shells.runsShellFile(c, file, words[1:])
		k.state.zsh = was
		k.namedLike(c, file, words[1:])
		for _, a := range words[1:] {
			k.glance(c, a)
		}
		return unknownData
	}
	return k.projects.runsInput(c, v, c.in)
}

// undoingShells are shells whose echo undoes backslashes, at least where they are
// not bash under another name (POSIX, echo; dash(1); zshbuiltins(1)).
var undoingShells = strings.Fields("sh dash ash zsh ksh mksh pdksh oksh yash rzsh")

// shellStarts judges the options with which a shell reads lines differently.
func (k *shellJudge) shellStarts(c *call, v *invocation) {
	for _, u := range v.used {
		if u.name == "-o" || u.name == "-O" {
			k.shellOption(c, u.value.text)
		} else {
			k.shellOption(c, u.name)
		}
	}
}

// isStdin reports the names of the standard input.
func isStdin(a arg) bool {
	switch a.text {
	case "", ".", hole:
		return false
	case "-":
		return true
	}
	switch path.Clean(a.text) {
	case "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0", "/proc/thread-self/fd/0":
		return true
	}
	return false
}

// inSubshell walks a shell of its own, which gets words as its $0, $1 ….
func (k *lineState) inSubshell(words []arg, f func() stream) stream {
	return k.apart(func() stream {
		k.state.unexported()
		k.state.setParams(nil, true)
		if len(words) > 1 {
			k.state.params = words[1:]
		}
		return f()
	})
}

// runsInput judges a shell that takes its code from a stream.
func (k *projectJudge) runsInput(c *call, v *invocation, in stream) stream {
	switch {
	case in.known && in.text == "":
		c.unknown(say("{0} starts a shell that takes any further command", v.name))
		c.raise(risk.High, 0, risk.Reason{})
		return unknownData
	case in.known:
		c.raise(risk.Medium, 0, say("{0} runs the text it is given", v.name))
		c.silent = false
		return k.inSubshell(nil, func() stream {
			k.state.undoes, k.state.zsh = slices.Contains(undoingShells, v.name), zsh.Is(v.name)
			out := k.walk.ShellText(c, v.name, arg{text: in.text, src: in.text, from: in.from})
			c.silent = false
			return out
		})
	}
	k.texts.runsStream(c, in, code.Unknown)
	if in.text == "" {
		return unknownData
	}
	return k.inSubshell(nil, func() stream { return k.walk.ShellText(c, v.name, arg{text: in.text, src: "…", from: in.from}) }).perhaps()
}

// interpreter judges python, node, perl and their like.
func (k *invocationJudge) interpreter(c *call, v *invocation) stream {
	if v.marked(program.Lists) && len(v.operands) > 0 {
		k.reads(c, v.operands[0]) // only checks the grammar
		return nothing
	}
	c.cmd.Signature = ""
	k.texts.pythonStarts(c, v)
	for _, u := range v.used {
		if u.name == "-p" && u.value.text == "e" && languageOf(v) == code.JavaScript && len(v.operands) > 0 { // node -pe
			c.asExtra(func() { k.operand.code(c, v, v.operands[0]) })
			return stream{from: fromUnknown}
		}
		if strings.Contains(u.opt.Effects, "code") {
			for _, a := range v.operands {
				k.sources.hints(c, a.text)
				k.readOrChange(c, v, a)
				if v.marked(program.Edits) && emptiesLines(v, u.value.text) {
					k.writes(c, a, overwrites)
				}
			}
			return stream{from: fromUnknown}
		}
	}
	if on := readsOn[languageOf(v)]; len(on) > 0 && v.has(on...) && !v.has("-n", "-p") {
		c.raise(risk.Medium, risk.ExecArbitrary, say("{0} takes any further code", v.name))
	}
	if m, ok := v.option("-m"); ok {
		return k.module(c, v, m)
	}
	if len(v.operands) > 0 && !isStdin(v.operands[0]) {
		k.runsScript(c, v, v.operands[0])
		k.projects.runsFile(c, v.operands[0], languageOf(v), v.operands[1:])
		if p := k.place(v.operands[0]).Path; !k.ownFile(p) || !k.madeWhole(path.Dir(p)) { // what is this session's own is not lost
			k.namedLike(c, v.operands[0], v.operands[1:])
		}
		for _, a := range v.operands[1:] {
			k.glance(c, a)
		}
		return unknownData
	}
	k.texts.runsStream(c, c.in, languageOf(v))
	return unknownData
}

// emptiesLines reports a program, run over the lines of files in place, that prints
// none of them or empties each (perlrun(1), -n and -p; ruby(1)).
func emptiesLines(v *invocation, text string) bool {
	if v.has("-p") {
		return emptyLine().MatchString(text)
	}
	return v.has("-n") && !printsEach().MatchString(text)
}

// printsEach ends with a statement that prints every line: no condition before it or behind.
var printsEach = lazy.Pattern(`(?:^|[;}])\s*(?:print|puts|say)\s*(?:\$_)?\s*;?\s*$`)

var emptyLine = lazy.Pattern(`\$_\.(?:clear|replace)|\$_\s*=\s*(?:""|''|undef|nil)|^\s*undef\s+\$_|s/\^?\.[*+]\$?(?:\\n)?//`)

// languageOf is the language that an interpreter reads.
func languageOf(v *invocation) code.Language { return code.LanguageOf("", "#!"+v.name) }

// runsShellFile judges a file that a shell is told to read, whatever its first
// line says.
func (k *shellJudge) runsShellFile(c *call, file arg, args []arg) {
	k.projects.asShell = true
	k.projects.runsFile(c, file, code.Unknown, args)
	k.projects.asShell = false
}

// module judges python -m MODULE: a subcommand named "-m:MODULE", or unknown
// code.
func (k *invocationJudge) module(c *call, v *invocation, m arg) stream {
	sub := v.entry.Sub("-m:" + m.text)
	if sub != nil && k.shadows(m) && !k.projects.ownModule(c, v, m) {
		c.raise(risk.Medium, risk.ExecArbitrary, say("runs the module {0}", m.show()))
	}
	if (sub == nil || !m.known()) && !k.projects.ownModule(c, v, m) {
		c.raise(risk.Medium, risk.ExecArbitrary, say("runs the module {0}", m.show()))
		for _, a := range v.operands {
			k.glance(c, a)
		}
		return unknownData
	}
	if sub == nil {
		for _, a := range v.operands {
			k.glance(c, a)
		}
		return unknownData
	}
	if own := program.Find(m.text); own != nil && sub.Level == risk.Medium {
		sub = own // the program of that name, started another way
	}
	w := parse(sub, v.name+" -m "+m.text, v.operands)
	c.cmd.Signature = w.name
	k.strangers(c, w)
	k.options(c, w)
	k.unlisted.unlisted(c, w)
	if w.marked(program.Info) {
		return stream{from: fromSystem}
	}
	k.rating.base(c, w)
	k.texts.loadsBeside(c, &programText{lang: languageOf(v)})
	k.projects.project(c, w)
	if m.text == "doctest" {
		for _, a := range v.operands {
			k.texts.doctests(c, a)
		}
	}
	return k.generic(c, w)
}

// sources judges `. FILE`.
func (k *shellJudge) sources(c *call, v *invocation) stream {
	if len(v.operands) == 0 {
		return nothing
	}
	c.cmd.Subject.Once = true
	file, in := v.operands[0], c.in
	if file.proc != nil {
		in = *file.proc
	}
	if (file.proc != nil || isStdin(file)) && in.known && in.text != "" {
		c.raise(risk.Medium, 0, say("{0} runs the text it is given", v.name))
		out := k.walk.ShellText(c, v.name, arg{text: in.text, src: in.text, from: in.from})
		c.silent = false
		return out
	}
	k.runsShellFile(c, file, nil)
	// The file may have changed anything.
	k.state.cwd, k.state.maybe = "", []string{k.state.cwd}
	for name := range k.state.vars {
		k.state.forget(name)
	}
	return unknownData
}

// base is a program's name without its folder.
func base(a arg) string { return path.Base(a.text) }
