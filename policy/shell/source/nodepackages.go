package source

import (
	"encoding/json"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/files"
)

// nodePackages finds what the names of packages mean in the workspace: by the package.json of a folder, by links from
// node_modules, and by the paths of tsconfig.json (Node 22, "Packages"; npm 10, workspaces; TypeScript 5, paths).
type nodePackages struct{ importWalk }

// maxTargets bounds the files that one name may mean.
const maxTargets = 40

// files lists what a name may mean.
func (n nodePackages) files(t *ProgramText, name string) (found []string) {
	from := path.Dir(t.File)
	if t.File == "" {
		from = n.State.Cwd
	}
	switch {
	case name == "" || !path.IsAbs(from):
	case name[0] == '/':
		found = n.ofFolder(name)
	case name[0] == '.':
		found = n.ofFolder(path.Join(from, name))
	default:
		found = append(n.ofTypeScript(from, name), n.ofPackage(from, name)...)
	}
	return found[:min(len(found), maxTargets)]
}

// NodeMain is the file that Node.js runs where it is told to run a folder; empty: none is there.
func NodeMain(j *Judge, dir string) string {
	if j.World.Disk == nil {
		return ""
	}
	n := nodePackages{importWalk{j, newVisited(), nil}}
	for _, file := range append(n.ofFolder(dir), nodeFiles(dir+"/index")...) {
		if n.lies(file) || j.ChangedByLine(file) {
			return file
		}
	}
	return ""
}

// ofFolder lists what a folder means as a module: the main file of its package.
func (n nodePackages) ofFolder(dir string) (found []string) {
	text, ok := n.settings(dir, "package.json")
	if !ok {
		return nil
	}
	for _, target := range mainFiles(text, ".") {
		found = append(found, asModule(path.Join(dir, target))...)
	}
	return found
}

// ofPackage lists what the name of a package means, or one of the names that begin with #.
func (n nodePackages) ofPackage(from, name string) (found []string) {
	pack, below := splitPackage(name)
	for dir := from; len(dir) > 1 && n.World.At("", dir).Is(place.Inside); dir = path.Dir(dir) {
		if text, ok := n.settings(dir, "package.json"); ok {
			var own struct{ Name string }
			_ = json.Unmarshal([]byte(text), &own) // what is no such file has no name
			if name[0] == '#' {
				return targetFiles(dir, targetsOf(text, "imports", name))
			}
			if own.Name == pack {
				found = append(found, targetFiles(dir, mainFiles(text, below))...)
			}
		}
		link := path.Join(dir, "node_modules", pack)
		if real := n.World.At("", link); real.Linked && real.Is(place.Inside) {
			text, _ := n.settings(real.Path, "package.json")
			found = append(found, targetFiles(real.Path, mainFiles(text, below))...)
		}
	}
	return found
}

// ofTypeScript lists what the paths in a tsconfig.json above a folder make of a name.
func (n nodePackages) ofTypeScript(from, name string) (found []string) {
	for dir := from; len(dir) > 1 && n.World.At("", dir).Is(place.Inside); dir = path.Dir(dir) {
		for _, base := range [...]string{"tsconfig.json", "jsconfig.json", "tsconfig.base.json", "deno.json"} {
			text, ok := n.settings(dir, base)
			if !ok {
				continue
			}
			for _, m := range mappedPath().FindAllStringSubmatch(text, maxTargets) {
				rest, ok := starIn(m[1], name)
				if !ok {
					continue
				}
				for _, root := range append([]string{"."}, baseFolders(text)...) {
					target := strings.Replace(m[2], "*", rest, 1)
					found = append(found, asModule(path.Join(dir, root, target))...)
				}
			}
			for _, root := range baseFolders(text) {
				found = append(found, asModule(path.Join(dir, root, name))...)
			}
		}
	}
	return found
}

var (
	mappedPath = lazy.Pattern(`"([@~#$\w][^"\n]*)"\s*:\s*\[?\s*"(\.{0,2}/?[^"\n]*)"`)
	baseFolder = lazy.Pattern(`"baseUrl"\s*:\s*"([^"\n]*)"`)
)

// baseFolders are the folders from which a tsconfig.json has names counted.
func baseFolders(text string) (dirs []string) {
	for _, m := range baseFolder().FindAllStringSubmatch(text, 2) {
		dirs = append(dirs, m[1])
	}
	return dirs
}

// settings is the text of a file of settings in a folder, if it is there.
func (n nodePackages) settings(dir, base string) (string, bool) {
	file := path.Join(dir, base)
	if !n.lies(file) && !n.ChangedByLine(file) {
		return "", false
	}
	text, how := n.TextOf(place.Place{Path: file})
	return text, how == files.Wholly && len(text) <= files.MaxSecret
}

// splitPackage cuts the name of a module into that of its package, and what is meant in it: "." is the package itself.
func splitPackage(name string) (pack, below string) {
	pack = libraryOf(code.JavaScript, name)
	return pack, "." + strings.TrimPrefix(name, pack)
}

// starIn is what a star in a pattern stands for in a name; false: the name is not of the pattern.
func starIn(pattern, name string) (rest string, ok bool) {
	before, after, star := strings.Cut(pattern, "*")
	rest, ok = strings.CutPrefix(name, before)
	if !ok || !strings.HasSuffix(rest, after) || !star && rest != "" {
		return "", false
	}
	return strings.TrimSuffix(rest, after), true
}

// mainFiles lists the files that a package means by one of its names, as its package.json has it, or as they lie.
func mainFiles(text, below string) (targets []string) {
	if below == "." {
		var p struct{ Main, Module string }
		_ = json.Unmarshal([]byte(text), &p) // a field of another type says nothing
		for _, file := range [...]string{p.Main, p.Module} {
			if file != "" {
				targets = append(targets, file)
			}
		}
	}
	return append(append(targets, targetsOf(text, "exports", below)...), below)
}

// targetsOf lists the files that one of the members exports and imports of a package.json gives for a name: whatever
// the condition.
func targetsOf(text, member, name string) (targets []string) {
	var all map[string]json.RawMessage
	if json.Unmarshal([]byte(text), &all) != nil || len(all[member]) == 0 {
		return nil
	}
	var byName map[string]json.RawMessage
	if json.Unmarshal(all[member], &byName) != nil ||
		name == "." && byName["."] == nil { // one for all, or conditions
		return leaves(all[member], "")
	}
	for key, value := range byName {
		if rest, ok := starIn(key, name); ok {
			targets = append(targets, leaves(value, rest)...)
		}
	}
	slices.Sort(targets)
	return targets
}

// leafText finds the strings that are values.
var leafText = lazy.Pattern(`(?:^|[:\[,])\s*"(\.{1,2}/[^"]*)"`)

// leaves lists the paths in a value, with what a star stands for.
func leaves(value json.RawMessage, star string) (paths []string) {
	for _, m := range leafText().FindAllStringSubmatch(string(value), maxTargets) {
		paths = append(paths, strings.ReplaceAll(m[1], "*", star))
	}
	return paths
}

// targetFiles lists the files that targets mean in a folder.
func targetFiles(dir string, targets []string) (found []string) {
	for _, target := range targets {
		found = append(found, asModule(path.Join(dir, target))...)
	}
	return found
}

// asModule lists the files that a path may mean.
func asModule(file string) []string { return append(nodeFiles(file), nodeFiles(file+"/index")...) }
