package footprint

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// codeHeld is how much of the test's own machine code is in memory, in kB (proc_pid_smaps(5)).
func codeHeld(t *testing.T) (held int) {
	t.Helper()
	maps, err := os.ReadFile("/proc/self/smaps")
	if err != nil {
		t.Fatal(err)
	}
	ours, inCode := os.Args[0], false
	for line := range strings.Lines(string(maps)) {
		if fields := strings.Fields(line); len(fields) > 4 && strings.Contains(fields[0], "-") {
			_, _, code := machineCode(line)
			inCode = code && strings.HasSuffix(line, ours+"\n")
		}
		if rest, found := strings.CutPrefix(line, "Rss:"); found && inCode {
			var kB int
			if _, err := fmt.Sscan(rest, &kB); err != nil {
				t.Fatal(err)
			}
			held += kB
		}
	}
	return held
}

// TestProgramIsGivenBack: less of the program is held afterwards, and it goes on.
func TestProgramIsGivenBack(t *testing.T) {
	before := codeHeld(t)
	giveBackProgram()
	if after := codeHeld(t); before == 0 || after >= before {
		t.Errorf("%d kB of code were held, and %d kB are now", before, after)
	}
}
