package shell

import "slices"

// fills remembers what is put into a file, so that running it later in the line
// runs that text; exact: s is all that goes there.
func (k *fileTexts) fills(a arg, s stream, appends, exact bool) {
	if s.known && exact && !appends {
		k.unblinds(a)
	}
	p := k.place(a)
	if p.Path == "" {
		return
	}
	if !s.known && !appends && len(k.hidden) < maxVars {
		k.hidden = append(k.hidden, p.Path)
	}
	if a.known() && s.text != "" && len(k.out.Texts) < maxVars {
		k.out.Texts = append(k.out.Texts, Text{Path: p.Path, Text: s.text, Appends: appends, Known: s.known && exact})
	}
}

// blinds remembers a file whose text the line changes without showing it.
func (k *fileTexts) blinds(a arg) {
	if p := k.place(a); p.Path != "" && len(k.blind) < maxVars {
		k.blind = append(k.blind, p.Path)
	}
}

// unblinds notes that the whole text of a file is known again.
func (k *fileTexts) unblinds(a arg) {
	p := k.place(a).Path
	k.blind = slices.DeleteFunc(k.blind, func(name string) bool { return name == p })
}

// unsettles notes the files that a part of the line changes in the background, by what came
// to be known since: when it does so nobody knows, and what else the line writes there may
// be gone when it is run.
func (k *fileTexts) unsettles(blind, texts int) {
	for _, name := range k.blind[min(blind, len(k.blind)):] {
		if len(k.unsettled) < maxVars {
			k.unsettled = append(k.unsettled, name)
		}
	}
	for _, t := range k.out.Texts[min(texts, len(k.out.Texts)):] {
		if len(k.unsettled) < maxVars {
			k.unsettled = append(k.unsettled, t.Path)
		}
	}
}

// tees remembers what tee puts into its files.
func (k *fileTexts) tees(c *call, v *invocation) {
	if v.name != "tee" {
		return
	}
	for _, a := range v.operands {
		k.fills(a, c.in, v.has("-a", "--append"), true)
	}
}
