package claude

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/sys/unix"

	"guard/interpose/plan"
)

// began is when guard was started: the plan has looked at what was there by then.
var began = time.Now()

// brings reports that something of a project may come with hooks or servers that nobody was asked to trust: a file of
// theirs that is newer than the plan, or for a skill one in a folder below.
func brings(tool, folder string) bool {
	started, _ := os.Getwd()
	home, _ := os.UserHomeDir()
	files := plan.Launches{{ProjectFiles: projectFiles}}
	for _, dir := range []string{started, folder} {
		for _, l := range files.Layers(dir, home, nil) {
			if l.NamedBy(".md") && changedSince(l.Path, began) {
				return true
			}
		}
	}
	return tool == "Skill" && mayBringHooks(folder)
}

// changedSince goes by the time of the last change of any kind, which no program can set.
func changedSince(path string, when time.Time) bool {
	var st unix.Stat_t
	return unix.Stat(path, &st) != nil || time.Unix(st.Ctim.Unix()).After(when)
}

// maxNested bounds the folders that are looked into for skills. In more there may be any.
const maxNested = 20_000

// mayBringHooks reports that a skill in a folder below the one that Claude was started in may bring hooks. Claude
// takes in such skills when it works on a file there, whether or not anybody has trusted the folder (2.1.330, seen);
// of those above the plan looks (projectFiles).
func mayBringHooks(folder string) bool {
	files := plan.Launches{{ProjectFiles: projectFiles}}
	started, _ := os.Getwd()
	root := started
	if started == "" || !plan.IsBelow(plan.Resolved(folder), plan.Resolved(started)) {
		root = plan.Workspace(folder, "")
	}
	everywhere, _ := ignoresPackages(root)
	left := maxNested
	for waiting := []string{root}; len(waiting) > 0; waiting = waiting[1:] {
		if left--; left < 0 {
			return true
		}
		here := waiting[0]
		entries, _ := os.ReadDir(here)
		for _, e := range entries {
			switch {
			case e.Name() != ".claude": // which may also be a link
				if e.IsDir() && e.Name() != ".git" && !(e.Name() == packages && (everywhere || ignoresOwn(here))) {
					waiting = append(waiting, filepath.Join(here, e.Name()))
				}
			case here == started || plan.IsBelow(started, here): // the plan's
			case bringsHooks(files, filepath.Join(here, ".claude", "skills")):
				return true
			}
		}
	}
	return false
}

// packages is the folder in which there may be more folders than guard looks into.
const packages = "node_modules"

// ignoresPackages reports that by a folder's own file git ignores each such folder below, or the one right in it
// (gitignore(5)). Claude passes over what git ignores.
func ignoresPackages(folder string) (everywhere, here bool) {
	text, _ := plan.ReadFile(filepath.Join(folder, ".gitignore"))
	for line := range strings.Lines(string(text)) {
		line = strings.TrimRight(line, " \t\r\n")
		switch bare := strings.TrimSuffix(line, "/"); {
		case bare == packages || bare == "**/"+packages:
			everywhere, here = true, true
		case bare == "/"+packages:
			here = true
		case strings.HasPrefix(line, "!") && (strings.Contains(line, packages) || strings.Trim(line, "!*/") == ""):
			return false, false // taken back
		}
	}
	return everywhere, here
}

func ignoresOwn(folder string) bool {
	_, own := ignoresPackages(folder)
	return own
}

// bringsHooks reports a skill right in a folder of skills whose head has something run.
func bringsHooks(files plan.Launches, skills string) bool {
	entries, err := os.ReadDir(skills)
	if err != nil {
		return false
	}
	return slices.ContainsFunc(entries, func(e os.DirEntry) bool {
		return len(files.ReadLayer(filepath.Join(skills, e.Name(), "SKILL.md")).Runs) > 0
	})
}
