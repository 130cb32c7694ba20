package main

import (
	"fmt"
	"io"
	"time"

	"guard/audit"
	"guard/locale"
	"guard/prompt"
)

// explain prints what would be started, under which rules, and why.
func (s *run) explain(w io.Writer) {
	mode, source := s.conf.ModeFor(s.agent)
	if s.mode != mode {
		source = locale.Text("this command line")
	}
	fmt.Fprintf(w, "%s %s (%s)\n", column(locale.Text("mode"), 10), s.mode, source)
	for _, src := range s.conf.Sources {
		trusted := ""
		if !src.Trusted {
			trusted = locale.Text(", not trusted: it can only tighten")
		}
		fmt.Fprintf(w, "%s %s (%s%s)\n", column(locale.Text("rules"), 10), homeRelative(src.Path, s.who.home), src.Layer, trusted)
	}
	for _, p := range s.conf.Preconfirmed {
		if !p.Ended(time.Now()) {
			fmt.Fprintf(w, "%s %s\n", column(locale.Text("confirmed"), 10), locale.Sprintf("%s (%s:%d, in %s until %s)", prompt.Escape(p.Command), p.Source, p.Line, homeRelative(p.Workspace, s.who.home), until(p)))
		}
	}
	if dir, err := audit.DefaultFolder(); err == nil {
		fmt.Fprintf(w, "%s %s\n", column(locale.Text("record"), 10), homeRelative(dir, s.who.home))
	}
	s.launch.Explain(w)
}
