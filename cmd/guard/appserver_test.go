package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"guard/internal/acpclient"
)

// oldCodex is an app-server of a Codex that takes no hooks: it opens a thread, and on
// a turn asks leave for a command, tells what it heard, and ends the turn.
const oldCodex = `#!/bin/sh
while read -r line; do
  id=$(expr "$line" : '.*"id":\([0-9]*\)')
  case "$line" in
  *'"thread/start"'*)
    echo "{\"id\":$id,\"result\":{\"thread\":{\"id\":\"t\",\"sessionId\":\"t\"}}}" ;;
  *'"turn/start"'*)
    echo '{ "method" : "item/agentMessage/delta" , "params":{"threadId":"t","delta":"\u0041 <&>"} }'
    echo '{"id":0,"method":"item/commandExecution/requestApproval","params":{"threadId":"t","turnId":"u","itemId":"c","command":"COMMAND","cwd":"'"$PWD"'"}}'
    read -r answer
    echo "{\"method\":\"heard\",\"params\":$answer}"
    echo "{\"id\":$id,\"result\":{}}" ;;
  *) echo "{\"id\":$id,\"result\":{}}" ;;
  esac
done
`

// Where Codex takes no hooks, what it asks the editor is judged as it passes; all else
// passes as it came.
func TestAppServerWithoutHooks(t *testing.T) {
	for _, tt := range []struct {
		name, mode, command, answer string
		heard                       string
		asked                       int
	}{
		{"everyday work", "safe", "ls", "", `"result":{"decision":"accept"}`, 0},
		{"refused", "safe", "rm -rf ./tmp_*", "", `"result":{"decision":"decline"}`, 0},
		{"allowed by the editor", "ask", "rm -rf ./tmp_*", `{"decision":"accept"}`, `"result":{"decision":"accept"}`, 1},
		{"declined by the editor", "ask", "rm -rf ./tmp_*", `{"decision":"decline"}`, `"result":{"decision":"decline"}`, 1},
		{"the absurd", "ask", "mkfs.ext4 /dev/sda", `{"decision":"accept"}`, `"result":{"decision":"decline"}`, 0},
	} {
		t.Run(tt.name, func(t *testing.T) {
			home := t.TempDir()
			folder, codex := filepath.Join(home, "project"), filepath.Join(home, "node_modules", "@openai", "codex", "codex")
			write(t, filepath.Join(folder, "tmp_one"), "x")
			write(t, filepath.Join(filepath.Dir(codex), "package.json"), `{"name":"@openai/codex","version":"0.100.0"}`)
			write(t, codex, strings.Replace(oldCodex, "COMMAND", tt.command, 1))
			if err := os.Chmod(codex, 0o700); err != nil {
				t.Fatal(err)
			}
			asked := 0
			c := acpclient.Start(t, acpclient.Params{Path: guardPath, Dir: folder, Args: []string{"--mode", tt.mode, codex, "app-server"},
				Env: []string{"PATH=" + os.Getenv("PATH"), "HOME=" + home, "XDG_STATE_HOME=" + home + "/state", "XDG_RUNTIME_DIR=" + home},
				OnRequest: func(string, json.RawMessage) (any, *acpclient.Error) {
					asked++
					return json.RawMessage(tt.answer), nil
				}})
			for _, m := range [][2]string{{"initialize", `{}`}, {"thread/start", `{"cwd":"` + folder + `"}`}, {"turn/start", `{"threadId":"t","input":[]}`}} {
				if _, err := c.Call(m[0], json.RawMessage(m[1])); err != nil {
					t.Fatalf("%s: %v\n%s", m[0], err, c.Stderr())
				}
			}
			var lines []string
			for _, l := range c.Lines() {
				if l.Direction == acpclient.FromAgent {
					lines = append(lines, string(l.Bytes))
				}
			}
			if !slices.Contains(lines, `{"method":"heard","params":{"id":0,`+tt.heard+`}}`) || asked != tt.asked {
				t.Errorf("asked %d times; %q\n%s", asked, lines, c.Stderr())
			}
			if !slices.Contains(lines, `{ "method" : "item/agentMessage/delta" , "params":{"threadId":"t","delta":"\u0041 <&>"} }`) {
				t.Errorf("a line was changed: %q", lines)
			}
			if !strings.Contains(c.Stderr(), "too old for guard's hooks") {
				t.Errorf("the person was not told: %s", c.Stderr())
			}
		})
	}
}
