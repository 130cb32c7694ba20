package overlay

import (
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"time"
)

const manifestName = "manifest.json"

// manifest is what a home overlay was when it was whole. One without it was never
// in use.
type manifest struct {
	Home    string
	Opened  []string
	Copied  []string
	Added   []string
	Entries map[string]entry // every link, by name
}

// entry is what a link led to. The zero entry: to nothing.
type entry struct {
	There  bool
	Folder bool
	Size   int64
	Time   time.Time
}

func entryOf(info fs.FileInfo) entry {
	if info == nil {
		return entry{}
	}
	return entry{There: true, Folder: info.IsDir(), Size: info.Size(), Time: info.ModTime()}
}

func (m manifest) save(folder string) error {
	b, err := json.Marshal(m)
	if err != nil {
		return err
	}
	fresh := filepath.Join(folder, manifestName+".new")
	if err := os.WriteFile(fresh, b, 0o600); err != nil {
		return err
	}
	return os.Rename(fresh, filepath.Join(folder, manifestName))
}

func readManifest(folder string) (m manifest, err error) {
	b, err := readFile(filepath.Join(folder, manifestName))
	if err != nil {
		return m, err
	}
	return m, json.Unmarshal(b, &m)
}
