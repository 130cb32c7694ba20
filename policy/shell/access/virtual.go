package access

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// Virtual knows the environments that lie in the workspace (python -m venv, node_modules/.bin) and the folders in which
// a person's own tools stand. A command of one is the program that it is called after, as one of the system's is, as
// long as neither this line nor the session has put anything there.
type Virtual struct{ *Judge }

// maxTools bounds the entries of a folder of programs that are looked at, maxLinks the links that lead to one.
const (
	maxTools = 1_000
	maxLinks = 4
)

// Interpreter names the interpreter that a path is: a link of a virtual environment which leads, by links as
// python -m venv makes them, to the Python of the system or of a toolchain. Its folder comes too.
func (v Virtual) Interpreter(a taint.Word) (name, top string, ok bool) {
	dir, base := path.Split(a.Text)
	if !a.Known() || v.Wrap.Remote || !program.PythonName(base) || path.Base(dir) != "bin" {
		return "", "", false
	}
	at := v.Place(taint.Word{Text: dir + ".", Src: a.Src, From: a.From}).Path
	top = path.Dir(at)
	if path.Base(at) != "bin" || !v.own(top) || !v.leads(path.Join(at, base), top) {
		return "", "", false
	}
	v.relies(top)
	return "python3", top, true
}

// Fresh names the program that a path is: one of an environment that the line itself makes, where nothing was. What pip
// puts there is called after itself, as where the environment is activated.
func (v Virtual) Fresh(a taint.Word) (name string, ok bool) {
	dir, base := path.Split(a.Text)
	if !a.Known() || v.Wrap.Remote || path.Base(dir) != "bin" || program.Find(base) == nil {
		return "", false
	}
	top := path.Dir(v.Place(taint.Word{Text: dir + ".", Src: a.Src, From: a.From}).Path)
	if !v.own(top) || !v.builds(top) || !v.World.Missing(top) {
		return "", false
	}
	v.relies(top)
	return base, true
}

// own reports a virtual environment of the workspace, or one that this session made elsewhere.
func (v Virtual) own(top string) bool {
	p := v.World.At("/", top)
	if top == "" || p.Path != top || !p.Is(place.Inside) && !(p.Is(place.Temp) && (v.MadeHere(top) || v.builds(top))) {
		return false
	}
	if v.changedIn(top) {
		return false
	}
	if v.builds(top) && v.World.Missing(top) {
		return true // nobody knows yet what its link will be, but that python -m venv makes it
	}
	return v.settings(top) && !v.isLink(top+"/lib")
}

// settings reports a pyvenv.cfg whose home is a Python of the system: there the standard library is looked for.
func (v Virtual) settings(top string) bool {
	text, how := v.TextOf(place.Place{Path: top + "/pyvenv.cfg", Kind: place.Inside})
	if how != files.Wholly || v.isLink(top+"/pyvenv.cfg") {
		return false
	}
	home := ""
	for line := range strings.Lines(text) {
		key, value, is := strings.Cut(line, "=")
		if is && strings.EqualFold(strings.TrimSpace(key), "home") {
			if home != "" {
				return false
			}
			home = strings.TrimSpace(value)
		}
	}
	return v.systems(home + "/python3")
}

// systems reports a path that is a Python of the system or of a toolchain, which this session cannot have changed.
func (v Virtual) systems(file string) bool {
	p := v.World.At("/", file)
	if !path.IsAbs(file) || path.Clean(file) != file || !program.PythonName(path.Base(file)) ||
		path.Base(path.Dir(file)) != "bin" || !v.World.At("/", path.Dir(file)).Is(place.Shared) ||
		p.Any(place.Inside|place.Temp) {
		return false
	}
	return !v.OwnFile(file) && !v.OwnFile(p.Path) && !v.ChangedByLine(p.Path) && !v.Touched(file) && !v.Touched(p.Path)
}

// leads reports a link of an environment that leads to such a Python.
func (v Virtual) leads(file, top string) bool {
	if v.builds(top) && v.World.Missing(top) {
		return true
	}
	for range maxLinks {
		if v.World.Disk == nil || !v.isLink(file) {
			return false
		}
		target, err := v.World.Disk.Readlink(file)
		v.InTime(err)
		switch {
		case err != nil:
			return false
		case path.IsAbs(target):
			return v.systems(target)
		case !program.PythonName(target):
			return false
		}
		file = path.Join(path.Dir(file), target)
	}
	return false
}

