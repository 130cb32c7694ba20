package policy

import (
	"slices"
	"strings"
	"time"

	"guard/internal/fault"
	"guard/locale"
	"guard/policy/decision"
	"guard/policy/risk"
)

// Settings are what a decision hangs on beside the facts. The zero value is
// the mode safe with no rules and no grants.
type Settings struct {
	Mode Mode
	// the mode ask: the level from which what has no category is asked; Unset: High, anything else: Medium
	AskFrom risk.Level
	Ends    bool // the session works off one prompt: what the person does about it is for the next one
	Rules   []Rule
	Grants  Grants

	Preconfirmed []Preconfirmed
	Now          time.Time // for what ends; zero: it has ended
}

// Decide judges facts: what is refused in every mode first, then rules (deny
// beats ask beats allow, whatever their order), then what was preconfirmed and
// granted, then the mode.
func Decide(f Facts, s Settings) (v Verdict) {
	if f.Fault == nil {
		f.Fault = fault.Within("deciding", func() { v = decide(&f, &s) })
	}
	if f.Fault != nil {
		v = Verdict{Risk: risk.Unset.Effective()}.as(Deny, decision.Fault, "default: fault", sayFault)
	}
	return v
}

func decide(f *Facts, s *Settings) Verdict {
	v := Verdict{
		Risk: f.Level.Effective(), Categories: f.Categories, Absurd: f.Absurd,
		Suggestion: f.Instead(), Why: f.Ranked(), Free: s.free(),
	}
	if f.Unknown || f.vague() {
		v.Risk = max(v.Risk, risk.Medium)
	}
	if v.Absurd {
		v.Risk, v.Suggestion = risk.Critical, "" // there is no better way to do that
		return v.as(Deny, decision.Absurd, "default: absurd", sayAbsurd)
	}
	if f.Protected {
		return v.as(Deny, decision.Protected, "default: protected", sayProtected)
	}
	if f.Question && v.Risk == risk.Critical {
		return v.as(Deny, decision.Question, "default: question", sayQuestion)
	}
	if r := firstTouching(f, s.Rules, Deny); r != nil {
		return v.as(Deny, decision.Rule, r.Label(), r.say())
	}
	if r := firstTouching(f, s.Rules, Ask); r != nil {
		return v.askedBy(r, f, s)
	}
	if r := allowing(f, s.Rules, s.free()); r != nil {
		return v.as(Allow, decision.Rule, r.Label(), r.say())
	}
	return v.byMode(f, s)
}

// askedBy is the verdict under an ask rule. It holds in unrestricted too: what
// a person wrote down beats a mode. Safe never asks, so there it refuses.
func (v Verdict) askedBy(r *Rule, f *Facts, s *Settings) Verdict {
	v.Free = risk.Unset // the person wants to be asked, also about what is harmless
	if granted, ok := v.consented(f, s, r.Managed); ok {
		return granted
	}
	if s.Mode == Safe {
		v.NeedsGrant, v.Next = true, s.next(f.Channel, v.Categories)
		return v.as(Deny, decision.Rule, r.Label(), r.say(), SafeRefuses)
	}
	return v.as(Ask, decision.Rule, r.Label(), r.say())
}

// consented is the verdict on what the person has said yes to beforehand. What a managed rule asks about, no other
// file than a managed one answers.
func (v Verdict) consented(f *Facts, s *Settings, managed bool) (Verdict, bool) {
	if p := s.preconfirmed(f, managed); p != nil {
		v.Preconfirmed = p.Label()
		return v.as(Allow, decision.Preconfirmed, v.Preconfirmed,
			risk.Say("you have preconfirmed it, until {0}", p.Until.Local().Format("2006-01-02 15:04"))), true
	}
	if name, ok := s.Grants.cover(f, v.Free, s.Now); ok {
		return v.as(Allow, decision.Grant, name, risk.Reason{}), true
	}
	return v, false
}

