package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/taint"
)

// strangers judges what a text does by libraries that no table knows, as far as the names of their functions tell
// it, and what libraries fetch by themselves.
type strangers struct {
	*Judge
	t *ProgramText
}

// counted leaves out those of the acts that are not judged: in code that was there before, which is the person's
// own, and of modules that are the project's.
func (s strangers) counted(acts []code.Act) []code.Act {
	if !slices.ContainsFunc(acts, func(a code.Act) bool { return a.Library != "" || a.Kind == code.Fetches }) {
		return acts
	}
	known, quiet := !s.Sources.newText(s.t), s.fetchesNothing(acts)
	own := map[string]bool{"": false}
	return slices.DeleteFunc(slices.Clone(acts), func(a code.Act) bool {
		if a.Library == "" && a.Kind != code.Fetches {
			return false
		}
		if known || quiet && a.Kind == code.Fetches {
			return true
		}
		is, looked := own[a.Library]
		if !looked {
			is = s.ownModule(a.Library)
			own[a.Library] = is
		}
		return is
	})
}

// sourceFolders are where a project keeps its modules, from a folder in which it works.
var sourceFolders = strings.Fields(". src lib python app backend server")

// ownModule reports a module of the project, in one of the folders where it may be looked up.
func (s strangers) ownModule(name string) bool {
	if s.World.Disk == nil {
		return false
	}
	if s.t.Lang == code.Go {
		return s.ownPackage(name)
	}
	top, _, _ := strings.Cut(name, ".")
	for _, dir := range slices.Concat([]string{s.State.Cwd, s.World.Workspace, path.Dir(s.t.File)}, s.t.dirs,
		s.Sources.modulePath(s.t.Lang)) {
		if !path.IsAbs(dir) {
			continue
		}
		if s.t.Lang == code.JavaScript {
			if s.linkedPackage(path.Join(dir, "node_modules", name)) || s.isModule(path.Join(dir, name)) {
				return true
			}
			continue
		}
		for _, below := range sourceFolders {
			if s.isModule(path.Join(dir, below, top)) {
				return true
			}
		}
	}
	return false
}

// goModule finds the path of a module of Go, and those that stand for folders of the disk (go.dev/ref/mod, "go.mod
// files").
var goModule = lazy.Pattern(`(?m)^\s*module\s+"?([^\s"]+)|^\s*(?:replace\s+)?([^\s"]+)(?:\s+v\S+)?\s+=>\s+\.`)

// ownPackage reports a package of Go that is of the module in which the text, the work or the workspace is, or of one
// that the module has from a folder.
func (s strangers) ownPackage(name string) bool {
	for _, from := range []string{path.Dir(s.t.File), s.State.Cwd, s.World.Workspace} {
		for dir := from; path.IsAbs(dir) && len(dir) > 1 && s.World.At("", dir).Is(place.Inside); dir = path.Dir(dir) {
			text, how := s.TextOf(place.Place{Path: path.Join(dir, "go.mod")})
			if how != files.Wholly {
				continue
			}
			for _, m := range goModule().FindAllStringSubmatch(text, maxModules) {
				own := m[1] + m[2]
				if name == own || strings.HasPrefix(name, own+"/") {
					return true
				}
			}
			break
		}
	}
	return false
}

// linkedPackage reports a package of Node.js that is a link into the project (npm 10, workspaces).
func (s strangers) linkedPackage(p string) bool {
	info, err := s.World.Disk.Lstat(p)
	return err == nil && info.Mode()&fs.ModeSymlink != 0 && s.World.At("", p).Is(place.Inside)
}

// isModule reports a module: a file of the name, or a folder in which code lies. A text is not what it imports itself:
// scripts/sharp.mjs has sharp from a package.
func (s strangers) isModule(p string) bool {
	endings := map[code.Language]string{code.Python: ".py", code.Ruby: ".rb", code.JavaScript: ".ts .js .tsx .jsx .mjs"}
	for ending := range strings.FieldsSeq(endings[s.t.Lang]) {
		if p+ending != s.t.File && s.IsThere(p+ending) {
			return true
		}
	}
	return s.holdsCode(p, 2)
}

// holdsCode reports a folder in which a source of the text's language lies, or in a folder of it down to a depth.
func (s strangers) holdsCode(dir string, depth int) (found bool) {
	if !s.FolderAt(dir) {
		return false
	}
	_ = s.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		found = code.LanguageOf(e.Name(), "") == s.t.Lang ||
			depth > 1 && e.IsDir() && s.holdsCode(path.Join(dir, e.Name()), depth-1)
		return !found
	})
	return found
}

