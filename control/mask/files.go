package mask

import (
	"slices"
	"sync"

	"guard/policy"
	"guard/policy/place"
)

// Bounds of what is read of files of secrets.
const (
	maxFiles = 100
	maxFile  = 64 << 10 // bytes
)

// Files remembers what it has read of files of secrets, until they change. The zero value has read none; it may be
// shared.
type Files struct {
	mu   sync.Mutex
	read map[string]file
	last Secrets
}

type file struct {
	stamp place.Stamp
	all   []value
}

// Holding lists those of the files that hold values to hide.
func (f *Files) Holding(disk place.Disk, files []policy.SecretFile) (holding []policy.SecretFile) {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.values(disk, files)
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
	all := append(f.values(disk, files), beside.all...)
	if f.last.finder == nil || !slices.Equal(all, f.last.all) {
		f.last = secretsOf(all)
	}
	return f.last
}

// values are those of the files, which are read where they have changed. With mu held.
func (f *Files) values(disk place.Disk, files []policy.SecretFile) (all []value) {
	before := f.read
	f.read = map[string]file{}
	for _, secrets := range files {
		if len(f.read) == maxFiles {
			break
		}
		stamp, err := disk.Stamp(secrets.Path)
		if err != nil {
			continue
		}
		one := before[secrets.Path]
		if !one.stamp.Same(stamp) {
			text, err := disk.ReadFile(secrets.Path, maxFile)
			if err != nil {
				continue
			}
			one = file{stamp, valuesOf(secrets.Name, string(text))}
		}
		f.read[secrets.Path] = one
		all = append(all, one.all...)
	}
	return all
}
