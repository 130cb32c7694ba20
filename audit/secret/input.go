package secret

import (
	"slices"
	"strings"
)

// takeInput takes what a program reads: of a pipe, a here-string or a here-document.
func (c *command) takeInput(t taking) (cost int) {
	if from, to := c.piped[0], c.piped[1]; from < to && to-from < mostCommand {
		words, _ := wordsAt(c.s, from, 0, false)
		cost += to - from
		for len(words) > 0 && !isEcho(words[0].bare(c.s).in(c.s)) &&
			(strings.Contains(words[0].in(c.s), "=") || len(words) > 1 && slices.Contains(carriers, words[0].in(c.s))) {
			words = words[1:]
		}
		c.takeEcho(words, t)
		cost += c.takeRedirected(words, t)
	}
	return cost + c.takeRedirected(c.words, t)
}

// takeRedirected takes here-strings and here-documents.
func (c *command) takeRedirected(words []piece, t taking) (cost int) {
	for i, w := range words {
		text := w.in(c.s)
		switch {
		case text == "<<<" && i+1 < len(words):
			c.secret(words[i+1], t)
		case strings.HasPrefix(text, "<<<"):
			c.secret(piece{w.from + 3, w.to}, t)
		case strings.HasPrefix(text, "<<"):
			tag := strings.Trim(strings.TrimPrefix(text, "<<"), `-'"`)
			if tag == "" && i+1 < len(words) {
				tag = words[i+1].bare(c.s).in(c.s)
			}
			cost += c.takeDocument(tag, t)
		}
	}
	return cost
}

func (c *command) takeEcho(words []piece, t taking) {
	if len(words) < 2 || !isEcho(words[0].bare(c.s).in(c.s)) {
		return
	}
	format := words[0].in(c.s) == "printf"
	words = words[1:]
	for len(words) > 1 && strings.HasPrefix(words[0].in(c.s), "-") {
		words = words[1:]
	}
	if format && len(words) > 1 && strings.Contains(words[0].in(c.s), "%") {
		words = words[1:]
	}
	for _, w := range words {
		b := w.bare(c.s)
		if text := b.in(c.s); strings.HasSuffix(text, `\n`) {
			single := w.from != b.from && c.s[w.from] == '\''
			b.to -= 2
			if single || !isReference(text) {
				c.secret(b, t)
			}
			continue
		}
		c.secret(w, t)
	}
}

// takeDocument takes each line of a here-document that ends. << before anything else is an operator of
// some other language.
func (c *command) takeDocument(tag string, t taking) (cost int) {
	n := strings.IndexByte(c.s[c.end:], '\n')
	if n < 0 || tag == "" || strings.Trim(tag, "0123456789") == "" {
		return 0
	}
	text := c.s[c.end+n+1:]
	text = text[:min(len(text), mostDocument)]
	end := documentEnd(text, tag)
	at := c.end + n + 1
	for line := range strings.Lines(text[:end]) {
		if bare := strings.TrimRight(line, "\r\n"); bare != "" {
			c.secret(piece{at, at + len(bare)}, t)
		}
		at += len(line)
	}
	return len(text)
}

// documentEnd is where a here-document ends, at the line that is its tag; 0 if none is.
func documentEnd(text, tag string) int {
	at := 0
	for line := range strings.Lines(text) {
		if strings.TrimSpace(line) == tag {
			return at
		}
		at += len(line)
	}
	return 0
}
