package records

import (
	"maps"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"guard/audit"
	"guard/cmd/guard/question"
	"guard/cmd/guard/records/page"
	"guard/control/record"
	"guard/locale"
	"guard/prompt"
)

// room is what texts may still take in a page, in bytes. A text that has too little of it is cut.
type room struct{ left int }

// text is a text that can be seen, as far as there is room for it.
func (r *room) text(s string) string {
	end := ""
	if len(s) > r.left { // a text that can be seen is no shorter
		s, end = strings.ToValidUTF8(s[:max(r.left, 0)], ""), "…"
	}
	s = shown(s)
	for i, c := range s {
		if r.left -= escapedSize(c); r.left < 0 {
			return s[:i] + "…"
		}
	}
	return s + end
}

// escapedSize is how many bytes a character of a text may take in a page.
func escapedSize(c rune) int {
	if strings.ContainsRune(`<>&"'`, c) {
		return len("&#34;")
	}
	return max(utf8.RuneLen(c), 1)
}

// fact is a fact of those texts that say something; it has no texts where there is no room any more.
func (r *room) fact(name locale.Message, texts ...string) page.Fact {
	return r.named(locale.Text(name), texts...)
}

func (r *room) named(name string, texts ...string) page.Fact {
	f := page.Fact{Name: name}
	for _, t := range texts {
		if t != "" && r.left > 0 {
			f.Texts = append(f.Texts, r.text(t))
		}
	}
	return f
}

// decision is a decision as the page shows it: what was asked, why it was judged so, and what would have happened.
func (b *pageBuilder) decision(e audit.Entry) pageStep {
	v, f, r := record.VerdictOf(e), record.FactsOf(e), record.RequestOf(e)
	s := b.step(e)
	s.Kind, s.Verdict = page.Refused, locale.Text("refused")
	if v.Verdict == allowed {
		s.Kind, s.Verdict = page.Ran, locale.Text("ran")
	}
	s.Asked = record.Asked(e.Answer)
	s.Level, s.LevelName = knownLevel(v.Risk), prompt.LevelWord(v.Risk)
	s.Short, s.Who = shortened(asked(e)), shortened(why(e, v))
	s.What = s.fit.text(asked(e))
	fit := s.fit
	s.Facts = append(s.Facts,
		fit.fact("because", f.Reasons...),
		fit.fact("categories", question.CategoryNames(v.Categories)),
		fit.fact("rule", question.RuleName(v.Rule)),
		fit.fact("answer", answerText(e)),
		fit.fact("decided", otherReason(v, f)),
		fit.fact("safer", v.Suggestion),
		fit.fact("next", v.Next),
		fit.fact("in", r.Cwd),
		fit.fact("you said", r.Prompt),
		fit.fact("it claims", r.Claim))
	for _, c := range r.Edits {
		s.Facts = append(s.Facts, fit.fact("changes", c.Path, signed("- ", c.Old), signed("+ ", c.New)))
	}
	s.Facts = append(s.Facts,
		fit.fact("deletes", f.Paths.Deletes...),
		fit.fact("writes", f.Paths.Writes...),
		fit.fact("reads", f.Paths.Reads...),
		fit.fact("hosts", strings.Join(f.Hosts, " ")))
	for _, m := range f.Matches {
		s.Facts = append(s.Facts, fit.fact("matched", question.MatchLine(m)))
	}
	preview := e.Preview
	if preview == nil {
		preview = b.previews[callKey(e)]
	}
	delete(b.previews, callKey(e))
	s.Facts = append(s.Facts, previewFacts(fit, preview)...)
	s.Facts = append(s.Facts, fit.fact("undo", undoText(e)))
	s.Facts = slices.DeleteFunc(s.Facts, func(f page.Fact) bool { return len(f.Texts) == 0 })
	whole := page.Fact{Name: locale.Text("all of it"), Texts: []string{"guard log show " + s.ID}} // room or not
	s.Facts = append(s.Facts, whole)
	return s
}

// knownLevel is a level's name for the page's style, which knows no other.
func knownLevel(level string) string {
	if slices.Contains([]string{"low", "medium", "high", "critical"}, level) {
		return level
	}
	return "unknown"
}

// afterText says how long an answer took, as exactly as a person reads it.
func afterText(e audit.Entry) string {
	took := time.Duration(e.Millis) * time.Millisecond
	switch {
	case took <= 0:
		return ""
	case took >= time.Minute:
		took = took.Round(time.Second)
	case took >= time.Second:
		took = took.Round(100 * time.Millisecond)
	}
	return locale.Sprintf(", after %s", took)
}

// answerText is what a person answered, or why nobody did.
func answerText(e audit.Entry) string {
	if e.Answer == "" {
		return ""
	}
	text := e.Answer
	if e.By.Asked() {
		text = answeredBy(e)
	}
	text += afterText(e)
	if e.Note != "" {
		text += ": " + e.Note
	}
	return text
}

// otherReason is a verdict's reason without those of the facts, which stand beside it.
func otherReason(v record.Verdict, f record.Facts) string {
	if v.Decision != nil {
		return *v.Decision
	}
	said := strings.Split(strings.Join(f.Reasons, reasonGap), reasonGap)
	repeats := func(reason string) bool { return slices.Contains(said, reason) }
	return strings.Join(slices.DeleteFunc(strings.Split(v.Reason, reasonGap), repeats), reasonGap)
}

// reasonGap stands between the reasons of a verdict.
const reasonGap = "; "

// signed is a text with a sign before each of its lines; nil is none.
func signed(sign string, text *string) string {
	if text == nil || *text == "" {
		return ""
	}
	return sign + strings.ReplaceAll(strings.TrimSuffix(*text, "\n"), "\n", "\n"+sign)
}

// previewFacts is what a person was shown, or would have been, of an operation.
func previewFacts(fit *room, p *audit.Preview) (all []page.Fact) {
	if p == nil {
		return nil
	}
	for _, name := range slices.Sorted(maps.Keys(p.Details)) {
		if text := detail(p.Details[name]); text != "" && text != audit.Unknown && fit.left > 0 {
			all = append(all, fit.named(fit.text(strings.ReplaceAll(name, "_", " ")), text))
		}
	}
	return all
}

// undoText says how to bring back what a call took, or why that cannot be.
func undoText(e audit.Entry) string {
	m, ok := took(e)
	switch {
	case !ok:
		return ""
	case m.kept.Manifest == "":
		return locale.Fill("cannot be undone: {0}", m.kept.Why)
	case m.kept.Why != "":
		return locale.Fill("{0}; not all: {1}", "guard undo "+decisionID(e), m.kept.Why)
	}
	return "guard undo " + decisionID(e)
}
