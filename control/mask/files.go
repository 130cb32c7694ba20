package mask

import (
	"io/fs"
	"path"
	"slices"
	"sync"

	"guard/policy"
	"guard/policy/place"
)

// Bounds of what is read of files of secrets.
const (
	maxFiles = 100
	maxFile  = 64 << 10 // bytes at each end
	maxHeld  = 1_000    // values that files held when code began
)

// Files remembers what it has read of files of secrets, until they change, and what they held when code began: that can
// read a file, and then move it, cut it or write over it. The zero value has read none; it may be shared.
type Files struct {
	mu   sync.Mutex
	read map[string]file
	held []value // the oldest first
	last Secrets
}

type file struct {
	stamp place.Stamp
	all   []value
}

// Holding lists those of the files that hold values to hide, before code runs that can read them.
func (f *Files) Holding(disk place.Disk, files []policy.SecretFile) (holding []policy.SecretFile) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.held = append(f.held, without(f.values(disk, files), f.held)...)
	f.held = slices.Delete(f.held, 0, max(0, len(f.held)-maxHeld))
	for _, one := range files {
		if len(f.read[one.Path].all) > 0 {
			holding = append(holding, one)
		}
	}
	return holding
}

// Read gives the secrets of the files, and those that are known beside them.
func (f *Files) Read(disk place.Disk, files []policy.SecretFile, beside Secrets) Secrets {
	f.mu.Lock()
	defer f.mu.Unlock()
	all := f.values(disk, files)
	all = append(append(all, without(f.held, all)...), beside.all...)
	if f.last.finder == nil || !slices.Equal(all, f.last.all) {
		f.last = secretsOf(all)
	}
	return f.last
}

// without are the values that are not among others.
func without(all, others []value) (left []value) {
	known := map[value]bool{}
	for _, v := range others {
		known[v] = true
	}
	for _, v := range all {
		if !known[v] {
			known[v] = true
			left = append(left, v)
		}
	}
	return left
}

// values are those of the files, which are read where they have changed. With mu held.
func (f *Files) values(disk place.Disk, files []policy.SecretFile) (all []value) {
	before := f.read
	f.read = map[string]file{}
	for _, secrets := range files {
		if len(f.read) == maxFiles {
			break
		}
		name, stamp, err := stampOf(disk, secrets.Path)
		if err != nil {
			continue
		}
		one := before[secrets.Path]
		if !one.stamp.Same(stamp) {
			text, err := ends(disk, name, stamp.Size)
			if err != nil {
				continue
			}
			one = file{stamp, valuesOf(secrets.Name, text)}
		}
		f.read[secrets.Path] = one
		all = append(all, one.all...)
	}
	return all
}

// maxLinks is how many links are followed from one name to its file.
const maxLinks = 10

// stampOf is the stamp of a file, links followed, and its name at their end.
func stampOf(disk place.Disk, name string) (string, place.Stamp, error) {
	stamp, err := disk.Stamp(name)
	for n := 0; err == nil && stamp.Mode.Type() == fs.ModeSymlink && n < maxLinks; n++ {
		var to string
		if to, err = disk.Readlink(name); err != nil {
			break
		}
		if !path.IsAbs(to) {
			to = path.Dir(name) + "/" + to // it may lead through links: they are the kernel's to follow
		}
		name = to
		stamp, err = disk.Stamp(name)
	}
	return name, stamp, err
}

// ends is a file's text, of a large one its beginning and its end.
func ends(disk place.Disk, name string, size int64) (string, error) {
	parts, ok := disk.(place.Parts)
	if !ok || size <= maxFile {
		text, err := disk.ReadFile(name, maxFile)
		return narrow(text), err
	}
	first, err := parts.ReadPart(name, 0, maxFile)
	if err != nil {
		return "", err
	}
	from, between := max(size-maxFile, maxFile)&^1, "" // a character of UTF-16 has two bytes
	if from > maxFile {
		between = "\n"
	}
	last, err := parts.ReadPart(name, from, maxFile+1)
	return narrow(first) + between + narrow(append(markOf(first), last...)), err
}
