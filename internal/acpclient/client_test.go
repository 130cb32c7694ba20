package acpclient

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"
)

// TestMain lets the test binary be the agent: the fake says and does what its prompt asks for.
func TestMain(m *testing.M) {
	if how := os.Getenv("ACPCLIENT_TEST_AGENT"); how != "" {
		fakeAgent(how)
	}
	os.Exit(m.Run())
}

// fakeAgent answers each request; on session/prompt it first sends the lines that the prompt holds,
// and reads the answer to each that is a request.
func fakeAgent(how string) {
	in := bufio.NewScanner(os.Stdin)
	for in.Scan() {
		var m struct {
			ID     json.RawMessage
			Method string
			Params struct{ Prompt []struct{ Text string } }
		}
		if json.Unmarshal(in.Bytes(), &m) != nil || m.ID == nil {
			fmt.Fprintf(os.Stderr, "got %s\n", in.Bytes())
			continue
		}
		result := "{}"
		switch m.Method {
		case "session/new":
			result = `{"sessionId":"s"}`
		case "session/prompt":
			var heard []string
			for _, line := range strings.Split(m.Params.Prompt[0].Text, "\n") {
				fmt.Println(line)
				if strings.Contains(line, `"id"`) && in.Scan() {
					heard = append(heard, in.Text())
				}
			}
			b, _ := json.Marshal(strings.Join(heard, "\n"))
			result = fmt.Sprintf(`{"stopReason":%s}`, b)
		case "crash":
			syscall.Kill(os.Getpid(), syscall.SIGKILL)
		case "fail":
			fmt.Printf(`{"id":%s,"error":{"code":-1,"message":"no","data":{"x":1}}}`+"\n", m.ID)
			continue
		}
		fmt.Printf(`{"jsonrpc":"2.0","id":%s,"result":%s}`+"\n", m.ID, result)
	}
	if how == "stays" {
		for {
			time.Sleep(time.Hour) // and not select {}, which the runtime takes for a deadlock
		}
	}
	os.Exit(7)
}

func start(t *testing.T, how string, p Params) *Client {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	p.Path, p.Env = self, append(os.Environ(), "ACPCLIENT_TEST_AGENT="+how)
	return Start(t, p)
}

const asks = `{"jsonrpc":"2.0","id":"x\u00e9","method":"session/request_permission","params":{"sessionId":"s","toolCall":{"toolCallId":"c","title":"ls","rawInput":{"a":1}},"options":[{"optionId":"n","name":"No","kind":"reject_once"},{"optionId":"y","name":"Yes","kind":"allow_once"}]}}`

func TestPermissionAnswers(t *testing.T) {
	for _, c := range []struct {
		name   string
		answer func(Permission) Answer
		want   string
	}{
		{"by kind", Choose("allow_once"), `{"id":"x\u00e9","jsonrpc":"2.0","result":{"outcome":{"optionId":"y","outcome":"selected"}}}`},
		{"a kind not offered", Choose("allow_always"), `{"id":"x\u00e9","jsonrpc":"2.0","result":{"outcome":{"outcome":"cancelled"}}}`},
		{"nobody", nil, `{"id":"x\u00e9","jsonrpc":"2.0","result":{"outcome":{"outcome":"cancelled"}}}`},
		{"an id not offered", func(Permission) Answer { return Answer{OptionID: "z"} }, `{"id":"x\u00e9","jsonrpc":"2.0","result":{"outcome":{"optionId":"z","outcome":"selected"}}}`},
		{"an error", func(Permission) Answer { return Answer{Err: &Error{Code: -32603, Message: "m"}} }, `{"error":{"code":-32603,"message":"m"},"id":"x\u00e9","jsonrpc":"2.0"}`},
	} {
		t.Run(c.name, func(t *testing.T) {
			client := start(t, "goes", Params{OnPermission: c.answer})
			heard, err := client.Open(t.TempDir()).Prompt(asks)
			if err != nil || heard != c.want {
				t.Errorf("%v\n got %s\nwant %s", err, heard, c.want)
			}
			p := client.Permissions()
			if len(p) != 1 || p[0].Session != "s" || p[0].ToolCall.ID != "c" || p[0].ToolCall.Title != "ls" || string(p[0].ToolCall.RawInput) != `{"a":1}` || p[0].Options[1] != (Option{"y", "Yes", "allow_once"}) {
				t.Errorf("%+v", p)
			}
		})
	}
}

