package suggest

import (
	"iter"
	"path/filepath"
	"runtime"
	"strings"

	"guard/cmd/guard/cli"
	"guard/config"
	"guard/policy"
	"guard/policy/decision"
	"guard/policy/place"
	"guard/replay"
	"guard/suggest"
)

// findings are the rules that are proposed, and what they are proposed by.
type findings struct {
	Asked       int        `json:"asked"` // questions that a person answered
	editors     int        // questions that an editor answered, too fast for a person
	alike       int        // at most so many of the person's are alike, where that is too few
	Suggestions []proposal `json:"suggestions"`
}

// proposal is one rule.
type proposal struct {
	rule  policy.Rule
	Name  string `json:"name"`
	TOML  string `json:"toml"`
	Deny  bool   `json:"deny"` // else it allows
	Cases []line `json:"cases"`
	// Answers and Sessions are how many questions it comes from, and in how many sessions they were put.
	Answers  int            `json:"answers"`
	Sessions int            `json:"sessions"`
	Effect   suggest.Effect `json:"effect"`
}

// line is one question that a rule comes from.
type line struct {
	Session string `json:"session"`
	Request string `json:"request"`
}

// mostCases bounds the questions that are looked at, the latest ones.
const mostCases = 5000

// find reads the record twice: for the questions that a person answered, and for what rules would have changed in
// all of it.
func (s *flags) find(conf *config.Config) (*findings, []error, error) {
	p := s.params(conf)
	var broken []error
	var cases []suggest.Case
	editors := 0
	err := s.replay(&p, !s.json, &broken, func(a *replay.Answer) row {
		allowed, answered := answerOf(a.Before.Answer)
		if !answered || a.Err != nil || a.Cut {
			return row{byEditor: a.Before.ByEditor}
		}
		return row{asked: true, answered: suggest.Case{Session: a.Session, Facts: a.Case.Facts, Allowed: allowed}}
	}, func(r row) {
		if r.byEditor {
			editors++
			return
		}
		if cases = append(cases, r.answered); len(cases) >= 2*mostCases {
			cases = append(cases[:0], cases[len(cases)-mostCases:]...)
		}
	})
	if err != nil {
		return nil, nil, err
	}
	cases = cases[max(0, len(cases)-mostCases):]
	found := &findings{Asked: len(cases), editors: editors, Suggestions: []proposal{}}
	for _, one := range suggest.For(cases, p) {
		found.Suggestions = append(found.Suggestions, newProposal(one, cases))
	}
	if len(found.Suggestions) == 0 {
		found.alike = alike(cases, p)
		return found, broken, nil
	}
	var again []error // the same, told once
	return found, broken, s.effects(found, &p, &again)
}

// alike is how many answers at most one rule would give, where those are too few for one; 0: fewer than two.
func alike(cases []suggest.Case, p suggest.Params) int {
	for p.Least--; p.Least >= 2; p.Least-- {
		if one := suggest.For(cases, p); len(one) > 0 {
			return p.Least
		}
	}
	return 0
}

// answerOf is what a person's answer says of the request; false where it is none.
func answerOf(a decision.Answer) (allowed, answered bool) {
	switch a {
	case decision.Once, decision.ForSession:
		return true, true
	case decision.Refused, decision.Cancelled:
		return false, true
	}
	return false, false
}

// row is what is kept of one request.
type row struct {
	asked    bool // and a person answered
	byEditor bool // asked, and an editor answered by itself
	refused  bool // without that
	answered suggest.Case
	session  string
	actions  []policy.Action
}

// replay judges what was recorded by the policy of now, and gives what is kept of each request to a function.
func (s *flags) replay(p *suggest.Params, say bool, broken *[]error, view func(*replay.Answer) row,
	take func(row)) error {
	entries, err := s.chosen.Entries(say, broken)
	if err != nil {
		return err
	}
	world := p.Judge.World
	world.Own = cli.OwnPaths(s.home)
	return replay.Run(s.here(p, entries), replay.Params{World: world, Settings: p.Settings, Past: replay.ByName,
		Workers: runtime.GOMAXPROCS(0)}, view, func(r row, _ bool) error {
		if r.asked || r.byEditor || r.actions != nil {
			take(r)
		}
		return nil
	})
}

// here leaves out what was asked in other projects, where the rules are for one.
func (s *flags) here(p *suggest.Params, entries iter.Seq[replay.Entry]) iter.Seq[replay.Entry] {
	if !p.Here {
		return entries
	}
	root := p.Judge.World.Workspace
	return func(yield func(replay.Entry) bool) {
		for e := range entries {
			if (e.Ends || place.Below(filepath.Clean(e.Request.Workspace), root)) && !yield(e) {
				return
			}
		}
	}
}

// params are how rules are looked for. For a project's file, its allow rules are known too where it is not trusted:
// trust is what they want, not to be proposed again.
func (s *flags) params(conf *config.Config) suggest.Params {
	who := cli.ThisPerson()
	p := suggest.Params{Least: s.least, Limit: s.limit, Here: s.project, OnlyDeny: conf.AllowRulesLockedBy() != "",
		Examples: config.Examples(),
		Judge:    policy.Judge{World: place.World{Workspace: s.dir, Home: who.Home, User: who.Name}},
		Settings: func(agent string) policy.Settings {
			set := conf.Settings(agent)
			set.Mode = policy.Asking
			if s.project {
				set.Rules = append(set.Rules[:len(set.Rules):len(set.Rules)], conf.Ignored...)
			}
			return set
		}}
	if file, err := s.file(); err == nil && s.project {
		p.Judge.World.Workspace = filepath.Dir(file)
	}
	return p
}

// effects finds what each rule would have changed, and leaves out a refusal that would have stopped what ran.
func (s *flags) effects(found *findings, p *suggest.Params, broken *[]error) error {
	var rules []policy.Rule
	for i := range found.Suggestions {
		rules = append(rules, found.Suggestions[i].rule)
	}
	sum := suggest.NewEffects(len(rules))
	err := s.replay(p, false, broken, func(a *replay.Answer) row {
		if a.Err != nil {
			return row{}
		}
		_, answered := answerOf(a.Before.Answer)
		return row{asked: answered, refused: a.Before.Outcome == replay.Refused, session: a.Session,
			actions: suggest.Actions(&a.Case.Facts, *p, rules)}
	}, func(r row) { sum.Add(r.session, r.asked, r.refused, r.actions) })
	kept := found.Suggestions[:0]
	for i, one := range found.Suggestions {
		if one.Effect = sum.Of(i); one.Effect.Refuses == 0 {
			kept = append(kept, one)
		}
	}
	found.Suggestions = kept
	return err
}

func newProposal(one suggest.Suggestion, cases []suggest.Case) proposal {
	p := proposal{rule: one.Rule, Name: one.Rule.Name, TOML: suggest.TOML(&one.Rule),
		Deny: one.Rule.Action == policy.Deny, Answers: len(one.Cases)}
	in := map[string]bool{}
	for _, i := range one.Cases {
		c := &cases[i]
		in[c.Session] = true
		p.Cases = append(p.Cases, line{c.Session, strings.TrimSpace(shown(&c.Facts))})
	}
	p.Sessions = len(in)
	return p
}

// shown is a request in its own words.
func shown(f *policy.Facts) string {
	switch {
	case f.Command != "":
		return f.Command
	case f.Tool == policy.MCP:
		return f.Server + "." + f.Name
	case len(f.Paths) > 0:
		return string(f.Tool) + " " + strings.Join(f.Paths, " ")
	}
	return f.Raw
}
