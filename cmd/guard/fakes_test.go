package main

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"guard/internal/demo"
)

// fakeAgent is an ACP agent that on a prompt sends the requests in the file
// named by its last argument, one line {"method","params"} each, waits for each
// answer, and tells the client what it was. A line with "together":true is sent with the next.
func fakeAgent() int {
	requests, err := os.Open(os.Args[len(os.Args)-1])
	if err != nil {
		fmt.Fprintln(os.Stderr, "fakeagent:", err)
		return 1
	}
	defer requests.Close()
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<20)
	send := func(format string, args ...any) { fmt.Printf(format+"\n", args...) }
	for in.Scan() {
		var m struct {
			ID     json.RawMessage `json:"id"`
			Method string          `json:"method"`
		}
		if json.Unmarshal(in.Bytes(), &m) != nil {
			continue
		}
		switch m.Method {
		case "initialize":
			send(`{"jsonrpc":"2.0","id":%s,"result":{"protocolVersion":1}}`, m.ID)
		case "session/new":
			send(`{"jsonrpc":"2.0","id":%s,"result":{"sessionId":"s1"}}`, m.ID)
		case "session/prompt":
			lines := bufio.NewScanner(requests)
			for n, heard := 0, 0; lines.Scan(); n++ {
				var r struct {
					Method   string          `json:"method"`
					Params   json.RawMessage `json:"params"`
					Together bool            `json:"together"`
				}
				if err := json.Unmarshal(lines.Bytes(), &r); err != nil {
					fmt.Fprintln(os.Stderr, "fakeagent:", err)
					return 1
				}
				send(`{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`, n, r.Method, r.Params)
				for ; heard <= n && !r.Together; heard++ {
					if !in.Scan() {
						return 3
					}
					fmt.Fprintf(os.Stderr, "answer %d: %s\n", heard, in.Text())
				}
			}
			send(`{"jsonrpc":"2.0","id":%s,"result":{"stopReason":"end_turn"}}`, m.ID)
		}
	}
	return 0
}

// demoAgent is the demo's agent with another script: the commands in the file named by its last argument, one a line.
func demoAgent() int {
	text, err := os.ReadFile(os.Args[len(os.Args)-1])
	if err != nil {
		return complainFake(err)
	}
	var script []demo.Step
	for line := range bytes.Lines(text) {
		script = append(script, demo.Step{Command: string(bytes.TrimSpace(line))})
	}
	folder, err := os.Getwd()
	if err == nil {
		err = demo.AgentOf(script, os.Stdin, os.Stdout, folder)
	}
	if err != nil {
		return complainFake(err)
	}
	return 0
}

// fakeClient is `fakeclient ANSWER FILE COMMAND…`: an ACP client that starts
// COMMAND, sends FILE's requests one after another, each after the answer to
// the one before, and prints every line it receives. It answers a permission
// request with the option of the kind ANSWER; "cancel" cancels the turn, "nobody" says nothing. "slow_" before it takes as
// long as a person does; "person" does so, and allows once what is neither critical nor a secret.
func fakeClient() int {
	answer, file := os.Args[1], os.Args[2]
	cmd := exec.Command(os.Args[3], os.Args[4:]...)
	cmd.Stderr = os.Stderr
	cmd.SysProcAttr = &syscall.SysProcAttr{Setsid: true} // whoever runs the tests is not asked at their terminal
	in, err := cmd.StdinPipe()
	if err != nil {
		return complainFake(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return complainFake(err)
	}
	text, err := os.ReadFile(file)
	if err != nil {
		return complainFake(err)
	}
	if err := cmd.Start(); err != nil {
		return complainFake(err)
	}
	lines := bufio.NewScanner(out)
	lines.Buffer(nil, 1<<20)
	for request := range bytes.Lines(text) {
		var sent struct{ ID json.RawMessage }
		_ = json.Unmarshal(request, &sent)
		if _, err := in.Write(request); err != nil {
			break // it has gone: its exit status tells
		}
		for lines.Scan() {
			fmt.Println(lines.Text())
			var m fakeMessage
			_ = json.Unmarshal(lines.Bytes(), &m)
			if m.Method == "" && string(m.ID) == string(sent.ID) {
				break
			}
			if m.Method == "session/request_permission" && answer != "nobody" {
				fmt.Fprintln(in, m.answer(m.kind(answer)))
			}
		}
	}
	in.Close()
	for lines.Scan() {
		fmt.Println(lines.Text())
	}
	_ = cmd.Wait()
	return cmd.ProcessState.ExitCode()
}

type fakeMessage struct {
	ID     json.RawMessage
	Method string
	Params struct {
		Options []struct{ OptionID, Kind string }
		Meta    struct {
			Guard struct {
				Verdict struct {
					Risk       string
					Categories []string
				}
			}
		} `json:"_meta"`
	}
}

// asPerson is longer than the time in which guard takes an answer for the client's own.
const asPerson = 250 * time.Millisecond

// kind is the kind of option to answer with.
func (m fakeMessage) kind(answer string) string {
	if kind, slow := strings.CutPrefix(answer, "slow_"); slow {
		time.Sleep(asPerson)
		return kind
	}
	if answer != "person" {
		return answer
	}
	time.Sleep(asPerson)
	v := m.Params.Meta.Guard.Verdict
	if v.Risk == "critical" || slices.Contains(v.Categories, "FS_CONFIG_SECRETS") {
		return "reject_once"
	}
	return "allow_once"
}

func (m fakeMessage) answer(kind string) string {
	if kind == "cancel" {
		return `{"jsonrpc":"2.0","method":"session/cancel","params":{"sessionId":"s1"}}`
	}
	for _, o := range m.Params.Options {
		if o.Kind == kind {
			return fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"result":{"outcome":{"outcome":"selected","optionId":%q}}}`, m.ID, o.OptionID)
		}
	}
	return fmt.Sprintf(`{"jsonrpc":"2.0","id":%s,"result":{"outcome":{"outcome":"cancelled"}}}`, m.ID)
}

func complainFake(err error) int {
	fmt.Fprintln(os.Stderr, "fake:", err)
	return 1
}

// startPiped starts a command whose input the test writes and whose output it reads.
func startPiped(t *testing.T, cmd *exec.Cmd) (io.WriteCloser, io.ReadCloser) {
	t.Helper()
	in, err := cmd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	return in, out
}
