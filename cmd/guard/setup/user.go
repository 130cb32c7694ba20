package setup

import (
	"fmt"
	"io"
	"path/filepath"
	"strings"

	"guard/cmd/guard/cli"
	"guard/control/socket"
	"guard/locale"
	"guard/prompt"
	"guard/setup"
)

// Options are how init --user and init --undo go about it.
type Options struct {
	Print bool // show, and write nothing
	Yes   bool // write without asking
}

// User finds agents, shell and clients, and writes for each what puts agents behind guard, as far
// as the person agrees to it.
func User(stdout io.Writer, o Options) error {
	m, err := thisMachine()
	if err != nil {
		return err
	}
	s, err := begin(stdout, o)
	if err != nil {
		return err
	}
	defer s.close()
	plan := setup.For(m)
	s.found(m, plan)
	starts := false // a change after which an agent starts behind guard
	for _, c := range plan.Changes {
		before := s.count
		s.offer(c)
		starts = starts || s.count > before && c.Path != m.Policy
	}
	for _, a := range plan.Advice {
		s.advise(a)
	}
	switch {
	case o.Print:
	case len(plan.Changes) == 0:
		s.say(locale.Text("everything that guard writes is there already"))
	case starts && s.here:
		s.say(locale.Text("in a new shell, and in the clients after a restart, agents start behind guard; " +
			"guard init --undo takes back what was written"))
	case s.count > 0:
		s.say(locale.Text("guard init --undo takes back what was written"))
	}
	return s.end()
}

// session is one run of init with its person.
type session struct {
	Options
	show  shower
	asker *asker // nil: nobody is asked
	store setup.Store
	home  string
	count int  // of the files that were written
	left  int  // of those that could not be
	here  bool // the person's shell finds this guard
}

// errNobody is that there is nobody to ask before something is written.
var errNobody = locale.New("nothing was written: this is no terminal at which you could be asked; --yes writes all " +
	"of it, --print only shows it")

// begin says why this process may not write, or that there is nobody to ask.
func begin(stdout io.Writer, o Options) (*session, error) {
	s, err := allowed(stdout, o)
	if err == nil {
		err = s.seat(errNobody)
	}
	if err != nil {
		return nil, err
	}
	return s, nil
}

// allowed says why this process may not write.
func allowed(stdout io.Writer, o Options) (*session, error) {
	state, err := cli.StateFolder()
	if err != nil {
		return nil, cli.Fail(cli.ExitInternal, err)
	}
	s := &session{Options: o, store: setup.In(state), home: cli.ThisPerson().Home, show: newShower(stdout)}
	if o.Print {
		return s, nil
	}
	running, _ := cli.RunFolders() // where none can be, none runs
	if err := socket.AuthorizeSelf(running...); err != nil {
		return nil, cli.Fail(cli.ExitDeclined, locale.Errorf("nothing was written: %w", err))
	}
	if ofAnother(s.home) {
		return nil, cli.Fail(cli.ExitDeclined, locale.Errorf("nothing was written: %s is another user's home; "+
			"run it as that user, without sudo", prompt.Escape(s.home)))
	}
	return s, nil
}

// seat finds the person who is to be asked; nobody is the error where there is none.
func (s *session) seat(nobody error) (err error) {
	if s.Print || s.Yes {
		return nil
	}
	if s.asker, err = newAsker(); err != nil {
		return cli.Fail(cli.ExitUsage, nobody)
	}
	if !s.show.terminal {
		s.show = newShower(s.asker.terminal)
	}
	return nil
}

func (s *session) close() {
	if s.asker != nil {
		s.asker.terminal.Close()
	}
}

func (s *session) say(line string) { cli.Say(line) }

// end is the error with which guard ends.
func (s *session) end() error {
	if s.left > 0 {
		return cli.Fail(1, nil)
	}
	return nil
}

// found says what was looked for and found.
func (s *session) found(m setup.Machine, plan setup.Plan) {
	names := agentNames(false)
	if len(names) == 0 {
		s.say(locale.Text("no agent that guard knows is on PATH; run guard init --user again when one is"))
	} else {
		s.say(locale.Fill("found the agents {0}", strings.Join(names, ", ")))
	}
	if len(plan.Done) > 0 {
		s.say(locale.Fill("nothing is to do for: {0}", strings.Join(plan.Done, ", ")))
	}
	if len(plan.Idle) > 0 {
		s.say(locale.Fill("no agent on PATH is one that {0} can start", strings.Join(plan.Idle, ", ")))
	}
	for _, name := range plan.ByAlias {
		s.say(locale.Fill("an alias of yours starts {0} by a path or another program, and so past guard: "+
			"have it start {0} by its name", name))
	}
	s.here = s.finds()
}

// finds tells whether the person's shell finds this guard, and says so if it does not.
func (s *session) finds() bool {
	guard, _ := guardPath() // it was found before
	folder := prompt.Escape(filepath.Dir(guard))
	if other, is := otherOnPath(); is {
		s.say(locale.Fill("your PATH finds another guard, {0}, and starts that: put {1} before it on PATH",
			prompt.Escape(other), folder))
		return false
	}
	if !onPath("guard") {
		s.say(locale.Fill("guard is not on PATH, where your shell looks for it: put {0} on it", folder))
		return false
	}
	return true
}

// offer shows a change, and writes it if the person agrees.
func (s *session) offer(c setup.Change) {
	name := s.name(c.Path)
	s.show.change(c.Title, name, c.Before(), c.After)
	if s.Print || !s.agrees(locale.Text("Write this?")) {
		return
	}
	backup, err := s.store.Write(c)
	switch {
	case err != nil:
		s.left++
		cli.Complain(locale.Errorf("%s was not written: %w", name, err))
	case backup == "":
		s.count++
		s.say(locale.Fill("wrote {0}", name))
	default:
		s.count++
		s.say(locale.Fill("wrote {0}; what it held before is kept in {1}", name, s.name(backup)))
	}
}

// advise shows what the person is left to do.
func (s *session) advise(a setup.Advice) {
	switch {
	case a.Text == "":
		title := a.Title
		if title == "." || title == "" {
			title = "SHELL"
		}
		s.show.advice(fmt.Sprintf("%s: %s", prompt.Escape(title), a.Why), "")
	case a.Why == "":
		s.show.advice(fmt.Sprintf("%s: %s", a.Title, a.Where), a.Text)
	default:
		s.show.advice(fmt.Sprintf("%s: %s", a.Title, locale.Fill("guard does not edit {0}: {1}. Put this into it:",
			s.name(a.Where), prompt.Escape(a.Why))), a.Text)
	}
}

func (s *session) name(path string) string { return prompt.Escape(cli.HomeRelative(path, s.home)) }

// agrees asks, if anybody is to be asked.
func (s *session) agrees(question string) bool {
	return s.asker == nil || s.asker.agrees(question)
}
