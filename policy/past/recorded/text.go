package recorded

import (
	"container/list"
	"strings"
)

// text is what a file holds, and its place among the texts that are kept.
type text struct {
	content string
	at      *list.Element
}

// keepTexts takes in what a call wrote. The text of a file that something else
// wrote too is not known.
func (p *Past) keepTexts(texts []Text, writes map[string]int, fresh map[string]bool) {
	left := writes
	for i := range texts {
		if clean, ok := plain(texts[i].Path); ok {
			left[clean]--
		}
	}
	for i := range texts {
		t := &texts[i]
		clean, ok := plain(t.Path)
		n := p.find(t.Path)
		if !ok || n == nil || left[clean] != 0 {
			continue
		}
		p.put(n, t, fresh[clean])
		fresh[clean] = false
	}
	for clean, others := range left {
		if n := p.find(clean); n != nil && others != 0 {
			p.forgetText(n)
		}
	}
}

// put changes a file's text; fresh: the file was not there before.
func (p *Past) put(n *node, t *Text, fresh bool) {
	before, known := "", fresh
	if n.text != nil {
		before, known = n.text.content, true
	}
	p.forgetText(n)
	content := t.Text
	switch {
	case !t.Known:
		return
	case t.Appends && known:
		content = before + t.Text
	case t.Old != "" && known && strings.Contains(before, t.Old):
		content = strings.Replace(before, t.Old, t.Text, 1)
	case t.Appends || t.Old != "":
		return // the rest of it is not known
	}
	if len(content) <= maxText {
		p.bytes += len(content)
		n.text = &text{content, p.texts.PushBack(n)}
	}
	for p.bytes > maxTexts {
		p.forgetText(p.texts.Front().Value.(*node))
	}
}

func (p *Past) forgetText(n *node) {
	if n.text == nil {
		return
	}
	p.bytes -= len(n.text.content)
	p.texts.Remove(n.text.at)
	n.text = nil
}

func (p *Past) forgetTexts(n *node) {
	p.forgetText(n)
	for _, b := range n.below {
		p.forgetTexts(b)
	}
}
