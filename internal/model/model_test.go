package model

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"reflect"
	"strings"
	"testing"
)

// post sends a body as an agent would and returns what came back.
func post(t *testing.T, url, body string) string {
	t.Helper()
	r, err := http.Post(url, "application/json", strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

func quoted(s string) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(s); err != nil {
		panic(err)
	}
	return strings.TrimSpace(b.String())
}

func TestPromptAndScript(t *testing.T) {
	want := []turn{{Sh("a && b")}, {Write("f", "]@ text @@["), Call("c", map[string]int{"x": 1})}, {Say("bye")}}
	got, ok := script("please " + Prompt(want[0][0], []Step(want[1]), want[2][0]) + " now")
	if !ok || !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v", got)
	}
	if p := Prompt(Sh("a && b")); p != `@@[{"sh":"a && b"}]@@` {
		t.Errorf("not as a person would read it: %s", p)
	}
	for _, text := range []string{"", "nothing", "@@[", "@@[{]@@", `@@[{"sh":5}]@@`} {
		if got, ok := script(text); ok {
			t.Errorf("%q is %+v", text, got)
		}
	}
	if got := at(want, 3); !reflect.DeepEqual(got, turn{Say("done")}) {
		t.Errorf("after the end: %+v", got)
	}
}

func TestGeminiTurns(t *testing.T) {
	prompt := `{"role":"user","parts":[{"text":` + quoted(Prompt(Sh("ls"), []Step{Write("f", "x"), Call("web_fetch", map[string]string{"prompt": "p"})}, Patch("p"))) + `}]}`
	called := `{"role":"model","parts":[{"functionCall":{"name":"run_shell_command","args":{}}}]}`
	told := `{"role":"user","parts":[{"functionResponse":{"name":"run_shell_command","response":{"output":"a\nb"}}}]}`
	refused := `{"role":"user","parts":[{"functionResponse":{"name":"write_file","response":{"error":"no: policy"}}},{"functionResponse":{"name":"web_fetch","response":{"x":1}}}]}`
	m := Gemini(t)
	for _, c := range []struct {
		name, contents string
		want           string
	}{
		{"no script", `{"role":"user","parts":[{"text":"hello"}]}`, `[{"text":"done"}]`},
		{"first turn", prompt, `[{"functionCall":{"name":"run_shell_command","args":{"command":"ls","description":"run it"}}}]`},
		{"second, in parallel", prompt + "," + called + "," + told, `[{"functionCall":{"name":"write_file","args":{"content":"x","file_path":"f"}}},{"functionCall":{"name":"web_fetch","args":{"prompt":"p"}}}]`},
		{"what it cannot", prompt + "," + called + "," + told + "," + called + "," + refused, `[{"text":"Gemini has no call for`},
		{"past the end", strings.Repeat(called+",", 3) + prompt + strings.Repeat(","+called, 3), `[{"text":"done"}]`},
	} {
		t.Run(c.name, func(t *testing.T) {
			got := post(t, m.URL+"/v1beta/models/x:streamGenerateContent?alt=sse", `{"contents":[`+c.contents+`]}`)
			if !strings.HasPrefix(got, "data: {") || !strings.HasSuffix(got, "}\n\n") || !strings.Contains(got, `"parts":`+c.want) {
				t.Errorf("got %s", got)
			}
		})
	}
	want := []Result{{"", "run_shell_command", "a\nb", false}, {"", "write_file", "no: policy", true}, {"", "web_fetch", `{"x":1}`, false}}
	if got := m.Told(); !reflect.DeepEqual(got, want) {
		t.Errorf("told %+v", got)
	}
	if got := m.Requests(); len(got) != 5 || got[0].Path != "/v1beta/models/x:streamGenerateContent" || !json.Valid(got[4].Body) {
		t.Errorf("requests %+v", got)
	}
}

func TestGeminiHelpers(t *testing.T) {
	m := Gemini(t)
	if got := post(t, m.URL+"/v1beta/models/x:countTokens", `{"contents":[]}`); got != "{\"totalTokens\":42}\n" {
		t.Error(got)
	}
	if got := post(t, m.URL+"/v1beta/models/x:generateContent", `{"contents":[]}`); !strings.Contains(got, `model_choice`) {
		t.Error(got)
	}
	if got := post(t, m.URL+"/v1beta/models/x:generateContent", `nonsense`); !strings.Contains(got, `"error"`) {
		t.Error(got)
	}
}

