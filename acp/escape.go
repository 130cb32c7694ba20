package acp

import (
	"cmp"
	"strings"

	jsonv2 "github.com/go-json-experiment/json"

	"guard/acp/wire"
	"guard/locale"
)

// escaper makes one line of the agent's words such that a person may be shown it.
type escaper func(string) string

// question are the params of a question with the agent's words escaped and marked.
func (e escaper) question(params []byte, opts []Option, title string) []byte {
	escape := func(old []byte) any { s, _ := wire.Text(old); return e.Lines(s) }
	marked := func([]byte) any { return locale.Fill("the agent's own words: {0}", e(title)) }
	with := wire.Edition{"options": func([]byte) any {
		return optionsJSON(e.named(opts))
	}, "title": marked, "description": escape}
	if wire.Find(params, "toolCall") == nil {
		return wire.Rewrite(params, with, "title")
	}
	with["toolCall"] = func(old []byte) any {
		return rawJSON(wire.Rewrite(old, wire.Edition{"title": marked, "content": e.blocks}, "title"))
	}
	delete(with, "title")
	return wire.Rewrite(params, with)
}

// named are options with their names escaped.
func (e escaper) named(opts []Option) []Option {
	named := make([]Option, len(opts))
	for i, o := range opts {
		o.Name = e(o.Name)
		named[i] = o
	}
	return named
}

// blocks are content blocks with their texts escaped, line by line.
func (e escaper) blocks(old []byte) any { return e.content(old, e.Lines) }

// content are content blocks with their texts made anew.
func (e escaper) content(old []byte, anew func(string) string) []any {
	list := []any{}
	for item := range wire.Items(old) {
		var c Content
		if jsonv2.Unmarshal(item, &c) == nil {
			if words := cmp.Or(c.Text(), resourceWords(c)); words != "" {
				list = append(list, textBlock(anew(words)))
				continue
			}
		}
		list = append(list, rawJSON(item))
	}
	return list
}

// resourceWords are what a client shows of a resource that stands in a call's content, or of a link to one: a text like
// any.
func resourceWords(c Content) string {
	var block struct {
		Type        string `json:"type"`
		Title       string `json:"title"`
		Name        string `json:"name"`
		Description string `json:"description"`
		URI         string `json:"uri"`
		Resource    struct {
			URI  string `json:"uri"`
			Text string `json:"text"`
		} `json:"resource"`
	}
	if c.Type != "content" || jsonv2.Unmarshal(c.Content, &block) != nil ||
		block.Type != "resource" && block.Type != "resource_link" {
		return ""
	}
	var words []string
	for _, one := range [...]string{block.Title, block.Name, block.Description, block.URI, block.Resource.URI,
		block.Resource.Text} {
		if one != "" {
			words = append(words, one)
		}
	}
	return strings.Join(words, "\n")
}

// Lines escapes a text that may have several lines.
func (e escaper) Lines(s string) string {
	var b strings.Builder
	for line := range strings.Lines(s) {
		body, ends := strings.CutSuffix(line, "\n")
		b.WriteString(e(body))
		if ends {
			b.WriteByte('\n')
		}
	}
	return b.String()
}
