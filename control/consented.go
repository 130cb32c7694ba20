package control

import (
	"cmp"

	"guard/audit"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/risk"
)

// Consented lets a call go on for which its agent asks once more, after its hook was told yes.
func (b *Broker) Consented(call policy.Request) policy.Outcome {
	out, _ := b.safely(call, func() (policy.Outcome, *policy.Case) { return goesOn(b, call, nil), nil })
	return out
}

// goesOn records that a call was let go on under the answer just given: of it the record says what was found then, and
// is judged anew only where that is not known any more. Without its record it does not go on.
func goesOn(b *Broker, call policy.Request, found *policy.Case) policy.Outcome {
	c := new(policy.Case)
	if found != nil {
		*c = *found
		call.Call = cmp.Or(call.Call, found.Facts.Request.Call) // guard log show and guard undo know it by that
		c.Facts.Request = call
		c.Keeping = nil // what was kept is the first record's, and comes back once
	} else {
		c = b.judge(call)
	}
	c.Verdict = policy.Verdict{Action: policy.Allow, Risk: c.Verdict.Risk, Categories: c.Verdict.Categories,
		Source: decision.Consent, Rule: "default: the same call, allowed just before"}
	c.Verdict.Because(risk.Say("it was allowed when its hook told of it"))
	rec := b.about(audit.Decided, c)
	rec.By = audit.ByHook
	if err := b.append(rec); err != nil {
		return unrecorded(c, err)
	}
	return policy.Outcome{Result: decision.Allowance, Verdict: c.Verdict}
}
