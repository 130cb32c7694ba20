package plan

import (
	"fmt"

	"golang.org/x/sys/unix"
)

// Stamps are what files looked like when they were last looked at, by their paths: for
// what keeps an eye on settings while the agent runs (Plan.HookLost).
type Stamps map[string]string

// Changed reports whether a file is another than at the last look, also the first time. The time of its last change of
// any kind counts, which no program can set back.
func (s Stamps) Changed(path string) bool {
	now := ""
	var st unix.Stat_t
	if unix.Stat(path, &st) == nil {
		now = fmt.Sprint(st.Dev, st.Ino, st.Mode, st.Size, st.Mtim.Nano(), st.Ctim.Nano())
	}
	was, seen := s[path]
	s[path] = now
	return !seen || was != now
}
