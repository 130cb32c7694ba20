package policies

import (
	"time"

	"guard/config"
	"guard/policy"
	"guard/policy/place"
)

// testReport is what `guard test --json` prints. Its lists are never null.
type testReport struct {
	OK       bool           `json:"ok"`
	Policies []policyReport `json:"policies"`
}

type policyReport struct {
	Mode         string           `json:"mode"`
	Files        []fileReport     `json:"files"`
	Rules        []ruleReport     `json:"rules"`
	Preconfirmed []planReport     `json:"preconfirmed"`
	Warnings     []policy.Warning `json:"warnings"`
	Notices      []string         `json:"notices"` // what is ignored, and why
}

type fileReport struct {
	Path    string       `json:"path"`
	Layer   config.Layer `json:"layer"`
	Trusted bool         `json:"trusted"`
}

type ruleReport struct {
	Rule     string          `json:"rule"` // as verdicts name it
	File     string          `json:"file"`
	Line     int             `json:"line,omitempty"`
	Name     string          `json:"name,omitempty"`
	Action   policy.Action   `json:"action"`
	Ignored  bool            `json:"ignored,omitempty"` // its file is not trusted
	Examples []exampleReport `json:"examples"`
}

type exampleReport struct {
	Example string        `json:"example"`
	In      string        `json:"in"`      // match or not_match
	Matches bool          `json:"matches"` // by this rule alone
	Holds   bool          `json:"holds"`
	Verdict policy.Action `json:"verdict"` // by all of them
	Rule    string        `json:"rule"`    // which decided
	Decides bool          `json:"decides"` // that is this one
	Reason  string        `json:"reason"`
	Codes   []string      `json:"codes,omitempty"` // of the reasons in Reason
}

type planReport struct {
	Command   string        `json:"command"`
	File      string        `json:"file"`
	Line      int           `json:"line,omitempty"`
	Workspace string        `json:"workspace"`
	Until     time.Time     `json:"until"`
	Ended     bool          `json:"ended"`
	Holds     bool          `json:"holds"` // it would run, or has ended
	Verdict   policy.Action `json:"verdict"`
	Rule      string        `json:"rule"`
	Reason    string        `json:"reason"`
	Codes     []string      `json:"codes,omitempty"` // of the reasons in Reason
	Wildcards []place.Match `json:"wildcards"`       // what it would hit now
}

func newTestReport(tests []policyTest) testReport {
	all := testReport{OK: true, Policies: []policyReport{}}
	for _, t := range tests {
		all.OK = all.OK && len(t.wrong) == 0
		one := policyReport{
			Mode: t.conf.Mode.Value.String(), Files: []fileReport{}, Rules: []ruleReport{},
			Preconfirmed: []planReport{}, Warnings: append([]policy.Warning{}, t.conf.Warnings...),
			Notices: append([]string{}, t.conf.Notices...),
		}
		for _, s := range t.conf.Sources {
			one.Files = append(one.Files, fileReport{s.Path, s.Layer, s.Trusted})
		}
		for _, r := range t.rules {
			one.Rules = append(one.Rules, r.report())
		}
		for _, p := range t.plans {
			one.Preconfirmed = append(one.Preconfirmed, p.report())
		}
		all.Policies = append(all.Policies, one)
	}
	return all
}

func (t ruleTest) report() ruleReport {
	r := ruleReport{Rule: t.rule.Label(), File: t.rule.Source, Line: t.rule.Line, Name: t.rule.Name,
		Action: t.rule.Action, Ignored: t.ignored, Examples: []exampleReport{}}
	for _, e := range t.examples {
		r.Examples = append(r.Examples, exampleReport{
			Example: e.Text, In: listOf(e), Matches: e.Matches, Holds: e.Holds(),
			Verdict: e.Verdict.Action, Rule: e.Verdict.Rule, Decides: e.Verdict.Rule == r.Rule,
			Reason: e.Verdict.Reason, Codes: e.Verdict.Codes,
		})
	}
	return r
}

func (p planTest) report() planReport {
	return planReport{
		Command: p.Command, File: p.Source, Line: p.Line, Workspace: p.Workspace, Until: p.Until, Ended: p.ended,
		Holds: p.holds(), Verdict: p.verdict.Action, Rule: p.verdict.Rule, Reason: p.verdict.Reason,
		Codes: p.verdict.Codes, Wildcards: append([]place.Match{}, p.facts.Wildcards...),
	}
}

// listOf is the key that an example stands in.
func listOf(e policy.Example) string {
	if e.Wanted {
		return "match"
	}
	return "not_match"
}
