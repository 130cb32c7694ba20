package place

import (
	"io/fs"
	"path"
	"slices"
	"strings"
)

// Starters are the files of a project and of the home by which scripts are started, as far as they may be there; tasks:
// those of everyday commands too.
func Starters(w *World, tasks bool) (project, home []string) {
	root := w.Root()
	if w.Disk == nil || root == "" {
		return nil, nil
	}
	list := starters
	if tasks {
		list = slices.Concat(starters, taskStarters)
	}
	s := startSearch{w: w}
	for _, one := range list {
		files, _ := s.files(root + "/" + one)
		project = append(project, files...)
	}
	if w.Home == "" || w.Home == root {
		return project, nil
	}
	for _, one := range homeStarters {
		files, _ := s.files(w.Home + "/" + one)
		home = append(home, files...)
	}
	return project, home
}

// TaskStarter reports a file by which an everyday command of the person's starts something.
func TaskStarter(w *World, file string) bool {
	rel, below := strings.CutPrefix(file, w.Root()+"/")
	return below && slices.Contains(taskStarters, rel)
}

// Lifecycle are the scripts of a package.json that npm runs by itself.
func Lifecycle(text string) string { return strings.Join(lifecycle().FindAllString(text, -1), "\n") }

// settingEndings are those of settings of a home in which programs are named (XDG Base Directory).
var settingEndings = strings.Fields(".conf .config .json .jsonc .json5 .toml .yaml .yml .ini .cfg .lua .kdl .el " +
	".rc .desktop .vim .fish .sh .py .list")

// Bounds of looking through settings of the home: folders, and files of each.
const (
	maxSettingFolders = 150
	maxSettingsOf     = 40
)

// inSettings is a file among a home's settings, of whatever program, that names a script by its path from the home: a
// bar, a window manager, a launcher has it run.
func (s *startSearch) inSettings() string {
	named := s.script
	if Below(s.script, s.w.Home) {
		named = strings.TrimPrefix(s.script, s.w.Home)
	}
	for _, dir := range s.settingFolders() {
		var files []string
		_ = s.w.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			if end := path.Ext(e.Name()); !e.IsDir() && (end == "" || slices.Contains(settingEndings, end)) {
				files = append(files, dir+"/"+e.Name())
			}
			return len(files) < maxSettingsOf
		})
		for _, file := range files {
			text, err := s.w.Disk.ReadFile(file, maxStarter)
			if err == nil && namesToRun(string(text), named) {
				return file
			}
		}
	}
	return ""
}

// settingFolders are the folders of a home's settings.
func (s *startSearch) settingFolders() (dirs []string) {
	top := s.w.Home + "/.config"
	_ = s.w.Disk.ReadDir(top, func(e fs.DirEntry) bool {
		if e.IsDir() || e.Type()&fs.ModeSymlink != 0 {
			dirs = append(dirs, top+"/"+e.Name())
		}
		return len(dirs) < maxSettingFolders
	})
	return append(dirs, top)
}

// namesToRun reports a text that names a path other than as a document that was open.
func namesToRun(text, named string) bool {
	if !strings.Contains(text, named) {
		return false
	}
	for line := range strings.Lines(text) {
		if at := strings.Index(line, named); at >= 0 && !strings.Contains(line, "file://") &&
			(at+len(named) == len(line) || !wordGoesOn(line[at+len(named)])) {
			return true
		}
	}
	return false
}

func wordGoesOn(c byte) bool {
	return strings.IndexByte("._-/", c) >= 0 || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z'
}
