package running

import (
	"bytes"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
	"sync"
	"time"

	"guard/audit"
	"guard/policy/place"
)

// Bounds of what is read of earlier runs.
const (
	maxEarlier    = 200                 // the newest
	maxEarlierAge = 14 * 24 * time.Hour // since they began
	maxBeginning  = 16 << 10            // bytes of each: its folders stand in its first records
)

// earlier reads, once it is asked, when and where earlier runs were at work: a file that an agent left in one run may
// be run in the next.
func earlier(session string) func() []place.Span {
	return sync.OnceValue(func() []place.Span {
		dir, err := audit.DefaultFolder()
		if err != nil {
			return nil
		}
		return earlierRuns(dir, session, time.Now())
	})
}

// earlierRuns reads the records in a folder, but for one session's own.
func earlierRuns(dir, own string, now time.Time) (spans []place.Span) {
	files, err := audit.Files(dir)
	if err != nil {
		return nil
	}
	left := maxEarlier
	for _, f := range slices.Backward(files) {
		if left--; left < 0 || now.Sub(f.Started) > maxEarlierAge {
			break
		}
		info, err := os.Stat(f.Path)
		if err != nil || f.Session == own {
			continue
		}
		began, folders := beginning(f.Path)
		for _, folder := range folders {
			spans = append(spans, place.Span{Folder: folder, From: began, To: info.ModTime()})
		}
	}
	return spans
}

// beginning is when a run began, and its workspaces, by its record.
func beginning(record string) (began time.Time, folders []string) {
	f, err := os.Open(record)
	if err != nil {
		return time.Time{}, nil
	}
	defer f.Close()
	head, _ := io.ReadAll(io.LimitReader(f, maxBeginning))
	for line := range bytes.Lines(head) {
		if !bytes.Contains(line, []byte(`"event":"session_`)) || !bytes.HasSuffix(line, []byte("\n")) {
			continue
		}
		e, err := audit.ParseLine(line)
		if err != nil {
			break
		}
		switch data, _ := e.Data.(json.RawMessage); e.Event {
		case audit.SessionStarted:
			var started struct{ Program, Workspace string }
			if json.Unmarshal(data, &started) != nil || started.Program == "guard" { // of "guard undo"
				return time.Time{}, nil
			}
			began = e.Time
			folders = withFolder(folders, started.Workspace)
		case audit.SessionOpened:
			folders = withFolder(folders, e.Reason)
		}
	}
	return began, folders
}

// withFolder adds a folder, its links followed, to those that are there already.
func withFolder(folders []string, dir string) []string {
	real, err := filepath.EvalSymlinks(dir)
	if err != nil || !filepath.IsAbs(real) || slices.Contains(folders, real) {
		return folders
	}
	return append(folders, real)
}
