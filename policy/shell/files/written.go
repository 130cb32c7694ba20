package files

import (
	"slices"

	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/taint"
)

// Fills remembers what is put into a file, so that running it later in the line
// runs that text; exact: s is all that goes there.
func (k *fileTexts) Fills(a taint.Word, s taint.Stream, appends, exact bool) {
	if s.Known && exact && !appends {
		k.unblinds(a)
	}
	p := k.Place(a)
	if p.Path == "" {
		return
	}
	if !s.Known && !appends && len(k.Hidden) < environment.MaxVars {
		k.Hidden = append(k.Hidden, p.Path)
	}
	if a.Known() && s.Text != "" && len(k.Out.Texts) < environment.MaxVars {
		k.Out.Texts = append(k.Out.Texts,
			effect.Text{Path: p.Path, Text: s.Text, Appends: appends, Known: s.Known && exact})
	}
}

// Blinds remembers a file whose text the line changes without showing it.
func (k *fileTexts) Blinds(a taint.Word) {
	if p := k.Place(a); p.Path != "" && len(k.Blind) < environment.MaxVars {
		k.Blind = append(k.Blind, p.Path)
	}
}

// unblinds notes that the whole text of a file is known again.
func (k *fileTexts) unblinds(a taint.Word) {
	p := k.Place(a).Path
	k.Blind = slices.DeleteFunc(k.Blind, func(name string) bool { return name == p })
}

// Unsettles notes the files that a part of the line changes in the background, by what came
// to be known since: when it does so nobody knows, and what else the line writes there may
// be gone when it is run.
func (k *fileTexts) Unsettles(blind, texts int) {
	for _, name := range k.Blind[min(blind, len(k.Blind)):] {
		if len(k.unsettled) < environment.MaxVars {
			k.unsettled = append(k.unsettled, name)
		}
	}
	for _, t := range k.Out.Texts[min(texts, len(k.Out.Texts)):] {
		if len(k.unsettled) < environment.MaxVars {
			k.unsettled = append(k.unsettled, t.Path)
		}
	}
}

// Tees remembers what tee puts into its files.
func (k *fileTexts) Tees(c *effect.Call, v *option.Invocation) {
	if v.Name != "tee" {
		return
	}
	for _, a := range v.Operands {
		k.Fills(a, c.In, v.Has("-a", "--append"), true)
	}
}
