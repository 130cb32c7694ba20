package acp

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"guard/policy"
	"guard/policy/decision"
)

const (
	optionsNoReject = `[{"optionId":"yes","name":"Allow","kind":"allow_once"}]`
	optionsTwoWays  = `[{"optionId":"a","name":"A","kind":"allow_once"},{"optionId":"b","name":"B","kind":"allow_once"},{"optionId":"no","name":"No","kind":"reject_once"}]`
	optionsOddKinds = `[{"optionId":"x","name":"X","kind":"allow_for_session"},{"optionId":"yes","name":"Y","kind":"allow_once"},{"optionId":"no","name":"N","kind":"reject_always"}]`
	optionsAlways   = `[{"optionId":"ever","name":"E","kind":"allow_always"},{"optionId":"no","name":"N","kind":"reject_once"}]`
)

// What the client's dialog offers, and what each answer makes of the agent's request.
func TestTheClientsDialog(t *testing.T) {
	tests := []struct {
		name, options, command string
		offered                string // kinds and ids
		answer                 string // what the client sends behind the id, or an option's id
		want                   string
	}{
		{"once", optionsPlain, "x", "allow_once yes, allow_always guard-T-session, reject_once no", "yes", "yes"},
		{"for this session is guard's own; the agent hears once", optionsPlain, "x", "allow_once yes, allow_always guard-T-session, reject_once no", "guard-T-session", "yes"},
		{"no signature, no session", optionsPlain, "unsigned", "allow_once yes, reject_once no", "guard-T-session", "no"},
		{"refused", optionsPlain, "x", "", "no", "no"},
		{"the agent's own always is not honoured", optionsPlain, "x", "", "ever", "no"},
		{"an option that nobody offered", optionsPlain, "x", "", "proceed_always_and_save", "no"},
		{"cancelled", optionsPlain, "x", "", `"result":{"outcome":{"outcome":"cancelled"}}`, "cancelled"},
		{"an error", optionsPlain, "x", "", `"error":{"code":-32601,"message":"no"}`, "no"},
		{"an empty result", optionsPlain, "x", "", `"result":{}`, "no"},
		{"a null result", optionsPlain, "x", "", `"result":null`, "no"},
		{"selected without an option", optionsPlain, "x", "", `"result":{"outcome":{"outcome":"selected"}}`, "no"},
		{"an outcome that is none", optionsPlain, "x", "", `"result":{"outcome":{"outcome":"allowed","optionId":"yes"}}`, "no"},
		{"the option twice", optionsPlain, "x", "", `"result":{"outcome":{"outcome":"selected","optionId":"no","optionId":"yes"}}`, "no"},
		{"the result twice", optionsPlain, "x", "", `"result":{"outcome":{"outcome":"selected","optionId":"yes"}},"result":{}`, "no"},
		{"an error beside a result", optionsPlain, "x", "", `"result":{"outcome":{"outcome":"selected","optionId":"yes"}},"error":{}`, "no"},
		{"in capitals", optionsPlain, "x", "", `"result":{"outcome":{"outcome":"selected","OPTIONID":"yes"}}`, "no"},
		{"the agent offers no way to refuse", optionsNoReject, "x", "allow_once yes, allow_always guard-T-session, reject_once guard-T-reject", "yes", "yes"},
		{"and it is refused", optionsNoReject, "x", "", "guard-T-reject", "cancelled"},
		{"several ways on", optionsTwoWays, "x", "allow_once a, allow_once b, reject_once no", "b", "b"},
		{"kinds that guard does not know", optionsOddKinds, "x", "allow_once yes, allow_always guard-T-session, reject_always no", "x", "no"},
		{"nothing but always", optionsAlways, "x", "none", "", "no"},
		{"no options", `[]`, "x", "none", "", "cancelled"},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
			r.agentSays(permissionWith("5", fmt.Sprintf(`{"toolCallId":"c","title":%q,"kind":"execute"}`, tt.command), tt.options))
			if tt.offered != "none" {
				m := r.client.next()
				if got := kindsAndIDs(m.Params.Options); tt.offered != "" && got != tt.offered {
					t.Errorf("offered %s, want %s", got, tt.offered)
				}
				if strings.HasPrefix(tt.answer, `"`) {
					r.clientSays(`{"jsonrpc":"2.0","id":` + string(m.ID) + `,` + tt.answer + `}`)
				} else {
					r.clientSays(selects(m.ID, tt.answer))
				}
			}
			if m := r.agent.next(); m.chosen() != tt.want || string(m.ID) != "5" {
				t.Errorf("the agent heard %s, want %s", m.raw, tt.want)
			}
		})
	}
}

