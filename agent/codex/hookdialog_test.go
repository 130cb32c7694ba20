package codex

import (
	"path/filepath"
	"syscall"
	"testing"

	"guard/control/hook"
)

// TestTranscriptThatIsNoFile: what is no file is not read, and keeps nobody waiting.
func TestTranscriptThatIsNoFile(t *testing.T) {
	pipe := filepath.Join(t.TempDir(), "pipe")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Skip(err)
	}
	for _, path := range []string{pipe, t.TempDir(), "/dev/zero", filepath.Join(t.TempDir(), "nothing")} {
		if err := mayNotAskAbout(hook.Event{Transcript: path}); err == nil {
			t.Errorf("%s: codex asks", path)
		}
	}
}