// events parses what Codex would see.
func events(t *testing.T, stream string) (names []string, items []map[string]any) {
	t.Helper()
	for _, e := range strings.Split(strings.TrimSpace(stream), "\n\n") {
		head, data, _ := strings.Cut(e, "\ndata: ")
		var m map[string]any
		if err := json.Unmarshal([]byte(data), &m); err != nil || "event: "+m["type"].(string) != head {
			t.Fatalf("%v: %s", err, e)
		}
		names = append(names, m["type"].(string))
		if m["type"] == "response.output_item.done" {
			items = append(items, m["item"].(map[string]any))
		}
	}
	return names, items
}

func TestCodexTurns(t *testing.T) {
	m := Codex(t)
	prompt := `{"type":"message","role":"user","content":[{"type":"input_text","text":` + quoted(Prompt(Escalated("ls"), []Step{Patch("P"), Call("danger", map[string]int{"x": 1})}, Say("bye"))) + `}]}`
	tools := `[{"type":"function","name":"exec_command"},{"type":"custom","name":"apply_patch"},{"type":"namespace","name":"mcp__lab","tools":[{"type":"function","name":"danger"}]}]`
	ask := func(since string) ([]string, []map[string]any) {
		return events(t, post(t, m.URL+"/v1/responses", `{"stream":true,"tools":`+tools+`,"input":[`+prompt+since+`]}`))
	}
	names, items := ask("")
	if want := []string{"response.created", "response.output_item.added", "response.output_item.done", "response.completed"}; !reflect.DeepEqual(names, want) {
		t.Errorf("events %v", names)
	}
	if items[0]["name"] != "exec_command" || items[0]["call_id"] != "call_1_0" || items[0]["arguments"] != `{"cmd":"ls","justification":"need it","sandbox_permissions":"require_escalated"}` {
		t.Errorf("items %v", items)
	}
	since := `,{"type":"function_call","call_id":"call_1_0"},{"type":"function_call_output","call_id":"call_1_0","output":"ran"}`
	_, items = ask(since)
	if len(items) != 2 || items[0]["type"] != "custom_tool_call" || items[0]["input"] != "P" || items[1]["namespace"] != "mcp__lab" || items[1]["arguments"] != `{"x":1}` {
		t.Errorf("items %v", items)
	}
	since += `,{"type":"custom_tool_call_output","call_id":"call_2_0","output":[{"type":"input_text","text":"refused"}]},{"type":"function_call_output","call_id":"call_2_1","output":"b"}`
	names, items = ask(since)
	if items[0]["type"] != "message" || names[2] != "response.output_text.delta" {
		t.Errorf("%v %v", names, items)
	}
	want := []Result{{CallID: "call_1_0", Text: "ran"}, {CallID: "call_2_0", Text: "refused"}, {CallID: "call_2_1", Text: "b"}}
	if got := m.Told(); !reflect.DeepEqual(got, want) {
		t.Errorf("told %+v", got)
	}
}

func TestCodexToolsOfEveryVersion(t *testing.T) {
	offer := func(tools ...tool) map[string]tool { return toolsOf(responsesRequest{Tools: tools}) }
	for _, c := range []struct {
		name  string
		step  Step
		tools map[string]tool
		want  Step
	}{
		{"shell_command", Sh("ls"), offer(tool{Name: "shell_command"}), Call("shell_command", map[string]string{"command": "ls"})},
		{"argv", Sh("ls"), offer(tool{Name: "shell"}), Call("shell", map[string]any{"command": []string{"bash", "-lc", "ls"}})},
		{"code mode", Sh("ls"), offer(tool{Name: "exec"}), Step{Custom: "exec", Input: `const r = await tools.exec_command({"cmd":"ls"}); text(JSON.stringify(r));`}},
		{"patch in code mode", Patch("P"), offer(tool{Name: "exec"}), Step{Custom: "exec", Input: `const r = await tools.apply_patch("P"); text(JSON.stringify(r));`}},
		{"patch as a function", Patch("P"), offer(tool{Name: "apply_patch", Type: "function"}), Call("apply_patch", map[string]string{"input": "P"})},
		{"patch through the shell", Patch("P"), offer(tool{Name: "exec_command"}), Call("exec_command", map[string]string{"cmd": "apply_patch <<'EOF'\nP\nEOF"})},
		{"late tools", Sh("ls"), toolsOf(responsesRequest{Input: []item{{Type: "additional_tools", Tools: []tool{{Name: "shell_command"}}}}}), Call("shell_command", map[string]string{"command": "ls"})},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := inTools(c.step, c.tools); !reflect.DeepEqual(got, c.want) {
				t.Errorf("got %+v", got)
			}
		})
	}
	if got := inTools(Sh("ls"), nil); !strings.HasPrefix(got.Text, "Codex has no call for") {
		t.Errorf("no tool at all: %+v", got)
	}
}

