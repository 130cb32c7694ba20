package control

import (
	"context"
	"fmt"
	"testing"

	"guard/control/controltest"
	"guard/policy"
)

// TestTheFourthQuestionNamesTheRule: after the person has allowed the like three times in a session, the question says
// which rule would end it; in no other session, and not where they refused one.
func TestTheFourthQuestionNamesTheRule(t *testing.T) {
	once, no := policy.Reply{Answer: policy.Once}, policy.Reply{Answer: policy.Refused}
	for _, tt := range []struct {
		name    string
		lines   []string
		replies map[int]policy.Reply // else once
		want    string               // of the last question
	}{
		{"the very line", []string{"git push", "git push", "git push", "git push"}, nil, `3 action = "allow", command = "git push"`},
		{"only the third", []string{"git push", "git push", "git push"}, nil, "0 "},
		{"another operand each", []string{"gh pr close 1", "gh pr close 2", "gh pr close 3", "gh pr close 4"}, nil,
			`3 action = "allow", command = "gh pr close <number>"`},
		{"beside what runs by itself", []string{"git push", "go test && git push", "git push", "ls; git push"}, nil,
			`3 action = "allow", command = "git push"`},
		{"reads in a folder", []string{"ls ~/other/site/a", "ls ~/other/site/b", "ls ~/other/site/c", "cat ~/other/site/d.txt"}, nil,
			`3 action = "allow", paths = ["~/other/site/**"]`},
		{"one refused", []string{"git push", "git push", "git push", "git push", "git push"}, map[int]policy.Reply{1: no}, "0 "},
		{"by the client itself", []string{"git push", "git push", "git push", "git push"},
			map[int]policy.Reply{0: {Answer: policy.Once, Auto: true}}, "0 "},
		{"what no rule is proposed for", []string{"cat .env", "cat .env", "cat .env", "cat .env"}, nil, "0 "},
		{"critical", []string{"rm -rf src", "rm -rf src", "rm -rf src", "rm -rf src"}, nil, "0 "},
		{"could be main", []string{"git push origin a", "git push origin b", "git push origin c", "git push origin d"}, nil, "0 "},
		{"others", []string{"git push", "gh pr close 1", "npm publish", "git push"}, nil, "0 "},
	} {
		t.Run(tt.name, func(t *testing.T) {
			n := -1
			p := &controltest.Person{Reply: func(context.Context, *policy.Case) (policy.Reply, error) {
				if n++; tt.replies[n].Answer != policy.NoAnswer {
					return tt.replies[n], nil
				}
				return once, nil
			}}
			r := newRig(Params{Mode: policy.Asking, AskVia: []policy.ApprovalChannel{policy.ViaClient},
				ApprovalChannels: map[policy.ApprovalChannel]policy.Dialog{policy.ViaClient: p.Ask}})
			for _, line := range tt.lines {
				r.run(t.Context(), controltest.Shell(line), "", p.Ask)
			}
			if p.Times() != len(tt.lines) {
				t.Fatalf("asked %d times", p.Times())
			}
			if h := p.Asked[len(tt.lines)-1].Hint; fmt.Sprint(h.Times, " ", h.Rule) != tt.want {
				t.Errorf("%+v, want %s", h, tt.want)
			}
			other := controltest.Shell(tt.lines[0])
			other.Session = "another"
			r.run(t.Context(), other, "", p.Ask)
			if h := p.Asked[len(tt.lines)].Hint; h != (policy.Hint{}) {
				t.Errorf("in another session: %+v", h)
			}
		})
	}
}

// TestAnswersAreBounded: however much a person answers, a session remembers a bounded part.
func TestAnswersAreBounded(t *testing.T) {
	p := controltest.Says(policy.Reply{Answer: policy.Once})
	r := terminal(p)
	for i := range 200 {
		r.run(t.Context(), controltest.Shell(fmt.Sprintf("git push origin b%d", i)), "", p.Ask)
	}
	for range 3 {
		r.run(t.Context(), controltest.Shell("gh pr close 1"), "", p.Ask)
	}
	r.run(t.Context(), controltest.Shell("gh pr close 1"), "", p.Ask)
	if h := p.Asked[len(p.Asked)-1].Hint; h.Times != 3 {
		t.Errorf("%+v", h)
	}
}
