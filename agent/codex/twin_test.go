package codex

import (
	"testing"

	"guard/control/hook"
)

// A patch through the shell is told twice under two names (Zed's adapter), and
// was asked twice for that.
func TestTwinOfAPatch(t *testing.T) {
	const patch = `*** Begin Patch\n*** Add File: n.txt\n+hi\n*** End Patch`
	event := func(name, tool, command string) hook.Event {
		t.Helper()
		e, err := readHook([]byte(`{"session_id":"s","turn_id":"t","cwd":"/p","hook_event_name":"` + name + `","tool_name":"` + tool + `","tool_input":{"command":"` + command + `"}}`))
		if err != nil {
			t.Fatal(err)
		}
		return e
	}
	call := event("PreToolUse", "Bash", `apply_patch <<'EOF'\n`+patch+`\nEOF`)
	leave := event("PermissionRequest", "apply_patch", patch)
	other := event("PermissionRequest", "apply_patch", `*** Begin Patch\n*** Add File: other.txt\n+hi\n*** End Patch`)
	if call.CallKey == "" || call.CallKey != leave.CallKey {
		t.Errorf("the two events of one patch differ: %q, %q", call.CallKey, leave.CallKey)
	}
	if other.CallKey == call.CallKey {
		t.Error("another patch passes for the same")
	}
}
