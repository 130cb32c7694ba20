package gather

import (
	"slices"
	"strings"
)

// pipeline is a chain of commands that stand behind each other with |.
type pipeline struct {
	after    string // what stands before it: "", "&&" or "||"
	commands []piped
}

// piped is one command of a pipeline.
type piped struct {
	raw   string
	words []word
}

// word is a word without its quotes.
type word struct {
	text     string
	computed bool // it holds what another command prints
}

// name is the command's program.
func (c piped) name() string {
	if len(c.words) == 0 {
		return ""
	}
	return c.words[0].text
}

// has reports a word of a kind.
func (c piped) has(kind func(word) bool) bool { return slices.ContainsFunc(c.words, kind) }

// silent reports a pipeline that prints nothing.
func (l pipeline) silent() bool {
	name := l.commands[0].name()
	return len(l.commands) == 1 && (name == "test" || name == "[" || name == "true" || name == ":")
}

// pipelines splits a text into commands that | && and || join; false: it holds anything else that is syntax.
func pipelines(text string) (out []pipeline, ok bool) {
	s := splitter{text: text}
	line := pipeline{}
	for {
		c, end, ok := s.command()
		if !ok || c.name() == "" {
			return nil, false
		}
		line.commands = append(line.commands, c)
		if end == "|" {
			continue
		}
		out = append(out, line)
		if end == "" {
			return out, true
		}
		line = pipeline{after: end}
	}
}

// splitter reads a text from the left.
type splitter struct {
	text string
	at   int
}

// command reads up to the operator behind a command.
func (s *splitter) command() (c piped, end string, ok bool) {
	from := s.at
	for {
		s.at += len(s.text[s.at:]) - len(strings.TrimLeft(s.text[s.at:], " \t"))
		rest := s.text[s.at:]
		if rest == "" {
			c.raw = s.text[from:]
			return c, "", true
		}
		for _, op := range []string{"&&", "||", "|"} {
			if strings.HasPrefix(rest, op) && !strings.HasPrefix(rest, "|&") {
				c.raw = s.text[from:s.at]
				s.at += len(op)
				return c, op, true
			}
		}
		w, ok := s.word()
		if !ok {
			return c, "", false
		}
		c.words = append(c.words, w)
	}
}

// word reads a word; false: an operator that is not known stands there, or a quote is not closed.
func (s *splitter) word() (w word, ok bool) {
	var b strings.Builder
	quote := byte(0)
	for ; s.at < len(s.text); s.at++ {
		c := s.text[s.at]
		switch {
		case c == quote:
			quote = 0
		case quote == '\'':
			b.WriteByte(c)
		case c == '`' || c == '$' && strings.HasPrefix(s.text[s.at:], "$("):
			if !s.skip() {
				return w, false
			}
			w.computed = true
		case c == '\\' && s.at+1 < len(s.text) && s.text[s.at+1] != '\n':
			s.at++
			b.WriteByte(s.text[s.at])
		case quote == 0 && (c == '\'' || c == '"'):
			quote = c
		case quote == 0 && (c == ' ' || c == '\t' || c == '|' || strings.HasPrefix(s.text[s.at:], "&&")):
			w.text = b.String()
			return w, true
		case quote == 0 && strings.IndexByte(";&()<>\\\n#!", c) >= 0 && !(c == '!' && b.Len() == 0):
			return w, false
		default:
			b.WriteByte(c)
		}
	}
	w.text = b.String()
	return w, quote == 0
}

// skip goes to the end of a command whose output stands in a word.
func (s *splitter) skip() bool {
	rest := s.text[s.at:]
	if rest[0] == '`' {
		end := strings.IndexAny(rest[1:], "`\\")
		s.at += end + 1
		return end >= 0 && s.text[s.at] == '`'
	}
	end := CloseOf(rest, '(', ')')
	s.at += end
	return end >= 0
}
