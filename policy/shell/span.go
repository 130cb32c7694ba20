package shell

import (
	"strings"

	"mvdan.cc/sh/v3/syntax"

	"guard/policy/shell/effect"
)

// stands is where a statement stands in the line: its words and redirections, without what ends it. What an
// inner text holds stands where the command does that has it run.
func (w *walker) stands(s *syntax.Stmt) effect.Span {
	if w.Text != w.whole {
		return w.At
	}
	end := s.Pos()
	if s.Cmd != nil {
		end = s.Cmd.End()
	}
	for _, r := range s.Redirs {
		if r.Word != nil && r.Word.End().After(end) { // a here-document's text stands elsewhere
			end = r.Word.End()
		}
	}
	return effect.Span{From: int32(s.Pos().Offset()), To: int32(end.Offset())}
}

// trimmed is where a line of words alone stands.
func trimmed(line string) effect.Span {
	from := len(line) - len(strings.TrimLeft(line, " "))
	return effect.Span{From: int32(from), To: int32(len(strings.TrimRight(line, " ")))}
}

// bodyText is the text that a function's body stands in; empty where that is not kept.
func bodyText(functions []declared, body *syntax.Stmt) string {
	for i := range functions {
		if functions[i].body == body {
			return functions[i].text
		}
	}
	return ""
}
