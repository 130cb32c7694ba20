package plan

import (
	"fmt"
	"os"
)

// Stamps are what files looked like when they were last looked at, by their paths: for
// what keeps an eye on settings while the agent runs (Plan.HookLost).
type Stamps map[string]string

// Changed reports whether a file is another than at the last look, also the first time.
func (s Stamps) Changed(path string) bool {
	now := ""
	if info, err := os.Stat(path); err == nil {
		now = fmt.Sprint(info.Size(), info.ModTime().UnixNano())
	}
	was, seen := s[path]
	s[path] = now
	return !seen || was != now
}
