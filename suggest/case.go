package suggest

import (
	"guard/policy"
)

// Case is a question that a person has answered.
type Case struct {
	Session string
	Facts   policy.Facts // judged by the policy of now, under which it would be asked again
	Allowed bool         // else refused
}

// Params say what to propose. Its zero value has no judge that knows a world, and the defaults else.
type Params struct {
	Judge    policy.Judge                       // of dangerous lines
	Examples policy.Judge                       // of rules' examples, as files are read
	Settings func(agent string) policy.Settings // the policy of now; nil: the mode ask, without rules
	Least    int                                // answers alike that make a rule; below 2: DefaultLeast
	Limit    int                                // rules; below 1: DefaultLimit
	// OnlyDeny: no rule that allows would hold, so none is proposed.
	OnlyDeny bool
	// Here: the rules are for one project, and name its paths from its own folder.
	Here bool
}

// What is taken where Params do not say.
const (
	DefaultLeast = 3
	DefaultLimit = 5
)

func (p Params) filled() Params {
	if p.Least < 2 {
		p.Least = DefaultLeast
	}
	if p.Limit < 1 {
		p.Limit = DefaultLimit
	}
	if p.Settings == nil {
		p.Settings = func(string) policy.Settings { return policy.Settings{Mode: policy.Asking} }
	}
	return p
}

// settings are the policy of now as the mode ask has it: what is asked does not hang on the mode of today.
func (p *Params) settings(agent string, rules ...policy.Rule) policy.Settings {
	s := p.Settings(agent)
	s.Mode = policy.Asking
	s.Rules = append(s.Rules[:len(s.Rules):len(s.Rules)], rules...)
	return s
}

// verdict is what the policy of now says, with rules more.
func (p *Params) verdict(f *policy.Facts, rules ...policy.Rule) policy.Verdict {
	return policy.Decide(*f, p.settings(f.Agent, rules...))
}