// byMode is the table of docs/design.md, "Modes". Plain work is medium,
// understood and without a category.
func (v Verdict) byMode(f *Facts, s *Settings) Verdict {
	plain := v.Risk == risk.Medium && f.Categories == 0 && !f.Unknown && !f.vague()
	rule := s.Mode.rule()
	switch {
	case v.Risk == risk.Low:
		return v.as(Allow, decision.Mode, rule, risk.Reason{})
	case plain && s.free() == risk.Medium:
		return v.as(Allow, decision.Mode, rule, risk.Reason{})
	}
	if granted, ok := v.consented(f, s, false); ok {
		return granted
	}
	switch s.Mode {
	case Unrestricted:
		v.Skipped = !plain
		return v.as(Allow, decision.Mode, rule, risk.Reason{})
	case Asking:
		return v.as(Ask, decision.Mode, rule, risk.Reason{})
	default:
		v.NeedsGrant, v.Next = true, s.next(f.Channel, v.Categories)
		return v.as(Deny, decision.Mode, rule, SafeRefuses)
	}
}

// asksPlain reports whether the mode ask asks for plain work too. A level that
// is neither left out nor High asks for more, not for less.
func (s *Settings) asksPlain() bool { return s.AskFrom != risk.Unset && s.AskFrom != risk.High }

// free is the level up to which work without a category runs in any case.
func (s *Settings) free() risk.Level {
	if s.Mode == Safe || s.Mode == Asking && !s.asksPlain() {
		return risk.Medium
	}
	return risk.Low
}

// What a verdict adds to the facts' own reasons.
var (
	sayAbsurd    = risk.Say("no mode allows this: it would destroy a whole disk, system or home")
	sayProtected = risk.Say("no mode allows this: it would change guard itself or an agent's own " +
		"settings, hooks or policies")
	sayFault    = risk.Say("guard could not judge this: a fault in guard")
	sayQuestion = risk.Say("guard passes no question whose words are such a command")
	sayNothing  = risk.Say("nothing in it needs asking")
	sayUnknown  = risk.Say("guard does not know what it would do")
)

// SafeRefuses is why the mode safe refuses what needs leave.
var SafeRefuses = risk.Say("the mode safe refuses it")

func (s *Settings) next(channel Channel, c risk.Categories) string {
	if s.Ends && channel != ChannelCheck {
		return locale.Text("guard --mode ask before the agent, to be asked the next time; or a rule that allows it")
	}
	return NextInSafe(channel, c)
}

// NextInSafe says what the person can do where the mode safe refuses what has these categories: where no
// agent runs, no mode can be changed and nothing granted.
func NextInSafe(channel Channel, c risk.Categories) string {
	switch {
	case channel == ChannelCheck:
		return locale.Text("guard --mode ask AGENT, to be asked")
	case c == 0:
		return locale.Text("guard mode ask, to be asked")
	}
	return locale.Fill("guard mode ask, to be asked; guard approve {0}, to allow it for a session", c.String())
}

// as completes a verdict: the action, what decided, and the reason in words, which is never empty.
func (v Verdict) as(a Action, from decision.Source, rule string, decided ...risk.Reason) Verdict {
	facts := v.Why
	decided = slices.DeleteFunc(decided, risk.Reason.IsZero)
	if len(facts)+len(decided) == 0 {
		decided = []risk.Reason{sayUnknown}
		if a == Allow {
			decided[0] = sayNothing
		}
	}
	v.Action, v.Source, v.Rule = a, from, rule
	v.explain(facts, decided)
	return v
}

// Because gives a verdict what decided it, in place of the reasons that it had.
func (v *Verdict) Because(decided ...risk.Reason) {
	v.Next = ""
	v.explain(nil, decided)
}

// maxTold is how many of the facts' reasons a verdict's own names. Whoever shows the facts shows them all.
const maxTold = 3

// explain gives a verdict its reasons, by their codes and in words. The worst come first; what decides comes
// last, but for the absurd, where nothing else matters.
func (v *Verdict) explain(facts, decided []risk.Reason) {
	told := sentences(facts[:min(len(facts), maxTold)])
	if more := len(facts) - maxTold; more > 0 {
		told = append(told, locale.Sprintf("and %d more", more))
	}
	v.Decision = strings.Join(sentences(decided), reasonGap)
	if v.Absurd {
		v.Why, told = slices.Concat(decided, facts), slices.Concat(sentences(decided), told)
	} else {
		v.Why, told = slices.Concat(facts, decided), slices.Concat(told, sentences(decided))
	}
	v.Reason, v.Codes = strings.Join(told, reasonGap), risk.Codes(v.Why)
}

// reasonGap stands between reasons.
const reasonGap = "; "