func (v Virtual) isLink(file string) bool {
	if v.World.Disk == nil {
		return false
	}
	info, err := v.World.Disk.Lstat(file)
	v.InTime(err)
	return err == nil && info.Mode()&fs.ModeSymlink != 0
}

// Folder reports a folder of programs that may stand in PATH: of an environment of the workspace, or one of those where
// a person's tools are put.
func (v Virtual) Folder(a taint.Word) bool {
	if !a.Known() || v.Wrap.Remote || v.World.Disk == nil || !path.IsAbs(a.Text) {
		return false
	}
	p := v.Place(a)
	switch {
	case p.Path == "":
		return false
	case p.Is(place.Inside) && strings.HasSuffix(p.Path, "/node_modules/.bin"):
		if v.changedIn(path.Dir(p.Path)) || !v.persons(p.Path, false) {
			return false
		}
		v.relies(path.Dir(p.Path))
		return true
	case path.Base(p.Path) == "bin" && v.own(path.Dir(p.Path)):
		top := path.Dir(p.Path)
		if !v.World.Missing(top) && !v.persons(p.Path, true) ||
			slices.ContainsFunc(v.SessionFiles(), func(f string) bool { return place.Below(f, top+"/lib") }) {
			return false
		}
		v.relies(top)
		return true
	case program.PersonsTools(p.Path, v.World.Home) && !v.changedIn(p.Path) && v.persons(p.Path, false):
		v.relies(p.Path)
		return true
	}
	return false
}

// PersonsTool reports a program that a path names in a folder where a person's own tools are put: as good as its bare
// name, for which PATH leads there.
func (v Virtual) PersonsTool(a taint.Word) bool {
	dir := path.Dir(a.Text)
	return program.PersonsTools(dir, v.World.Home) && v.Folder(taint.Word{Text: dir, Src: dir, From: a.From})
}

// Environment reports a word that is the folder of an environment of the workspace.
func (v Virtual) Environment(a taint.Word) bool {
	p := v.Place(a)
	return a.Known() && v.World.Disk != nil && v.own(p.Path)
}

// Home reports a folder of the system, or of a toolchain, that the variable of a tool may name.
func (v Virtual) Home(name string, a taint.Word) bool {
	p := v.Place(a)
	return a.Known() && !v.Wrap.Remote && path.IsAbs(a.Text) && !p.Any(place.Inside|place.Temp) &&
		program.SystemHome(name, path.Clean(a.Text), v.World.Home) && !v.MadeHere(p.Path) && !v.changedIn(p.Path)
}

// persons reports that no program of a folder is the session's, but for what python -m venv and pip put into one.
func (v Virtual) persons(dir string, python bool) bool {
	if v.World.Missing(dir) {
		return !python // nothing is found there
	}
	n, fine := 0, true
	v.InTime(v.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		n++
		file := path.Join(dir, e.Name())
		own := python && program.PythonName(e.Name()) || v.sessions(file)
		fine = n < maxTools && (!own || python && v.asMade(file, e))
		return fine
	}))
	return fine
}

// sessions reports a program that this session, or this line, made or changed; a link by what it leads to as well.
func (v Virtual) sessions(file string) bool {
	if v.OwnFile(file) || v.ChangedByLine(file) || v.World.Past != nil && v.Wrote(file) {
		return true
	}
	p := v.World.At("/", file).Path
	return p != file && (v.OwnFile(p) || v.ChangedByLine(p) || v.World.Past != nil && v.Wrote(p))
}

// asMade reports an entry of a bin folder that is as python -m venv and pip make it.
func (v Virtual) asMade(file string, e fs.DirEntry) bool {
	if e.Type()&fs.ModeSymlink != 0 {
		return program.PythonName(e.Name()) && v.leads(file, path.Dir(path.Dir(file)))
	}
	text, how := v.TextOf(place.Place{Path: file, Kind: place.Inside})
	if how != files.Wholly || !e.Type().IsRegular() {
		return false
	}
	switch e.Name() {
	case "activate":
		return program.Activates(text, path.Dir(path.Dir(file)))
	case "activate.csh", "activate.fish", "Activate.ps1": // no program is called so
		return true
	}
	return program.ConsoleScript(text, path.Dir(file))
}

