package prompt

import (
	"slices"
	"unicode/utf8"
)

// confirming is the dialog before guard stops asking: the whole word has to be typed.
type confirming struct {
	width, rows, height int
	typed               string
	agreed              bool
}

func (c *confirming) resize(width, rows int) int {
	c.width, c.rows = width, rows
	c.height = min(len(c.text())+2, rows)
	return c.height
}

// text is what becomes possible and what does not, with blank lines if there is room.
func (c *confirming) text() []line {
	typed := say("confirm.still", "word", say("confirm.word"))
	all := []paragraph{{}, {text: string(say("confirm.lead"))}, {}}
	for _, w := range []word{"confirm.can.1", "confirm.can.2", "confirm.can.3", "confirm.can.4", "confirm.can.5"} {
		all = append(all, paragraph{head: "  · ", text: string(say(w))})
	}
	all = append(all, paragraph{}, paragraph{style: dim, text: string(say("confirm.kept"))}, paragraph{style: strong, text: string(typed)}, paragraph{})
	lines := slices.Collect(paragraphs(all, min(c.width, widest)))
	if len(lines)+2 > c.rows {
		lines = slices.DeleteFunc(lines, func(l line) bool { return l == nil })
	}
	return lines
}

// whole reports whether all of it can be seen. What cannot be seen cannot be confirmed.
func (c *confirming) whole() bool {
	return !TooSmall(c.width, c.height) && len(c.text())+2 <= c.height
}

// draw has the title first and what is typed last.
func (c *confirming) draw(awake, colour bool) []string {
	body := c.text()
	if !c.whole() {
		body = []line{{{strong, say("hint.small")}}}
	}
	input := strong
	if !awake {
		input = dim
	}
	mark := say("confirm.input")
	lines := append([]line{confirmHead(colour)}, body...)
	lines = append(lines, line{{input, mark}, {plain, fitTail(c.typed, c.width-cells(mark)-1)}})
	var out []string
	for _, l := range lines[max(len(lines)-c.height, 0):] {
		out = append(out, l.cutTo(c.width).render(colour))
	}
	return out
}

func confirmHead(colour bool) line {
	title := "[" + say("confirm.title") + "]"
	if colour {
		title = " " + say("confirm.title") + " "
	}
	return line{{strong, say("guard")}, {plain, " "}, {critical, title}, {plain, "  "}, {plain, say("confirm.asks")}}
}

func (c *confirming) key(k key, _ bool) outcome {
	switch k.kind {
	case keyCtrlC, keyEsc:
		return finished
	case keyEnter:
		c.agreed = c.typed == string(say("confirm.word")) && c.whole()
		return finished
	case keyBackspace:
		_, n := utf8.DecodeLastRuneInString(c.typed)
		c.typed = c.typed[:len(c.typed)-n]
		return changed
	case keyRune:
		if len(c.typed) < 64 {
			c.typed += string(k.r)
		}
		return changed
	}
	return meaningless // a paste above all: the word is to be typed
}
