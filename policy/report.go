package policy

import (
	"guard/policy/place"
	"guard/policy/risk"
)

// Report is one judged request as JSON shows it everywhere: `guard check`, the
// record, the socket. Its lists are never null.
type Report struct {
	Verdict    Action          `json:"verdict"`
	Risk       risk.Level      `json:"risk"`
	Categories risk.Categories `json:"categories"`
	Absurd     bool            `json:"absurd"`
	Rule       string          `json:"rule"`
	Reason     string          `json:"reason"`
	Codes      []string        `json:"codes,omitempty"` // as in Verdict, like the next two
	Decision   string          `json:"decision"`
	Next       string          `json:"next,omitempty"`
	Suggestion string          `json:"suggestion,omitempty"`

	Tool      Tool            `json:"tool,omitempty"`
	Protected bool            `json:"protected,omitempty"` // refused in every mode: guard's own, or an agent's settings
	Unknown   bool            `json:"unknown,omitempty"`   // something in it was not understood
	Commands  []ReportCommand `json:"commands"`
	Paths     ReportPaths     `json:"paths"`
	Hosts     []string        `json:"hosts"`
	Wildcards []place.Match   `json:"wildcards"`
	Signature string          `json:"signature,omitempty"` // what "for this session" would cover
	Reasons   []string        `json:"reasons"`             // of the level and categories, one sentence each
	// ReasonCodes are the codes of Reasons, one for each: locale/messages/reasons.en.json lists them.
	ReasonCodes []string `json:"reason_codes,omitempty"`
	Error       string   `json:"error,omitempty"` // the request could not be read: refused
}

// ReportCommand is one simple command found in a request.
type ReportCommand struct {
	Argv       []string        `json:"argv"`
	Wrappers   []string        `json:"wrappers,omitempty"`
	Redirects  []string        `json:"redirects,omitempty"`
	Assigns    []string        `json:"assigns,omitempty"`
	Cwd        string          `json:"cwd,omitempty"`
	Risk       risk.Level      `json:"risk"`
	Categories risk.Categories `json:"categories"`
	Reasons    []string        `json:"reasons"`
	// ReasonCodes are the codes of Reasons, one for each.
	ReasonCodes []string `json:"reason_codes,omitempty"`
}

// ReportPaths are the files and folders a request would touch: resolved where
// they could be, else as written.
type ReportPaths struct {
	Reads   []string `json:"reads"`
	Writes  []string `json:"writes"`
	Deletes []string `json:"deletes"`
}

// NewReport puts facts and the verdict on them into one shape.
func NewReport(f Facts, v Verdict) Report { return (&Case{Facts: f, Verdict: v}).Report() }

// Report puts a case into one shape.
func (c *Case) Report() Report {
	f, v := &c.Facts, &c.Verdict
	r := Report{
		Verdict: v.Action, Risk: v.Risk.Effective(), Categories: v.Categories, Absurd: v.Absurd,
		Rule: v.Rule, Reason: v.Reason, Codes: v.Codes, Decision: v.Decision, Next: v.Next, Suggestion: v.Suggestion,
		Tool: f.Tool, Protected: f.Protected, Unknown: f.Unknown,
		Commands:  make([]ReportCommand, 0, len(f.Commands)),
		Paths:     ReportPaths{names(f.Reads), names(f.Writes), names(f.Deletes)},
		Hosts:     append([]string{}, f.Hosts...),
		Wildcards: append([]place.Match{}, f.Wildcards...),
	}
	why := f.Ranked()
	r.Reasons, r.ReasonCodes = sentences(why), risk.Codes(why)
	if g, ok := c.SignatureGrant(); ok {
		r.Signature = g.Signature
	}
	for i := range f.Commands {
		c := &f.Commands[i]
		r.Commands = append(r.Commands, ReportCommand{
			Argv: notNull(c.Argv), Wrappers: c.Wrappers, Redirects: c.Redirects, Assigns: c.Assigns,
			Cwd: c.Cwd, Risk: c.Level.Effective(), Categories: c.Categories, Reasons: sentences(c.Reasons),
			ReasonCodes: risk.Codes(c.Reasons),
		})
	}
	return r
}

// ErrorReport is the answer to what could not be read: a refusal that says why.
func ErrorReport(err error) Report {
	r := NewReport(Facts{}, Verdict{})
	r.Tool, r.Rule, r.Reason, r.Error = "", "default: not readable", err.Error(), err.Error()
	return r
}

// notNull is a list that JSON shows as [] where it is empty.
func notNull(list []string) []string {
	if list == nil {
		return []string{}
	}
	return list
}

// names lists places once each.
func names(places []place.Place) []string {
	list := make([]string, 0, len(places))
	var seen map[string]bool
	if len(places) > 1 {
		seen = map[string]bool{}
	}
	for _, p := range places {
		name := p.Path
		if name == "" {
			name = p.Raw
		}
		if seen[name] {
			continue
		}
		if seen != nil {
			seen[name] = true
		}
		list = append(list, name)
	}
	return list
}

func sentences(reasons []risk.Reason) []string {
	list := make([]string, 0, len(reasons))
	for _, r := range reasons {
		list = append(list, r.String())
	}
	return list
}
