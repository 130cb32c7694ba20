package claude

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"strings"

	"guard/interpose/plan"
	"guard/locale"
)

// hookEvents are the events that guard's hook takes.
var hookEvents = []string{"SessionStart", "UserPromptSubmit", "PreToolUse", "PermissionRequest", "PostToolUse",
	"PostToolUseFailure"}

// hookTimeout is how long a person may take, in seconds: the longest that a timer of 31
// bits of milliseconds takes (24 days). guard's hook refuses long before, and one that
// timed out refuses too (2.1.330, seen).
const hookTimeout = (1<<31 - 1) / 1000

// hookSettings adds guard's hook to the settings given, and makes them JSON. Given by an
// option, they stand above the person's own and the project's (2.1.330, seen), so hooks
// that those switch off are on.
func (l *launch) hookSettings(given map[string]any) ([]byte, error) {
	for _, path := range []string{l.Request.Guard, l.Request.Socket} {
		if strings.Contains(path, "${") {
			return nil, locale.Errorf(
				"%q: %w: claude would not hand a ${ in it to guard's hook unchanged; choose another folder", path,
				plan.ErrConfig)
		}
	}
	hooks, ok := given["hooks"].(map[string]any)
	if given["hooks"] != nil && !ok {
		return nil, locale.Errorf("--settings: %w: hooks is not an object", plan.ErrConfig)
	}
	if hooks == nil {
		hooks = map[string]any{}
	}
	for _, event := range hookEvents {
		groups, ok := hooks[event].([]any)
		if hooks[event] != nil && !ok {
			return nil, locale.Errorf("--settings: %w: hooks.%s is not a list", plan.ErrConfig, event)
		}
		hooks[event] = append(groups, map[string]any{"matcher": "", "hooks": []any{l.hookFor(event)}})
	}
	given["hooks"], given["disableAllHooks"] = hooks, false
	// What runs past the hook: sessions that a daemon works on, and the shell lines in skills
	// and commands (2.1.330, seen).
	given["disableAgentView"], given["disableSkillShellExecution"] = true, true
	if err := l.beginWorktree(given); err != nil {
		return nil, err
	}
	return asJSON(given)
}

// hookFor is guard's hook for one event. It is started without a shell, and finds guard by
// its own arguments: the project's settings may set variables of Claude's. A version that
// may know neither args nor onFailure is given a line for its shell that does the same.
func (l *launch) hookFor(event string) map[string]any {
	words := []string{"GUARD_SOCKET=" + l.Request.Socket, l.Request.Guard, "hook", "claude"}
	h := map[string]any{"type": "command", "timeout": hookTimeout, "command": "/usr/bin/env", "args": words}
	if l.versionUnknown {
		delete(h, "args")
		h["command"] = "/usr/bin/env " + plan.ShellLine(words) +
			" || { [ $? -eq 2 ] || echo 'guard failed: refused' >&2; exit 2; }"
	}
	if event == "PreToolUse" {
		h["onFailure"] = "block"
	}
	return h
}

// asJSON writes JSON with line breaks, for a person to read in --dry-run.
func asJSON(v any) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.SetIndent("", " ")
	err := e.Encode(v)
	return bytes.TrimSuffix(b.Bytes(), []byte("\n")), err
}

// takeOwnSettings takes the --settings of the person's out of the arguments, for Claude takes
// the last one alone (2.1.330, seen), and returns what that says.
func (l *launch) takeOwnSettings() (map[string]any, error) {
	given := map[string]any{}
	for _, o := range l.Remove(grammar, "kept in the settings that guard gives", func(o plan.Option) bool {
		return o.Name == "settings"
	}) {
		text := []byte(o.Value)
		if !strings.HasPrefix(strings.TrimSpace(o.Value), "{") {
			path := o.Value
			if !filepath.IsAbs(path) {
				path = filepath.Join(l.Request.Dir, path)
			}
			var err error
			if text, err = os.ReadFile(path); err != nil {
				return nil, locale.Errorf("--settings: %w: %w", plan.ErrConfig, err)
			}
		}
		given = map[string]any{}
		if err := decode(text, &given); err != nil {
			return nil, locale.Errorf("--settings: %w: not a JSON object: %w", plan.ErrConfig, err)
		}
	}
	return given, nil
}

// decode reads a JSON object, numbers as they are written.
func decode(text []byte, object *map[string]any) error {
	text, err := plan.PlainJSON(text)
	if err == nil {
		dec := json.NewDecoder(bytes.NewReader(text))
		dec.UseNumber()
		err = dec.Decode(object)
	}
	if *object == nil {
		*object = map[string]any{}
	}
	return err
}
