package prompt

import (
	"context"
	"slices"
	"unicode/utf8"

	"guard/prompt/text"
	"guard/prompt/tty"
)

// subject is what the person confirms by typing a whole word. The word is one that nobody types by
// habit.
type subject struct {
	title, stakes, word word
	text                func() []text.Paragraph // what it means
	confirmed, declined word
}

// unrestricted is what guard asks before it stops asking.
var unrestricted = subject{
	title: "confirm.title", stakes: "confirm.asks", word: "confirm.word",
	confirmed: "done.unrestricted", declined: "done.declined",
	text: func() []text.Paragraph {
		all := []text.Paragraph{{Text: string(say("confirm.lead"))}, {}}
		for _, w := range []word{"confirm.can.1", "confirm.can.2", "confirm.can.3", "confirm.can.4", "confirm.can.5"} {
			all = append(all, text.Paragraph{Head: "  · ", Text: string(say(w))})
		}
		return append(all, text.Paragraph{}, text.Paragraph{Style: text.Dim, Text: string(say("confirm.kept"))},
			text.Paragraph{Style: text.Strong, Text: string(say("confirm.still", "word", say("confirm.word")))})
	},
}

// trusting is what guard asks before a project's file may loosen. What it could loosen is too
// long for a box, and stands above it.
func trusting(file string, things int) *subject {
	return &subject{
		title: "trust.title", stakes: "trust.asks", word: "trust.word", confirmed: "done.trusted",
		declined: "done.untrusted",
		text: func() []text.Paragraph {
			return []text.Paragraph{
				{Text: file + ": " + string(trustLead(things))}, {},
				{Style: text.Dim, Text: string(say("trust.until"))},
				{Style: text.Dim, Text: string(say("trust.else"))},
				{Style: text.Strong, Text: string(say("trust.still", "word", say("trust.word")))},
			}
		},
	}
}

// trustLead says how much stands above.
func trustLead(things int) text.Safe {
	if things == 1 {
		return say("trust.one")
	}
	return say("trust.lead", "n", text.Num(things))
}

// ConfirmTrust has the person type a whole word before a project's file is trusted, of which the
// caller has shown as many things as it could loosen. The errors are those of ConfirmUnrestricted.
func (t *Terminal) ConfirmTrust(ctx context.Context, file string, things int) error {
	return t.confirm(ctx, &confirmDialog{subject: trusting(file, things)})
}

// confirm shows the dialog; anything but the whole word is ErrDeclined, and Ctrl-C ErrInterrupted as well.
func (t *Terminal) confirm(ctx context.Context, c *confirmDialog) error {
	s := tty.Showing{Dialog: c, Call: callFor(""), Last: func(err error, width int) string {
		return confirmedLine(c, c.agreed && err == nil).CutTo(width).Render(t.tty.Colour())
	}}
	if err := t.tty.Show(ctx, s); err != nil {
		return err
	}
	switch {
	case c.interrupted:
		return ErrInterrupted
	case !c.agreed:
		return ErrDeclined
	}
	return nil
}

// confirmDialog is the dialog in which the whole word has to be typed.
type confirmDialog struct {
	subject             *subject // nil: unrestricted
	width, rows, height int
	typed               string
	agreed, interrupted bool
}

func (c *confirmDialog) about() *subject {
	if c.subject == nil {
		return &unrestricted
	}
	return c.subject
}

// Resize implements tty.Dialog.
func (c *confirmDialog) Resize(width, rows int) int {
	c.width, c.rows = width, rows
	c.height = min(len(c.text())+2, rows)
	return c.height
}

// text is what is confirmed, with blank lines if there is room.
func (c *confirmDialog) text() []text.Line {
	all := slices.Concat([]text.Paragraph{{}}, c.about().text(), []text.Paragraph{{}})
	lines := slices.Collect(text.Paragraphs(all, min(c.width, widest)))
	if len(lines)+2 > c.rows {
		lines = slices.DeleteFunc(lines, func(l text.Line) bool { return l == nil })
	}
	return lines
}

// whole reports whether all of it can be seen. What cannot be seen cannot be confirmed.
func (c *confirmDialog) whole() bool {
	return !tty.TooSmall(c.width, c.height) && len(c.text())+2 <= c.height
}

// Draw has the title first and what is typed last.
func (c *confirmDialog) Draw(awake, colour bool) []string {
	body := c.text()
	if !c.whole() {
		body = []text.Line{{text.Strong.Of(say("hint.small"))}}
	}
	input := text.Strong
	if !awake {
		input = text.Dim
	}
	mark := say("confirm.input")
	lines := append([]text.Line{c.head(colour)}, body...)
	lines = append(lines, text.Line{input.Of(mark), text.Plain.Of(text.FitTail(c.typed, c.width-text.Cells(mark)-1))})
	var out []string
	for _, l := range lines[max(len(lines)-c.height, 0):] {
		out = append(out, l.CutTo(c.width).Render(colour))
	}
	return out
}

func (c *confirmDialog) head(colour bool) text.Line {
	title := "[" + say(c.about().title) + "]"
	if colour {
		title = " " + say(c.about().title) + " "
	}
	return text.Line{text.Strong.Of(say("guard")), text.Plain.Of(" "), text.Critical.Of(title), text.Plain.Of("  "),
		text.Plain.Of(say(c.about().stakes))}
}

// Key takes what is typed; only the whole word, typed, agrees.
func (c *confirmDialog) Key(k tty.Key, _ bool) tty.Outcome {
	switch k.Kind {
	case tty.KeyCtrlC:
		c.interrupted = true
		return tty.Finished
	case tty.KeyEsc:
		return tty.Finished
	case tty.KeyEnter:
		c.agreed = c.typed == string(say(c.about().word)) && c.whole()
		return tty.Finished
	case tty.KeyBackspace:
		_, n := utf8.DecodeLastRuneInString(c.typed)
		c.typed = c.typed[:len(c.typed)-n]
		return tty.Changed
	case tty.KeyRune:
		if len(c.typed) < 64 {
			c.typed += string(k.Rune)
		}
		return tty.Changed
	}
	return tty.Meaningless // a paste above all: the word is to be typed
}
