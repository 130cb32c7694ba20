package acp

import (
	"bytes"
	"encoding/json"

	"guard/acp/wire"
	"guard/internal/jsonl"
	"guard/policy"
)

// enrich is the agent's permission request as guard puts it to the client: under another
// id, with guard's words in front of its content (v1) or description (v2), and with the
// options that guard honours.
func (g *Gate) enrich(id []byte, f wire.Frame, c *policy.Case, opts []Option) ([]byte, error) {
	words := g.describe(c)
	with := edition{
		"options": func([]byte) any { return optionsJSON(opts) },
		"_meta":   func(old []byte) any { return withMeta(old, c) },
	}
	always := []string{"options", "_meta"}
	if wire.Find(f.Params, "toolCall") != nil {
		with["toolCall"] = func(old []byte) any {
			return rawJSON(rewrite(old, edition{"content": inFront(words)}, "content"))
		}
	} else {
		with["description"] = func(old []byte) any { s, _ := wire.Text(old); return words + "\n\n" + s }
		always = append(always, "description")
	}
	params := rewrite(f.Params, with, always...)
	if !json.Valid(params) {
		return nil, errNoDialog
	}
	return wire.NewRequest(id, f.Method, params), nil
}

// inFront puts words before the content of a tool call.
func inFront(words string) func([]byte) any {
	return func(old []byte) any {
		list := []any{textBlock(words)}
		for item := range wire.Items(old) {
			list = append(list, rawJSON(item))
		}
		return list
	}
}

// An edition says which members of an object get new values, and makes each from the old
// one, which is empty where there was none.
type edition map[string]func(old []byte) any

// rewrite copies an object with new values for the members of an edition. Those of them
// in always are added where the object lacks them.
func rewrite(b []byte, with edition, always ...string) []byte {
	out := bytes.NewBufferString("{")
	seen := map[string]bool{}
	put := func(name string, value []byte) {
		if make := with[name]; make != nil {
			seen[name] = true
			var err error
			if value, err = json.Marshal(make(value)); err != nil {
				return
			}
		}
		if out.Len() > 1 {
			out.WriteByte(',')
		}
		out.Write(jsonl.Quote(nil, name))
		out.WriteByte(':')
		out.Write(value)
	}
	for name, value := range wire.Members(b) {
		put(name, value)
	}
	for _, name := range always {
		if !seen[name] {
			put(name, nil)
		}
	}
	out.WriteByte('}')
	return out.Bytes()
}

// meta is what guard tells the client about a case for programs to read.
func meta(c *policy.Case) map[string]any {
	return map[string]any{"guard": map[string]any{"verdict": c.Verdict, "reasons": c.Facts.Reasons,
		"wildcards": c.Facts.Wildcards}}
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