// Activates reports that sourcing a file does no more than put the bin folder of an environment into PATH.
func (v Virtual) Activates(a taint.Word) (top string, ok bool) {
	if !a.Known() || v.Wrap.Remote || path.Base(a.Text) != "activate" || !strings.Contains(a.Text, "/") ||
		v.redefines() || v.keptPath() {
		return "", false
	}
	p := v.Place(a)
	bin := path.Dir(p.Path)
	if top = path.Dir(bin); p.Path == "" || path.Base(bin) != "bin" || !v.own(top) {
		return "", false
	}
	if !v.World.Missing(top) {
		text, how := v.TextOf(p)
		if how != files.Wholly || len(text) > code.MaxText || !program.Activates(text, top) || !v.persons(bin, true) {
			return "", false
		}
	}
	v.relies(top)
	return top, true
}

// redefines reports functions or aliases of the line, by which the script's commands may be others.
func (v Virtual) redefines() bool {
	for name := range v.State.Funcs {
		if name != "deactivate" {
			return true
		}
	}
	return len(v.State.Aliases) > 0
}

// keptPath reports variables of an earlier activation, which the script would put back.
func (v Virtual) keptPath() bool {
	for name := range v.State.Vars {
		if strings.HasPrefix(name, "_OLD_") {
			return true
		}
	}
	return false
}

// builds reports that the line has made an environment at a path, where nothing was.
func (v Virtual) builds(top string) bool {
	return slices.ContainsFunc(v.Out.Commands, func(c effect.Command) bool {
		return makesEnvironment(&c) && slices.ContainsFunc(c.Writes, func(p place.Place) bool { return p.Path == top })
	})
}

// makesEnvironment reports python -m venv and its like, with no more than plain options.
func makesEnvironment(c *effect.Command) bool {
	words := c.Argv
	switch {
	case !c.Literal || len(words) == 0:
		return false
	case len(words) > 3 && program.PythonName(path.Base(words[0])) && words[1] == "-m" && words[2] == "venv":
		words = words[3:]
	case len(words) > 2 && words[0] == "uv" && words[1] == "venv":
		words = words[2:]
	default:
		return false
	}
	return !slices.ContainsFunc(words, func(w string) bool {
		return strings.HasPrefix(w, "-") && !slices.Contains(plainVenvOptions, w)
	})
}

// plainVenvOptions: venv, Python 3.13.
var plainVenvOptions = strings.Fields("--without-pip --clear --upgrade --upgrade-deps --system-site-packages " +
	"--symlinks -q --seed --without-scm-ignore-files")

// relies remembers a folder whose programs were taken for what they are called, for Settled.
func (v Virtual) relies(dir string) {
	if !slices.Contains(v.Relied, dir) && v.Room(len(v.Relied), environment.MaxVars) {
		v.Relied = append(v.Relied, dir)
	}
}

// changedIn reports that the line writes, moves or removes something in a folder or above it.
func (v Virtual) changedIn(dir string) bool {
	near := func(p place.Place) bool {
		return p.Path == "" || place.Below(p.Path, dir) || place.Below(dir, p.Path)
	}
	if v.Touched(dir) || slices.ContainsFunc(v.Out.Texts,
		func(t effect.Text) bool { return place.Below(t.Path, dir) || place.Below(dir, t.Path) }) {
		return true
	}
	return slices.ContainsFunc(v.Out.Commands, func(c effect.Command) bool {
		if makesEnvironment(&c) {
			return false
		}
		return slices.ContainsFunc(c.Writes, near) || slices.ContainsFunc(c.Deletes, near) ||
			slices.ContainsFunc(c.Moves, func(m effect.Move) bool { return near(m.To) || near(m.From) && !m.Copy })
	})
}

// Settled reports that no part of the line changes a folder on which another relied, whatever the order.
func (v Virtual) Settled() (dir string, ok bool) {
	for _, dir := range v.Relied {
		if v.changedIn(dir) {
			return dir, false
		}
	}
	return "", true
}
