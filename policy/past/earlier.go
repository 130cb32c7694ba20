package past

import (
	"io/fs"
	"path"
	"time"

	"guard/policy/place"
)

// Of earlier runs it is known when and where they were at work. What changed last then, and git does not hold, may be
// their calls' work.

// earlier reports that an earlier run was at work where a file lies when it was changed last.
func (b *Beside) earlier(file string, changed time.Time) bool {
	if b.Earlier == nil {
		return false
	}
	for _, one := range b.Earlier() {
		if place.Below(file, one.Folder) && !changed.Before(one.From) && !changed.After(one.To) {
			return true
		}
	}
	return false
}

// Bounds of the look for what earlier runs left below a folder.
const (
	maxLeft        = 1_000
	maxLeftLooked  = 10_000 // files
	maxLeftFolders = 1_000
)

// filledFolders are folders of which no call tells what it puts there, because tools fill them.
var filledFolders = map[string]bool{".git": true, "node_modules": true, ".venv": true, "venv": true, "target": true}

// leftBelow lists what earlier runs may have left below a folder, the nearest first. It is looked for once: later
// changes are this run's.
func (b *Beside) leftBelow(folder string) (files []string) {
	if b.Earlier == nil || b.See == nil {
		return nil
	}
	b.found.Lock()
	defer b.found.Unlock()
	if files, ok := b.left[folder]; ok {
		return files
	}
	for _, one := range b.Earlier() {
		if place.Below(folder, one.Folder) || place.Below(one.Folder, folder) {
			files = b.search(folder)
			break
		}
	}
	if b.left == nil {
		b.left = map[string][]string{}
	}
	b.left[folder] = files
	return files
}

func (b *Beside) search(root string) (files []string) {
	disk, git := b.See()
	if disk == nil {
		return nil
	}
	ignored := func(p string) bool { return git != nil && git.Ignored(p) }
	looked, entered := 0, 1
	more := func() bool { return looked < maxLeftLooked && len(files) < maxLeft }
	for folders := []string{root}; len(folders) > 0 && more(); folders = folders[1:] {
		dir := folders[0]
		_ = disk.ReadDir(dir, func(e fs.DirEntry) bool {
			p := path.Join(dir, e.Name())
			switch {
			case e.IsDir():
				if entered < maxLeftFolders && !filledFolders[e.Name()] && !isCache(p) && !ignored(p) {
					folders = append(folders, p)
					entered++
				}
			case e.Type().IsRegular():
				looked++
				if st, err := disk.Stamp(p); err == nil && b.earlier(p, st.Changed) && !ignored(p) {
					files = append(files, p)
				}
			}
			return more()
		})
	}
	return files
}

func (v *view) madeEarlier(p string) bool {
	beside := v.s.others()
	if v.disk == nil || p == "" || beside.Earlier == nil {
		return false
	}
	st, err := v.disk.Stamp(p)
	return err == nil && st.Mode.IsRegular() && !st.Born.IsZero() && beside.earlier(p, st.Born) &&
		beside.earlier(p, st.Changed)
}

// addEarlier adds what earlier runs left and neither git nor the person has taken over since.
func (v *view) addEarlier(list []string, folder string, limit int) []string {
	if v.disk == nil {
		return list
	}
	beside := v.s.others()
	for _, p := range beside.leftBelow(folder) {
		if len(list) >= limit {
			break
		}
		st, err := v.disk.Stamp(p)
		if err == nil && beside.earlier(p, st.Changed) && !v.s.wrote.has(p) && (v.git == nil || !v.git.Restorable(p)) {
			list = append(list, p)
		}
	}
	return list
}
