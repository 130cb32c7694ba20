package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
	"guard/policy/stake"
)

// script judges running a file that is not one of the system's programs.
func (k *invocationJudge) script(c *call, file arg, args []arg) stream {
	k.runsScript(c, nil, file)
	k.projects.runsFile(c, file, code.Unknown, args)
	if p := k.place(file).Path; !slices.Contains(k.outputs, p) && !k.ownFile(p) {
		k.namedLike(c, file, args)
	}
	for _, a := range args {
		k.glance(c, a)
	}
	if c.in.from&fromNet != 0 {
		c.raise(risk.High, risk.NetworkRisk|risk.ExecArbitrary, say("hands what a host sent to {0}", file.show()))
	}
	return unknownData
}

// namedLike judges a script by the program that it is called after, where that
// is worse than running a file: ./gradlew publish, php artisan migrate:fresh.
func (k *invocationJudge) namedLike(c *call, file arg, args []arg) {
	e := program.Find(path.Base(file.text))
	if e == nil || !file.known() || !k.enter() {
		return
	}
	k.apart(func() stream {
		inner := k.begin(c.in)
		inner.cmd.Argv = c.cmd.Argv
		out := k.interpret(inner, e, append([]arg{literalArg(path.Base(file.text))}, args...))
		if inner.level() >= risk.High {
			c.cmd.Own.Add(inner.cmd.Own)
			c.cmd.Own.Add(inner.extra)
		}
		return out
	})
	k.leave()
}

// runsFile judges a file whose code is run, by what it says. lang is the
// language of the program that reads it; Unknown: the file tells.
func (k *projectJudge) runsFile(c *call, file arg, lang code.Language, args []arg) {
	switch {
	case file.proc != nil:
		k.texts.runsStream(c, *file.proc, lang)
		return
	case isStdin(file):
		k.texts.runsStream(c, c.in, lang)
		return
	}
	p := k.place(file)
	c.cmd.Reads = append(c.cmd.Reads, p)
	switch {
	case strings.HasPrefix(file.text, "data:"): // node --import data:text/javascript,…
		c.raise(risk.Medium, risk.ExecArbitrary, say("runs code given on the line"))
	case !file.known():
		c.unknown(say("runs a file that is not known before it runs: {0}", file.show()))
	case p.Is(place.Inside) || k.ownFile(p.Path):
		k.runsOwn(c, file, p, lang, args)
	default:
		c.raise(risk.High, risk.ExecArbitrary|risk.FSOutsideWorkspace, say("runs the code in {0}, outside the workspace", file.show()))
	}
	k.opensCommands(c, lang, args)
	k.shows(c, p, file.show())
	if file.from&fromNet != 0 || k.wasFetched(file) || strings.Contains(file.text, "://") && !strings.HasPrefix(file.text, "file:") {
		c.raise(risk.Critical, risk.NetworkRisk|risk.ExecArbitrary, say("runs what a host sent"))
	}
}

// ownFile reports a file that this line, or an earlier call of this session, made.
func (k *ownFiles) ownFile(p string) bool {
	if p == "" || k.touched(p) {
		return false
	}
	if k.ownBirth(p) {
		return true
	}
	if k.world.Past == nil {
		return false
	}
	_, ok := k.world.Past.Made(p)
	return ok
}

// runsOwn judges code of the workspace, or of this session: running it is what
// its tests do, so it is as bad as what is read of it. What cannot be read keeps
// its category.
func (k *projectJudge) runsOwn(c *call, file arg, p place.Place, lang code.Language, args []arg) {
	c.raise(risk.Medium, 0, say("runs the code in {0}", file.show()))
	if main := (place.Place{Path: path.Join(p.Path, "__main__.py"), Kind: p.Kind}); lang == code.Python && p.Path != "" && path.Ext(p.Path) != ".py" {
		if text, how := k.textOf(main); how == wholly {
			k.runsText(c, text, main.Path, lang, args)
			return
		}
	}
	if k.folderAt(p.Path) {
		return // go run ./cmd/x: k.project reads what this session wrote there
	}
	text, how := k.textOf(p)
	if how == unseen || slices.Contains(k.inside, p.Path) {
		return // what it does by itself it was judged for
	}
	if how == wholly && binary(text) {
		how = unreadable
	}
	if how == unreadable && lang == code.Unknown && code.LanguageOf(p.Path, "") == code.Unknown && k.builtHere(c, file, p) {
		return
	}
	if text != "" {
		k.ranOwn = k.ranOwn || k.wrote(p.Path)
		inside, reviewed := k.inside, k.reviewed
		k.inside, k.reviewed = append(slices.Clip(inside), p.Path), nil
		k.runsText(c, text, p.Path, lang, args)
		k.inside, k.reviewed = inside, reviewed
	}
	switch {
	case how != unreadable:
	case k.notThere(c, file, p):
		c.cmd.absent = file.show()
		c.raise(risk.Medium, 0, stake.SayNothing(file.show()))
	default:
		c.raise(risk.Medium, risk.ExecArbitrary, sayUnread(file.show()))
	}
}

func sayUnread(shown string) risk.Reason { return say("guard cannot read the code in {0}", shown) }

