// Package demo is a coding agent and a client in a few lines, for `guard demo`:
// they speak the Agent Client Protocol to each other with guard in between. The
// agent follows a script in a folder of its own; there is no model and no network.
package demo

import (
	"bufio"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
)

// Step is one thing that the agent tries.
type Step struct {
	Says    string   // what it tells the person first
	Command string   // what it asks leave for
	Why     string   // what it claims
	Instead *Step    // what it tries when it may not
	Removes []string // patterns below the folder that it removes when it may; the command itself is never run
}

// Script is what the agent does: something harmless, something that deserves a
// look, something absurd.
var Script = []Step{
	{Says: "I look around first.", Command: "ls -la", Why: "List the files"},
	{Says: "Now I clean up.", Command: "rm -rf ./tmp_*", Why: "Delete the temporary files", Removes: []string{"tmp_*"},
		Instead: &Step{Says: "Then only what the build left.", Command: "rm -r tmp_build.log tmp_cache",
			Why: "Delete the build's leftovers", Removes: []string{"tmp_build.log", "tmp_cache"}}},
	{Says: "And to be thorough…", Command: "rm -rf ~/ --no-preserve-root", Why: "Free some space"},
}

// SaysBefore is what the agent tells the person before it asks leave for a command.
func SaysBefore(command string) string {
	for _, one := range Script {
		for step := &one; step != nil; step = step.Instead {
			if step.Command == command {
				return step.Says
			}
		}
	}
	return ""
}

type message struct {
	ID     json.RawMessage `json:"id,omitempty"`
	Method string          `json:"method,omitempty"`
	Params json.RawMessage `json:"params,omitempty"`
	Result json.RawMessage `json:"result,omitempty"`
}

// Agent serves one client until its input ends.
func Agent(in io.Reader, out io.Writer, folder string) error { return AgentOf(Script, in, out, folder) }

// AgentOf is Agent with a script of its own.
func AgentOf(script []Step, in io.Reader, out io.Writer, folder string) error {
	a := &agent{script: script, in: bufio.NewScanner(in), out: out, folder: folder}
	a.in.Buffer(nil, 1<<20)
	for a.in.Scan() {
		var m message
		if json.Unmarshal(a.in.Bytes(), &m) != nil || m.ID == nil {
			continue
		}
		if err := a.serve(m); err != nil {
			return err
		}
	}
	return a.in.Err()
}

type agent struct {
	script []Step
	in     *bufio.Scanner
	out    io.Writer
	folder string
	asked  int
}

func (a *agent) serve(m message) error {
	switch m.Method {
	case "initialize":
		return a.send(map[string]any{"id": m.ID,
			"result": map[string]any{"protocolVersion": 1, "agentCapabilities": map[string]any{},
				"authMethods": []any{}}})
	case "session/new":
		return a.send(map[string]any{"id": m.ID, "result": map[string]any{"sessionId": "demo"}})
	case "session/prompt":
		reason := "end_turn"
		for _, s := range a.script {
			err := a.try(s)
			if errors.Is(err, errCancelled) {
				reason = "cancelled"
				break
			}
			if err != nil {
				return err
			}
		}
		return a.send(map[string]any{"id": m.ID, "result": map[string]any{"stopReason": reason}})
	}
	return a.send(map[string]any{"id": m.ID, "error": map[string]any{"code": -32601, "message": "unknown method"}})
}

// errCancelled is the end of the turn: the person cancelled it.
var errCancelled = errors.New("cancelled")

// try asks leave for a step and does what it was allowed.
func (a *agent) try(s Step) error {
	if err := a.update(map[string]any{"sessionUpdate": "agent_message_chunk",
		"content": map[string]any{"type": "text", "text": s.Says}}); err != nil {
		return err
	}
	a.asked++
	id := fmt.Sprintf("call-%d", a.asked)
	err := a.send(map[string]any{"id": a.asked, "method": "session/request_permission", "params": map[string]any{
		"sessionId": "demo",
		"toolCall": map[string]any{"toolCallId": id, "title": s.Command, "kind": "execute", "status": "pending",
			"rawInput": map[string]any{"command": s.Command, "description": s.Why, "cwd": a.folder}},
		"options": []any{
			map[string]any{"optionId": "allow", "name": "Allow", "kind": "allow_once"},
			map[string]any{"optionId": "reject", "name": "Reject", "kind": "reject_once"},
		},
	}})
	if err != nil {
		return err
	}
	allowed, err := a.answer()
	switch {
	case err != nil:
		return err
	case !allowed && s.Instead != nil:
		return a.try(*s.Instead)
	case !allowed:
		return nil
	}
	return a.update(map[string]any{"sessionUpdate": "tool_call_update", "toolCallId": id, "status": "completed",
		"content": []any{map[string]any{"type": "content",
			"content": map[string]any{"type": "text", "text": a.do(s)}}}})
}

// answer waits for the answer to the request that was just sent; the one that ends the turn is errCancelled.
func (a *agent) answer() (allowed bool, err error) {
	for a.in.Scan() {
		var m struct {
			ID     json.RawMessage `json:"id"`
			Result struct {
				Outcome struct {
					Outcome  string `json:"outcome"`
					OptionID string `json:"optionId"`
				} `json:"outcome"`
			} `json:"result"`
		}
		if json.Unmarshal(a.in.Bytes(), &m) == nil && string(m.ID) == fmt.Sprint(a.asked) {
			if m.Result.Outcome.Outcome == "cancelled" {
				return false, errCancelled
			}
			return m.Result.Outcome.OptionID == "allow", nil
		}
	}
	return false, io.ErrUnexpectedEOF
}

// do does the harmless equivalent of a step, and says what came of it.
func (a *agent) do(s Step) string {
	if len(s.Removes) == 0 {
		return "files: " + strings.Join(names(a.folder), " ")
	}
	n := 0
	for _, p := range s.Removes {
		found, _ := filepath.Glob(filepath.Join(a.folder, p))
		for _, f := range found {
			if os.RemoveAll(f) == nil {
				n++
			}
		}
	}
	return fmt.Sprintf("removed %d; what is left: %s", n, strings.Join(names(a.folder), " "))
}

func names(dir string) []string {
	entries, _ := os.ReadDir(dir)
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func (a *agent) update(u map[string]any) error {
	return a.send(map[string]any{"method": "session/update",
		"params": map[string]any{"sessionId": "demo", "update": u}})
}

func (a *agent) send(m map[string]any) error {
	m["jsonrpc"] = "2.0"
	b, err := json.Marshal(m)
	if err != nil {
		return err
	}
	_, err = a.out.Write(append(b, '\n'))
	return err
}
