package question

import (
	"strings"

	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
	"guard/prompt"
)

// What a dialog of the client's or the agent's is told is short: its answers must stay on the screen below, and
// Gemini shows it twice.
const (
	mostReasons = 3
	mostMatches = 2
	shortLine   = 240 // characters
)

// description is a case in the order in which a person is told it. What may hold the agent's words stands among the
// arguments of a sentence, never in the sentence itself.
type description struct {
	first   risk.Reason // what would happen first
	extent  string      // guard's own words: how much it would hit
	level   string      // guard's own word
	command string
	others  []risk.Reason // further reasons, the worst first
	more    int           // reasons that are left out
	facts   []fact
	hint    string // what would spare the person such questions
}

// fact is one line below the reasons: guard's own label, and a sentence.
type fact struct {
	label locale.Message
	said  risk.Reason
}

// describe puts a case in order.
func describe(c *policy.Case) description {
	f, v, q := &c.Facts, &c.Verdict, Of(c, "")
	d := description{level: prompt.LevelWord(v.Risk.String()), extent: q.Extent(), command: q.Raw, hint: q.Hint}
	if v.Absurd {
		d.level = prompt.LevelWord("absurd")
	}
	reasons := asked(f)
	if len(reasons) > 0 {
		d.first, d.others = reasons[0], reasons[1:]
	}
	if d.more = len(d.others) - mostReasons; d.more > 0 {
		d.others = d.others[:mostReasons]
	}
	matched := telling(f.Wildcards)
	for _, m := range matched[:min(len(matched), mostMatches)] {
		label, text := locale.Message("matches now"), matchText(m)
		if !strings.ContainsAny(m.Pattern, wildcardSigns) {
			label = "files"
		}
		if d.extent != "" { // which says how many
			text = holds(m)
		}
		d.add(label, anArgument(text))
	}
	d.add("in", anArgument(f.Cwd))
	d.add("undo", undoSentence(c.Kept(), f.Categories))
	if s := f.Suggestion; s != nil && s.String() == v.Suggestion {
		d.add("safer", *s)
	} else {
		d.add("safer", anArgument(v.Suggestion))
	}
	return d
}

func (d *description) add(label locale.Message, said risk.Reason) {
	if said.String() != "" {
		d.facts = append(d.facts, fact{label, said})
	}
}

// anArgument is a text that may hold the agent's words.
func anArgument(s string) risk.Reason {
	if s == "" {
		return risk.Reason{}
	}
	return risk.Reason{Msg: "{0}", Args: []string{s}}
}

// Describe is a case in Markdown, for a client's own dialog. The agent's words stand in code only, where nothing of
// Markdown's holds, and went through the one escaper.
func Describe(c *policy.Case) string {
	d := describe(c)
	return d.markdown()
}

func (d *description) markdown() string {
	head := "**guard: " + markdown(d.level)
	if !d.first.IsZero() {
		head += " – " + sentence(d.first)
	}
	if d.extent != "" {
		head += " (" + markdown(d.extent) + ")"
	}
	parts := []string{head + "**"}
	if d.command != "" {
		parts = append(parts, codeBlock(d.command))
	}
	var list []string
	for _, r := range d.others {
		list = append(list, "- "+sentence(r))
	}
	if d.more > 0 {
		list = append(list, "- "+markdown(locale.Sprintf("and %d more", d.more)))
	}
	for _, f := range d.facts {
		list = append(list, "- "+markdown(locale.Text(f.label))+": "+sentence(f.said))
	}
	if len(list) > 0 {
		parts = append(parts, strings.Join(list, "\n"))
	}
	if d.hint != "" {
		parts = append(parts, codeSpan(d.hint))
	}
	return strings.Join(parts, "\n\n")
}

// DescribePlain is a case in plain lines, for a client's dialog that knows no Markdown.
func DescribePlain(c *policy.Case) string {
	d := describe(c)
	return d.plain(locale.Text("runs")+": "+prompt.Escape(d.command), func(s string) string { return s })
}

// DescribeShort is a case in few short lines, beside which the agent shows the call.
func DescribeShort(c *policy.Case) string {
	d := describe(c)
	return d.plain("", func(line string) string {
		if runes := []rune(line); len(runes) > shortLine {
			return string(runes[:shortLine]) + "…"
		}
		return line
	})
}

// plain sets it in lines, each of which is cut.
func (d *description) plain(command string, cut func(string) string) string {
	head := "guard: " + d.level
	if !d.first.IsZero() {
		head += " – " + prompt.Escape(d.first.String())
	}
	if d.extent != "" {
		head += " (" + d.extent + ")"
	}
	lines := []string{cut(head)}
	add := func(label, text string) {
		if text != "" {
			lines = append(lines, cut(label+": "+prompt.Escape(text)))
		}
	}
	if command != "" {
		lines = append(lines, cut(command))
	}
	for i, r := range d.others {
		text := r.String()
		if i == len(d.others)-1 && d.more > 0 {
			text += " (" + locale.Sprintf("and %d more", d.more) + ")"
		}
		add(locale.Text("because"), text)
	}
	for _, f := range d.facts {
		add(locale.Text(f.label), f.said.String())
	}
	if d.hint != "" {
		lines = append(lines, cut(prompt.Escape(d.hint)))
	}
	return strings.Join(lines, "\n")
}
