package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/taint"
)

// What code does by a library that no table knows, as far as the names of the functions tell it, and what a library
// fetches by itself.

// ofStrangers leaves out those of these acts that are not judged: in code that was there before, which is the person's own,
// and of modules that are the project's.
func (j *Judge) ofStrangers(t *ProgramText, acts []code.Act) []code.Act {
	if !slices.ContainsFunc(acts, func(a code.Act) bool { return a.Library != "" || a.Kind == code.Fetches }) {
		return acts
	}
	own := map[string]bool{}
	return slices.DeleteFunc(slices.Clone(acts), func(a code.Act) bool {
		if a.Library == "" {
			return a.Kind == code.Fetches && !j.Sources.newText(t)
		}
		is, known := own[a.Library]
		if !known {
			is = !j.Sources.newText(t) || j.ownModule(t, a.Library)
			own[a.Library] = is
		}
		return is
	})
}

// sourceFolders are where a project keeps its modules, from a folder in which it works.
var sourceFolders = strings.Fields(". src lib python app backend server")

// ownModule reports a module of the project: a file or a folder of code in one of the folders where it may be looked up,
// or a package that links into the project.
func (j *Judge) ownModule(t *ProgramText, name string) bool {
	if j.World.Disk == nil {
		return false
	}
	top, _, _ := strings.Cut(name, ".")
	dirs := []string{j.State.Cwd, j.World.Workspace}
	if t.File != "" {
		dirs = append(dirs, path.Dir(t.File))
	}
	dirs = append(dirs, t.dirs...)
	for _, dir := range dirs {
		if dir == "" {
			continue
		}
		if t.Lang == code.JavaScript {
			if info, err := j.World.Disk.Lstat(path.Join(dir, "node_modules", name)); err == nil &&
				info.Mode()&fs.ModeSymlink != 0 && j.World.At("", path.Join(dir, "node_modules", name)).Is(place.Inside) {
				return true
			}
			continue
		}
		for _, below := range sourceFolders {
			file := path.Join(dir, below, top)
			if j.IsThere(file+".py") && t.Lang == code.Python || j.IsThere(file+".rb") && t.Lang == code.Ruby ||
				j.holdsCode(file, t.Lang, 2) {
				return true
			}
		}
	}
	return false
}

// holdsCode reports a folder in which a source of a language lies, or in a folder of it down to a depth.
func (j *Judge) holdsCode(dir string, lang code.Language, depth int) (found bool) {
	if !j.FolderAt(dir) {
		return false
	}
	_ = j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		found = code.LanguageOf(e.Name(), "") == lang ||
			depth > 1 && e.IsDir() && j.holdsCode(path.Join(dir, e.Name()), lang, depth-1)
		return !found
	})
	return found
}

// strangerActs judges an act that the name of a function tells: of the files that its arguments may name, those that are
// there.
func (j *Judge) strangerActs(c *effect.Call, t *ProgramText, a *code.Act) {
	switch a.Kind {
	case code.Deletes:
		hits := false
		for i := range a.Args {
			if w := j.Sources.argOf(t, a, i); w.Known() && j.standsThere(w) {
				hits = true
				one := *a
				one.Kind = code.DeletesTree
				j.codeDeletes(c, w, &one)
			}
		}
		if last := len(a.Args) - 1; !hits && last >= 0 && !a.Args[last].Known {
			j.codeDeletes(c, j.Sources.argOf(t, a, last), a)
		}
	case code.Writes:
		for i := range a.Args {
			if w := j.Sources.argOf(t, a, i); w.Known() && j.standsThere(w) && !j.FolderAt(j.Place(w).Path) {
				j.codeWrites(c, t, w, a)
			}
		}
	case code.Reads: // what it reads is known before what it writes
	default:
		j.actOut(c, t, a)
	}
}

// standsThere reports a word that names a file or folder which is there.
func (j *Judge) standsThere(w taint.Word) bool {
	p := j.Place(w).Path
	return p != "" && j.World.Disk != nil && j.IsThere(p)
}

// offline are the variables by which a library is told to fetch nothing (Hugging Face Hub, Transformers, Datasets).
var offline = strings.Fields("HF_HUB_OFFLINE TRANSFORMERS_OFFLINE HF_DATASETS_OFFLINE")

// codeFetches judges a model or data that a library fetches by its name, unless a file or folder of the name is there.
func (j *Judge) codeFetches(c *effect.Call, t *ProgramText, a *code.Act) {
	for _, name := range offline {
		if v := t.given.Variables[name]; v != "" && v != "0" || strings.Contains(t.text, name) {
			return
		}
	}
	for i := range a.Args {
		text, known := a.Args[i].Text, a.Args[i].Known
		if !known {
			text = path.Dir(text + "x")
		}
		if a.Args[i].Source != code.Plain || strings.HasPrefix(text, ".") || strings.HasPrefix(text, "/") ||
			strings.HasPrefix(text, "~") || (known || text != ".") && j.standsThere(taint.Literal(text)) {
			return
		}
	}
	j.codeReaches(c, t, &code.Act{Kind: code.Network, Call: a.Call, Line: a.Line})
}
