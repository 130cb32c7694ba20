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

// analysis is the taking apart of one request, to find its facts.
type analysis struct {
	w place.World
	f *Facts
	// unread: something in it stands in none of its commands.
	unread bool
	// moved is where a tool's call moves its files; written is what it puts into files.
	moved   []place.Place
	written []shell.Text
	// becoming are the texts of files, by their paths, after the changes that were looked at.
	becoming map[string]string
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
	a := &analysis{w: j.World, f: f}
	a.w.Home = a.w.RealHome()
	f.home, f.user, f.judged = a.w.Home, j.World.User, true
	if f.Workspace != "" {
		a.w.Workspace = f.Workspace
	}
	if w := a.w; inWorkspace(&w, j.World.Home) {
		a.w = w
	} else { // and nothing that was remembered of it is a workspace's
		a.w.Workspace, a.w.Start = "", a.w.Workspace
	}
	if f.workspace = a.w.Workspace; f.workspace != "" {
		f.root = a.w.Root()
	}
	if f.Cwd == a.w.Workspace {
		f.cwd = f.root
	} else if path.IsAbs(f.Cwd) {
		f.cwd = a.w.At("", f.Cwd).Path
	}
	a.judge()
	a.running()
	a.typing()
	a.partial()
	a.stray()
	a.misleading()
	deletions{&a.w, f}.personsWords()
	a.userActions()
	f.Parts = coverage{&a.w, f, a.unread}.parts()
	f.beside = &surroundings{analysis: a}
}

// inWorkspace reports that the session works in a project's folder: a home is none, by whichever name.
func inWorkspace(w *place.World, home string) bool {
	ws := path.Clean(w.Workspace)
	return path.IsAbs(ws) && ws != "/" && (home == "" || ws != path.Clean(home) && w.Root() != w.Home)
}

func (a *analysis) judge() {
	switch a.f.Tool {
	case Shell:
		a.shell()
	case Read:
		a.reads()
	case Edit:
		a.edits()
	case Delete:
		a.deletes()
	case Move:
		a.moves()
	case Fetch:
		a.fetches()
	default:
		if a.f.Form != nil {
			a.form()
		} else {
			a.tool()
		}
	}
	if a.f.Level == risk.Unset {
		a.unknown(risk.Say("guard does not know what it would do"))
	}
}

// shell judges a command line or an argument vector; both, where a channel
// tells both and they could differ.
func (a *analysis) shell() {
	r := &a.f.Request
	line, vector := r.Command, r.Argv
	if l, ok := shellLine(vector); ok && line == "" {
		line, vector = l, nil
	}
	if line != "" {
		switch {
		case r.Script != nil:
			a.reading(shell.ReadScript(line, *r.Script, r.Cwd, a.w))
		case r.Stays && len(r.Env) == 0:
			a.reading(shell.ReadBeside(line, r.Cwd, a.w))
		case len(r.Env) > 0:
			a.reading(shell.ReadArgv([]string{"bash", "-c", line}, r.Env, r.Cwd, a.w))
		default:
			a.reading(shell.Read(line, r.Cwd, a.w))
		}
	}
	if len(vector) > 0 {
		a.reading(shell.ReadArgv(vector, r.Env, r.Cwd, a.w))
	}
	if r.Stays && line != "" && len(r.Env) > 0 {
		a.f.Jobs = place.WithJobs(a.f.Jobs, shell.JobsOf(line, nil, r.Env, r.Cwd, a.w))
	}
	if r.Stays && len(vector) > 0 {
		a.f.Jobs = place.WithJobs(a.f.Jobs, shell.JobsOf("", vector, r.Env, r.Cwd, a.w))
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
func (a *analysis) reading(r shell.Reading) {
	f := a.f
	f.Finding.Add(r.Finding)
	if f.Commands == nil {
		f.Commands = r.Commands
	} else {
		f.Commands = append(f.Commands, r.Commands...)
	}
	f.Texts = append(f.Texts, r.Texts...)
	f.Jobs = place.WithJobs(f.Jobs, r.Jobs)
	f.Wildcards = append(f.Wildcards, r.Wildcards...)
	f.Unknown = f.Unknown || r.Unknown
	f.Suspect = f.Suspect || r.Suspect
	a.unread = a.unread || r.Unread
	f.Reads = append(f.Reads, r.Reads...)
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
			a.note(h)
			if r := hostRisk(h); r.Level == risk.Critical {
				f.Finding.Add(r)
			}
		}
	}
	if r.Level == risk.Unset {
		a.unknown(risk.Say("guard does not know what it would do"))
	}
}

// unknown marks something that was not understood: never low, and with a
// category, so that the mode safe refuses it.
func (a *analysis) unknown(why risk.Reason) {
	a.f.Unknown = true
	a.unread = a.unread || a.f.Tool == Shell
	a.f.Raise(risk.Medium, risk.ExecArbitrary, why)
}

func (a *analysis) partial() {
	if a.f.Partial {
		a.unknown(risk.Say("the agent shows only a part of it"))
	}
}

// stray raises what comes from a session that nobody opened: where it works is
// the agent's own word.
func (a *analysis) stray() {
	if a.f.Stray {
		a.unknown(risk.Say("the agent asks in a session that nobody opened"))
	}
}

// misleading looks at what a person would be shown: characters that hide text
// or turn its direction have no honest use in names. Command lines are the
// shell's to check.
func (a *analysis) misleading() {
	r := &a.f.Request
	names := append([]string{r.To, r.Server, r.Name, r.Query}, r.Paths...)
	names = append(names, r.URLs...)
	for _, c := range r.Edits {
		names = append(names, c.Path)
	}
	for _, name := range names {
		if hides(name, true) {
			a.unknown(risk.Say("a name in it holds characters that cannot be seen or that turn the text around"))
			a.f.Raise(risk.Critical, 0, risk.Reason{})
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
