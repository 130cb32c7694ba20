package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/starts"
)

// What a hook, a pipeline or a unit starts may reach a file by further steps: a loop over a folder, a makefile's parts,
// a module, a template, a link. They are followed where a text that is put there is grave, and only then.

// Bounds of following: steps, files that are read, bytes of them, looks at the disk, folders of one text, and files of
// one folder.
const (
	maxStartSteps   = 4
	maxStartTexts   = 250
	maxStartBytes   = 4 << 20
	maxStartLooks   = 2_000
	maxStartFolders = 6
	maxStartOf      = 80
)

// starting follows what starts files to one of them.
type starting struct {
	*Judge
	target string
	lines  bool // only what runs the target's lines, whatever it is, counts
	queue  []started
	seen   map[string]bool
	texts  int
	bytes  int
	looks  int
}

// started is a file that is reached.
type started struct {
	file  string
	first string   // the starter with which it began
	text  string   // what of it counts, where that is not all
	dirs  []string // from where names in it count
	steps int
}

// reachedBy is the file with which what reaches a file begins; empty: none is found.
func (j LoadedCode) reachedBy(file string, tasks, lines bool) string {
	s := starting{Judge: j.Judge, target: file, lines: lines, seen: map[string]bool{}}
	root := j.World.Root()
	project, home := place.Starters(&j.World, tasks)
	s.packages(root)
	for _, one := range project {
		s.queue = append(s.queue, started{file: one, first: one, dirs: []string{root, path.Dir(one)}})
	}
	for _, one := range home {
		s.queue = append(s.queue, started{file: one, first: one, dirs: []string{j.World.Home, path.Dir(one)}})
	}
	for i := 0; i < len(s.queue) && s.texts < maxStartTexts && s.bytes < maxStartBytes; i++ {
		if f := s.queue[i]; s.reaches(&f) {
			return f.first
		}
	}
	return ""
}

// packages adds what the installs of packages run, from the target's folder up to the root.
func (s *starting) packages(root string) {
	for dir := path.Dir(s.target); place.Below(dir, root); dir = path.Dir(dir) {
		file := dir + "/package.json"
		text, how := s.TextOf(place.Place{Path: file})
		if run := place.Lifecycle(text); how == files.Wholly && len(text) <= maxStarter && run != "" {
			s.queue = append(s.queue, started{file: file, first: "install " + file, text: run, dirs: []string{dir}})
		}
	}
}

// reaches reports a file that names the target; what else it names is queued.
func (s *starting) reaches(f *started) bool {
	if f.file == s.target {
		return false
	}
	text := f.text
	if text == "" {
		data, how := s.TextOf(place.Place{Path: f.file})
		if how != files.Wholly || len(data) > maxStarter || files.Binary(data) {
			return false
		}
		text = data
	}
	s.texts++
	s.bytes += len(text)
	names := starts.In(text)
	s.enters(f, names)
	for i := range names {
		if s.named(f, &names[i]) {
			return true
		}
	}
	return s.loads(f, text)
}

// enters adds the folders in which a text works.
func (s *starting) enters(f *started, names []starts.Name) {
	root := s.World.Root()
	f.dirs = slices.Clip(f.dirs)
	for _, n := range names {
		if !n.In {
			continue
		}
		for _, to := range s.means(f, n.Path) {
			if place.Below(to, root) && !strings.Contains(to, starts.Any) && !slices.Contains(f.dirs, to) &&
				len(f.dirs) < maxStartFolders {
				f.dirs = append(f.dirs, to)
			}
		}
	}
}

// means are the paths that a name may stand for.
func (s *starting) means(f *started, name string) (all []string) {
	for strings.HasPrefix(name, starts.Any+"/") {
		name = name[2:]
	}
	switch rest, home := strings.CutPrefix(name, "~/"); {
	case name == "" || name == starts.Any:
		return nil
	case home:
		return []string{path.Join(s.World.Home, rest)}
	case path.IsAbs(name):
		all = append(all, path.Clean(name))
	}
	for _, dir := range f.dirs {
		all = append(all, path.Join(dir, name))
	}
	return all
}

