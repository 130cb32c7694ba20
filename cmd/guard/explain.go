package main

import (
	"fmt"
	"io"
	"time"

	"guard/audit"
	"guard/prompt"
)

// explain prints what would be started, under which rules, and why.
func (s *run) explain(w io.Writer) {
	_, source := s.conf.ModeFor(s.agent)
	if s.mode.String() != s.conf.Mode.String() {
		source = "this command line"
	}
	fmt.Fprintf(w, "mode       %s (%s)\n", s.mode, source)
	for _, src := range s.conf.Sources {
		trusted := ""
		if !src.Trusted {
			trusted = ", not trusted: it can only tighten"
		}
		fmt.Fprintf(w, "rules      %s (%s%s)\n", homeRelative(src.Path, s.who.home), src.Layer, trusted)
	}
	for _, p := range s.conf.Preconfirmed {
		if !p.Ended(time.Now()) {
			fmt.Fprintf(w, "confirmed  %s (%s:%d, in %s until %s)\n", prompt.Escape(p.Command), p.Source, p.Line, homeRelative(p.Workspace, s.who.home), until(p))
		}
	}
	if dir, err := audit.DefaultFolder(); err == nil {
		fmt.Fprintf(w, "record     %s\n", homeRelative(dir, s.who.home))
	}
	s.launch.Explain(w)
}
