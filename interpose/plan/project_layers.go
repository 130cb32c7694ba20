package plan

import (
	"bytes"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"github.com/bmatcuk/doublestar/v4"

	"guard/locale"
)

// Layer is a file of the project that has agents run something beside the calls that
// guard judges.
type Layer struct {
	Path    string // the real one, links resolved
	Content []byte // the very bytes in which Runs were found
	Runs    []Run
	Others  []Run // what agents other than the one that is started would have run by it, for whom trust in it holds too
	Unread  error // why its content is not known, and so can never be trusted
}

// NamedBy reports a layer that an agent reads by a name with this ending, whatever file that leads to.
func (l Layer) NamedBy(ending string) bool {
	named := func(file string) bool { return filepath.Ext(file) == ending }
	return slices.ContainsFunc(l.Runs, func(r Run) bool { return slices.ContainsFunc(r.of, named) })
}

// Run is one thing that a layer has run.
type Run struct {
	Key   string `json:"key,omitempty"`  // of the setting; none: the file itself is loaded
	Value string `json:"value"`          // the command, or what the variable is set to
	With  string `json:"with,omitempty"` // the command's arguments, where they stand apart
	// Env is what the file sets for the command alone, NAME=VALUE, and In where it starts it
	Env  []string `json:"env,omitempty"`
	In   string   `json:"in,omitempty"`
	Sets string   `json:"sets,omitempty"` // the variable; none: a command
	// Value is an address to which the agent sends what it reads
	Sends bool `json:"sends,omitempty"`
	Does  Deed `json:"does,omitempty"` // what Value has the agent do that is no command

	anew bool     // a variable that an empty one of that name keeps nobody from taking
	line bool     // Value is a line of a shell's, of a template
	of   []string // the kinds of files that say it, as in ProjectFile.Path: several names may lead to one file
}

// String says it in words; nothing in it is escaped.
func (r Run) String() string {
	switch {
	case r.Key == "":
		return locale.Text("it is code that the agent loads when it starts")
	case r.Sends:
		return locale.Fill("{0} = {1}: the agent sends what it reads, and its key, to that address", r.Key, r.Value)
	case r.Does == AsksLess:
		return locale.Fill("{0} = {1}: by that the agent asks for less, and guard sees less", r.Key, r.Value)
	case r.Does == Writes:
		return locale.Fill("{0} = {1}: the agent writes what it is told to that file, unasked", r.Key, r.Value)
	case r.Does == Reads:
		return locale.Fill("{0} = {1}: the agent sends that file to its model, unasked", r.Key, r.Value)
	case r.Sets != "":
		return locale.Fill("{0} = {1}: a variable by which programs run or load that, unasked", r.Key, r.Value)
	}
	return locale.Fill("{0}: the agent itself runs {1}, unasked", r.Key, r.Line())
}

// Line is the value; of a command all that decides what it runs, as a shell would be told.
func (r Run) Line() string {
	line := strings.TrimSuffix(r.Value+" "+r.With, " ")
	for _, set := range slices.Backward(r.Env) {
		name, value, _ := strings.Cut(set, "=")
		line = name + "=" + ShellWord(value) + " " + line
	}
	if r.In != "" {
		line = "cd " + ShellWord(r.In) + " && " + line
	}
	return line
}

// Reads reports whether a file's name is one of a project's that [Agents.ReadLayer] knows.
func (all Launches) Reads(path string) bool {
	is := func(k ProjectFile) bool { return k.at(path) }
	_, isEnv := all.envAt(path)
	return isEnv || slices.ContainsFunc(all, func(a Launch) bool { return slices.ContainsFunc(a.ProjectFiles, is) })
}