func TestSilenceIsNoAnswer(t *testing.T) {
	asked := make(chan struct{})
	client := start(t, "goes", Params{OnPermission: func(Permission) Answer { close(asked); return Answer{Silent: true} }})
	s := client.Open(t.TempDir())
	pending := s.StartPrompt(asks)
	<-asked
	if err := s.Cancel(); err != nil { // what the agent reads instead
		t.Fatal(err)
	}
	heard, err := StopReason(pending.Wait())
	if err != nil || !strings.Contains(heard, `"method":"session/cancel"`) {
		t.Errorf("%s, %v", heard, err)
	}
}

func TestFileRequests(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "f")
	prompt := fmt.Sprintf(`{"id":0,"method":"fs/write_text_file","params":{"path":%q,"content":"text"}}
{"id":1,"method":"fs/read_text_file","params":{"path":%q}}
{"id":2,"method":"fs/read_text_file","params":{"path":%q}}
{"id":3,"method":"terminal/create","params":{}}`, file, file, file+"-not")
	for _, c := range []struct {
		name string
		p    Params
		want []string
	}{
		{"offered", Params{Capabilities: Capabilities{ReadTextFile: true, WriteTextFile: true}}, []string{
			`"result":null`, `"result":{"content":"text"}`, `"code":-32002`, `"code":-32601`}},
		{"not offered", Params{OnRequest: func(method string, _ json.RawMessage) (any, *Error) { return method, nil }}, []string{
			`"result":"fs/write_text_file"`, `"result":"fs/read_text_file"`, `"result":"fs/read_text_file"`, `"result":"terminal/create"`}},
	} {
		t.Run(c.name, func(t *testing.T) {
			heard, err := start(t, "goes", c.p).Open(dir).Prompt(prompt)
			lines := strings.Split(heard, "\n")
			if err != nil || len(lines) != len(c.want) {
				t.Fatalf("%v: %s", err, heard)
			}
			for i, want := range c.want {
				if !strings.Contains(lines[i], want) || !strings.Contains(lines[i], fmt.Sprintf(`"id":%d`, i)) {
					t.Errorf("got %s, want %s", lines[i], want)
				}
			}
		})
	}
}

func TestUpdatesAndLines(t *testing.T) {
	client := start(t, "goes", Params{})
	_, err := client.Open(t.TempDir()).Prompt(`no JSON
{"method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"tool_call","toolCallId":"c","kind":"edit","title":"T"}}}
{"method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":"he"}}}}
{"method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":"llo"}}}}
{"method":"session/update","params":{"sessionId":"s","update":{"sessionUpdate":"odd","title":5}}}`)
	if err != nil {
		t.Fatal(err)
	}
	if client.Said() != "hello" {
		t.Errorf("said %q", client.Said())
	}
	if u := client.Updates("tool_call"); len(u) != 1 || u[0].ToolCall.ID != "c" || u[0].ToolCall.Kind != "edit" || u[0].Title != "T" {
		t.Errorf("%+v", u)
	}
	if n := len(client.Updates()); n != 4 {
		t.Errorf("%d updates", n)
	}
	lines := client.Lines()
	if len(lines) != 3+3+5 || string(lines[0].Bytes[:11]) != `{"id":1,"js` || lines[0].Direction != ToAgent || string(lines[5].Bytes) != "no JSON" || lines[5].Direction != FromAgent {
		t.Errorf("%d lines: %s", len(lines), lines)
	}
}

func TestErrors(t *testing.T) {
	client := start(t, "goes", Params{})
	_, err := client.Call("fail", nil)
	var rpc *Error
	if !errors.As(err, &rpc) || rpc.Code != -1 || string(rpc.Data) != `{"x":1}` {
		t.Error(err)
	}
	if _, err := client.Call("crash", nil); !errors.Is(err, ErrEnded) {
		t.Error(err)
	}
	if exit := client.Close(); exit.Signal != syscall.SIGKILL || exit.Killed || exit.Code != -1 {
		t.Errorf("%+v", exit)
	}
}

func TestClose(t *testing.T) {
	client := start(t, "goes", Params{})
	if err := client.WriteLine([]byte("not JSON at all")); err != nil {
		t.Fatal(err)
	}
	if exit := client.Close(); exit.Code != 7 || exit.Killed || exit.Stderr != "got not JSON at all\n" {
		t.Errorf("%+v", exit)
	}
	if again := client.Close(); again.Code != 7 {
		t.Errorf("%+v", again)
	}
	stays := start(t, "stays", Params{Grace: time.Millisecond})
	if exit := stays.Close(); !exit.Killed || exit.Signal != syscall.SIGKILL {
		t.Errorf("%+v", exit)
	}
	if err := syscall.Kill(stays.Pid(), 0); err == nil {
		t.Error("it is still there")
	}
}
