package suggest

import (
	"io"
	"path/filepath"
	"strconv"
	"time"

	"guard/cmd/guard/cli"
	pen "guard/cmd/guard/setup"
	"guard/config"
	"guard/config/trust"
	"guard/locale"
	"guard/prompt"
	"guard/setup"
)

// write asks about each rule, and writes those that the person agrees to.
func (s *flags) write(stdout io.Writer, found *findings, file string) error {
	w, err := pen.Begin(stdout, pen.Options{Yes: s.yes})
	if err != nil {
		return err
	}
	defer w.Close()
	written := 0
	for i := range found.Suggestions {
		c, err := s.change(&found.Suggestions[i], file)
		if err != nil {
			return err
		}
		if i > 0 {
			w.Show("")
		}
		found.about(cli.Ink{}, i, w.Show)
		if w.Offer(c) {
			written++
			if err := s.trust(c); err != nil {
				return err
			}
		}
		if w.Quit() {
			break
		}
	}
	if written > 0 {
		cli.Note(locale.Text("agents that you start from now on have these rules; guard init --undo takes them back"))
	}
	return w.End()
}

// change is one rule behind what stands in the file, which must still load then.
func (s *flags) change(p *proposal, file string) (setup.Change, error) {
	why := locale.Message("guard suggest: you allowed this {0} times")
	if p.Deny {
		why = "guard suggest: you refused this {0} times"
	}
	text := "# " + locale.Fill(why, strconv.Itoa(p.Answers)) + "\n" + p.TOML
	name := prompt.Escape(cli.HomeRelative(file, s.home))
	c, err := setup.Lines(p.Name, file, []byte(text))
	if err != nil {
		return c, cli.Fail(cli.ExitConfig, locale.Errorf("nothing was written: guard does not edit %s: %w", name, err))
	}
	if _, err := s.load(file, c.After); err != nil {
		return c, cli.Fail(cli.ExitConfig, locale.Errorf(
			"nothing was written: with the rule %q the file would not load: %w", p.Name, err))
	}
	return c, nil
}

// load reads what a file would hold, its examples too.
func (s *flags) load(file string, text []byte) (config.Config, error) {
	p := s.Params(s.dir, s.agent)
	p.Only, p.Text, p.Trusted = file, text, nil
	return config.Load(p)
}

// trusts tells whether a project's file may loosen as it stood when the change was made, or loosened nothing: then what
// the person adds to it, and has seen, needs no other word of theirs. Those very bytes count: while the person reads,
// somebody may write into the file.
func (s *flags) trusts(c setup.Change) bool {
	if c.Before() == nil {
		return true
	}
	if conf, err := s.load(c.Path, c.Before()); err != nil || len(conf.Loosens) == 0 {
		return err == nil
	}
	since, err := cli.Trusted(c.Real(), c.Before())
	return err == nil && !since.IsZero()
}

// trust lets a project's file loosen as it was just written, where it could before.
func (s *flags) trust(c setup.Change) error {
	if !s.project {
		return nil
	}
	conf, err := s.load(c.Path, c.After)
	if err != nil || len(conf.Loosens) == 0 {
		return nil
	}
	name := prompt.Escape(cli.HomeRelative(c.Path, s.home))
	if !s.trusts(c) {
		cli.Say(locale.Fill("{0} is not trusted, so its rules that allow do not hold yet: guard trust", name))
		return nil
	}
	real, err := filepath.EvalSymlinks(c.Path)
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	state, err := cli.StateFolder()
	if err == nil {
		err = trust.In(state).Add(real, c.After, time.Now())
	}
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	cli.Note(locale.Fill("{0} is trusted as it stands; an edit takes that away", name))
	return nil
}
