package acp

import (
	"encoding/json"
	"strings"
	"unicode"

	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// enrich is the agent's permission request as guard puts it to the client: under another
// id, with guard's words in front of its content (v1) or description (v2), which is marked as the
// agent's, and with the options that guard honours.
func (e escaper) enrich(id []byte, f wire.Frame, words string, c *policy.Case, opts []Option) ([]byte, error) {
	with := wire.Edition{
		"title":   e.shown,
		"options": func([]byte) any { return optionsJSON(opts) },
		"_meta":   func(old []byte) any { return withMeta(old, c) },
	}
	always := []string{"options", "_meta"}
	if wire.Find(f.Params, "toolCall") != nil {
		with["toolCall"] = func(old []byte) any {
			return rawJSON(wire.Rewrite(old, wire.Edition{"title": e.shown, "content": e.inFront(words)}, "content"))
		}
	} else {
		with["subject"] = e.subject
		with["description"] = func(old []byte) any {
			own, _ := wire.Text(old)
			return words + "\n\n" + e.own(own)
		}
		always = append(always, "description")
	}
	params := wire.Rewrite(f.Params, with, always...)
	if !json.Valid(params) {
		return nil, errNoDialog
	}
	return wire.NewRequest(id, f.Method, params), nil
}

// subject is what a permission is about, as JSON, with the agent's words in it as those of a call are.
func (e escaper) subject(old []byte) any {
	ownWords := func(content []byte) any { return e.content(content, e.own) }
	call := func(old []byte) any {
		return rewritten(old, wire.Edition{"title": e.shown, "content": ownWords})
	}
	return rewritten(old, wire.Edition{"command": e.shown, "cwd": e.shown, "toolCall": call})
}

// rewritten is an object with new values; anything else as it stands.
func rewritten(old []byte, with wire.Edition) rawJSON {
	if len(old) == 0 || old[0] != '{' {
		return rawJSON(old)
	}
	return rawJSON(wire.Rewrite(old, with))
}

// inFront puts words before the content of a tool call. What the agent writes there could pose as them.
func (e escaper) inFront(words string) func([]byte) any {
	return func(old []byte) any {
		return append([]any{textBlock(words)}, e.content(old, e.own)...)
	}
}

// own marks words as the agent's own; none stay none.
func (e escaper) own(words string) string {
	if words == "" {
		return ""
	}
	return locale.Fill("the agent's own words: {0}", e.Lines(words))
}

// shown is a title, as JSON, that shows what it holds.
func (e escaper) shown(old []byte) any {
	if title, isText := wire.Text(old); isText && e.title(title) != title {
		return e.title(title)
	}
	return rawJSON(old)
}

// title is one that hides nothing: the client's dialog would let it turn round what runs.
func (e escaper) title(s string) string {
	if strings.ContainsFunc(s, func(r rune) bool { return !unicode.IsPrint(r) && r != '\n' && r != '\t' }) {
		return e.Lines(s)
	}
	return s
}

// meta is what guard tells the client about a case for programs to read.
func meta(c *policy.Case) map[string]any {
	return map[string]any{"guard": map[string]any{"verdict": c.Verdict, "reasons": c.Facts.Reasons,
		"reason_codes": risk.Codes(c.Facts.Reasons), "wildcards": c.Facts.Wildcards}}
}

// withMeta adds guard's member to the agent's own _meta.
func withMeta(old []byte, c *policy.Case) any {
	m := map[string]any{}
	for name, value := range wire.Members(old) {
		m[name] = rawJSON(value)
	}
	for k, v := range meta(c) {
		m[k] = v
	}
	return m
}

func optionsJSON(opts []Option) []map[string]string {
	list := []map[string]string{}
	for _, o := range opts {
		list = append(list, map[string]string{"optionId": o.ID, "name": o.Name, "kind": o.Kind})
	}
	return list
}
