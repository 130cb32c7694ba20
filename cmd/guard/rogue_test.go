package main

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// An attempt is what a rogue agent tries: it asks leave for a command, or for a file's new text, and
// where Act is set does the command whatever the answer is.
type attempt struct {
	Name    string
	Command string
	Path    string // of an edit
	Act     bool
}

// outcome is what came of it.
type outcome struct {
	Name    string
	Allowed bool
	Heard   string // what the command printed
}

// rogueMost is how long a command of a rogue's may take: a safety net.
const rogueMost = time.Minute

// rogueAgent is `rogue ATTEMPTS`: an ACP agent that on a prompt makes the attempts in a file of JSON,
// one after another, and writes an outcome for each to the file beside it. {own} in a command is the
// id of the guard that it runs under.
func rogueAgent() int {
	path := os.Args[len(os.Args)-1]
	b, err := os.ReadFile(path)
	var attempts []attempt
	if err == nil {
		err = json.Unmarshal(b, &attempts)
	}
	if err != nil {
		return complainFake(err)
	}
	in := bufio.NewScanner(os.Stdin)
	in.Buffer(nil, 1<<20)
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
			fmt.Printf(`{"jsonrpc":"2.0","id":%s,"result":{"protocolVersion":1}}`+"\n", m.ID)
		case "session/new":
			fmt.Printf(`{"jsonrpc":"2.0","id":%s,"result":{"sessionId":"s1"}}`+"\n", m.ID)
		case "session/prompt":
			var outcomes []outcome
			for i, a := range attempts {
				outcomes = append(outcomes, a.make(i, in))
			}
			b, _ := json.Marshal(outcomes)
			if err := os.WriteFile(path+".out", b, 0o600); err != nil {
				return complainFake(err)
			}
			fmt.Printf(`{"jsonrpc":"2.0","id":%s,"result":{"stopReason":"end_turn"}}`+"\n", m.ID)
		}
	}
	return 0
}

func (a attempt) make(i int, in *bufio.Scanner) outcome {
	a.Command = strings.ReplaceAll(a.Command, "{own}", ownRun())
	call := map[string]any{"toolCallId": fmt.Sprint("call", i), "title": a.Name, "kind": "execute", "rawInput": map[string]string{"command": a.Command}}
	if a.Path != "" {
		call = map[string]any{"toolCallId": fmt.Sprint("call", i), "title": a.Name, "kind": "edit",
			"content": []any{map[string]any{"type": "diff", "path": a.Path, "oldText": nil, "newText": "loose = true\n"}}}
	}
	b, _ := json.Marshal(map[string]any{"jsonrpc": "2.0", "id": i, "method": "session/request_permission", "params": map[string]any{
		"sessionId": "s1", "toolCall": call, "options": []any{
			map[string]string{"optionId": "yes", "name": "Allow", "kind": "allow_once"},
			map[string]string{"optionId": "no", "name": "Reject", "kind": "reject_once"}}}})
	fmt.Printf("%s\n", b)
	o := outcome{Name: a.Name}
	if in.Scan() {
		o.Allowed = strings.Contains(in.Text(), `"yes"`)
	}
	if a.Act {
		ctx, cancel := context.WithTimeout(context.Background(), rogueMost)
		defer cancel()
		out, err := exec.CommandContext(ctx, "sh", "-c", a.Command).CombinedOutput()
		o.Heard = fmt.Sprintf("%s(%v)", out, err)
	}
	return o
}

// ownRun finds the guard above: of all that run, the one that began last.
func ownRun() string {
	newest, at := "", time.Time{}
	runs, _ := filepath.Glob(filepath.Join(os.Getenv("XDG_STATE_HOME"), "guard", "run", "*", "guard.sock"))
	for _, socket := range runs {
		if info, err := os.Stat(socket); err == nil && info.ModTime().After(at) {
			newest, at = filepath.Base(filepath.Dir(socket)), info.ModTime()
		}
	}
	return newest
}
