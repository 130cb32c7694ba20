package past

import (
	"path"
	"time"

	"guard/policy/place"
)

// Of earlier runs it is known when and where they were at work. What changed last then, and git does not hold, may be
// their calls' work.

// earlierAt reports that an earlier run was at work where a file lies at a time, as when it was changed last.
func (r *Run) earlierAt(file string, at time.Time) bool {
	if r.Earlier == nil {
		return false
	}
	for _, one := range r.Earlier() {
		if place.Below(file, one.Folder) && !at.Before(one.From) && !at.After(one.To) {
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
func (r *Run) leftBelow(folder string) (files []string) {
	if r.Earlier == nil || r.See == nil {
		return nil
	}
	r.searching.Lock()
	defer r.searching.Unlock()
	if files, ok := r.left[folder]; ok {
		return files
	}
	for _, one := range r.Earlier() {
		if place.Below(folder, one.Folder) || place.Below(one.Folder, folder) {
			files = r.search(folder)
			break
		}
	}
	if r.left == nil {
		r.left = map[string][]string{}
	}
	r.left[folder] = files
	return files
}

func (r *Run) search(root string) (files []string) {
	disk, git := r.See()
	if disk == nil {
		return nil
	}
	ignored := func(p string) bool { return git != nil && git.Ignored(p) }
	enters := func(p string) bool { return !filledFolders[path.Base(p)] && !isCache(p) && !ignored(p) }
	looked := 0
	place.Nearest(disk, root, maxLeftFolders, enters, func(p string) bool {
		looked++
		if st, err := disk.Stamp(p); err == nil && r.earlierAt(p, st.Changed) && !ignored(p) {
			files = append(files, p)
		}
		return looked < maxLeftLooked && len(files) < maxLeft
	})
	return files
}
