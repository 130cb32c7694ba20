package acp

import (
	"encoding/json"
	"fmt"
	"os"
	"testing"

	"guard/acp/dialect"
	"guard/policy"
)

// protocolMethod is a method of the protocol's schemas. Side is the one that
// handles it.
type protocolMethod struct {
	Schema, Side, Method string
	Request              bool
}

func protocolMethods(t *testing.T) []protocolMethod {
	t.Helper()
	var file struct{ Methods []protocolMethod }
	b, err := os.ReadFile("testdata/methods.json")
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(b, &file); err != nil {
		t.Fatal(err)
	}
	return file.Methods
}

// tables are the treatments of a method that this side handles; both may send
// what is the protocol's.
func (m protocolMethod) tables() map[string]dialect.Methods {
	switch m.Side {
	case "client":
		return map[string]dialect.Methods{"agent": sentByAgent(&parts{})}
	case "agent":
		return map[string]dialect.Methods{"client": sentByClient(&parts{})}
	}
	return map[string]dialect.Methods{"agent": sentByAgent(&parts{}), "client": sentByClient(&parts{})}
}

// TestEveryMethodHasATreatment: what a new schema adds must be thought about, and
// what relays must say why.
func TestEveryMethodHasATreatment(t *testing.T) {
	known := map[string]bool{"client session/fork": true} // see sentByClient
	for _, m := range protocolMethods(t) {
		for sender, table := range m.tables() {
			known[sender+" "+m.Method] = true
			one, declared := table[m.Method]
			if !declared || one.Notice == m.Request {
				t.Errorf("%s of %s, which the %s sends: what does guard do with it?", m.Method, m.Schema, sender)
			}
		}
	}
	for sender, table := range map[string]dialect.Methods{"agent": sentByAgent(&parts{}), "client": sentByClient(&parts{})} {
		for method, one := range table {
			if !known[sender+" "+method] {
				t.Errorf("%s has a treatment and is not in the schemas", method)
			}
			if one.Is == dialect.Relayed && one.Why == "" || one.Is != dialect.Relayed && one.Handle == nil {
				t.Errorf("%s: %+v says nothing", method, one)
			}
		}
	}
}

// TestTreatmentsHold: with a judge that refuses all, what is judged does not pass,
// and the rest does.
func TestTreatmentsHold(t *testing.T) {
	params := map[string]string{
		"fs/write_text_file": `{"sessionId":"s","path":"/a","content":"x"}`, "fs/read_text_file": `{"sessionId":"s","path":"/a"}`,
		"terminal/create":    `{"sessionId":"s","command":"x"}`,
		"elicitation/create": `{"sessionId":"s","message":"your password","requestedSchema":{"properties":{"password":{"type":"string"}}}}`,
		"session/set_mode":   `{"sessionId":"s","modeId":"yolo"}`, "session/set_config_option": `{"sessionId":"s","configId":"mode","value":"yolo"}`,
		"session/request_permission": `{"sessionId":"s","toolCall":{"toolCallId":"c","title":"x","kind":"execute","rawInput":{"command":"x"}},"options":` + optionsPlain + `}`,
	}
	for _, m := range protocolMethods(t) {
		for sender, table := range m.tables() {
			p := params[m.Method]
			if p == "" {
				p = `{"sessionId":"s"}`
			}
			line := fmt.Sprintf(`{"jsonrpc":"2.0","method":%q,"params":%s}`, m.Method, p)
			if m.Request {
				line = `{"id":7,` + line[1:]
			}
			r := newRig(t, &desk{rule: always(policy.Deny)})
			says, to := r.agentSays, r.client
			if sender == "client" {
				says, to = r.clientSays, r.agent
			}
			says(line)
			says(`{"method":"_mark"}`)
			passed := false
			for _, got := range to.until("_mark") {
				passed = passed || got.raw == line
			}
			if want := table[m.Method].Is == dialect.Observed || table[m.Method].Is == dialect.Relayed; passed != want {
				t.Errorf("%s of %s from the %s: passed %v, and is %s", m.Method, m.Schema, sender, passed, table[m.Method].Is)
			}
		}
	}
}

// A method under the form that it does not have is one that guard does not know.
func TestAMethodUnderTheOtherForm(t *testing.T) {
	r := newRig(t, &desk{rule: always(policy.Deny)})
	for _, method := range []string{"session/update", "elicitation/complete"} {
		r.agentSays(fmt.Sprintf(`{"id":1,"method":%q,"params":{"sessionId":"s"}}`, method))
		if m := r.agent.next(); m.chosen() != "error -32001" {
			t.Errorf("%s: %s", method, m.raw)
		}
	}
}

// Some clients go by the method alone, and carry out a request that has no id.
func TestARequestWithoutAnID(t *testing.T) {
	const write = `"method":"fs/write_text_file","params":{"path":"/a","content":"x"}`
	lines := map[string]string{"a batch": `[{` + write + `}]`, "twice": `{` + write + `,` + write + `}`,
		"in capitals": `{"METHOD":"fs/write_text_file"}`, "an escaped slash": `{"method":"fs\/write_text_file","result":0}`,
		"unknown, in a batch": `[{"method":"session/update"},{"method":"fs/delete_file"}]`, "unknown, twice": `{"method":"Terminal/input","method":"terminal/input"}`,
		"unknown, behind a value": `1 {"method":"fs/delete_file"}`, "unknown, behind a line end": "log\r{\"method\":\"fs/delete_file\"}",
		"behind a mark": "\ufeff{" + write + "}", "behind a value": `1 {` + write + `}`, "behind a line end": "log\u2028{" + write + "}"}
	for _, unknown := range []string{"fs/delete_file", "FS/write_text_file", "terminal/input", "Terminal/create"} {
		lines[unknown] = fmt.Sprintf(`{"jsonrpc":"2.0","method":%q,"params":{}}`, unknown)
	}
	for name, one := range sentByAgent(&parts{}) {
		if one.Is == dialect.Judged {
			lines[name] = fmt.Sprintf(`{"jsonrpc":"2.0","method":%q,"params":{}}`, name)
		}
	}
	for name, line := range lines {
		r := newRig(t, &desk{rule: always(policy.Allow)})
		r.agentSays(line)
		if m := r.agent.next(); m.chosen() != "error -32600" {
			t.Errorf("%s: %s", name, m.raw)
		}
		r.nothingFor(r.client)
		if len(r.desk.noted(policy.NoteRefused)) != 1 {
			t.Errorf("%s: not noted", name)
		}
	}
	r := newRig(t, &desk{})
	r.clientSays(`{"method":"session/set_mode","params":{"sessionId":"s","modeId":"yolo"}}`)
	r.client.next()
	r.nothingFor(r.agent)
	for _, passes := range []string{`{"method":"terminal/release","params":{"terminalId":"t"}}`, `{"method":"_vendor/fs/write_text_file"}`, `{"method":"fsx/changed"}`,
		`{"method":"session/update","params":{"text":"fs/write_text_file"}}`, `{"level":"info","method":5}`, `{"level":"info","method":5,"at":"/srv/fs/a"}`, `[{"method":"fsx/changed"}]`, `[{"method":"session/update"}]`} {
		r.agentSays(passes)
		if m := r.client.next(); m.raw != passes {
			t.Errorf("%s, want %s", m.raw, passes)
		}
	}
}
