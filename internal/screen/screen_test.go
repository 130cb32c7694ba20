package screen

import (
	"io"
	"strings"
	"testing"
)

func TestScreen(t *testing.T) {
	s := New(20, 3)
	s.Watch(io.MultiReader(strings.NewReader("one\r\n"), strings.NewReader("\x1b[1mtwo\x1b[0m\x1b[?25l")))
	if got := string(s.Bytes()); got != "one\r\n\x1b[1mtwo\x1b[0m\x1b[?25l" {
		t.Errorf("came %q", got)
	}
	if got := string(s.Last(4)); got != "?25l" {
		t.Errorf("last came %q", got)
	}
	if got := s.Look(); !strings.HasPrefix(got, "one") || !strings.Contains(got, "two\ncursor 3,1 false") {
		t.Errorf("shown: %q", got)
	}
	s.Resize(2, 3)
	if got := s.Text(); !strings.HasPrefix(got, "on\ntw") {
		t.Errorf("narrower: %q", got)
	}
}
