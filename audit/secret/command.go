package secret

import (
	"path"
	"slices"
	"strings"
)

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
	words, end := wordsAt(s, name, lines.quote, q.separated)
	cost = end - name
	if len(words) < 1 {
		return cost
	}
	program := programOf(words[0].bare(s).in(s))
	c := command{s: s, words: words[1:], end: end, piped: lines.piped, found: found, bare: bareOptions[program]}
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
	words []piece // behind the program
	end   int
	piped [2]int
	found func(from, to int)
	bare  string // the program's short options without a value
}

func (c *command) has(when []string) bool {
	for _, w := range when {
		if !slices.ContainsFunc(c.words, func(t piece) bool {
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
func (c *command) operands() (all []piece) {
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
		case t.apart && (text == t.flag || t.clusters && clusters(text, t.flag) ||
			t.suffix && strings.HasSuffix(text, t.flag)):
			if i+1 < len(c.words) && !strings.HasPrefix(c.words[i+1].in(c.s), "-") {
				c.secret(c.words[i+1], t)
			}
		case t.attached && len(text) > len(t.flag) && strings.HasPrefix(text, t.flag) &&
			(!t.long || text[len(t.flag)] == '='):
			from := bare.from + len(t.flag)
			if c.s[from] == '=' {
				from++
			}
			c.secret(piece{from, bare.to}, t)
		case t.attached && c.joins(text, t.flag) > 0:
			c.secret(piece{bare.from + c.joins(text, t.flag), bare.to}, t)
		}
	}
}

// clusters reports whether a word is short options of which the last is the one: -sSu for -u.
func clusters(word, flag string) bool {
	return len(flag) == 2 && len(word) > 2 && len(word) < 6 && word[0] == '-' && word[len(word)-1] == flag[1] &&
		strings.Trim(word[1:], "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") == ""
}

// joins is where the value of an option begins that stands behind others without one in the same word: -sSuU:X for -u.
// 0: it does not.
func (c *command) joins(text, flag string) int {
	if c.bare == "" || len(flag) != 2 || len(text) < 3 || text[0] != '-' || text[1] == '-' {
		return 0
	}
	for i := 1; i < len(text)-1; i++ {
		switch {
		case i > 1 && text[i] == flag[1]:
			return i + 1
		case strings.IndexByte(c.bare, text[i]) < 0:
			return 0
		}
	}
	return 0
}

// secret takes a word, or the part of it that is secret.
func (c *command) secret(w piece, t taking) {
	if w.from >= w.to {
		return
	}
	single := c.s[w.from] == '\''
	w = w.bare(c.s)
	if strings.HasPrefix(w.in(c.s), "<(") {
		w = c.substituted(w)
	}
	if t.part != 0 {
		w = c.behind(w, t.part)
	}
	if w = c.trimmed(w); !isNoSecret(w.in(c.s), single, t.plain) {
		c.found(w.from, w.to)
	}
}

// behind is the part of a word behind a character: the password of user:password.
func (c *command) behind(w piece, part byte) piece {
	before, after, ok := strings.Cut(w.in(c.s), string(part))
	if !ok || strings.HasPrefix(after, "//") || part == '/' && strings.Trim(before, "@.") == "" {
		return piece{w.from, w.from}
	}
	w = piece{w.to - len(after), w.to}.bare(c.s)
	if n := strings.LastIndexByte(w.in(c.s), '@'); n > 0 && part == '/' {
		w.to = w.from + n // user/password@database
	}
	return w
}

// trimmed is a word without the quotes that are left of others round it.
func (c *command) trimmed(w piece) piece {
	for w.from < w.to && (c.s[w.to-1] == '"' || c.s[w.to-1] == '\'') {
		w.to--
	}
	for w.from < w.to && (c.s[w.from] == '"' || c.s[w.from] == '\'' || strings.HasPrefix(w.in(c.s), `\"`)) {
		w.from++
	}
	return w
}

// isNoSecret reports what stands for a secret that is kept elsewhere; behind a plain word, also what such
// a word has behind it otherwise: a path, an assignment, a word of the language.
func isNoSecret(text string, single, plain bool) bool {
	switch {
	case text == "" || text == "-", isPlaceholder(text), isElsewhere(text), strings.HasPrefix(text, "$("):
		return true
	case !single && isReference(text):
		return true
	case plain:
		return strings.ContainsAny(text[:1], "./~") || strings.Contains(strings.TrimRight(text, "="), "=") ||
			isPlain(text)
	}
	return false
}

// substituted is what <(echo X) gives.
func (c *command) substituted(w piece) piece {
	words, _ := wordsAt(c.s, w.from+2, 0, false)
	if n := len(words); n >= 2 && isEcho(words[0].in(c.s)) {
		return words[n-1].bare(c.s)
	}
	return piece{w.from, w.from}
}
