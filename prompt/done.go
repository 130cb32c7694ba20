package prompt

import (
	"errors"

	"guard/policy/decision"
	"guard/prompt/text"
)

// doneLine is what stays on the screen of a dialog.
func (d *questionDialog) doneLine(err error, width int) text.Line {
	if d.answer.bearer == nil || err != nil {
		return doneLine(d.q, d.answer, err, width)
	}
	l := text.Line{text.Strong.Of(say("guard")), text.Plain.Of("  "),
		text.Good.Of(say("done.together", "n", text.Num(d.st.Offer.Count))), text.Plain.Of("  ")}
	return append(l, text.Plain.Of(text.FitEnds(d.st.Offer.name(), width-l.Cells()))).CutTo(width)
}

// doneLine is what stays on the screen of a question.
func doneLine(q Question, a Answer, err error, width int) text.Line {
	said, look := word("done.withdrawn"), text.Dim
	var settled interface{ Ran() bool } // elsewhere
	switch {
	case errors.As(err, &settled) && settled.Ran():
		said, look = "done.elsewhere", text.Good
	case errors.As(err, &settled):
		said, look = "done.refused", text.Bad
	case err != nil:
	case a.Kind == decision.Once:
		said, look = "done.once", text.Good
	case a.Kind == decision.ForSession:
		said, look = "done.session", text.Good
	case a.All:
		said, look = "done.all", text.Bad
	case a.Kind == decision.Refused && a.Note != "":
		said, look = "done.note", text.Bad
	case a.Kind == decision.Refused:
		said, look = "done.deny", text.Bad
	case a.Kind == decision.Cancelled:
		said, look = "done.cancelled", text.Bad
	}
	l := text.Line{text.Strong.Of(say("guard")), text.Plain.Of("  "),
		look.Of(say(said, "n", text.Num(q.Waiting.Of-q.Waiting.N+1))), text.Plain.Of("  ")}
	return append(l, text.Plain.Of(text.FitEnds(subjectOf(q), width-l.Cells()))).CutTo(width)
}

func confirmedLine(c *confirmDialog, agreed bool) text.Line {
	said, look := c.about().declined, text.Good
	if agreed {
		said, look = c.about().confirmed, text.Bad
	}
	return text.Line{text.Strong.Of(say("guard")), text.Plain.Of("  "), look.Of(say(said))}
}
