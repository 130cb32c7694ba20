package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
	"guard/policy/stake"
)

// script judges running a file that is not one of the system's programs.
func (k *invocationJudge) script(c *effect.Call, file taint.Word, args []taint.Word) taint.Stream {
	k.RunsScript(c, nil, file)
	k.projects.runsFile(c, file, code.Unknown, args)
	if p := k.Place(file).Path; !slices.Contains(k.Outputs, p) && !k.OwnFile(p) {
		k.namedLike(c, file, args)
	}
	for _, a := range args {
		k.Glance(c, a)
	}
	if c.In.From&taint.FromNet != 0 {
		c.Raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("hands what a host sent to {0}", file.Show()))
	}
	return taint.UnknownData
}

// namedLike judges a script by the program that it is called after, where that
// is worse than running a file: ./gradlew publish, php artisan migrate:fresh.
func (k *invocationJudge) namedLike(c *effect.Call, file taint.Word, args []taint.Word) {
	e := program.Find(path.Base(file.Text))
	if e == nil || !file.Known() || !k.Enter() {
		return
	}
	k.Apart(func() taint.Stream {
		inner := k.Begin(c.In)
		inner.Cmd.Argv = c.Cmd.Argv
		out := k.interpret(inner, e, append([]taint.Word{taint.Literal(path.Base(file.Text))}, args...))
		if inner.Level() >= risk.High {
			c.Cmd.Own.Add(inner.Cmd.Own)
			c.Cmd.Own.Add(inner.Extra)
		}
		return out
	})
	k.Leave()
}

// runsFile judges a file whose code is run, by what it says. lang is the
// language of the program that reads it; Unknown: the file tells.
func (k *projectJudge) runsFile(c *effect.Call, file taint.Word, lang code.Language, args []taint.Word) {
	switch {
	case file.Proc != nil:
		k.texts.runsStream(c, *file.Proc, lang)
		return
	case taint.IsStdin(file):
		k.texts.runsStream(c, c.In, lang)
		return
	}
	p := k.Place(file)
	c.Cmd.Reads = append(c.Cmd.Reads, p)
	switch {
	case strings.HasPrefix(file.Text, "data:"): // node --import data:text/javascript,…
		c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("runs code given on the line"))
	case !file.Known():
		c.Unknown(effect.Say("runs a file that is not known before it runs: {0}", file.Show()))
	case p.Is(place.Inside) || k.OwnFile(p.Path):
		k.runsOwn(c, file, p, lang, args)
	default:
		c.Raise(risk.High, risk.ExecArbitrary|risk.FSOutsideWorkspace, effect.Say("runs the code in {0}, outside the workspace", file.Show()))
	}
	k.opensCommands(c, lang, args)
	k.Shows(c, p, file.Show())
	if file.From&taint.FromNet != 0 || k.WasFetched(file) || strings.Contains(file.Text, "://") && !strings.HasPrefix(file.Text, "file:") {
		c.Raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, effect.Say("runs what a host sent"))
	}
}

// runsOwn judges code of the workspace, or of this session: running it is what
// its tests do, so it is as bad as what is read of it. What cannot be read keeps
// its category.
func (k *projectJudge) runsOwn(c *effect.Call, file taint.Word, p place.Place, lang code.Language, args []taint.Word) {
	c.Raise(risk.Medium, 0, effect.Say("runs the code in {0}", file.Show()))
	if main := (place.Place{Path: path.Join(p.Path, "__main__.py"), Kind: p.Kind}); lang == code.Python && p.Path != "" && path.Ext(p.Path) != ".py" {
		if text, how := k.TextOf(main); how == files.Wholly {
			k.runsText(c, text, main.Path, lang, args)
			return
		}
	}
	if k.FolderAt(p.Path) {
		return // go run ./cmd/x: k.project reads what this session wrote there
	}
	text, how := k.TextOf(p)
	if how == files.Unseen || slices.Contains(k.Inside, p.Path) {
		return // what it does by itself it was judged for
	}
	if how == files.Wholly && files.Binary(text) {
		how = files.Unreadable
	}
	if how == files.Unreadable && lang == code.Unknown && code.LanguageOf(p.Path, "") == code.Unknown && k.builtHere(c, file, p) {
		return
	}
	if text != "" {
		k.ranOwn = k.ranOwn || k.Wrote(p.Path)
		inside, reviewed := k.Inside, k.Reviewed
		k.Inside, k.Reviewed = append(slices.Clip(inside), p.Path), nil
		k.runsText(c, text, p.Path, lang, args)
		k.Inside, k.Reviewed = inside, reviewed
	}
	switch {
	case how != files.Unreadable:
	case k.notThere(c, file, p):
		c.Cmd.Absent = file.Show()
		c.Raise(risk.Medium, 0, stake.SayNothing(file.Show()))
	default:
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file.Show()))
	}
}

