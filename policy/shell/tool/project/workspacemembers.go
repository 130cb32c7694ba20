package project

import (
	"encoding/json"
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/shell/files"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
)

// The packages of a workspace: whoever runs a script in all of them runs what each of them says.

const (
	// maxMembers bounds the packages that are looked at, maxRoots the folders upwards where the root may be.
	maxMembers = 200
	maxRoots   = 4
)

// member is a package, by its folder and the name that it has in its own file.
type member struct{ dir, name string }

// memberPatterns find the folders of packages in the files that list them. Sources: npm 10, workspaces; Yarn 4;
// pnpm 9, pnpm-workspace.yaml; Lerna 8, lerna.json; Rush 5, rush.json (projectFolder).
var memberPatterns = []struct {
	file string
	list func(text string) []string
}{
	{"package.json", listedInPackage},
	{"pnpm-workspace.yaml", listedInYAML},
	{"lerna.json", listedInPackage},
	{"rush.json", func(text string) (all []string) {
		for _, m := range projectFolder().FindAllStringSubmatch(text, maxMembers) {
			all = append(all, m[1])
		}
		return all
	}},
}

var (
	projectFolder = lazy.Pattern(`"projectFolder"\s*:\s*"([^"]+)"`)
	yamlPackages  = lazy.Pattern(`(?m)^packages\s*:[ \t]*\n((?:[ \t]*(?:-[^\n]*|#[^\n]*)?\n?)*)`)
	yamlItem      = lazy.Pattern(`(?m)^[ \t]*-[ \t]*["']?([^"'#\n]+)`)
)

// nxFolders are where Nx has its projects where nothing lists them (nx.dev 20, Folder Structure).
const nxFolders = "apps/* libs/* packages/*"

// listedInPackage are the patterns of workspaces in package.json, and of packages in lerna.json.
func listedInPackage(text string) (all []string) {
	var file struct {
		Workspaces json.RawMessage `json:"workspaces"`
		Packages   []string        `json:"packages"`
	}
	if json.Unmarshal([]byte(text), &file) != nil {
		return nil
	}
	var listed struct {
		Packages []string `json:"packages"`
	}
	if json.Unmarshal(file.Workspaces, &all) != nil && json.Unmarshal(file.Workspaces, &listed) == nil {
		all = listed.Packages
	}
	return append(all, file.Packages...)
}

// listedInYAML are those of pnpm-workspace.yaml.
func listedInYAML(text string) (all []string) {
	m := yamlPackages().FindStringSubmatch(text + "\n")
	if m == nil {
		return nil
	}
	for _, item := range yamlItem().FindAllStringSubmatch(m[1], maxMembers) {
		all = append(all, strings.TrimSpace(item[1]))
	}
	return all
}

// members are the packages of the workspace around the current folder, and its root.
func (j named) members() (root string, all []member) {
	dir := j.State.Cwd
	for range maxRoots {
		for _, p := range memberPatterns {
			text, how := j.TextOf(place.Place{Path: path.Join(dir, p.file)})
			if how != files.Wholly {
				continue
			}
			for _, pattern := range p.list(text) {
				all = j.matching(dir, pattern, all)
			}
		}
		if len(all) == 0 && !j.World.Missing(path.Join(dir, "nx.json")) {
			for pattern := range strings.FieldsSeq(nxFolders) {
				all = j.matching(dir, pattern, all)
			}
		}
		if len(all) > 0 || dir == "" || dir == "/" || dir == j.World.Workspace {
			break
		}
		dir = path.Dir(dir)
	}
	return dir, all
}

// packageName is the name of a package or a project in its own file.
var packageName = lazy.Pattern(`"name"\s*:\s*"([^"\n]+)"`)

// matching adds the packages that a pattern names: one folder, or those of one, for which ** stands too.
func (j named) matching(root, pattern string, all []member) []member {
	pattern = strings.TrimSuffix(strings.TrimPrefix(pattern, "./"), "/")
	if strings.HasPrefix(pattern, "!") || path.IsAbs(pattern) {
		return all
	}
	pattern = path.Join(root, pattern)
	folder, last := path.Split(pattern)
	dirs := []string{pattern}
	if strings.ContainsAny(last, "*?[") && !strings.ContainsAny(folder, "*?[") {
		if last == "**" {
			last = "*"
		}
		dirs = nil
		j.InTime(j.World.Disk.ReadDir(path.Clean(folder), func(e fs.DirEntry) bool {
			if ok, _ := path.Match(last, e.Name()); ok && e.Name() != "node_modules" {
				dirs = append(dirs, path.Join(folder, e.Name()))
			}
			return len(dirs) < maxMembers
		}))
	}
	for _, dir := range dirs {
		if slices.ContainsFunc(all, func(m member) bool { return m.dir == dir }) || len(all) >= maxMembers {
			continue
		}
		all = append(all, j.memberIn(dir))
	}
	return all
}

