package running

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/interpose/plan"
	"guard/locale"
	"guard/prompt"
)

// explain prints what would be started, under which rules, and why.
func (s *run) explain(w io.Writer, whole bool) {
	short := func(path string) string { return prompt.Escape(cli.HomeRelative(path, s.who.Home)) }
	mode, source := s.conf.ModeFor(s.agent)
	source = prompt.Escape(cli.SourceName(source))
	if s.mode != mode {
		source = locale.Text("this command line")
	}
	fmt.Fprintf(w, "%s %s (%s)\n", cli.Column(locale.Text("mode"), 10), s.mode, source)
	for _, src := range s.conf.Sources {
		trusted := ""
		if s.conf.Withholds(src) {
			trusted = locale.Text(", not trusted: it can only tighten")
		}
		fmt.Fprintf(w, "%s %s (%s%s)\n", cli.Column(locale.Text("rules"), 10), short(src.Path), src.Layer, trusted)
	}
	for _, p := range s.conf.Preconfirmed {
		if !p.Ended(time.Now()) {
			fmt.Fprintf(w, "%s %s\n", cli.Column(locale.Text("confirmed"), 10),
				locale.Sprintf("%s (%s:%d, in %s until %s)", prompt.Escape(p.Command), prompt.Escape(p.Source),
					p.Line, short(p.Workspace), question.Until(p)))
		}
	}
	if names := slices.Sorted(maps.Keys(s.conf.Agents[s.agent].Env)); len(names) > 0 { // their values may be secrets
		fmt.Fprintf(w, "%s %s\n", cli.Column(locale.Text("variables"), 10),
			locale.Fill("{0} ([agents.{1}].env; the values are not shown)", prompt.Escape(strings.Join(names, ", ")),
				prompt.Escape(s.agent)))
	}
	if dir, err := audit.DefaultFolder(); err == nil {
		fmt.Fprintf(w, "%s %s\n", cli.Column(locale.Text("record"), 10), short(dir))
	}
	on := plan.Screen{Cells: prompt.Cells, Lines: prompt.Lines, Escape: prompt.Escape}
	if whole {
		s.launch.Explain(w, on)
		return
	}
	s.launch.Summarize(w, on)
	fmt.Fprintf(w, "\n%s\n", locale.Text("--verbose shows every argument, variable and file in full"))
}
