package footprint

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// held is how much of the test's own program is in memory, in kB (proc_pid_smaps(5)).
func held(t *testing.T) (all int) {
	t.Helper()
	maps, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		t.Fatal(err)
	}
	inside := false
	for line := range strings.Lines(string(maps)) {
		if fields := strings.Fields(line); len(fields) > 4 && strings.Contains(fields[0], "-") {
			_, _, access, ours := mapping(line, os.Args[0])
			inside = ours && access[1] == '-'
		}
		if rest, found := strings.CutPrefix(line, "Rss:"); found && inside {
			var kB int
			if _, err := fmt.Sscan(rest, &kB); err != nil {
				t.Fatal(err)
			}
			all += kB
		}
	}
	return all
}

// TestProgramIsGivenBack: less of the program is held afterwards, and it goes on.
func TestProgramIsGivenBack(t *testing.T) {
	before := held(t)
	giveBackProgram()
	if after := held(t); before == 0 || after >= before {
		t.Errorf("%d kB of the program were held, and %d kB are now", before, after)
	}
}
