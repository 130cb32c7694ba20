package past

import (
	"strings"
	"time"
)

// installed: what came while an install ran, and nothing beside it that could have written there, is the packages' own.
func (v *view) installed(p string) bool {
	if v.disk == nil || !inPackages(p) || v.s.wrote.has(p) {
		return false
	}
	st, err := v.disk.Stamp(p)
	return err == nil && !st.Mode.IsDir() && !st.Changed.IsZero() && v.s.onlyInstalled(st.Changed)
}

// onlyInstalled reports a time at which an install ran, and no other call or job of the session's.
func (s *Session) onlyInstalled(t time.Time) bool {
	for _, one := range s.running {
		for ; one != nil; one = one.next {
			if !one.origin.At.After(t) {
				return false
			}
		}
	}
	ran := false
	for w := range s.windows.all(t) {
		if !w.installs {
			return false
		}
		ran = true
	}
	return ran && !s.ofRun().leftRunning()
}

// leftRunning reports that calls have left something running.
func (r *Run) leftRunning() bool {
	r.mu.Lock()
	defer r.mu.Unlock()
	return len(r.jobs) > 0 || r.lost
}

// packageFolders are those into which package managers put what they install: npm, Yarn and pnpm; pip, uv and Poetry,
// by virtual environments too; PDM; Bundler; Composer.
var packageFolders = strings.Fields("/node_modules/ /site-packages/ /.venv/ /venv/ /__pypackages__/ /vendor/bundle/ " +
	"/vendor/composer/")

func inPackages(p string) bool {
	for _, folder := range packageFolders {
		if strings.Contains(p, folder) {
			return true
		}
	}
	return false
}
