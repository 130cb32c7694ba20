package files

import (
	"path"
	"strings"
)

// maxBroughtFiles bounds the files of a line that git brings and that are read where they run.
const maxBroughtFiles = 500

// BroughtFiles lists files that git brings earlier in the line, as far as it is known which those are.
func (ps *places) BroughtFiles() []string {
	if ps.listed != len(ps.trees) {
		ps.foundFiles, ps.listed = nil, len(ps.trees)
		for _, t := range ps.trees {
			if !t.Guess && !t.Unknown && t.From != t.To && t.To != ":" {
				ps.list(t)
			}
		}
	}
	return ps.foundFiles
}

// list adds the files by which a tree differs from HEAD, and those that it puts back as they were.
func (ps *places) list(t BroughtTree) {
	add := func(file string) bool {
		if ps.Among(file, t.Paths) && len(ps.foundFiles) < maxBroughtFiles {
			if t.at != "" {
				file = path.Join(t.at, strings.TrimPrefix(file, ps.World.Root()))
			}
			ps.foundFiles = append(ps.foundFiles, file)
		}
		return false
	}
	from := t.From
	if from == "" {
		from = "HEAD"
		changed, _ := ps.World.Git.Changed(ps.World.Root(), maxBroughtFiles)
		for _, file := range changed {
			add(file)
		}
	}
	if from != t.To {
		ps.World.Git.Brings(t.Folder, from, t.To, add)
	}
}

// Brought tells how often git has brought something so far.
func (ps *places) Brought() int { return len(ps.trees) }
