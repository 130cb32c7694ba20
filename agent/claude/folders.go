package claude

import (
	"path/filepath"
	"strings"

	"guard/interpose/plan"
)

// furtherFolders are those beside the one that it works in from which Claude takes skills, commands and settings
// (--add-dir of 2.1.330, seen), by its arguments, or by settings that name them.
func (l *launch) furtherFolders() (all []string) {
	for _, o := range grammar.Options(l.Args) {
		switch o.Name {
		case "add-dir":
			all = append(all, o.Value)
			for _, more := range l.Args[o.To:] { // it takes all words up to the next option
				if strings.HasPrefix(more, "-") {
					break
				}
				all = append(all, more)
			}
		case "project-config-root":
			all = append(all, o.Value)
		}
	}
	for _, path := range l.settingsFiles() {
		settings, _ := readSettings(path)
		permissions, _ := settings["permissions"].(map[string]any)
		named, _ := permissions["additionalDirectories"].([]any)
		for _, folder := range named {
			if text, ok := folder.(string); ok {
				all = append(all, text)
			}
		}
	}
	folders := l.worktreeFolders()
	for _, folder := range all {
		if rest, home := strings.CutPrefix(folder, "~"); home && (rest == "" || rest[0] == '/') {
			folder = l.Request.Home + rest
		}
		if !filepath.IsAbs(folder) {
			folder = filepath.Join(l.Request.Dir, folder)
		}
		if folder = filepath.Clean(folder); plan.Resolved(folder) != plan.Resolved(l.Request.Home) {
			folders = append(folders, folder)
		}
	}
	return folders
}