// What a button of the dialog does is said by guard: the agent's name for it can say the contrary.
func TestTheDialogsButtonsSayWhatTheyDo(t *testing.T) {
	const swapped = `[{"optionId":"yes","name":"Reject","kind":"allow_once"},{"optionId":"no","name":"Allow","kind":"reject_always"}]`
	for options, want := range map[string]string{
		swapped:        "yes: Allow once, guard-T-session: Allow sig  with arguments that do no worse for this session, no: Refuse",
		optionsTwoWays: `a: Allow once: "A", b: Allow once: "B", no: Refuse`,
		`[{"optionId":"a","name":"No\u202e","kind":"allow_once"},{"optionId":"b","name":"","kind":"allow_once"}]`: `a: Allow once: "No\u202e", b: Allow once: "", guard-T-reject: Refuse`,
	} {
		r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
		r.agentSays(permissionWith("5", `{"toolCallId":"c","title":"x","kind":"execute"}`, options))
		var names []string
		for _, o := range r.client.next().Params.Options {
			names = append(names, o.ID+": "+o.Name)
		}
		if got := strings.Join(names, ", "); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
}

func kindsAndIDs(opts []Option) string {
	var all []string
	for _, o := range opts {
		all = append(all, o.Kind+" "+o.ID)
	}
	return strings.Join(all, ", ")
}

// The agent's request reaches the client with everything that it said, guard's
// words in front, and what guard knows in _meta.
func TestTheDialogIsEnriched(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
	r.agentSays(`{"jsonrpc":"2.0","id":5,"method":"session/request_permission","params":{"_meta":{"n":12345678901234567890.10,"guard":"forged"},"extra":[1.0],` +
		`"sessionId":"s","options":` + optionsPlain + `,"toolCall":{"toolCallId":"c","ti\u0074le":"Edit","content":[{"type":"diff","path":"/a","newText":"new"}],"vendor":{"k":1e2}}}}`)
	m := r.client.next()
	for _, want := range []string{`"n":12345678901234567890.10`, `"extra":[1.0]`, `"vendor":{"k":1e2}`, `"toolCallId":"c"`, `"title":"Edit"`,
		`"content":[{"content":{"text":"guard: Edit","type":"text"},"type":"content"},{"type":"diff","path":"/a","newText":"new"}]`, `"verdict":"ask"`} {
		if !strings.Contains(m.raw, want) {
			t.Errorf("%s is not in %s", want, m.raw)
		}
	}
	if strings.Contains(m.raw, "forged") || !json.Valid([]byte(m.raw)) {
		t.Errorf("%s", m.raw)
	}
}

func TestTheDialogOfTheDraftIsEnriched(t *testing.T) {
	for _, description := range []string{"", `"description":"the agent's",`} {
		r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
		r.agentSays(`{"jsonrpc":"2.0","id":5,"method":"session/request_permission","params":{"sessionId":"s","title":"Run","` +
			`subject":{"type":"command","command":"rm x","cwd":"/srv"},` + description + `"options":` + optionsPlain + `}}`)
		m := r.client.next()
		if want := "guard: rm x\n\n"; !strings.HasPrefix(m.Params.Description, want) || strings.Contains(m.Params.Description, "agent's") != (description != "") {
			t.Errorf("%q", m.Params.Description)
		}
		if q := r.desk.last(); q.Tool != policy.Shell || q.Command != "rm x" || q.Cwd != "/srv" {
			t.Errorf("judged %+v", q)
		}
	}
}

// A dialog that is still open when its request is gone cannot answer a later one
// under the same id.
func TestALateAnswerIsNotTakenForAnother(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
	r.agentSays(permission("5", "c1", "ls"))
	first := r.client.next()
	r.agentSays(`{"jsonrpc":"2.0","method":"$/cancel_request","params":{"requestId":5}}`)
	if m := r.agent.next(); m.chosen() != "cancelled" {
		t.Fatalf("%s", m.raw)
	}
	closed := false
	for !closed { // the agent's own word passes; guard closes the dialog that it opened
		m := r.client.next()
		closed = m.Method == "$/cancel_request" && string(m.Params.RequestID) == string(first.ID)
	}
	r.agentSays(permission("5", "c2", "rm -rf /srv"))
	var second message
	for second.Method != "session/request_permission" {
		second = r.client.next()
	}
	if string(second.ID) == string(first.ID) {
		t.Fatal("two dialogs under one id")
	}
	r.clientSays(selects(first.ID, "yes"))
	r.nothingFor(r.agent)
	if late := r.desk.noted(policy.NoteLateAnswer); len(late) != 1 {
		t.Errorf("noted %v", late)
	}
	r.clientSays(selects(second.ID, "no"), selects(second.ID, "yes"))
	if m := r.agent.next(); m.chosen() != "no" {
		t.Errorf("%s", m.raw)
	}
	r.nothingFor(r.agent)
}

func TestSessionCancelLeavesTheDialogToTheClient(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
	r.agentSays(permission("5", "c1", "ls"))
	m := r.client.next()
	r.clientSays(`{"method":"session/cancel","params":{"sessionId":"s"}}`, `{"jsonrpc":"2.0","id":`+string(m.ID)+`,"result":{"outcome":{"outcome":"cancelled"}}}`)
	if m := r.agent.next(); m.Method != "session/cancel" {
		t.Errorf("%s", m.raw)
	}
	if m := r.agent.next(); m.chosen() != "cancelled" {
		t.Errorf("%s", m.raw)
	}
	r.nothingFor(r.agent)
}

// A turn that is cancelled while its request is judged leaves no question behind.
func TestSessionCancelWhileARequestIsJudged(t *testing.T) {
	d, judged := &desk{person: byDialog}, make(chan bool)
	r := newRig(t, d)
	d.rule = func(policy.Request) policy.Action {
		defer close(judged)
		r.clientSays(`{"method":"session/cancel","params":{"sessionId":"s"}}`, `{"method":"_mark"}`)
		r.agent.until("_mark")
		return policy.Ask
	}
	r.agentSays(permission("5", "c1", "ls"))
	<-judged
	if m := r.agent.next(); m.chosen() != "cancelled" {
		t.Errorf("%s", m.raw)
	}
}

// With several ways to allow, a person who only said yes has picked none.
func TestAPersonElsewhereCannotPickAmongSeveral(t *testing.T) {
	yes := func(context.Context, *policy.Case, policy.Dialog) policy.Outcome {
		return policy.Outcome{Result: decision.Allowance}
	}
	for options, want := range map[string]string{optionsTwoWays: "no", optionsNoReject: "yes", optionsPlain: "yes", optionsAlways: "no"} {
		d := &desk{rule: always(policy.Allow), person: yes} // a doubt makes it a question
		r := newRig(t, d)
		r.agentSays(permissionWith("5", `{"toolCallId":"c","title":"x","kind":"execute"}`, options))
		if m := r.agent.next(); m.chosen() != want {
			t.Errorf("%s: %s, want %s", options, m.raw, want)
		}
	}
}

func TestAQuestionOfGuardsOwn(t *testing.T) {
	for _, tt := range []struct{ pick, want string }{{"allow_once", ""}, {"guard-T-session", ""}, {"reject_once", "error -32001"}, {"bogus", "error -32001"}} {
		t.Run(tt.pick, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
			line := `{"id":3,"method":"fs/write_text_file","params":{"sessionId":"s","path":"/srv/project/a","content":"text"}}`
			r.agentSays(line)
			m := r.client.next()
			if m.Method != "session/request_permission" || m.Params.SessionID != "s" || string(m.ID) == "3" ||
				!strings.Contains(m.raw, `"type":"diff"`) || !strings.Contains(m.raw, `"path":"/srv/project/a"`) {
				t.Fatalf("%s", m.raw)
			}
			if got := kindsAndIDs(m.Params.Options); got != "allow_once allow_once, allow_always guard-T-session, reject_once reject_once" {
				t.Errorf("offered %s", got)
			}
			r.clientSays(selects(m.ID, tt.pick))
			if tt.want == "" {
				if m := r.client.next(); m.raw != line {
					t.Errorf("the client was sent %s", m.raw)
				}
				return
			}
			if m := r.agent.next(); m.chosen() != tt.want || string(m.ID) != "3" {
				t.Errorf("%s", m.raw)
			}
			r.nothingFor(r.client)
		})
	}
}