// act judges an act that the name of a function tells: of the files that its arguments may name, those that are
// there.
func (s strangers) act(c *effect.Call, a *code.Act) {
	switch a.Kind {
	case code.Deletes:
		hits := false
		for i := range a.Args {
			w := s.Sources.argOf(s.t, a, i)
			if w.Known() && s.stands(w) && !s.Place(w).Is(place.WorkspaceRoot) || s.matchesSome(w) {
				hits = true
				s.Deletes(c, w, w.Glob == "")
			}
		}
		if last := len(a.Args) - 1; !hits && last >= 0 && !a.Args[last].Known && a.Args[last].Source != code.Glob {
			s.codeDeletes(c, s.Sources.argOf(s.t, a, last), a)
		}
	case code.Writes:
		for i := range a.Args {
			if w := s.Sources.argOf(s.t, a, i); w.Known() && s.stands(w) && !s.FolderAt(s.Place(w).Path) {
				s.codeWrites(c, s.t, w, a)
			}
		}
	case code.Takes:
		for i := range a.Args {
			s.takes(c, s.Sources.argOf(s.t, a, i), a)
		}
	case code.TakesElsewhere:
		takesElsewhere(s.Judge, c, s.t, a)
	case code.Fetches:
		s.fetches(c, a)
	case code.Reads: // only tells which files are written back
	default:
		s.actOut(c, s.t, a)
	}
}

// takes judges a file or folder that the person alone has, in the hands of a function that nobody knows.
func (s strangers) takes(c *effect.Call, w taint.Word, a *code.Act) {
	if !w.Known() || !s.stands(w) {
		return
	}
	p := s.Place(w)
	if !p.Any(place.Inside|place.Temp) || p.Is(place.WorkspaceRoot) {
		return
	}
	if why, _ := s.Spared(w, p, true); why.Msg == "" && !s.heldWholly(p) {
		c.Unknown(effect.Say("hands {0} to {1}; guard does not know what that does with it", w.Show(), a.Call))
	}
}

// heldWholly reports a folder in which nothing is that git does not hold.
func (s strangers) heldWholly(p place.Place) bool {
	return s.FolderAt(p.Path) && s.World.Tree(p.Path).Untracked == 0
}

// matchesSome reports a pattern that a file in its folder matches: older files of a log.
func (s strangers) matchesSome(w taint.Word) (found bool) {
	at := s.Place(w).Path
	if w.Glob == "" || at == "" || s.World.Disk == nil {
		return false
	}
	_ = s.World.Disk.ReadDir(path.Dir(at), func(e fs.DirEntry) bool {
		found, _ = path.Match(path.Base(w.Glob), e.Name())
		return !found
	})
	return found
}

// stands reports a word that names a file or folder which is there.
func (s strangers) stands(w taint.Word) bool {
	p := s.Place(w).Path
	return p != "" && s.World.Disk != nil && s.IsThere(p)
}

// offline are the variables by which libraries are told to fetch nothing (Hugging Face Hub, Transformers, Datasets).
var offline = strings.Fields("HF_HUB_OFFLINE TRANSFORMERS_OFFLINE HF_DATASETS_OFFLINE")

// fetchesNothing reports a text that runs with such a variable, or sets one itself.
func (s strangers) fetchesNothing(acts []code.Act) bool {
	for _, name := range offline {
		if on(s.t.given.Variables[name]) {
			return true
		}
	}
	return slices.ContainsFunc(acts, func(a code.Act) bool {
		return a.Kind == code.SetsEnvironment && len(a.Args) == 2 && slices.Contains(offline, a.Args[0].Text) &&
			on(a.Args[1].Text)
	})
}

// on reports the value of a variable that switches something on.
func on(value string) bool { return value == "1" || strings.EqualFold(value, "true") }

// fetches judges a model or data that a library fetches by its name, unless a file or folder of the name is there, or
// what it fetched before. Without a disk nobody knows.
func (s strangers) fetches(c *effect.Call, a *code.Act) {
	if s.World.Disk == nil {
		return
	}
	for i, x := range a.Args {
		folder := x.Text
		if !x.Known {
			folder = path.Dir(x.Text + "x")
		}
		if i > 0 && s.stands(s.Sources.argOf(s.t, a, i)) || i == 0 && (x.Source != code.Plain || path.IsAbs(folder) ||
			strings.HasPrefix(x.Text, ".") || strings.HasPrefix(folder, "~") ||
			folder != "." && s.stands(taint.Literal(folder))) {
			return
		}
	}
	s.codeReaches(c, s.t, &code.Act{Kind: code.Network, Call: a.Call, Line: a.Line})
}
