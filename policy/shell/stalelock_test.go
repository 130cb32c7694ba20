package shell_test

import "testing"

// TestStaleLock: the lock of an index may go where no git runs that could hold it; nothing else of .git may.
func TestStaleLock(t *testing.T) {
	const lost = "critical FS_DELETE_OVERWRITE"
	busy := machine{900: {"git", "git commit", false}}
	for _, tt := range []struct {
		line, idle, busy string
	}{
		{"rm -f .git/index.lock", "medium", lost},
		{"rm .git/index.lock && git status", "medium", lost},
		{"unlink .git/index.lock", "medium", lost},
		{"rm -f .git/index.lock .git/index", lost, lost},
		{"rm -f .git/*.lock", lost, lost},
		{"rm -f .git/index", lost, lost},
		{"rm -f .git/refs/heads/main.lock", lost, lost},
		{"rm -f sub/.git/index.lock", lost, lost},
		{"mv .git/index.lock x", "high FS_DELETE_OVERWRITE|high EXEC_ARBITRARY", ""},
	} {
		if got := found(ends(tt.line, machine{})); tt.busy != "" && got != tt.idle {
			t.Errorf("%s, while no git runs: %s, want %s", tt.line, got, tt.idle)
		} else if tt.busy == "" && (got == "medium" || got == "low") {
			t.Errorf("%s: %s", tt.line, got)
		}
		if got := found(ends(tt.line, busy)); tt.busy != "" && got != tt.busy {
			t.Errorf("%s, while a git runs: %s, want %s", tt.line, got, tt.busy)
		}
		if got := found(ends(tt.line, nil)); tt.busy != "" && got != tt.busy {
			t.Errorf("%s, where nothing is known of processes: %s, want %s", tt.line, got, tt.busy)
		}
	}
}