// named reports a name that means the target.
func (s *starting) named(f *started, n *starts.Name) bool {
	if n.In {
		return false
	}
	counts := n.Runs || !s.lines
	for _, to := range s.means(f, n.Path) {
		if n.Folder && counts && path.Dir(s.target) == to && to != s.World.Root() {
			return true
		}
		if strings.ContainsAny(to, "*?["+starts.Any) {
			to = strings.ReplaceAll(to, starts.Any, "*")
			if counts && fitsPattern(to, s.target) {
				return true
			}
			for _, one := range s.fitting(path.Dir(to), path.Base(to)) {
				s.goesOn(f, one, n.Runs)
			}
			continue
		}
		if to == s.target && counts || s.goesOn(f, to, n.Runs) && counts {
			return true
		}
		if n.Folder {
			for _, one := range s.fitting(to, "*") {
				s.goesOn(f, one, n.Runs)
			}
		}
	}
	return false
}

// fitsPattern compares a path with a pattern, in which ** may stand for folders.
func fitsPattern(pattern, file string) bool {
	if before, _, deep := strings.Cut(pattern, "**"); deep {
		ok, _ := path.Match(path.Base(pattern), path.Base(file))
		return ok && strings.HasPrefix(file, before)
	}
	ok, _ := path.Match(pattern, file)
	return ok
}

// fitting are the files of a folder that fit a pattern.
func (s *starting) fitting(dir, pattern string) (all []string) {
	if !place.Below(dir, s.World.Root()) || strings.ContainsAny(dir, "*?[") || !s.look() {
		return nil
	}
	_ = s.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		if ok, _ := path.Match(pattern, e.Name()); ok && !e.IsDir() {
			all = append(all, dir+"/"+e.Name())
		}
		return len(all) < maxStartOf
	})
	return all
}

// look counts a look at the disk.
func (s *starting) look() bool {
	s.looks++
	return s.looks <= maxStartLooks
}

// goesOn has a file followed that is named; it reports one that leads to the target.
func (s *starting) goesOn(f *started, to string, runs bool) bool {
	if f.steps >= maxStartSteps || s.seen[to] || len(s.queue) >= 4*maxStartTexts ||
		!place.Below(to, s.World.Root()) && !place.Below(to, s.World.Home) || !s.look() {
		return false
	}
	info, err := s.World.Disk.Lstat(to)
	if err != nil && !s.ChangedByLine(to) || err == nil && info.IsDir() {
		return false
	}
	s.seen[to] = true
	if at := s.World.At("", to).Path; at != "" {
		to = at
	}
	end := path.Ext(to)
	if runs || end == "" || code.LanguageOf(to, "") != code.Unknown || slices.Contains(shellEndings, end) {
		s.queue = append(s.queue, started{file: to, first: f.first, steps: f.steps + 1,
			dirs: append(slices.Clone(f.dirs[:min(len(f.dirs), maxStartFolders)]), path.Dir(to))})
	}
	return to == s.target
}

// listsModules is how a program loads whatever lies in a folder.
var listsModules = lazy.Pattern(`\b(?:iter_modules|walk_packages|listdir|iterdir|scandir|import_module|__import__|` +
	`readdir(?:Sync)?|opendir|glob)\b|\bDir\s*[.\[]`)

// loads follows the modules that a program loads; it reports one that is the target.
func (s *starting) loads(f *started, text string) bool {
	first, _, _ := strings.Cut(text, "\n")
	lang := code.LanguageOf(f.file, first)
	if lang == code.Unknown || f.text != "" {
		return false
	}
	t := &ProgramText{Lang: lang, File: f.file, text: text, dirs: f.dirs}
	lists := listsModules().MatchString(text)
	for _, name := range loadedNames(s.Sources, t, readCode(lang, text, code.Given{})) {
		for _, file := range s.Sources.moduleFiles(t, name) {
			begins := lists && strings.HasPrefix(path.Base(file), "__init__.")
			if file == s.target || s.goesOn(f, file, true) || begins && s.inPackage(path.Dir(file)) {
				return !s.lines
			}
		}
	}
	return false
}

// inPackage reports that the target lies in a package's folder.
func (s *starting) inPackage(dir string) bool {
	return path.Dir(s.target) == dir && path.Ext(s.target) == ".py"
}
