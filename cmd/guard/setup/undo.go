package setup

import (
	"fmt"
	"io"
	"slices"

	"guard/cmd/guard/cli"
	"guard/locale"
	"guard/prompt"
	"guard/setup"
)

// errNobodyTakesBack is errNobody for what is to be taken back.
var errNobodyTakesBack = locale.New("nothing was taken back: this is no terminal at which you could be asked; --yes " +
	"takes all of it back, --print only shows it")

// Undo takes back what User wrote, the newest change first, as far as the person agrees.
func Undo(stdout io.Writer, o Options) error {
	s, err := allowed(stdout, o)
	if err != nil {
		return err
	}
	entries, err := s.store.Written()
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	if len(entries) == 0 { // nobody need be asked
		s.say(locale.Text("guard init wrote nothing that is to be taken back"))
		return nil
	}
	if err := s.seat(errNobodyTakesBack); err != nil {
		return err
	}
	defer s.close()
	for _, e := range slices.Backward(entries) {
		s.takeBack(e)
	}
	return s.end()
}

// takeBack shows what would become of one file, and does it if the person agrees.
func (s *session) takeBack(e setup.Entry) {
	name := s.name(e.Path)
	r, err := s.store.Reverse(e)
	if err != nil {
		s.left++
		cli.Complain(locale.Errorf("%s is left as it is: %w", name, err))
		return
	}
	if !r.Nothing() {
		if r.Whole {
			s.show.advice(fmt.Sprintf("%s: %s", prompt.Escape(e.Title),
				locale.Fill("{0} goes; it is as guard wrote it", name)), "")
		} else {
			s.show.change(e.Title, name, r.Now, r.Then)
		}
		if s.Print || !s.agrees(locale.Text("Take this back?")) {
			return
		}
	}
	if s.Print {
		s.leaves(name, r)
		return
	}
	if err := s.store.TakeBack(r); err != nil {
		s.left++
		cli.Complain(locale.Errorf("%s is left as it is: %w", name, err))
		return
	}
	s.leaves(name, r)
	if r.Nothing() {
		return
	}
	if r.Then == nil {
		s.say(locale.Fill("removed {0}", name))
		return
	}
	s.say(locale.Fill("took back what was written to {0}", name))
}

// leaves says what stays of a change, and why.
func (s *session) leaves(name string, r setup.Reversal) {
	switch {
	case r.Left != "" && r.Nothing():
		s.say(locale.Fill("{0} is left as it is: {1}", name, r.Left))
	case r.Left != "":
		s.say(locale.Fill("{0} keeps a part: {1}", name, r.Left))
	}
}