// ReadLayer reads such a file by itself, as each agent would; it has no Runs where it has nothing run.
func (all Launches) ReadLayer(path string) Layer {
	l, reads := Layer{Path: path}, false
	for _, a := range all {
		for _, k := range a.ProjectFiles {
			if !k.at(path) {
				continue
			}
			one, _ := k.read(path)
			one.Runs = together(l.Runs, one.Runs)
			l, reads = one, true
		}
	}
	if reads {
		return l
	}
	k, isEnv := all.envAt(path)
	if left := unblankable([]Layer{k.read(path)}); isEnv && len(left) > 0 {
		return left[0]
	}
	return l
}

// Layers are those that hold in a folder, for whatever agent, without those of
// the person's own.
func (all Launches) Layers(dir, home string, env []string) []Layer {
	b := Builder{Request: Request{Launches: all, Dir: dir, Home: home, Env: env}}
	return slices.Concat(b.ProjectLayers(), unblankable(b.leftEnv()))
}

// others are what agents that are not started have run by a layer, beside what the one that is has.
func (b *Builder) others(l Layer) (all []Run) {
	if !b.known {
		return nil // it may be any
	}
	var own []Run
	for _, same := range slices.Concat(b.ProjectLayers(), b.envLayers()) {
		if Resolved(same.Path) == l.Path {
			own = append(own, same.Runs...)
		}
	}
	for _, same := range b.Request.Launches.Layers(b.WorkFolder(), b.Request.Home, b.Request.Env) {
		if same.Path == l.Path && bytes.Equal(same.Content, l.Content) {
			all = append(all, slices.DeleteFunc(same.Runs, func(r Run) bool { return holds(own, r) })...)
		}
	}
	return all
}

// holds reports that the same is among some.
func holds(some []Run, r Run) bool {
	return slices.ContainsFunc(some, func(o Run) bool { return o.Key == r.Key && o.Value == r.Value })
}

// envAt reports whether a file's name is one of a file of variables, and what those of it mean to any agent.
func (all Launches) envAt(path string) (of EnvFile, isEnv bool) {
	for _, a := range all {
		for _, k := range a.EnvFiles {
			if filepath.Base(k.Path) == filepath.Base(path) {
				of.Sends, of.Steers = append(of.Sends, k.Sends...), append(of.Steers, k.Steers...)
				if of.Plain == nil {
					of.Plain = map[string]string{}
				}
				maps.Copy(of.Plain, k.Plain)
				isEnv = true
			}
		}
	}
	return of, isEnv
}

// at reports whether a path is one of such a file.
func (k ProjectFile) at(path string) bool {
	if _, _, deep := strings.Cut(k.Path, deeper); deep {
		matched, err := doublestar.Match("**/"+k.Path, strings.TrimPrefix(filepath.ToSlash(path), "/"))
		return matched && err == nil
	}
	parts := strings.Count(k.Path, "/") + 1
	names := strings.Split(filepath.ToSlash(path), "/")
	matched, err := filepath.Match(k.Path, strings.Join(names[max(0, len(names)-parts):], "/"))
	return matched && err == nil
}

// deeper is what stands in a path for any folders.
const deeper = "/**/"

// in are the files of this kind in a folder; more: there may be others, deeper than guard looks.
func (k ProjectFile) in(folder string) (paths []string, more bool) {
	root, name, deep := strings.Cut(k.Path, deeper)
	if !deep {
		paths, _ = filepath.Glob(filepath.Join(pattern(folder), k.Path))
		return paths, false
	}
	seen := map[string]bool{} // links may lead round in a circle
	for waiting := []string{filepath.Join(folder, root)}; len(waiting) > 0; waiting = waiting[1:] {
		here := waiting[0]
		if real := Resolved(here); seen[real] {
			continue
		} else if seen[real] = true; len(seen) > maxFolders {
			return paths, true
		}
		found, _ := filepath.Glob(filepath.Join(pattern(here), name))
		paths = append(paths, found...)
		entries, _ := os.ReadDir(here)
		for _, e := range entries {
			path := filepath.Join(here, e.Name())
			if e.IsDir() || e.Type()&fs.ModeSymlink != 0 && isFolder(path) {
				waiting = append(waiting, path)
			}
		}
	}
	return paths, false
}

