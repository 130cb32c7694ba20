package acp

import (
	"slices"

	"guard/locale"
	"guard/policy"
	"guard/policy/decision"
)

// Choice is the option that guard answers with.
type Choice struct {
	ID        string
	Cancelled bool // no option fits: the outcome is "cancelled"
}

// chooseAllow picks the option that allows once. There is one only where the agent offers
// exactly one allow_once and a way to reject, and no second option under the same id.
// allow_always is never picked: in several agents it lasts beyond the session, or lifts
// every later question.
func chooseAllow(opts []Option) (Choice, bool) {
	allow, reject := 0, 0
	var id string
	for _, o := range opts {
		switch o.Kind {
		case decision.AllowOnce:
			allow, id = allow+1, o.ID
		case decision.RejectOnce, decision.RejectAlways:
			reject++
		}
	}
	if allow != 1 || reject == 0 || id == "" || countID(opts, id) != 1 {
		return Choice{Cancelled: true}, false
	}
	return Choice{ID: id}, true
}

// chooseAsked picks what a person allowed where chooseAllow finds nothing: the only
// option that allows once, or the one of several that the person picked.
func chooseAsked(opts []Option, picked string) (Choice, bool) {
	var id string
	n := 0
	for _, o := range opts {
		if o.Kind == decision.AllowOnce && o.ID != "" && countID(opts, o.ID) == 1 && (picked == "" || o.ID == picked) {
			n, id = n+1, o.ID
		}
	}
	if n != 1 {
		return Choice{Cancelled: true}, false
	}
	return Choice{ID: id}, true
}

// chooseReject picks the option that refuses: reject_once, else reject_always, else the
// outcome "cancelled", which ends the turn in several agents.
func chooseReject(opts []Option) Choice {
	for _, kind := range []string{decision.RejectOnce, decision.RejectAlways} {
		for _, o := range opts {
			if o.Kind == kind && o.ID != "" && countID(opts, o.ID) == 1 {
				return Choice{ID: o.ID}
			}
		}
	}
	return Choice{Cancelled: true}
}

// countID is how many options have an id.
func countID(opts []Option, id string) int {
	n := 0
	for _, o := range opts {
		if o.ID == id {
			n++
		}
	}
	return n
}

// keepKinds keeps the options of these kinds.
func keepKinds(opts []Option, kinds ...string) []Option {
	var kept []Option
	for _, o := range opts {
		if slices.Contains(kinds, o.Kind) {
			kept = append(kept, o)
		}
	}
	return kept
}

// countKind is how many options are of a kind.
func countKind(opts []Option, kind string) int {
	n := 0
	for _, o := range opts {
		if o.Kind == kind {
			n++
		}
	}
	return n
}

// offer is what guard honours of an agent's options: to allow once, and one way to reject.
// Where it can, guard adds "for this session", of which the agent never hears; session is
// its id then. The ids of guard's own options begin with own. What an option says is guard's too, by its
// kind, since a name can say the contrary; of several that allow once, the agent's name tells which.
func offer(own string, opts []Option, c *policy.Case, escape escaper) (offered []Option, session string) {
	for _, o := range opts {
		if o.Kind == decision.AllowOnce && countID(opts, o.ID) == 1 {
			offered = append(offered, o)
		}
	}
	for i := range offered {
		if o := &offered[i]; len(offered) == 1 {
			o.Name = locale.Text("Allow once")
		} else {
			o.Name = locale.Text("Allow once") + ": " + escape(o.Name)
		}
	}
	no := Option{ID: own + "reject", Name: locale.Text("Refuse"), Kind: decision.RejectOnce}
	grant, covers := c.SignatureGrant()
	if id := own + "session"; covers && len(offered) == 1 && countID(opts, id) == 0 {
		session = id
		offered = append(offered, Option{ID: session, Name: locale.Fill("Allow {0} for this session", grant.Words()),
			Kind: decision.AllowAlways})
	}
	if agents := chooseReject(opts); !agents.Cancelled {
		i := slices.IndexFunc(opts, func(o Option) bool { return o.ID == agents.ID })
		no.ID, no.Kind = agents.ID, opts[i].Kind
	}
	return append(offered, no), session
}
