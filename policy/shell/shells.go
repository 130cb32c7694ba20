package shell

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/zsh"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// shell judges sh, bash and their like: -c LINE, FILE, or code on the input.
func (k *invocationJudge) shell(c *effect.Call, v *option.Invocation) taint.Stream {
	words := v.Operands
	c.Cmd.Signature = ""
	k.shells.shellStarts(c, v)
	if v.Has("-c", "--command", "-Command", "-lc") {
		text, given := v.Option("--command")
		if !given || text.Text == "" {
			if len(words) == 0 {
				c.Unknown(effect.Say("{0} -c without a command", v.Name))
				return taint.UnknownData
			}
			text, words = words[0], words[1:]
		}
		return k.InSubshell(words, func() taint.Stream {
			k.State.Undoes, k.State.Zsh = slices.Contains(undoingShells, v.Name), zsh.Is(v.Name)
			return k.Walk.ShellText(c, v.Name, text)
		})
	}
	if len(words) > 0 && !v.Has("-s") {
		file := words[0]
		if v.Has("-n") {
			k.Reads(c, file) // only checks the grammar
			return taint.Nothing
		}
		if taint.IsStdin(file) {
			return k.projects.runsInput(c, v, c.In)
		}
		if file.Proc != nil {
			return k.projects.runsInput(c, v, *file.Proc)
		}
		k.RunsScript(c, v, file)
		was := k.State.Zsh
		k.State.Zsh = zsh.Is(v.Name)
		k.shells.runsShellFile(c, file, words[1:])
		k.State.Zsh = was
		k.namedLike(c, file, words[1:])
		for _, a := range words[1:] {
			k.Glance(c, a)
		}
		return taint.UnknownData
	}
	return k.projects.runsInput(c, v, c.In)
}

// undoingShells are shells whose echo undoes backslashes, at least where they are
// not bash under another name (POSIX, echo; dash(1); zshbuiltins(1)).
var undoingShells = strings.Fields("sh dash ash zsh ksh mksh pdksh oksh yash rzsh")

// shellStarts judges the options with which a shell reads lines differently.
func (k *shellJudge) shellStarts(c *effect.Call, v *option.Invocation) {
	for _, u := range v.Used {
		if u.Name == "-o" || u.Name == "-O" {
			k.shellOption(c, u.Value.Text)
		} else {
			k.shellOption(c, u.Name)
		}
	}
}

// runsInput judges a shell that takes its code from a stream.
func (k *projectJudge) runsInput(c *effect.Call, v *option.Invocation, in taint.Stream) taint.Stream {
	switch {
	case in.Known && in.Text == "":
		c.Unknown(effect.Say("{0} starts a shell that takes any further command", v.Name))
		c.Raise(risk.High, 0, risk.Reason{})
		return taint.UnknownData
	case in.Known:
		c.Raise(risk.Medium, 0, effect.Say("{0} runs the text it is given", v.Name))
		c.Silent = false
		return k.InSubshell(nil, func() taint.Stream {
			k.State.Undoes, k.State.Zsh = slices.Contains(undoingShells, v.Name), zsh.Is(v.Name)
			out := k.Walk.ShellText(c, v.Name, taint.Word{Text: in.Text, Src: in.Text, From: in.From})
			c.Silent = false
			return out
		})
	}
	k.texts.runsStream(c, in, code.Unknown)
	if in.Text == "" {
		return taint.UnknownData
	}
	return k.InSubshell(nil, func() taint.Stream {
		return k.Walk.ShellText(c, v.Name, taint.Word{Text: in.Text, Src: "…", From: in.From})
	}).Perhaps()
}

// interpreter judges python, node, perl and their like.
func (k *invocationJudge) interpreter(c *effect.Call, v *option.Invocation) taint.Stream {
	if v.Marked(program.Lists) && len(v.Operands) > 0 {
		k.Reads(c, v.Operands[0]) // only checks the grammar
		return taint.Nothing
	}
	c.Cmd.Signature = ""
	k.texts.pythonStarts(c, v)
	for _, u := range v.Used {
		if u.Name == "-p" && u.Value.Text == "e" && languageOf(v) == code.JavaScript && len(v.Operands) > 0 { // node -pe
			c.AsExtra(func() { k.operand.code(c, v, v.Operands[0]) })
			return taint.Stream{From: taint.FromUnknown}
		}
		if strings.Contains(u.Opt.Effects, "code") {
			for _, a := range v.Operands {
				k.sources.hints(c, a.Text)
				k.ReadOrChange(c, v, a)
				if v.Marked(program.Edits) && emptiesLines(v, u.Value.Text) {
					k.Writes(c, a, access.Overwrites)
				}
			}
			return taint.Stream{From: taint.FromUnknown}
		}
	}
	if on := readsOn[languageOf(v)]; len(on) > 0 && v.Has(on...) && !v.Has("-n", "-p") {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} takes any further code", v.Name))
	}
	if m, ok := v.Option("-m"); ok {
		return k.module(c, v, m)
	}
	if len(v.Operands) > 0 && !taint.IsStdin(v.Operands[0]) {
		k.RunsScript(c, v, v.Operands[0])
		k.projects.runsFile(c, v.Operands[0], languageOf(v), v.Operands[1:])
		if p := k.Place(v.Operands[0]).Path; !k.OwnFile(p) || !k.MadeWhole(path.Dir(p)) { // what is this session's own is not lost
			k.namedLike(c, v.Operands[0], v.Operands[1:])
		}
		for _, a := range v.Operands[1:] {
			k.Glance(c, a)
		}
		return taint.UnknownData
	}
	k.texts.runsStream(c, c.In, languageOf(v))
	return taint.UnknownData
}

