package replay

import (
	"path"
	"strings"
	"time"
	"unicode/utf8"

	"guard/policy"
	"guard/policy/past/recorded"
	"guard/policy/place"
	"guard/policy/shell"
)

// ByName is a memory of what a session made, by the names in its requests.
func ByName(workspace string) Past { return byName{recorded.New(workspace)} }

type byName struct{ *recorded.Past }

// Ran implements Past.
func (p byName) Ran(f *policy.Facts, at time.Time) { p.Past.Ran(callOf(f, at)) }

// callOf is what facts tell of what a request does to paths.
func callOf(f *policy.Facts, at time.Time) recorded.Call {
	c := recorded.Call{Origin: place.Origin{At: at, By: inShort(f)}, Jobs: f.Jobs}
	for i := range f.Commands {
		c.Steps = append(c.Steps, stepOf(&f.Commands[i]))
	}
	if len(f.Commands) == 0 {
		c.Steps = []recorded.Step{fileStep(f)}
	}
	for i := range f.Texts {
		t := &f.Texts[i]
		c.Texts = append(c.Texts, recorded.Text{Path: t.Path, Text: t.Text, Old: t.Old, Appends: t.Appends,
			Known: t.Known})
	}
	return c
}

// What some programs' writes mean (mkdir(1), install(1), ln(1)): folders, with
// those that lead there where they are told so, and links.
const (
	makesFolders = "mkdir"
	makesLinks   = "ln link"
)

func stepOf(c *shell.Command) recorded.Step {
	s := recorded.Step{Cwd: c.Cwd, Reads: paths(c.Reads), Writes: paths(c.Writes), Deletes: paths(c.Deletes)}
	if c.Modes {
		s.Reads, s.Writes = append(s.Reads, s.Writes...), nil
	}
	for _, m := range c.Moves {
		s.Moves = append(s.Moves, recorded.Move{From: m.From.Path, To: m.To.Path, Copy: m.Copy})
	}
	if len(c.Argv) > 0 {
		name := path.Base(c.Argv[0])
		s.Links = isOne(makesLinks, name)
		s.Folders = isOne(makesFolders, name)
		s.Parents = s.Folders && withParents(c.Argv[1:])
	}
	return s
}

func isOne(names, name string) bool {
	for one := range strings.FieldsSeq(names) {
		if one == name {
			return true
		}
	}
	return false
}

// withParents reports mkdir's -p, alone or among others.
func withParents(args []string) bool {
	for _, a := range args {
		if a == "--parents" || strings.HasPrefix(a, "-") && !strings.HasPrefix(a, "--") && strings.Contains(a, "p") {
			return true
		}
	}
	return false
}

// fileStep is what a tool does to files. Agents' edit tools make the folders
// that a new file needs; a file whose old text is told was there.
func fileStep(f *policy.Facts) recorded.Step {
	s := recorded.Step{Reads: paths(f.Reads), Writes: paths(f.Writes), Deletes: paths(f.Deletes),
		Parents: f.Tool == policy.Edit}
	for i := range f.Texts {
		if t := &f.Texts[i]; t.Old != "" {
			s.Reads = append(s.Reads, t.Path)
		}
	}
	if f.Tool == policy.Move && len(f.Writes) == 1 {
		for _, from := range s.Deletes {
			s.Moves = append(s.Moves, recorded.Move{From: from, To: f.Writes[0].Path})
		}
		s.Reads, s.Deletes = s.Deletes, nil
	}
	return s
}

// paths are the files of this machine among places.
func paths(places []place.Place) []string {
	list := make([]string, 0, len(places))
	for _, p := range places {
		if p.Path != "" && !p.Any(place.Harmless|place.Device|place.Remote) {
			list = append(list, p.Path)
		}
	}
	return list
}

// shortest is how much of a request names it, in characters.
const shortest = 60

// inShort names a request: its first line, or the tool and the path.
func inShort(f *policy.Facts) string {
	text := f.Raw
	switch {
	case f.Command != "":
		text = f.Command
	case len(f.Paths) > 0:
		text = string(f.Tool) + " " + f.Paths[0]
	}
	first, _, more := strings.Cut(strings.TrimSpace(text), "\n")
	if utf8.RuneCountInString(first) > shortest {
		first, more = string([]rune(first)[:shortest-1]), true
	}
	if more {
		first += "…"
	}
	return first
}
