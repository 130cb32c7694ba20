package shell

import "testing"

func TestBeginsCommand(t *testing.T) {
	for text, want := range map[string]bool{
		"rm -rf build": true, "A=1 rm x": true, "/opt/x y": true, "./x": true, "(cd a; ls)": true, "! grep x y": true, "'rm' x": true, "python3.12 a.py": true,
		"Run the tests": false, "Find files": false, "Clean up": false, "bash tool": true, "": false, "Approve MCP tool call": false, "Which?": false, "a-b": false,
	} {
		if got := BeginsCommand(text); got != want {
			t.Errorf("%q: %v", text, got)
		}
	}
}
