package acp

import (
	"slices"
	"strings"

	"github.com/go-json-experiment/json/jsontext"
	"mvdan.cc/sh/v3/syntax"

	"guard/acp/dialect"
	"guard/policy"
)

// consents are the calls that guard allowed to the agent's hook and that the agent has
// not asked leave for yet. Each is good for one request, until its call or turn ends.
type consents map[callKey]policy.Request

func (c consents) add(told policy.Request) {
	if len(c) >= maxCalls {
		clear(c) // the agent asks again, and is answered again
	}
	told.Edits, told.Prompt, told.Raw = nil, "", "" // compared by nothing, and perhaps long
	c[callKey{told.Session, told.Call}] = told
}

func (c consents) use(r *policy.Request) bool {
	k := callKey{r.Session, r.Call}
	told, ok := c[k]
	if !ok || !sameCall(&told, r) {
		return false
	}
	delete(c, k)
	return true
}

// useTool uses up the consent for a call of a tool of the agent's own, by its name.
func (c consents) useTool(session, call, name string) bool {
	k := callKey{session, call}
	told, ok := c[k]
	if !ok || told.Tool != policy.Other || told.Name != name {
		return false
	}
	delete(c, k)
	return true
}

// sameCall reports whether what a hook told is what the agent asks leave for. Both have
// the same id, which is the agent program's own and not the model's: the comparison is
// there against a mix-up.
func sameCall(told, r *policy.Request) bool {
	switch {
	case told.Tool != r.Tool && !(told.Tool == policy.Delete && r.Tool == policy.Edit):
		return false // a patch that deletes one file and changes another is a deletion to the hook
	case r.Tool == policy.Shell:
		more := r.Partial && !told.Partial || !slices.Equal(told.Env, r.Env) // beside the line
		return told.Cwd == r.Cwd && !more && sameLine(told.Command, r)
	case r.Tool == policy.MCP:
		return told.Server == r.Server && told.Name == r.Name && sameJSON(told.Args, r.Args)
	}
	if r.Tool == policy.Other && r.Name != "" { // a tool of the client's own
		return told.Name == r.Name && sameJSON(told.Args, r.Args)
	}
	return len(r.Paths) > 0 && slices.Equal(wholePaths(told), wholePaths(r))
}

// wholePaths are the paths of a request, absolute and sorted, each one time.
func wholePaths(r *policy.Request) []string {
	var all []string
	for _, p := range r.Paths {
		all = append(all, dialect.Within(r.Cwd, p))
	}
	slices.Sort(all)
	return slices.Compact(all)
}

// sameJSON reports whether two calls have the same arguments. No arguments at all are the
// same as an empty object.
func sameJSON(a, b policy.Raw) bool {
	if !dialect.Tells(jsontext.Value(a)) || !dialect.Tells(jsontext.Value(b)) {
		return dialect.Tells(jsontext.Value(a)) == dialect.Tells(jsontext.Value(b))
	}
	x, y := jsontext.Value(a).Clone(), jsontext.Value(b).Clone()
	return x.Canonicalize() == nil && y.Canonicalize() == nil && string(x) == string(y)
}

// sameLine reports whether a request is to run the line that a hook told. It may stand in
// the request as it is, or as an agent runs it: "/bin/bash -lc LINE", as a vector or as one
// quoted line.
func sameLine(line string, r *policy.Request) bool {
	argv := r.Argv
	if len(argv) == 0 {
		if line == r.Command {
			return true
		}
		argv = shellStart(r.Command)
	}
	return isShellLine(argv) && argv[2] == line
}

var shells = map[string]bool{"bash": true, "sh": true, "zsh": true}

// literalWords are the words of a line that is one simple command of literals,
// or nil.
func literalWords(line string) []string {
	f, err := syntax.NewParser().Parse(strings.NewReader(line), "")
	if err != nil || len(f.Stmts) != 1 || len(f.Stmts[0].Redirs) > 0 {
		return nil
	}
	s := f.Stmts[0]
	call, ok := s.Cmd.(*syntax.CallExpr)
	if !ok || len(call.Assigns) > 0 || s.Background || s.Coprocess || s.Negated {
		return nil
	}
	var words []string
	for _, w := range call.Args {
		text, ok := literal(w.Parts, unquoted)
		if !ok {
			return nil
		}
		words = append(words, text)
	}
	return words
}

func literal(parts []syntax.WordPart, unescape func(string) string) (string, bool) {
	var b strings.Builder
	for _, part := range parts {
		switch p := part.(type) {
		case *syntax.Lit:
			b.WriteString(unescape(p.Value))
		case *syntax.SglQuoted:
			if p.Dollar {
				return "", false
			}
			b.WriteString(p.Value)
		case *syntax.DblQuoted:
			text, ok := literal(p.Parts, inDoubleQuotes)
			if !ok || p.Dollar {
				return "", false
			}
			b.WriteString(text)
		default:
			return "", false
		}
	}
	return b.String(), true
}

// unquoted takes the backslashes out of a word outside quotes (POSIX, 2.2.1).
func unquoted(s string) string { return unescaped(s, "") }

// inDoubleQuotes does so between double quotes, where a backslash counts only
// before these (POSIX, 2.2.3).
func inDoubleQuotes(s string) string { return unescaped(s, "$`\"\\\n") }

func unescaped(s, only string) string {
	var b strings.Builder
	for i := 0; i < len(s); i++ {
		if s[i] == '\\' && i+1 < len(s) && (only == "" || strings.IndexByte(only, s[i+1]) >= 0) {
			if i++; s[i] == '\n' {
				continue
			}
		}
		b.WriteByte(s[i])
	}
	return b.String()
}