// notThere reports a program, named by its path, that does not exist: a shell that
// does not find it runs nothing.
func (k *projectJudge) notThere(c *effect.Call, file taint.Word, p place.Place) bool {
	return len(k.Wrap.Names) == 0 && len(c.Cmd.Argv) > 0 && c.Cmd.Argv[0] == file.Show() && file.Known() && !file.Computed && p.Is(place.Inside) &&
		!k.OwnFile(p.Path) && !k.Touched(p.Path) && !slices.Contains(k.Blind, p.Path) && !slices.Contains(k.Outputs, p.Path) && stake.Nothing(&k.World, p)
}

// appears judges what was not there when it was looked for: another part of the
// line, whatever the order in which they run, may make it first.
func (k *projectJudge) appears() {
	busy := slices.ContainsFunc(k.Out.Commands, func(c effect.Command) bool { return c.Absent == "" && c.Level > risk.Low })
	for i := range k.Out.Commands {
		if one := &k.Out.Commands[i]; busy && one.Absent != "" {
			f := risk.Finding{}
			f.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(one.Absent))
			one.Own.Add(f)
			one.Finding.Add(f)
			k.Out.Add(f)
		}
	}
}

// runsText judges the text of a file that runs.
func (k *projectJudge) runsText(c *effect.Call, text, file string, lang code.Language, args []taint.Word) {
	if !k.Enter() {
		return
	}
	defer k.Leave()
	first, _, _ := strings.Cut(text, "\n")
	asShell := k.asShell
	k.asShell = false
	if lang == code.Unknown && !asShell {
		lang = code.LanguageOf(file, first)
	}
	switch {
	case lang != code.Unknown:
		k.Absorbs(c, func() { k.texts.runsCode(c, lang, text, file) })
	case asShell || shellFile(file, text):
		words := append([]taint.Word{taint.Literal(file)}, args...)
		k.Absorbs(c, func() {
			k.InSubshell(words, func() taint.Stream {
				k.State.Zsh = k.State.Zsh || strings.Contains(first, "zsh") || path.Ext(file) == ".zsh"
				return k.Walk.ShellText(c, path.Base(file), taint.Literal(text))
			})
		})
	case slices.Contains(sourceEndings, path.Ext(file)):
		k.sources.sourceHints(c, file, text)
	default:
		k.sources.hints(c, text)
		c.Raise(risk.Medium, risk.ExecArbitrary, files.SayUnread(file))
	}
}

// opensCommands judges what a Perl program may be given that it opens with <>: a word that
// begins or ends with a bar is a command (perlop, "I/O Operators").
func (k *projectJudge) opensCommands(c *effect.Call, lang code.Language, args []taint.Word) {
	for _, a := range args {
		if bare := strings.Trim(a.Text, "| "); lang == code.Perl && bare != "" && strings.ContainsRune(a.Text, '|') {
			k.Apart(func() taint.Stream { return k.Walk.ShellText(c, "perl", taint.Literal(bare)) })
			c.Silent = false
		}
		if name, writes := strings.CutPrefix(strings.TrimSpace(a.Text), ">"); writes && lang == code.Perl {
			k.Writes(c, taint.Literal(strings.TrimSpace(strings.TrimPrefix(name, ">"))), access.Overwrites)
		}
	}
}

// builtHere reports, and judges, a program that a compiler or a build made out
// of the workspace's sources: by this line, or by an earlier call of this session.
func (k *projectJudge) builtHere(c *effect.Call, file taint.Word, p place.Place) bool {
	if slices.Contains(k.Blind, p.Path) && !slices.Contains(k.Outputs, p.Path) {
		return false
	}
	built := slices.Contains(k.Outputs, p.Path) || k.Builds && p.Is(place.Inside) && stake.Absent(&k.World, p)
	if !built && k.World.Past != nil {
		_, built = k.World.Past.Built(p.Path)
	}
	if built {
		c.Raise(risk.Medium, 0, effect.Say("runs {0}, which was built here", file.Show()))
		k.sources.ownSources(c)
		k.NamesOnInput(c)
	}
	return built
}