func TestCodexOtherRequests(t *testing.T) {
	m := Codex(t)
	r, err := http.Get(m.URL + "/v1/models")
	if err != nil || r.StatusCode != http.StatusOK {
		t.Fatalf("%v, %v", r, err)
	}
	r.Body.Close()
	got := post(t, m.URL+"/v1/responses", `{"stream":false,"input":[]}`)
	if !strings.Contains(got, `"text":"done"`) {
		t.Error(got)
	}
	if got := post(t, m.URL+"/v1/responses", `x`); !strings.Contains(got, `"error"`) {
		t.Error(got)
	}
}

func TestClaudeTurns(t *testing.T) {
	m := Claude(t)
	prompt := `{"role":"user","content":[{"type":"text","text":"a reminder"},{"type":"text","text":` + quoted(Prompt(Sh("ls"), []Step{Write("f", "x"), Call("Read", map[string]string{"file_path": "p"})}, Patch("p"))) + `}]}`
	called := `,{"role":"assistant","content":[{"type":"tool_use","id":"toolu_1_0","name":"Bash","input":{}}]}`
	told := `,{"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_1_0","content":"a\nb"}]}`
	refused := `,{"role":"user","content":[{"type":"tool_result","tool_use_id":"toolu_2_0","is_error":true,"content":[{"type":"text","text":"no: policy"}]}]}`
	ask := func(messages, more string) string {
		return post(t, m.URL+"/v1/messages?beta=true", `{"model":"m","messages":[`+messages+`]`+more+`}`)
	}
	const tools, streamed = `,"tools":[{"name":"Bash"}]`, `,"stream":true`
	for _, c := range []struct{ name, messages, more, want string }{
		{"no tools: a helper's question", prompt, "", `"text":"a title"`},
		{"no script", `{"role":"user","content":"hello"}`, tools, `"text":"done"`},
		{"first turn", prompt, tools, `"content":[{"type":"tool_use","id":"toolu_3_0","name":"Bash","input":{"command":"ls"}}]`},
		{"second, in parallel", prompt + called + told, tools, `"name":"Write","input":{"content":"x","file_path":"f"}},{"type":"tool_use","id":"toolu_4_1","name":"Read","input":{"file_path":"p"}}]`},
		{"what it cannot", prompt + called + told + called + refused, tools, `Claude has no call for`},
		{"streamed", prompt, tools + streamed, `"partial_json":"{\"command\":\"ls\"}"`},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := ask(c.messages, c.more); !strings.Contains(got, c.want) {
				t.Errorf("got %s", got)
			}
		})
	}
	var names []string
	for _, e := range strings.Split(strings.TrimSpace(ask(prompt, tools+streamed)), "\n\n") {
		names = append(names, strings.TrimPrefix(strings.Split(e, "\n")[0], "event: "))
	}
	if want := []string{"message_start", "content_block_start", "content_block_delta", "content_block_stop", "message_delta", "message_stop"}; !reflect.DeepEqual(names, want) {
		t.Errorf("events %v", names)
	}
	want := []Result{{CallID: "toolu_1_0", Text: "a\nb"}, {CallID: "toolu_2_0", Text: "no: policy", Failed: true}}
	if got := m.Told(); !reflect.DeepEqual(got, want) {
		t.Errorf("told %+v", got)
	}
	if got := post(t, m.URL+"/v1/messages/count_tokens", `{}`); got != "{\"input_tokens\":10}\n" {
		t.Error(got)
	}
	if got := post(t, m.URL+"/v1/other", `{}`); !strings.Contains(got, `"error"`) {
		t.Error(got)
	}
}
