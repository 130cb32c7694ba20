package policy

import (
	"path"
	"strings"
	"unicode/utf8"

	"guard/internal/fault"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// Judge finds out what a request would do. It holds no state; one whose World
// has a Disk with a budget serves one request.
type Judge struct {
	World place.World
}

// bench is where one request is taken apart.
type bench struct {
	w place.World
	f *Facts
	// unread: something in it stands in none of its commands.
	unread bool
}

// Facts judges a request. The workspace is the request's own, else the World's;
// never / nor the home, under which nothing would count as outside.
func (j Judge) Facts(r Request) Facts {
	f := Facts{Request: r}
	j.Complete(&f)
	return f
}

// Complete is Facts in place: it judges the request in f, of which nothing else
// is known yet. Where guard's own code breaks at it, nothing is known but that.
func (j Judge) Complete(f *Facts) {
	r := f.Request
	if broken := fault.Within("judging", func() { j.complete(f) }); broken != nil {
		*f = Facts{Request: r, Unknown: true, Fault: broken}
	}
}

func (j Judge) complete(f *Facts) {
	b := &bench{w: j.World, f: f}
	f.home = j.World.Home
	if f.Workspace != "" {
		b.w.Workspace = f.Workspace
	}
	if ws := b.w.Workspace; !path.IsAbs(ws) || path.Clean(ws) == "/" || b.w.Home != "" && path.Clean(ws) == path.Clean(b.w.Home) {
		b.w.Workspace, b.w.Start = "", ws
	}
	if b.w.Workspace != "" {
		f.root = b.w.Root()
	}
	if f.Cwd == b.w.Workspace {
		f.cwd = f.root
	} else if path.IsAbs(f.Cwd) {
		f.cwd = b.w.At("", f.Cwd).Path
	}
	b.judge()
	b.partial()
	b.stray()
	b.misleading()
	b.personsWords()
	b.userActions()
	f.Parts = b.parts()
}

func (b *bench) judge() {
	switch b.f.Tool {
	case Shell:
		b.shell()
	case Read:
		b.reads()
	case Edit:
		b.edits()
	case Delete:
		b.deletes()
	case Move:
		b.moves()
	case Fetch:
		b.fetches()
	default:
		if b.f.Form != nil {
			b.form()
		} else {
			b.tool()
		}
	}
	if b.f.Level == risk.Unset {
		b.unknown(risk.Say("guard does not know what it would do"))
	}
}

// shell judges a command line or an argument vector; both, where a channel
// tells both and they could differ.
func (b *bench) shell() {
	r := &b.f.Request
	line, vector := r.Command, r.Argv
	if l, ok := shellLine(vector); ok && line == "" {
		line, vector = l, nil
	}
	if line != "" {
		if len(r.Env) > 0 {
			b.reading(shell.ReadArgv([]string{"bash", "-c", line}, r.Env, r.Cwd, b.w))
		} else {
			b.reading(shell.Read(line, r.Cwd, b.w))
		}
	}
	if len(vector) > 0 {
		b.reading(shell.ReadArgv(vector, r.Env, r.Cwd, b.w))
	}
}

// shellLine is the line in [bash -lc LINE], which is how Codex hands commands on.
func shellLine(argv []string) (string, bool) {
	if len(argv) != 3 || argv[1] != "-c" && argv[1] != "-lc" {
		return "", false
	}
	name := argv[0]
	if inSystemFolder(name) {
		name = path.Base(name)
	}
	return argv[2], name == "bash" || name == "sh"
}

// reading takes over what the shell's judge found.
func (b *bench) reading(r shell.Reading) {
	f := b.f
	f.Finding.Add(r.Finding)
	if f.Commands == nil {
		f.Commands = r.Commands
	} else {
		f.Commands = append(f.Commands, r.Commands...)
	}
	f.Texts = append(f.Texts, r.Texts...)
	f.Wildcards = append(f.Wildcards, r.Wildcards...)
	f.Unknown = f.Unknown || r.Unknown
	f.Suspect = f.Suspect || r.Suspect
	b.unread = b.unread || r.Unread
	for i := range r.Commands {
		c := &r.Commands[i]
		f.Reads = append(f.Reads, c.Reads...)
		f.Writes = append(f.Writes, c.Writes...)
		f.Deletes = append(f.Deletes, c.Deletes...)
		for _, m := range c.Moves {
			if !m.Copy {
				f.Takes = append(f.Takes, m.From)
			}
		}
		for _, h := range c.Hosts {
			b.note(h)
			if r := hostRisk(h); r.Level == risk.Critical {
				f.Finding.Add(r)
			}
		}
	}
	if r.Level == risk.Unset {
		b.unknown(risk.Say("guard does not know what it would do"))
	}
}

// unknown marks something that was not understood: never low, and with a
// category, so that the mode safe refuses it.
func (b *bench) unknown(why risk.Reason) {
	b.f.Unknown = true
	b.unread = b.unread || b.f.Tool == Shell
	b.f.Raise(risk.Medium, risk.ExecArbitrary, why)
}

func (b *bench) partial() {
	if b.f.Partial {
		b.unknown(risk.Say("the agent shows only a part of it"))
	}
}

// stray raises what comes from a session that nobody opened: where it works is
// the agent's own word.
func (b *bench) stray() {
	if b.f.Stray {
		b.unknown(risk.Say("the agent asks in a session that nobody opened"))
	}
}

// misleading looks at what a person would be shown: characters that hide text
// or turn its direction have no honest use in names. Command lines are the
// shell's to check.
func (b *bench) misleading() {
	r := &b.f.Request
	names := append([]string{r.To, r.Server, r.Name, r.Query}, r.Paths...)
	names = append(names, r.URLs...)
	for _, c := range r.Edits {
		names = append(names, c.Path)
	}
	for _, name := range names {
		if hides(name, true) {
			b.unknown(risk.Say("a name in it holds characters that cannot be seen or that turn the text around"))
			b.f.Raise(risk.Critical, 0, risk.Reason{})
			return
		}
	}
}

// hides reports invisible text: bidi controls (Unicode UAX #9), tags (U+E0000
// block) and bad UTF-8; in a name also controls, line ends and zero-width characters.
func hides(s string, name bool) bool {
	return !utf8.ValidString(s) || strings.ContainsFunc(s, func(r rune) bool {
		switch {
		case r >= 0x202A && r <= 0x202E, r >= 0x2066 && r <= 0x2069, r >= 0xE0000 && r <= 0xE007F:
			return true
		case !name:
			return false
		}
		return r < 0x20 || r >= 0x7F && r <= 0x9F || r == 0xAD || r == 0x61C || r >= 0x200B && r <= 0x200F ||
			r == 0x2028 || r == 0x2029 || r >= 0x2060 && r <= 0x2064 || r == 0xFEFF
	})
}
