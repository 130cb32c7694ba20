package gemini

import (
	"encoding/json"
	"os"
	"path/filepath"
	"testing"
)

// The file that Gemini takes a path for is the one that is judged.
func TestPathsThatGeminiTakesOtherwise(t *testing.T) {
	dir := t.TempDir()
	for _, name := range []string{"there", ".env", "@scope/x.ts", "sub/settings.json"} {
		path := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for _, tt := range []struct {
		tool, given, want string
		partial           bool
	}{
		{"read_file", "@.env", ".env", false},
		{"read_file", "@/.env", ".env", false},
		{"read_file", `@\.env`, ".env", false},
		{"read_file", ".e\x00nv", ".env", false},
		{"read_file", "@scope/x.ts", "@scope/x.ts", false},
		{"read_file", "@scope/new.ts", "@scope/new.ts", false},
		{"read_file", "@", "@", false},
		{"read_file", "there", "there", false},
		{"write_file", "@.gemini/settings.json", ".gemini/settings.json", false},
		{"write_file", "@../x", "../x", false},
		{"write_file", "new", "new", false},
		{"replace", "@there", "there", false},
		{"replace", "there", "there", false},
		{"replace", filepath.Join(dir, "none"), filepath.Join(dir, "none"), false},
		{"replace", "settings.json", "settings.json", true}, // it changes sub/settings.json
		{"replace", "b/settings.json", "b/settings.json", true},
		{"replace", "sub/settings.json", "sub/settings.json", false},
	} {
		input, _ := json.Marshal(map[string]string{"file_path": tt.given, "content": "x", "old_string": "x", "new_string": "y"})
		event, _ := json.Marshal(map[string]any{"hook_event_name": "BeforeTool", "session_id": "s", "cwd": dir,
			"tool_name": tt.tool, "tool_input": json.RawMessage(input)})
		e, err := readHook(event)
		r := e.Request
		if err != nil || len(r.Paths) != 1 || r.Paths[0] != tt.want || r.Partial != tt.partial {
			t.Errorf("%s %q: %q, partial %v, %v", tt.tool, tt.given, r.Paths, r.Partial, err)
		}
		for _, c := range r.Edits {
			if c.Path != tt.want {
				t.Errorf("%s %q: edits %q", tt.tool, tt.given, c.Path)
			}
		}
	}
	made := []byte(`{"hook_event_name":"BeforeTool","session_id":"s","cwd":"` + dir +
		`","tool_name":"replace","tool_input":{"file_path":"made","old_string":"","new_string":"y"}}`)
	if e, err := readHook(made); err != nil || e.Request.Partial {
		t.Errorf("a file that is made: %+v, %v", e, err)
	}
}
