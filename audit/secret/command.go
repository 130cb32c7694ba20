package secret

import (
	"path"
	"slices"
	"strings"
)

// lineWalk follows a text up to a place: which quotes it is in, and where the command that it is part of
// begins. Quotes within quotes are not followed.
type lineWalk struct {
	at    int
	quote byte
	outer int    // where the command began that the quotes are a word of
	start int    // where the command begins
	piped [2]int // the command whose output it reads
}

// to goes on to a place; one before the last is not gone back to.
func (l *lineWalk) to(s string, place int) {
	for ; l.at < place; l.at++ {
		switch c := s[l.at]; c {
		case '\\':
			if l.quote != '\'' && l.at+1 < place {
				l.at++
			}
		case '"', '\'', '`':
			l.turn(s, c)
		case '\n', ';', '&', '(', '{':
			l.begins(l.at+1, [2]int{})
		case '|':
			if l.at+1 < len(s) && s[l.at+1] == '|' || l.at > 0 && s[l.at-1] == '|' {
				l.begins(l.at+1, [2]int{})
			} else {
				l.begins(l.at+1, [2]int{l.start, l.at})
			}
		}
	}
}

func (l *lineWalk) begins(at int, piped [2]int) { l.start, l.piped = at, piped }

func (l *lineWalk) turn(s string, c byte) {
	switch {
	case l.quote == 0 && c == '\'' && l.at > 0 && isLetter(s[l.at-1]) && l.at+1 < len(s) && isLetter(s[l.at+1]):
		// an apostrophe
	case l.quote == 0:
		l.quote, l.outer, l.start = c, l.start, l.at+1
	case l.quote == c:
		l.quote, l.start = 0, l.outer
	}
}

// Bounds of one command, in bytes and words.
const (
	mostCommand = 8 << 10
	mostWords   = 512
	mostQuoted  = 2 << 10

	mostDocument = 16 << 10
)

// token is a word of a command, with its quotes.
type token struct{ from, to int }

func (t token) in(s string) string { return s[t.from:t.to] }

// bare is a token without quotes round all of it.
func (t token) bare(s string) token {
	for t.to-t.from >= 2 && (s[t.from] == '"' || s[t.from] == '\'') && s[t.to-1] == s[t.from] {
		t.from, t.to = t.from+1, t.to-1
	}
	return t
}

// tokens returns the words from a place to the end of its command or of the quotes round it.
func tokens(s string, at int, quote byte, separated bool) (words []token, end int) {
	var open [256]bool
	most := min(len(s), at+mostCommand)
	for at < most && len(words) < mostWords {
		c := s[at]
		switch {
		case c == ' ' || c == '\t' || c == '\f' || c == '\r':
			at++
		case c == '\\' && at+1 < most && (s[at+1] == '\n' || s[at+1] == 'n'):
			at += 2
		case !separated && (c == '\n' || c == '|' || c == ';' || c == '&' || c == ')' || c == quote && quote != 0):
			return words, at
		default:
			next := tokenEnd(s, at, most, quote, separated, &open)
			words = append(words, token{at, next})
			at = max(next, at+1)
		}
	}
	return words, at
}

// tokenEnd is where a word ends. Quotes that nothing closes are letters; open keeps which those are.
func tokenEnd(s string, at, most int, outer byte, separated bool, open *[256]bool) int {
	if separated {
		for at < most && s[at] != '\f' && !(s[at] == ' ' || s[at] == '\n') {
			at++
		}
		return at
	}
	depth := 0
	for at < most {
		switch c := s[at]; {
		case c == '\\' && at+1 < most:
			at++
		case c == outer && outer != 0:
			return at
		case c == '"' || c == '\'':
			if open[c] {
				break
			}
			if n := quoteEnd(s, at, most); n > at {
				at = n
			} else {
				open[c] = true
			}
		case c == '(':
			depth++
		case c == ')' && depth > 0:
			depth--
		case c == '\n':
			return at
		case depth > 0:
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '|' || c == ';' || c == '&' || c == ')':
			return at
		}
		at++
	}
	return most
}

