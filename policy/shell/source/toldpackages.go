package source

import (
	"io/fs"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/program"
)

// What a program that is told to clear something away takes from the person's home, where it keeps it under no name
// that its text shows; and programs whose sources lie in folders: packages of Go, and those of compiled languages.

// keepsAtHome is how a module asks for the folder in the person's home that is its own, beside namesHome
// (platformdirs 4, appdirs 1.4, env-paths 3, Ruby 3.3; Rust's dirs 6, directories 6 and home 0.5; .NET 9,
// SpecialFolder; Java 21, user.home; Foundation; Elixir 1.17; Haskell's directory 1.3; Nim 2; Go, adrg/xdg 0.5).
var keepsAtHome = lazy.Pattern(`\b(?:platformdirs|appdirs|user_(?:data|config|state)_(?:dir|path)|` +
	`envPaths|env-paths)\b|\bXDG_(?:DATA|CONFIG|STATE)_HOME\b|\bDir\.home\b|\bPathname\.home\b|` +
	`expand_path\(\s*["']~|\bhome_dir\(|` +
	`\b(?:dirs|directories)::|\b(?:ProjectDirs|BaseDirs|UserDirs)\b|\bSpecialFolder\.|\buser\.home\b|` +
	`\bhomeDirectoryForCurrentUser\b|\bNSHomeDirectory\b|` +
	`\bapplicationSupportDirectory\b|\bxdg\.(?:Data|Config|State)|` +
	`\bget_current_dir_home\b|\bgetpwuid\b|\bSystem\.user_home|\bgetHomeDirectory\b|\bgetHomeDir\b`)

// inHome reports a text that asks for the person's home.
func inHome(text string) bool {
	return namesHome().MatchString(text) || keepsAtHome().MatchString(text)
}

// atHome reports a module that keeps something in the person's home: by its own text, by that which loads it, or by a
// module that it loads.
func atHome(j *Judge, t, by *ProgramText) bool {
	if inHome(t.text) || inHome(by.text) {
		return true
	}
	r := readCode(t.Lang, t.text, code.Given{})
	names := slices.Clone(r.Modules)
	for _, a := range r.Acts {
		for _, x := range a.Args {
			if a.Kind == code.Loads && x.Known && x.Text != "" {
				names = append(names, x.Text)
			}
		}
	}
	for _, name := range names[:min(len(names), maxToldModules)] {
		for _, file := range j.Sources.moduleFiles(t, name) {
			if !j.IsThere(file) || j.FolderAt(file) || !j.World.At("", file).Is(place.Inside) {
				continue
			}
			text, how := j.TextOf(place.Place{Path: file})
			if how == files.Wholly && len(text) <= maxRead && inHome(text) {
				return true
			}
		}
	}
	return false
}

// clearsHome raises for a deletion in the person's home.
func clearsHome(c *effect.Call, call string) {
	c.Raise(risk.High, risk.FSDeleteOverwrite|risk.FSOutsideWorkspace,
		effect.Say("the code deletes something that is not known before it runs: {0}", call))
}

// goPackages lists the files of the packages of the module that a text of Go imports, and those beside it.
func goPackages(j *Judge, t *ProgramText, imports []string) (found []string) {
	root := j.World.Root()
	if t.Lang != code.Go || root == "" {
		return nil
	}
	dirs := []string{path.Dir(t.File)}
	if text, err := j.World.Disk.ReadFile(root+"/go.mod", maxGoMod); err == nil {
		if m := goModule().FindStringSubmatch(string(text)); m != nil && m[1] != "" {
			for _, name := range imports {
				if rest, ours := strings.CutPrefix(name, m[1]+"/"); ours {
					dirs = append(dirs, path.Join(root, rest))
				}
			}
		}
	}
	for _, dir := range dirs {
		found = append(found, sourcesIn(j, dir, ".go")...)
	}
	return found
}

// sourcesIn lists the person's sources with an ending that lie right in a folder, but for tests.
func sourcesIn(j *Judge, dir string, endings ...string) (found []string) {
	if !j.World.At("", dir).Is(place.Inside) {
		return nil
	}
	j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
		at := path.Join(dir, e.Name())
		if slices.Contains(endings, path.Ext(at)) && !e.IsDir() && !isTest(at) && !strings.HasSuffix(at, "_test.go") &&
			!j.Wrote(at) {
			found = append(found, at)
		}
		return len(found) < maxToldModules
	}))
	return found
}

