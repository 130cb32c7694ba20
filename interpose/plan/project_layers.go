package plan

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"guard/locale"
)

// Layer is a file of the project that has agents run something beside the calls that
// guard judges.
type Layer struct {
	Path    string // the real one, links resolved
	Content []byte // the very bytes in which Runs were found
	Runs    []Run
	Unread  error // why its content is not known, and so can never be trusted
}

// Run is one thing that a layer has run.
type Run struct {
	Key   string `json:"key,omitempty"`  // of the setting; none: the file itself is loaded
	Value string `json:"value"`          // the command, or what the variable is set to
	With  string `json:"with,omitempty"` // the command's arguments, where they stand apart
	Sets  string `json:"sets,omitempty"` // the variable; none: a command
}

// String says it in words; nothing in it is escaped.
func (r Run) String() string {
	switch {
	case r.Key == "":
		return locale.Text("it is code that the agent loads when it starts")
	case r.Sets != "":
		return locale.Fill("{0} = {1}: a variable by which programs run or load that, unasked", r.Key, r.Value)
	}
	return locale.Fill("{0}: the agent itself runs {1}, unasked", r.Key, strings.TrimSuffix(r.Value+" "+r.With, " "))
}

// Reads reports whether a file's name is one of a project's that [ReadLayer] knows.
func Reads(path string) bool {
	return isEnv(path) || slices.ContainsFunc(projectFiles, func(k projectFile) bool { return k.at(path) })
}

// ReadLayer reads such a file by itself; it has no Runs where it has nothing run.
func ReadLayer(path string) Layer {
	i := slices.IndexFunc(projectFiles, func(k projectFile) bool { return k.at(path) })
	if i < 0 {
		if left := unblankable([]Layer{readEnv(path)}); isEnv(path) && len(left) > 0 {
			return left[0]
		}
		return Layer{Path: path}
	}
	l, _ := projectFiles[i].read(path)
	return l
}

func isEnv(path string) bool {
	return slices.ContainsFunc(envFiles, func(k envFile) bool { return filepath.Base(k.path) == filepath.Base(path) })
}

// ProjectLayers are those that hold in a folder, for whatever agent, without those of
// the person's own.
func ProjectLayers(dir, home string, env []string) []Layer {
	d := draft{request: Request{Dir: dir, Home: home, Env: env}}
	return slices.Concat(d.layers(), unblankable(d.leftEnv()))
}

// at reports whether a path is one of such a file.
func (k projectFile) at(path string) bool {
	parts := strings.Count(k.path, "/") + 1
	names := strings.Split(filepath.ToSlash(path), "/")
	matched, err := filepath.Match(k.path, strings.Join(names[max(0, len(names)-parts):], "/"))
	return matched && err == nil
}

// reads reports whether the agent is among those that read a file; one without a
// launch plan may be any.
func (d *draft) reads(agents string) bool {
	return !d.known || slices.Contains(strings.Fields(agents), d.Agent)
}

// layers are what the project's files have this agent run; read once.
func (d *draft) layers() []Layer {
	if d.found == nil {
		d.found = []Layer{}
		for _, k := range projectFiles {
			if d.reads(k.agents) {
				d.find(k)
			}
		}
	}
	return d.found
}

func (d *draft) find(k projectFile) {
	for _, folder := range d.foldersUp(d.workFolder(), k.up) {
		paths, _ := filepath.Glob(filepath.Join(pattern(folder), k.path))
		for _, path := range paths {
			l, there := k.read(path)
			if there && len(l.Runs) > 0 && !d.isOwn(l.Path, k) && !slices.ContainsFunc(d.found, func(o Layer) bool { return o.Path == l.Path }) {
				d.found = append(d.found, l)
			}
		}
	}
}

// reach is how far up files of a kind count.
type reach uint8

const (
	here       reach = iota // in the folder that the agent works in alone
	repository              // as far as the repository's root
	top                     // in all above
)

// foldersUp are the folders in which files count, the nearest first, as far as the
// person's home, which is no project's. By the name that the folder was entered by, and
// by its real one, which is what programs see.
func (d *draft) foldersUp(dir string, how reach) (all []string) {
	home := resolved(d.request.Home)
	for _, at := range slices.Compact([]string{dir, resolved(dir)}) {
		for ; at != d.request.Home && at != home; at = filepath.Dir(at) {
			all = append(all, at)
			_, err := os.Lstat(filepath.Join(at, ".git"))
			if how == here || how == repository && err == nil || at == filepath.Dir(at) {
				break
			}
		}
	}
	return all
}

// pattern is a folder's name with nothing in it that a glob would read.
func pattern(folder string) string {
	return strings.NewReplacer(`\`, `\\`, `*`, `\*`, `?`, `\?`, `[`, `\[`).Replace(folder)
}

// workFolder is where the agent works: it may be told by its own option.
func (d *draft) workFolder() string {
	if d.Agent != "codex" {
		return d.request.Dir
	}
	dir := d.request.Dir
	for _, o := range codexGrammar.options(d.Args) {
		if o.name == "cd" && o.value != "" {
			if dir = o.value; !filepath.IsAbs(dir) {
				dir = filepath.Join(d.request.Dir, dir)
			}
		}
	}
	return filepath.Clean(dir)
}

// isOwn reports a file of the person's own that a project's folder only leads to.
func (d *draft) isOwn(real string, k projectFile) bool {
	own := []string{filepath.Join(d.request.Home, k.path)}
	if home := d.env("CODEX_HOME"); home != "" {
		own = append(own, filepath.Join(home, filepath.Base(k.path)))
	}
	return slices.ContainsFunc(own, func(path string) bool { return resolved(path) == real })
}