// memberIn is the package in a folder.
func (j named) memberIn(dir string) member {
	one := member{dir: dir}
	for name := range strings.FieldsSeq("package.json project.json") {
		if text, how := j.TextOf(place.Place{Path: path.Join(dir, name)}); how == files.Wholly {
			if m := packageName().FindStringSubmatch(text); m != nil && one.name == "" {
				one.name = m[1]
			}
		}
	}
	return one
}

// packagesBelow are those at and below a folder: pnpm takes them for its packages where no file lists any (pnpm 10,
// find-packages: the patterns are "." and "**").
func (j named) packagesBelow(dir string) (all []member) {
	if dir == "" {
		return nil
	}
	for folders := []string{dir}; len(folders) > 0 && len(all) < maxMembers; folders = folders[1:] {
		at := folders[0]
		if file := path.Join(at, "package.json"); j.IsThere(file) || j.ChangedByLine(file) {
			all = append(all, j.memberIn(at))
		}
		j.InTime(j.World.Disk.ReadDir(at, func(e fs.DirEntry) bool {
			if e.IsDir() && e.Name() != "node_modules" && e.Name() != ".git" && len(folders) < 2*maxMembers {
				folders = append(folders, path.Join(at, e.Name()))
			}
			return true
		}))
	}
	return all
}

// chosenMembers are the packages in which the line runs something: those that it names, or all of them where it says
// so in a way that takes more than one name. none: the line is not about the packages.
func (j named) chosenMembers(v *option.Invocation, words []string) (chosen []member, none bool) {
	name, sub := v.Words()
	picks, every := []string{}, slices.Contains(workspaceRunners, name)
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		switch {
		case u.Name == "-w" && u.Value.Text == "s": // npm's -ws
			every = true
		case u.Name == "--workspace" || u.Name == "-w" && name == "npm" ||
			strings.HasPrefix(u.Name, "--filter") || u.Name == "-F" || u.Name == "--scope" || u.Name == "-p" ||
			u.Name == "--projects" || u.Name == "--include" || u.Name == "--to" || u.Name == "--only":
			picks = append(picks, strings.FieldsFunc(u.Value.Text, betweenGoals)...)
		case table.HasWord("-ws --workspaces -r --recursive --all", u.Name):
			every = true
		}
	}
	switch fields := strings.Fields(sub); {
	case name == "yarn" && len(fields) > 1 && fields[0] == "workspace":
		picks = append(picks, fields[1])
	case name == "yarn":
		every = len(fields) > 0 && fields[0] == "workspaces"
	case name == "pnpm" && slices.Contains(append(fields, words...), "recursive"):
		every = true
	case name == "nx" && len(picks) == 0:
		for _, word := range words { // nx run PROJECT:TARGET, nx TARGET PROJECT
			project, _, of := strings.Cut(word, ":")
			if of || word != words[0] {
				picks = append(picks, project)
			}
		}
	}
	if len(picks) == 0 && !every {
		return nil, true
	}
	root, all := j.members()
	if len(all) == 0 && name == "pnpm" {
		root, all = j.State.Cwd, j.packagesBelow(j.State.Cwd)
	}
	if len(all) == 0 && table.HasWord("turbo nx", name) { // the only package is the root
		root, all = j.State.Cwd, []member{j.memberIn(j.State.Cwd)}
	} else if name == "turbo" && j.namesRootTasks(root) {
		all = append(all, j.memberIn(root))
	}
	for _, m := range all {
		is := func(pick string) bool { return m.picked(root, pick) }
		if len(picks) == 0 || slices.ContainsFunc(picks, is) {
			chosen = append(chosen, m)
		}
	}
	return chosen, false
}

// namesRootTasks reports a turbo.json with tasks of the root itself: //#NAME.
func (j named) namesRootTasks(root string) bool {
	text, how := j.TextOf(place.Place{Path: path.Join(root, "turbo.json")})
	return how == files.Wholly && strings.Contains(text, `"//#`)
}

// picked reports a package that a word picks: its name, with or without its scope, its folder, or a pattern. What
// guard does not read in a word (pnpm's site..., [origin/main], turbo's ...) picks every package.
func (m member) picked(root, pick string) bool {
	if strings.HasPrefix(pick, "!") {
		return false
	}
	if strings.Contains(pick, "...") || strings.ContainsAny(pick, "[{^$") || pick == "" {
		return true
	}
	_, short, _ := strings.Cut(m.name, "/")
	under := strings.TrimPrefix(strings.TrimPrefix(m.dir, root), "/")
	for _, name := range []string{m.name, short, under, path.Base(m.dir)} {
		if ok, _ := path.Match(strings.TrimPrefix(pick, "./"), name); ok && name != "" {
			return true
		}
	}
	return false
}