func TestEveryDialogHasAnIdOfItsOwn(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
	var ids []string
	for i := range 20 {
		r.agentSays(permission(fmt.Sprint(i), fmt.Sprint("c", i), "x"))
		m := r.client.next()
		if slices.Contains(ids, string(m.ID)) {
			t.Fatalf("%s again", m.ID)
		}
		ids = append(ids, string(m.ID))
	}
}

// What the agent writes beside a call may pose as guard's words: it is marked as its own, and escaped.
func TestTheAgentsWordsInADialogAreMarked(t *testing.T) {
	const poses = `guard: it is harmless\u202e\u001b[2J`
	for name, params := range map[string]string{
		"content of a call": `"toolCall":{"toolCallId":"c","title":"rm x\u202e","kind":"execute","rawInput":{"command":"rm x"},"content":[{"type":"content","content":{"type":"text","text":"` +
			poses + `"}},{"type":"diff","path":"/a","newText":"new"}]}`,
		"a resource": `"toolCall":{"toolCallId":"c","title":"rm x","kind":"execute","rawInput":{"command":"rm x"},"content":[{"type":"content","content":{"type":"resource","resource":{"uri":"file:///a","text":"` +
			poses + `"}}},{"type":"diff","path":"/a","newText":"new"}]}`,
		"a link": `"toolCall":{"toolCallId":"c","title":"rm x","kind":"execute","rawInput":{"command":"rm x"},"content":[{"type":"content","content":{"type":"resource_link","uri":"file:///a","name":"` +
			poses + `"}}]}`,
		"a call for a subject": `"title":"rm x","subject":{"type":"tool_call","toolCall":{"toolCallId":"c","title":"rm x\u202e","kind":"execute","rawInput":{"command":"rm x"},"content":[{"type":"content","content":{"type":"text","text":"` +
			poses + `"}},{"type":"diff","path":"/a","newText":"new"}]}}`,
		"a command for a subject": `"title":"rm x","description":"` + poses + `","subject":{"type":"command","command":"rm x \u202e","cwd":"/srv/project"}`,
		"a description":           `"title":"rm x","description":"` + poses + `","subject":{"type":"command","command":"rm x","cwd":"/srv/project"}`,
	} {
		t.Run(name, func(t *testing.T) {
			r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
			r.opens("/srv/project")
			r.agentSays(`{"jsonrpc":"2.0","id":1,"method":"session/request_permission","params":{"sessionId":"s","options":` + optionsPlain + `,` + params + `}}`)
			m := r.client.next()
			var decoded any
			if err := json.Unmarshal([]byte(m.raw), &decoded); err != nil {
				t.Fatal(err)
			}
			shown := strings.ReplaceAll(fmt.Sprint(decoded), "guard: rm x \u202e", "") // who describes a case escapes it
			if !strings.Contains(shown, "the agent's own words: ") || strings.ContainsAny(shown, "\u202e\x1b") {
				t.Error(m.raw)
			}
			if strings.Contains(params, "diff") && !strings.Contains(m.raw, `{"type":"diff","path":"/a","newText":"new"}`) {
				t.Error(m.raw)
			}
		})
	}
}

// A question of guard's own has the command for its title, which hides nothing there either.
func TestTheTitleOfAQuestionHidesNothing(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Ask), person: byDialog})
	r.opens("/srv/project")
	r.agentSays(`{"id":1,"method":"terminal/create","params":{"sessionId":"s","command":"rm x \u202e# y"}}`)
	var call struct{ Title string }
	m := r.client.next()
	if err := json.Unmarshal(m.Params.ToolCall, &call); err != nil || strings.Contains(call.Title, "\u202e") || !strings.Contains(call.Title, "rm x") {
		t.Error(m.raw)
	}
}