// maxFolders bounds the folders that are looked into below one.
const maxFolders = 4096

func isFolder(path string) bool {
	info, err := os.Stat(path)
	return err == nil && info.IsDir()
}

// reading are the agents whose files count; one without a launch plan may be any.
func (b *Builder) reading() Launches {
	if b.known {
		return Launches{b.launch}
	}
	return b.Request.Launches
}

// ProjectLayers are what the project's files have this agent run; read once.
func (b *Builder) ProjectLayers() []Layer {
	if b.found == nil {
		b.found = []Layer{}
		for _, a := range b.reading() {
			for _, k := range a.ProjectFiles {
				b.find(k)
			}
		}
	}
	return b.found
}

func (b *Builder) find(k ProjectFile) {
	folders := b.foldersUp(b.WorkFolder(), k.Up)
	switch {
	case k.AtStart && b.runs:
		return
	case k.AtStart:
		folders = b.foldersUp(b.Request.Dir, k.Up)
	case b.launch.Folders != nil:
		folders = append(slices.Clone(folders), b.launch.Folders(b)...)
	}
	for _, folder := range folders {
		paths, more := k.in(folder)
		if more {
			root, _, _ := strings.Cut(k.Path, deeper)
			b.found = append(b.found, unreadable(filepath.Join(folder, root), errTooMuch))
		}
		for _, path := range paths {
			l, there := k.read(path)
			if !there || len(l.Runs) == 0 || b.isOwn(l.Path, k) {
				continue
			}
			at := slices.IndexFunc(b.found, func(o Layer) bool { return o.Path == l.Path })
			if at < 0 {
				b.found = append(b.found, l)
				continue
			}
			b.found[at].Runs = together(b.found[at].Runs, l.Runs)
			if l.Unread != nil {
				b.found[at].Unread = l.Unread
			}
		}
	}
}

// foldersUp are the folders in which files count, the nearest first, as far as the
// person's home, which is no project's. By the name that the folder was entered by, and
// by its real one, which is what programs see. They are looked up once for a plan: every
// kind of file asks for them again.
func (b *Builder) foldersUp(dir string, how Reach) []string {
	asked := reached{dir, how}
	if b.folders == nil {
		b.folders = map[reached][]string{}
	}
	all, known := b.folders[asked]
	if !known {
		all = b.lookUp(dir, how)
		b.folders[asked] = all
	}
	return all
}

// reached is what foldersUp was asked for.
type reached struct {
	dir string
	how Reach
}

func (b *Builder) lookUp(dir string, how Reach) (all []string) {
	home := Resolved(b.Request.Home)
	for _, at := range slices.Compact([]string{dir, Resolved(dir)}) {
		for ; at != b.Request.Home && at != home; at = filepath.Dir(at) {
			all = append(all, at)
			_, err := os.Lstat(filepath.Join(at, ".git"))
			if how == Here || how == Repository && err == nil || at == filepath.Dir(at) {
				break
			}
		}
	}
	return all
}

// pattern is a folder's name with nothing in it that a glob would read.
func pattern(folder string) string { return globEscaper.Replace(folder) }

var globEscaper = strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`)

// WorkFolder is where the agent works: it may be told by its own option.
func (b *Builder) WorkFolder() string {
	if b.launch.WorkFolder == nil {
		return b.Request.Dir
	}
	return b.launch.WorkFolder(b)
}

// isOwn reports a file of the person's own that a project's folder only leads to.
func (b *Builder) isOwn(real string, k ProjectFile) bool {
	own := []string{filepath.Join(b.Request.Home, k.Path)}
	if home := b.Getenv(k.Own); k.Own != "" && home != "" {
		own = append(own, filepath.Join(home, filepath.Base(k.Path)))
	}
	return slices.ContainsFunc(own, func(path string) bool { return Resolved(path) == real })
}
