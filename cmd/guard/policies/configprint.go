package policies

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"guard/cmd/guard/cli"
	"guard/locale"
	"guard/prompt"
)

// printConfig shows a person what holds.
func printConfig(w io.Writer, in cli.Ink, r configReport) {
	p := configPrinter{w, in, cli.ThisPerson().Home}
	above := ""
	for _, v := range r.Values {
		if v.Hidden {
			continue
		}
		label := v.Label
		if label == above {
			label = ""
		}
		from := cli.SourceName(v.Source)
		switch {
		case v.Locked != "" && v.Locked == v.Source:
			from = locale.Fill("{0}, which locks it", from)
		case v.Locked != "":
			from = locale.Fill("{0}; locked by {1}", from, v.Locked)
		case v.Name == "mode":
			from = cli.ModeSourceName(v.Source)
		}
		p.value(label, v.Text, from)
		above = v.Label
	}

	locked := r.wholes()
	p.head("locked by a managed file", len(locked))
	for _, word := range locked {
		p.row(word, locale.Text(wholes[word]), r.Locks[word])
	}
	p.head("rules, in the order in which they decide", len(r.Rules))
	for _, rule := range r.Rules {
		p.rule(rule)
	}
	ignored := locale.Message("ignored: their file is not trusted")
	if r.Locks["rules"] != "" {
		ignored = "ignored: a managed file locks rules, or their file is not trusted"
	}
	p.head(ignored, len(r.Ignored))
	for _, rule := range r.Ignored {
		p.rule(rule)
	}
	p.head("preconfirmed", len(r.Preconfirmed))
	for _, one := range r.Preconfirmed {
		p.plan(one)
	}
	p.head("agents", len(r.Agents))
	for _, a := range r.Agents {
		p.agent(a)
	}
	p.head("files", len(r.Files))
	for _, f := range r.Files {
		p.file(f)
	}
	p.head("guard's own folders", len(r.Folders))
	for _, f := range r.Folders {
		p.row(f.For, cli.HomeRelative(f.Path, p.home), "")
	}
	p.head("to know", len(r.Notices)+len(r.Warnings))
	for _, n := range r.Notices {
		p.row(locale.Text("note"), n, "")
	}
	for _, n := range r.Warnings {
		p.row(locale.Text("warning"), n.String(), "")
	}
}

// wholes are what a managed file locks or forbids beside the keys that have a single value.
var wholes = map[string]locale.Message{
	"rules":        "only managed files allow by a rule",
	"preconfirmed": "only managed files preconfirm",
	"agents":       "only managed files say how agents are started",
	"unrestricted": "no run is in this mode",
	"undo_off":     "undo cannot be switched off",
}

// wholes are those of them that hold, in their order.
func (r configReport) wholes() []string {
	var all []string
	for _, word := range slices.Sorted(maps.Keys(r.Locks)) {
		if wholes[word] != "" {
			all = append(all, word)
		}
	}
	return all
}

type configPrinter struct {
	w    io.Writer
	in   cli.Ink
	home string
}

func (p configPrinter) value(name, value, from string) {
	fmt.Fprintf(p.w, "%s %s %s\n", cli.Column(name, 13), cli.Column(prompt.Escape(value), 26),
		p.in.In(cli.Faint, prompt.Escape(from)))
}

func (p configPrinter) head(text locale.Message, n int) {
	if n > 0 {
		fmt.Fprintf(p.w, "\n%s\n", p.in.In(cli.Bold, locale.Text(text)))
	}
}

// row is a line below a heading; from, where the rest comes from, may be empty.
func (p configPrinter) row(name, text, from string) {
	line := "  " + cli.Column(prompt.Escape(name), 8) + " " + prompt.Escape(text)
	if from != "" {
		line += "  " + p.in.In(cli.Faint, prompt.Escape(from))
	}
	fmt.Fprintln(p.w, line)
}

func (p configPrinter) rule(r effectiveRule) {
	text := r.Says
	if r.Name != "" {
		text = fmt.Sprintf("%q: %s", r.Name, text)
	}
	p.row(r.Action.String(), text, at(r.File, r.Line))
}

func (p configPrinter) plan(one effectivePlan) {
	state := locale.Text("until")
	if one.Ended {
		state = locale.Text("over")
	}
	p.row(state, locale.Sprintf("%s  %s, in %s", one.Until.Local().Format("2006-01-02 15:04"), one.Command,
		cli.HomeRelative(one.Workspace, p.home)), at(one.File, one.Line))
}

func (p configPrinter) agent(a effectiveAgent) {
	var says []string
	if a.Command != "" {
		says = append(says, locale.Fill("runs {0}", strings.Join(append([]string{a.Command}, a.Args...), " ")))
	} else if len(a.Args) > 0 {
		says = append(says, locale.Fill("with {0}", strings.Join(a.Args, " ")))
	}
	if len(a.Env) > 0 {
		says = append(says, locale.Fill("sets {0}", strings.Join(a.Env, ", ")))
	}
	if a.Mode != nil {
		says = append(says, locale.Fill("mode {0}", a.Mode.Value))
	}
	p.row(a.Name, strings.Join(says, "; "), a.From)
}

func (p configPrinter) file(f configFile) {
	state := ""
	switch {
	case !f.Read:
		state = locale.Text("not there")
	case f.withheld:
		state = locale.Text("not trusted: it can only tighten")
	}
	p.row(string(f.Layer), cli.HomeRelative(f.Path, p.home), state)
}

// at is a place in a file.
func at(file string, line int) string {
	if line == 0 {
		return file
	}
	return fmt.Sprintf("%s:%d", file, line)
}
