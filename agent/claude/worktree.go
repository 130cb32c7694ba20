package claude

import (
	"os"
	"path/filepath"
	"strings"

	"guard/interpose/plan"
	"guard/locale"
)

// worktree is the name that --worktree gives. Claude then works in a tree of that name, with the settings of the
// commit that stands there.
func (l *launch) worktree() (name string, given bool) {
	for _, o := range grammar.Options(l.Args) {
		if o.Name != "worktree" {
			continue
		}
		name, given = o.Value, true
		arg := l.Args[o.From]
		if at := strings.IndexByte(arg, 'w'); !strings.HasPrefix(arg, "--") && at+1 < len(arg) {
			name = strings.TrimPrefix(arg[at+1:], "=") // -wNAME
		} else if name == "" && o.To < len(l.Args) && !strings.HasPrefix(l.Args[o.To], "-") {
			name = l.Args[o.To]
		}
	}
	return name, given
}

// ofOthers reports a name of a tree by which Claude fetches what others propose: a pull or merge request (2.1.330).
func ofOthers(name string) bool { return strings.ContainsAny(name, "#!:") }

// worktreeFolders are where that tree stands, if it is there already: its files count as they are (2.1.330, seen).
func (l *launch) worktreeFolders() (folders []string) {
	name, _ := l.worktree()
	if name == "" {
		return nil
	}
	for at := l.Request.Dir; ; at = filepath.Dir(at) {
		folder := filepath.Join(at, ".claude", "worktrees", strings.ReplaceAll(name, "/", "+"))
		if _, err := os.Stat(folder); err == nil {
			folders = append(folders, folder)
		}
		if at == filepath.Dir(at) {
			return folders
		}
	}
}

// beginWorktree has a new tree begin at the commit that the person has checked out, whose files guard has looked at,
// and not at what the remote's branch has become (2.1.330, seen).
func (l *launch) beginWorktree(settings map[string]any) error {
	name, given := l.worktree()
	if !given || l.Unrestricted() {
		return nil
	}
	if ofOthers(name) {
		return locale.Errorf("%s: %w: --worktree %s takes the settings of what others propose, which guard cannot "+
			"look at before; check it out (git worktree add), and start guard claude there",
			l.Agent, plan.ErrConfig, name)
	}
	table, _ := settings["worktree"].(map[string]any)
	if table == nil {
		table = map[string]any{}
	}
	table["baseRef"] = "head"
	settings["worktree"] = table
	if l.worktreeFolders() == nil {
		l.Note("claude's new worktree begins at the commit that you have checked out, not at the remote's: guard " +
			"has looked at the settings of this one; for another, make it first (git worktree add)")
	}
	return nil
}