func quoteEnd(s string, at, most int) int {
	for i := at + 1; i < min(most, at+mostQuoted); i++ {
		switch {
		case s[i] == s[at]:
			return i
		case s[i] == '\\' && s[at] == '"':
			i++
		}
	}
	return at
}

// seekCommand finds what a program takes as a secret: mysql -pX, echo X | sudo -S.
func (q *search) seekCommand(s string, hit int, found func(from, to int)) (cost int) {
	if hit < q.lines.at {
		return 0
	}
	q.lines.to(s, hit)
	lines := q.lines
	name := hit
	for name > 0 && hit-name < mostName && (inWord(s[name-1]) || s[name-1] == '/' || s[name-1] == '.') {
		name--
	}
	if !q.separated && !leadsCommand(s, max(lines.start, name-mostAhead), name) {
		return hit - name + 64
	}
	words, end := tokens(s, name, lines.quote, q.separated)
	cost = end - name
	if len(words) < 1 {
		return cost
	}
	program := programOf(words[0].bare(s).in(s))
	c := command{s: s, words: words[1:], end: end, piped: lines.piped, found: found}
	for _, p := range programs()[program] {
		if c.has(p.when) {
			cost += c.take(p)
		}
	}
	return cost / walkCosts
}

// programOf is the name of a program without its folder and ending, in lower case.
func programOf(word string) string {
	return strings.TrimSuffix(strings.ToLower(path.Base(strings.ReplaceAll(word, `\`, "/"))), ".exe")
}

// leadsCommand reports whether what stands before a program in its command is nothing, or runs it.
func leadsCommand(s string, from, to int) bool {
	for word := range strings.FieldsSeq(s[from:to]) {
		word = strings.Trim(word, `"'`)
		if word == "" || strings.Contains(word, "=") && !strings.HasPrefix(word, "-") {
			continue // an assignment
		}
		return slices.Contains(carriers, programOf(word)) || strings.HasSuffix(word, ":")
	}
	return true
}

// command is one with a program whose secrets are known.
type command struct {
	s     string
	words []token // behind the program
	end   int
	piped [2]int
	found func(from, to int)
}

func (c *command) has(when []string) bool {
	for _, w := range when {
		if !slices.ContainsFunc(c.words, func(t token) bool {
			word := t.bare(c.s).in(c.s)
			if len(w) == 2 && w[0] == '-' && len(word) > 2 && word[1] != '-' && word[0] == '-' {
				return strings.IndexByte(word, w[1]) > 0 // short options together
			}
			ok, _ := path.Match(w, word)
			return ok
		}) {
			return false
		}
	}
	return true
}

func (c *command) take(p *program) (cost int) {
	for _, t := range p.takes {
		switch {
		case t.stdin:
			cost += c.takeInput(t)
		case t.last:
			c.operand(len(c.operands()), t)
		case t.operand > 0:
			c.operand(t.operand, t)
		case t.flag == "":
			for _, w := range c.words {
				if !strings.HasPrefix(w.in(c.s), "-") {
					c.secret(w, t)
				}
			}
		default:
			c.takeFlag(t)
		}
	}
	return cost
}

// operands are the words that are no options.
func (c *command) operands() (all []token) {
	for _, w := range c.words {
		switch text := w.bare(c.s).in(c.s); {
		case strings.HasPrefix(text, ">"), strings.HasPrefix(text, "<"):
			return all
		case !strings.HasPrefix(text, "-") && !strings.HasPrefix(text, "/user:"):
			all = append(all, w)
		}
	}
	return all
}

func (c *command) operand(n int, t taking) {
	if all := c.operands(); 0 < n && n <= len(all) {
		c.secret(all[n-1], t)
	}
}

// takeFlag takes the value of an option or behind a word.
func (c *command) takeFlag(t taking) {
	for i, w := range c.words {
		bare := w.bare(c.s)
		text := bare.in(c.s)
		switch {
		case t.apart && (text == t.flag || t.clusters && clusters(text, t.flag) || t.suffix && strings.HasSuffix(text, t.flag)):
			if i+1 < len(c.words) && !strings.HasPrefix(c.words[i+1].in(c.s), "-") {
				c.secret(c.words[i+1], t)
			}
		case t.attached && len(text) > len(t.flag) && strings.HasPrefix(text, t.flag) && (!t.long || text[len(t.flag)] == '='):
			from := bare.from + len(t.flag)
			if c.s[from] == '=' {
				from++
			}
			c.secret(token{from, bare.to}, t)
		}
	}
}

// clusters reports whether a word is short options of which the last is the one: -sSu for -u.
func clusters(word, flag string) bool {
	return len(flag) == 2 && len(word) > 2 && len(word) < 6 && word[0] == '-' && word[len(word)-1] == flag[1] &&
		strings.Trim(word[1:], "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// secret takes a word, or the part of it that is secret.
func (c *command) secret(w token, t taking) {
	if w.from >= w.to {
		return
	}
	single := c.s[w.from] == '\''
	w = w.bare(c.s)
	if strings.HasPrefix(w.in(c.s), "<(") {
		w = c.substituted(w)
	}
	if t.part != 0 {
		before, after, ok := strings.Cut(w.in(c.s), string(t.part))
		if !ok || strings.HasPrefix(after, "//") || t.part == '/' && strings.Trim(before, "@.") == "" {
			return
		}
		w = token{w.to - len(after), w.to}.bare(c.s)
		if n := strings.LastIndexByte(w.in(c.s), '@'); n > 0 && t.part == '/' {
			w.to = w.from + n
		}
	}
	for w.from < w.to && (c.s[w.to-1] == '"' || c.s[w.to-1] == '\'') {
		w.to--
	}
	for w.from < w.to && (c.s[w.from] == '"' || c.s[w.from] == '\'' || c.s[w.from] == '\\' && w.from+1 < w.to && c.s[w.from+1] == '"') {
		w.from++
	}
	text := w.in(c.s)
	if text == "" || text == "-" || !single && isReference(text) || isPlaceholder(text) || isElsewhere(text) || strings.HasPrefix(text, "$(") ||
		t.plain && (strings.ContainsAny(text[:1], "./~") || strings.Contains(strings.TrimRight(text, "="), "=") || isPlain(text)) {
		return
	}
	c.found(w.from, w.to)
}

// substituted is what <(echo X) gives.
func (c *command) substituted(w token) token {
	words, _ := tokens(c.s, w.from+2, 0, false)
	if n := len(words); n >= 2 && isEcho(words[0].in(c.s)) {
		return words[n-1].bare(c.s)
	}
	return token{w.from, w.from}
}

func isEcho(word string) bool { return word == "echo" || word == "printf" || word == "print" }

// takeInput takes what a program reads: of a pipe, a here-string or a here-document.
func (c *command) takeInput(t taking) (cost int) {
	if from, to := c.piped[0], c.piped[1]; from < to && to-from < mostCommand {
		words, _ := tokens(c.s, from, 0, false)
		cost += to - from
		for len(words) > 0 && !isEcho(words[0].bare(c.s).in(c.s)) && (strings.Contains(words[0].in(c.s), "=") || len(words) > 1 && slices.Contains(carriers, words[0].in(c.s))) {
			words = words[1:]
		}
		c.takeEcho(words, t)
		cost += c.takeRedirected(words, t)
	}
	return cost + c.takeRedirected(c.words, t)
}

// takeRedirected takes here-strings and here-documents.
func (c *command) takeRedirected(words []token, t taking) (cost int) {
	for i, w := range words {
		text := w.in(c.s)
		switch {
		case text == "<<<" && i+1 < len(words):
			c.secret(words[i+1], t)
		case strings.HasPrefix(text, "<<<"):
			c.secret(token{w.from + 3, w.to}, t)
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

func (c *command) takeEcho(words []token, t taking) {
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
			c.secret(token{at, at + len(bare)}, t)
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