// notThere reports a program, named by its path, that does not exist: a shell that
// does not find it runs nothing.
func (k *projectJudge) notThere(c *call, file arg, p place.Place) bool {
	return len(k.wrap.names) == 0 && len(c.cmd.Argv) > 0 && c.cmd.Argv[0] == file.show() && file.known() && !file.computed && p.Is(place.Inside) &&
		!k.ownFile(p.Path) && !k.touched(p.Path) && !slices.Contains(k.blind, p.Path) && !slices.Contains(k.outputs, p.Path) && stake.Nothing(&k.world, p)
}

// appears judges what was not there when it was looked for: another part of the
// line, whatever the order in which they run, may make it first.
func (k *projectJudge) appears() {
	busy := slices.ContainsFunc(k.out.Commands, func(c Command) bool { return c.absent == "" && c.Level > risk.Low })
	for i := range k.out.Commands {
		if one := &k.out.Commands[i]; busy && one.absent != "" {
			f := risk.Finding{}
			f.Raise(risk.Medium, risk.ExecArbitrary, sayUnread(one.absent))
			one.Own.Add(f)
			one.Finding.Add(f)
			k.out.Add(f)
		}
	}
}

// runsText judges the text of a file that runs.
func (k *projectJudge) runsText(c *call, text, file string, lang code.Language, args []arg) {
	if !k.enter() {
		return
	}
	defer k.leave()
	first, _, _ := strings.Cut(text, "\n")
	asShell := k.asShell
	k.asShell = false
	if lang == code.Unknown && !asShell {
		lang = code.LanguageOf(file, first)
	}
	switch {
	case lang != code.Unknown:
		k.absorbs(c, func() { k.texts.runsCode(c, lang, text, file) })
	case asShell || shellFile(file, text):
		words := append([]arg{literalArg(file)}, args...)
		k.absorbs(c, func() {
			k.inSubshell(words, func() stream {
				k.state.zsh = k.state.zsh || strings.Contains(first, "zsh") || path.Ext(file) == ".zsh"
				return k.walk.ShellText(c, path.Base(file), literalArg(text))
			})
		})
	case slices.Contains(sourceEndings, path.Ext(file)):
		k.sources.sourceHints(c, file, text)
	default:
		k.sources.hints(c, text)
		c.raise(risk.Medium, risk.ExecArbitrary, sayUnread(file))
	}
}

// absorbs judges what a script does as a part of the command that runs it: a rule
// or a grant for the script is for all of that.
func (k *lineState) absorbs(c *call, f func()) {
	out, unsure, wrap, within, passed := k.out, k.unsure, k.wrap, c.inner, c.passed
	k.out, k.unsure = Reading{Texts: out.Texts}, false
	k.wrap.names, k.wrap.finding = nil, risk.Finding{Level: risk.Low}
	f()
	c.inner, c.passed, c.silent = within, passed, false // the command is listed, not what is in it
	inner, open := k.out, k.unsure || k.out.Unknown
	k.out, k.unsure, k.wrap = out, unsure, wrap
	k.out.Texts = inner.Texts
	k.out.Wildcards = append(k.out.Wildcards, inner.Wildcards...)
	for i := range inner.Commands {
		one := &inner.Commands[i]
		c.touches(one)
		c.cmd.Moves = append(c.cmd.Moves, one.Moves...)
		c.cmd.Hosts = append(c.cmd.Hosts, one.Hosts...)
	}
	inner.Finding.Level = max(inner.Finding.Level, risk.Low)
	c.cmd.Own.Add(inner.Finding)
	if open {
		c.strange = true
		c.cmd.Subject.Named = true
	}
}

// opensCommands judges what a Perl program may be given that it opens with <>: a word that
// begins or ends with a bar is a command (perlop, "I/O Operators").
func (k *projectJudge) opensCommands(c *call, lang code.Language, args []arg) {
	for _, a := range args {
		if bare := strings.Trim(a.text, "| "); lang == code.Perl && bare != "" && strings.ContainsRune(a.text, '|') {
			k.apart(func() stream { return k.walk.ShellText(c, "perl", literalArg(bare)) })
			c.silent = false
		}
		if name, writes := strings.CutPrefix(strings.TrimSpace(a.text), ">"); writes && lang == code.Perl {
			k.writes(c, literalArg(strings.TrimSpace(strings.TrimPrefix(name, ">"))), overwrites)
		}
	}
}

// builtHere reports, and judges, a program that a compiler or a build made out
// of the workspace's sources: by this line, or by an earlier call of this session.
func (k *projectJudge) builtHere(c *call, file arg, p place.Place) bool {
	if slices.Contains(k.blind, p.Path) && !slices.Contains(k.outputs, p.Path) {
		return false
	}
	built := slices.Contains(k.outputs, p.Path) || k.builds && p.Is(place.Inside) && stake.Absent(&k.world, p)
	if !built && k.world.Past != nil {
		_, built = k.world.Past.Built(p.Path)
	}
	if built {
		c.raise(risk.Medium, 0, say("runs {0}, which was built here", file.show()))
		k.sources.ownSources(c)
		k.namesOnInput(c)
	}
	return built
}