// PackageToldToClear is ToldToClear of a folder that is run as a program of Go: of all that its files delete.
func PackageToldToClear(j *Judge, c *effect.Call, dir string) {
	if j.World.Disk == nil || dir == "" || !toldToClear(c.Cmd.Argv) {
		return
	}
	sources := sourcesIn(j, dir, ".go")
	for _, file := range sources {
		text, how := j.TextOf(place.Place{Path: file})
		if how != files.Wholly || len(text) > maxRead {
			continue
		}
		t := &ProgramText{Lang: code.Go, File: file, text: text}
		acts := readCode(code.Go, text, code.Given{}).Acts
		for i := range acts {
			calledAct(j, c, t, &acts[i], holders(j, t))
		}
		told := told{Judge: j, seen: []string{file}}
		told.modules(c, t, 0)
	}
}

// SourcesToldToClear is ToldToClear of a program that is built of sources which guard does not read: a function in them
// whose name tells of clearing away, or a branch for such a word, deletes a folder in the person's home.
func SourcesToldToClear(j *Judge, c *effect.Call, args []string, dir string, depth int) {
	if j.World.Disk == nil || dir == "" || !toldToClear(args) {
		return
	}
	var texts []string
	home := false
	for _, file := range sourcesBelow(j, dir, depth) {
		text, how := j.TextOf(place.Place{Path: file})
		if how == files.Wholly && len(text) <= maxRead {
			text = slashRemarks().ReplaceAllString(text, "")
			texts, home = append(texts, text), home || inHome(text)
		}
	}
	for _, text := range texts {
		for _, at := range deletesFolder().FindAllStringIndex(text, maxHolders) {
			if home && nearClearing(text[max(0, at[0]-beforeDeletion):at[0]]) {
				clearsHome(c, text[at[0]:at[1]])
				return
			}
		}
	}
}

// beforeDeletion bounds how far before a deletion the name of its function is looked for, in bytes.
const beforeDeletion = 1500

// deletesFolder finds how compiled languages delete a folder with all that it holds, or one file (Rust 1.80, std::fs;
// .NET 9, System.IO; Kotlin 2, kotlin.io; Java 21 and Commons IO 2; Foundation; C++17; Dart 3, Zig 0.13, Nim 2,
// Crystal 1, Elixir 1.17, Haskell's directory 1.3).
var deletesFolder = lazy.Pattern(`\bremove_dir(?:_all)?\b|\bremove_file\b|\bDirectory\.Delete\b|` +
	`\bFile\.Delete\b|\bdeleteRecursively\b|\bFileUtils\.(?:deleteDirectory|forceDelete|rm_rf)\b|` +
	`\bFiles\.(?:delete\w*|walkFileTree)\b|` +
	`\bremoveItem\b|\bremove_all\b|\bdelete(?:Sync)?\(recursive\b|\bdeleteTree\b|\bremoveDir\(|` +
	`\bFile\.rm_rf!?|\bremoveDirectoryRecursive\b|\bremovePathForcibly\b|\bos\.rmdir_all\b`)

// definedFunction finds the name of a function, or a word that a branch is for.
var definedFunction = lazy.Pattern(`\b(?:fn|fun|func|def|void|Task|proc)\s+(\w+)|` +
	`\b(?:let|bool|int|auto)\s+(\w+)\s*\(|` +
	`"(-{0,2}[A-Za-z][\w-]*)"`)

// nearClearing reports a text before a deletion whose last function, or a word after it, tells of clearing away.
func nearClearing(text string) bool {
	all := definedFunction().FindAllStringSubmatch(text, files.MaxLiterals)
	for _, m := range slices.Backward(all) {
		if slices.ContainsFunc(m[1:], program.Clears) {
			return true
		}
		if m[1]+m[2] != "" {
			return false
		}
	}
	return false
}

// sourcesBelow lists sources of compiled languages below a folder.
func sourcesBelow(j *Judge, dir string, depth int) (found []string) {
	found = sourcesIn(j, dir, SourceEndings...)
	var folders []string
	if depth > 0 {
		j.InTime(j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			if name := e.Name(); e.IsDir() && name[0] != '.' && !notSources[name] && !notOfProjects[name] {
				folders = append(folders, path.Join(dir, name))
			}
			return len(folders) < maxToldModules
		}))
	}
	for _, one := range folders {
		if len(found) < 2*maxToldModules {
			found = append(found, sourcesBelow(j, one, depth-1)...)
		}
	}
	return found
}

// notSources are folders of a project in which no source of the program lies.
var notSources = map[string]bool{"target": true, "bin": true, "obj": true, "tests": true, "test": true, "docs": true,
	"benches": true, "examples": true, "deps": true, "_build": true, "zig-out": true, "zig-cache": true}
