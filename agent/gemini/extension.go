package gemini

import (
	"bytes"
	"encoding/json"
	"fmt"
	"path/filepath"
	"slices"

	"guard/interpose/plan"
)

// extension is guard's hook as Gemini takes it: hooks of an extension also load
// in a folder that is not trusted, and run after the project's, which may
// rewrite a call (both seen in 0.61.0).
type extension struct {
	name          string
	hook          string // the hook's name, which Gemini shows while it waits
	guard, socket string // absolute
	shell         string // absolute: the bash that Gemini runs hooks with
	sourced       bool   // settings name the sources that extensions may come from
	dialogs       bool   // guard is told of each dialog of Gemini's
	context       string // what the model is told; "": nothing
}

// extensionName is one that no settings file can hold beforehand, to
// switch it off; Gemini reads extensions by name, so it comes last.
func extensionName(id string) string { return "zz-guard-" + id }

// hookName is as little to be known beforehand, but shorter.
func hookName(id string) string { return "guard-" + id[:min(8, len(id))] }

// hookEvents are the events that guard's hook takes. Not SessionEnd: guard sees
// the end itself, and Gemini would leave lines about the hook on the terminal.
var hookEvents = []string{"SessionStart", "BeforeAgent", "BeforeTool", "AfterTool"}

// hookTimeout is how long a person may take, in milliseconds: the longest that
// Node's timers take (24 days; a larger one fires at once, and an agent whose
// hook has timed out lets the call run). guard's hook refuses long before.
const hookTimeout = 1<<31 - 1

// command is what Gemini gives to bash. Exit status 2 refuses, but only with a
// word on standard error; anything else than that would let the call run (seen).
func (e extension) command() string {
	return plan.ShellWord(e.guard) + " hook gemini || { echo 'guard failed: refused' >&2; exit 2; }"
}

// environment is the hook's own, over Gemini's: a project's .env file, which
// Gemini loads, could make bash skip the command (SHELLOPTS=noexec:
// seen) or load other code into it. Bash takes what is empty for nothing.
func (e extension) environment() map[string]string {
	// bash warns on the screen of a locale that is not installed
	env := map[string]string{"GUARD_SOCKET": e.socket, "LC_ALL": "C"}
	for _, name := range []string{"BASH_ENV", "ENV", "SHELLOPTS", "BASHOPTS", "LD_PRELOAD", "LD_AUDIT",
		"LD_LIBRARY_PATH", "DYLD_INSERT_LIBRARIES", "DYLD_LIBRARY_PATH"} {
		env[name] = ""
	}
	if e.shell != "" {
		env["PATH"] = filepath.Dir(e.shell) // bash is looked up by the hook's own
	}
	return env
}

// files are the extension's, by name.
func (e extension) files() map[string][]byte {
	hook := map[string]any{"name": e.hook, "type": "command", "command": e.command(), "timeout": hookTimeout,
		"env":         e.environment(),
		"description": "guard judges every tool call of this run"}
	events := map[string]any{}
	taken := hookEvents
	if e.dialogs {
		taken = append(slices.Clone(taken), "Notification")
	}
	for _, event := range taken {
		// Sequential, and so for every hook of the event: guard sees what another has rewritten.
		events[event] = []any{map[string]any{"matcher": "*", "sequential": true, "hooks": []any{hook}}}
	}
	manifest := map[string]any{"name": e.name, "version": "1.0.0"}
	files := map[string][]byte{"hooks/hooks.json": asJSON(map[string]any{"hooks": events})}
	if e.context != "" { // beside the person's own GEMINI.md, and shown by /memory show
		manifest["contextFileName"] = contextFile
		files[contextFile] = []byte(e.context + "\n")
	}
	files["gemini-extension.json"] = asJSON(manifest)
	if e.sourced { // else Gemini takes its lack for an error and does not start
		files[".gemini-extension-install.json"] = asJSON(map[string]any{"source": e.guard, "type": "local"})
	}
	return files
}

// contextFile is the extension's context file: a name that shows whose it is.
const contextFile = "GUARD.md"

func asJSON(v any) []byte {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false) // a person reads it in --dry-run
	e.SetIndent("", "  ")
	if err := e.Encode(v); err != nil {
		panic(fmt.Sprintf("plan: %T has no JSON: %v", v, err)) // maps, lists and texts always have
	}
	return b.Bytes()
}
