package architecture

import (
	"regexp"
	"testing"
)

// TestStepsAreThere: each function that ARCHITECTURE.md leads a reader to, on the way of one
// request, stands in the file beside it.
func TestStepsAreThere(t *testing.T) {
	step := regexp.MustCompile("(?m)^\\|[^|]*\\| `([^` ]+\\.go)` `(\\w+)` \\|")
	steps := step.FindAllStringSubmatch(read(t, "ARCHITECTURE.md"), -1)
	if len(steps) < 20 {
		t.Errorf("only %d steps were found", len(steps))
	}
	for _, s := range steps {
		file, name := s[1], s[2]
		declares := regexp.MustCompile(`(?m)^func (\([^)]*\) )?` + name + `[\[(]`)
		if text := read(t, file); !declares.MatchString(text) {
			t.Errorf("ARCHITECTURE.md: %s has no function %s", file, name)
		}
	}
}