// emptiesLines reports a program, run over the lines of files in place, that prints
// none of them or empties each (perlrun(1), -n and -p; ruby(1)).
func emptiesLines(v *option.Invocation, text string) bool {
	if v.Has("-p") {
		return emptyLine().MatchString(text)
	}
	return v.Has("-n") && !printsEach().MatchString(text)
}

// printsEach ends with a statement that prints every line: no condition before it or behind.
var printsEach = lazy.Pattern(`(?:^|[;}])\s*(?:print|puts|say)\s*(?:\$_)?\s*;?\s*$`)

var emptyLine = lazy.Pattern(`\$_\.(?:clear|replace)|\$_\s*=\s*(?:""|''|undef|nil)|^\s*undef\s+\$_|s/\^?\.[*+]\$?(?:\\n)?//`)

// languageOf is the language that an interpreter reads.
func languageOf(v *option.Invocation) code.Language { return code.LanguageOf("", "#!"+v.Name) }

// runsShellFile judges a file that a shell is told to read, whatever its first
// line says.
func (k *shellJudge) runsShellFile(c *effect.Call, file taint.Word, args []taint.Word) {
	k.projects.asShell = true
	k.projects.runsFile(c, file, code.Unknown, args)
	k.projects.asShell = false
}

// module judges python -m MODULE: a subcommand named "-m:MODULE", or unknown
// code.
func (k *invocationJudge) module(c *effect.Call, v *option.Invocation, m taint.Word) taint.Stream {
	sub := v.Entry.Sub("-m:" + m.Text)
	if sub != nil && k.Shadows(m) && !k.projects.ownModule(c, v, m) {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs the module {0}", m.Show()))
	}
	if (sub == nil || !m.Known()) && !k.projects.ownModule(c, v, m) {
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs the module {0}", m.Show()))
		for _, a := range v.Operands {
			k.Glance(c, a)
		}
		return taint.UnknownData
	}
	if sub == nil {
		for _, a := range v.Operands {
			k.Glance(c, a)
		}
		return taint.UnknownData
	}
	if own := program.Find(m.Text); own != nil && sub.Level == risk.Medium {
		sub = own // the program of that name, started another way
	}
	w := option.Parse(sub, v.Name+" -m "+m.Text, v.Operands)
	c.Cmd.Signature = w.Name
	k.Strangers(c, w)
	k.options(c, w)
	k.unlisted.unlisted(c, w)
	if w.Marked(program.Info) {
		return taint.Stream{From: taint.FromSystem}
	}
	k.rating.base(c, w)
	k.texts.loadsBeside(c, &programText{lang: languageOf(v)})
	k.projects.project(c, w)
	if m.Text == "doctest" {
		for _, a := range v.Operands {
			k.texts.doctests(c, a)
		}
	}
	return k.generic(c, w)
}

// sources judges `. FILE`.
func (k *shellJudge) sources(c *effect.Call, v *option.Invocation) taint.Stream {
	if len(v.Operands) == 0 {
		return taint.Nothing
	}
	c.Cmd.Subject.Once = true
	file, in := v.Operands[0], c.In
	if file.Proc != nil {
		in = *file.Proc
	}
	if (file.Proc != nil || taint.IsStdin(file)) && in.Known && in.Text != "" {
		c.Raise(risk.Medium, 0, effect.Say("{0} runs the text it is given", v.Name))
		out := k.Walk.ShellText(c, v.Name, taint.Word{Text: in.Text, Src: in.Text, From: in.From})
		c.Silent = false
		return out
	}
	k.runsShellFile(c, file, nil)
	// The file may have changed anything.
	k.State.Cwd, k.State.Maybe = "", []string{k.State.Cwd}
	for name := range k.State.Vars {
		k.State.Forget(name)
	}
	return taint.UnknownData
}
