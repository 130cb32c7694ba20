package source

import (
	"cmp"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang/walks"
	"guard/policy/shell/taint"
)

// Code that lists a folder and reads what it finds.

// picksFiles is how code chooses among the files of a folder by their names.
var picksFiles = lazy.Pattern(`endswith|startswith|suffix|\.ext\b|extname|endsWith|startsWith|\*\.|fnmatch|\.match|` +
	`splitext|end_with|ends_with|extension\(|[hH]as(Suffix|Prefix)|=~|\.test\(`)

// picksNamed is such a choice by the beginning or the end of a name that is told.
var picksNamed = lazy.Pattern(`(not\s+|!\s*|unless\s+)?[\w.\[\]$]*\b(endswith|endsWith|end_with\?|ends_with|` +
	`startswith|startsWith|start_with\?|starts_with)\s*\(?\s*["']([^"']*)["']`)

// picksOut reports code that chooses among files by their names so that file is not
// among them: by its ending or beginning, or in a way that is not followed.
func picksOut(text, file string) bool {
	rest := text
	for _, m := range picksNamed().FindAllStringSubmatch(text, 20) {
		fits := strings.HasSuffix(file, m[3])
		if m[2][0] == 's' {
			fits = strings.HasPrefix(file, m[3])
		}
		if fits == (m[1] != "") {
			return true
		}
		rest = strings.Replace(rest, m[0], "", 1)
	}
	return picksFiles().MatchString(rest)
}

// showsAll judges code that reads each file of a folder, the secrets there among them.
func (n *Names) showsAll(c *effect.Call, t *ProgramText, text string, r code.Reading) {
	if n.World.Disk == nil {
		return
	}
	for i := range r.Acts {
		if a := &r.Acts[i]; a.Kind == code.Reads && len(a.Args) > 0 && a.Args[0].Known {
			showsHeld(n, c, n.Place(n.argOf(t, a, 0)).Path)
		}
	}
	reads, lists := false, []string(nil)
	for i := range r.Acts {
		switch a := &r.Acts[i]; {
		case a.Kind == code.Reads && n.readsNames(a):
			lists = append(lists, n.State.Cwd)
		case a.Kind == code.Reads:
			reads = reads || readsFound(a)
		case a.Kind == code.Lists && len(a.Args) == 0,
			(a.Kind == code.Runs || a.Kind == code.RunsShell) && listsNames(a):
			lists = append(lists, n.State.Cwd)
		case a.Kind == code.Lists:
			for i := range a.Args {
				if !a.Args[i].Known {
					continue
				}
				reads = reads || a.Call == fileSystem && readsFileSystem().MatchString(text)
				hidden := t.Lang == code.Go || hiddenToo().MatchString(text)
				lists = append(lists, n.listed(a, n.argOf(t, a, i), hidden)...)
			}
		}
	}
	if packed := packedInMemory(n, text); len(packed) > 0 {
		reads, lists = true, append(lists, packed...)
	}
	if !reads || len(lists) == 0 {
		return
	}
	secrets := slices.DeleteFunc(n.SecretsListed(lists),
		func(file string) bool { return picksOut(text, path.Base(file)) })
	if len(secrets) == 0 || !writesInto(n, t, foldersShown) {
		return
	}
	for _, file := range secrets {
		t.Secret = true
		c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("the code reads every file of the folder, {0} among them", path.Base(file)))
	}
}

// showsHeld judges code that opens an archive of the person's in which secrets are.
func showsHeld(n *Names, c *effect.Call, archive string) {
	if !files.IsArchive(archive) || n.Wrote(archive) {
		return
	}
	for _, secret := range files.SecretsHeld(&n.Folders, archive, nil) {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("the code names secrets: {0}",
			path.Base(archive)+":"+path.Base(secret)))
	}
}

// Archives that are made in memory, and the folders that are put into one (Python 3.13, tarfile).
var (
	makesInMemory = lazy.Pattern(`(?s)\btarfile\.(?:open|TarFile)\(.*BytesIO|BytesIO.*\btarfile\.(?:open|TarFile)\(`)
	putsFolder    = lazy.Pattern(`\.add\(\s*(?:["']([^"'\n]*)["']|os\.getcwd\(\)|(?:pathlib\.)?Path\.cwd\(\)|` +
		`os\.curdir)`)
)

// packedInMemory lists the folders that a text puts into such an archive.
func packedInMemory(n *Names, text string) (folders []string) {
	if !makesInMemory().MatchString(text) {
		return nil
	}
	for _, m := range putsFolder().FindAllStringSubmatch(text, maxEmbedded) {
		if dir := n.World.At(n.State.Cwd, cmp.Or(m[1], ".")+"/.").Path; dir != "" {
			folders = append(folders, n.FoldersBelow(path.Clean(dir))...)
		}
	}
	return folders
}

// readsFound reports a read of a file that the text does not name.
func readsFound(a *code.Act) bool {
	return len(a.Args) == 0 ||
		slices.ContainsFunc(a.Args, func(x code.Arg) bool { return !x.Known || x.Source == code.Glob })
}

// hiddenToo is how code asks for hidden files where it lists by a pattern (Ruby 3.3, Dir;
// Python 3.13, glob; the glob packages of Node.js). Go's patterns match them anyway (path/filepath, Match).
var hiddenToo = lazy.Pattern(`FNM_DOTMATCH|include_hidden|dot:|GLOB_BRACE`)

// A folder as a file system of Go's, and how its files are read (Go 1.23, os.DirFS, io/fs).
const fileSystem = "os.DirFS"

var readsFileSystem = lazy.Pattern(`\bfs\.ReadFile\(|\.ReadFile\(|\.Open\(|\.AddFS\(`)

// goesDown is the name of what lists the folders below as well (os.walk, Path.rglob, File::Find).
var goesDown = lazy.Pattern(`walk|rglob|find`)

// listed are the folder, or the folder and the pattern of hidden names too, that code
// lists.
func (n *Names) listed(a *code.Act, w taint.Word, hidden bool) []string {
	at := strings.IndexAny(w.Text, "*?[{")
	switch deep := goesDown().MatchString(a.Call); {
	case at < 0 && deep:
		return n.FoldersBelow(n.Place(w).Path)
	case at < 0:
		return []string{n.Place(w).Path}
	}
	base := path.Base(w.Text)
	if strings.ContainsAny(base, "{}") {
		base, hidden = "*", hidden || strings.Contains(base, ".")
	}
	if base[0] != '.' && !hidden && !strings.HasPrefix(a.Call, "Path().") { // pathlib's patterns match hidden files too
		return nil
	}
	dir := n.World.At(n.State.Cwd, w.Text[:strings.LastIndexByte(w.Text[:at], '/')+1]+".").Path
	folders := []string{dir}
	if strings.Contains(w.Text, "**") || strings.Contains(a.Call, "rglob") {
		folders = n.FoldersBelow(dir)
	}
	for i, folder := range folders {
		folders[i] = folder + "/" + base
	}
	return folders
}

// listsNames reports a command whose output is the names in a folder, hidden ones too.
func listsNames(a *code.Act) bool {
	var words []string
	for _, x := range a.Args {
		words = append(words, strings.Fields(x.Text)...)
	}
	if len(words) == 0 {
		return false
	}
	switch path.Base(words[0]) {
	case "find":
		return true
	case "git":
		if len(words) > 1 && slices.Contains(ignoredNames, words[1]) {
			return true
		}
		return slices.ContainsFunc(words[1:], hiddenOption().MatchString)
	case "ls", "fd", "fdfind", "rg", "tree", "eza", "exa":
		return slices.ContainsFunc(words[1:], hiddenOption().MatchString)
	}
	return false
}

// hiddenOption is an option with which ls, fd, rg and git ls-files show hidden files
// or those that are ignored.
var hiddenOption = lazy.Pattern(
	`^(-[a-zA-Z0-9]*[aAfHouiX][a-zA-Z0-9]*|--all|--almost-all|--hidden|--others|--unrestricted|--ignored)$`)

// ignoredNames are git's subcommands that name what is ignored (git-check-ignore(1)).
var ignoredNames = []string{"check-ignore"}

// namesSecretsIn are files of names which nobody reads for what they are but to find the
// files that they name: the manuals of git, Docker, npm, ESLint, Prettier, rg, gcloud, Helm.
var namesSecretsIn = strings.Fields(".gitignore .dockerignore .npmignore .ignore .rgignore .fdignore .eslintignore " +
	".prettierignore .stylelintignore .gcloudignore .helmignore .vercelignore .slugignore .cfignore .ebignore " +
	".hgignore .bzrignore exclude")

// namesLeftOut reports a file of names that tools are to leave out: .env in it keeps secrets where they are.
func namesLeftOut(file string) bool { return slices.Contains(namesSecretsIn, path.Base(file)) }

// readsNames reports code that reads such a file.
func (n *Names) readsNames(a *code.Act) bool {
	return len(a.Args) > 0 && a.Args[0].Known && slices.Contains(namesSecretsIn, path.Base(a.Args[0].Text))
}

// Names of what lists a folder and of what reads a file, in compiled languages: the standard libraries of Rust, C, C++,
// Java, C#, Swift, Haskell, Nim, Elixir, Erlang, Dart, Zig, Crystal, OCaml, D, Free Pascal; glob(3), ftw(3), fts(3),
// getdents(2), GLib 2.82, Qt 6, walkdir 2, ignore 0.4, jwalk 0.8, glob 0.3, simplifile 2. sourceGlobs find no
// hidden files
// unless a pattern or an option says so.
var (
	sourceLists = lazy.Pattern(`\b(read_dir|opendir|fdopendir|readdir|scandir|getdents(?:64)?|n?ftw(?:64)?|fts_open|` +
		`g_dir_open|g_dir_read_name|entryList|entryInfoList|QDirIterator|(recursive_)?directory_iterator|listFiles|` +
		`Files\.(list|walk|find|walkFileTree|newDirectoryStream)|DirectoryStream|FileVisitor|` +
		`(?:GetFiles|EnumerateFiles|GetFileSystem\w+|EnumerateFileSystem\w+)|contentsOfDirectory|enumerator\(at|` +
		`listDirectory|getDirectoryContents|walkDir\w*|WalkDir|glob::glob|File\.ls|list_dir\w*|read_directory|` +
		`get_files|openDir|dirEntries|listSync|each_child|Dir\.(?:children|entries|each)|FindFirst|os\.ls)\b|` +
		`\.walk(?:TopDown|BottomUp)?\(\)|\bDirectory\b[^;\n]*\.list\(|\.(?:hidden|standard_filters|` +
		`skip_hidden)\(false\)`)
	sourceGlobs = lazy.Pattern(`\bglob(?:64)?\s*\(|\bPath\.wildcard\b|\bGlob\(|\bDir\.glob\b|\bwalkFiles\b|` +
		`\bwildcard\s*\(|\bnewDirectoryStream\b`)
	globsHidden = lazy.Pattern(`\bGLOB_PERIOD\b|match_dot|DotFiles|match_hidden|dot:|` +
		`"(?:[^"\n]*/)?(?:\{[^"\n/}]*)?\.[^"./\n]*[*?\[{,}][^"\n/]*"|"\*[A-Za-z]+"`)
	sourceReads = lazy.Pattern(`\b(read_to_string|fs::read|File::open|f(?:re)?open|ifstream|open|openat|mmap|` +
		`readAllBytes|readAllLines|readString|readText|readLines|forEachLine|useLines|` +
		`bufferedReader|ReadAll\w*|ReadLines|` +
		`OpenText|OpenRead|StreamReader|FileStream|Scanner|Files\.(?:lines|newBufferedReader|newInputStream)|` +
		`copy_file|fs::copy|g_file_get_contents|readAll|readAs(?:String|Bytes|Lines)\w*|` +
		`copyFile|Files\.copy|File\.Copy|File\.cp|contentsOf(?:File)?|readFile\w*|File\.(?:read|` +
		`stream|open|each_line)|` +
		`read_file|fromFile|FileReader|FileInputStream|simplifile\.read|LoadFromFile|open_in\w*|with_open\w*)\b`)
)

// listsHidden reports a source that lists a folder, hidden files too.
func listsHidden(text string) bool {
	return sourceLists().MatchString(text) || sourceGlobs().MatchString(text) && globsHidden().MatchString(text)
}

// opensModule is how F# opens a module, no file.
var opensModule = lazy.Pattern(`(?m)^\s*open\s+[A-Z]\w*(?:\.\w+)*\s*$`)

// listedFolders are the folders that a source lists, with the patterns of their names; false: they are not known.
func listedFolders(n *Names, file, text string) (folders []string, known bool) {
	lists := walks.Listed(walks.Of(path.Ext(file)), text)
	words := sourceLists().FindAllStringIndex(text, -1)
	if len(lists) == 0 || len(words)+len(sourceGlobs().FindAllStringIndex(text, -1)) > len(lists) {
		return nil, false
	}
	for _, l := range lists {
		if l.Untold {
			return nil, false
		}
		at := []string{path.Clean(n.World.At(n.State.Cwd, cmp.Or(l.Folder, ".")+"/.").Path)}
		if l.Deep {
			at = n.FoldersBelow(at[0])
		}
		for _, folder := range at {
			folders = append(folders, path.Join(folder, cmp.Or(l.Pattern, "*")))
		}
	}
	return folders, true
}

// showsAllSource judges a source in a compiled language as showsAll judges code.
func (n *Names) showsAllSource(c *effect.Call, file, text string) {
	for _, s := range QuotedStrings(text) {
		if files.IsArchive(s) && sourceReads().MatchString(text) {
			showsHeld(n, c, n.World.At(n.State.Cwd, s).Path)
		}
	}
	if path.Ext(file) == ".fs" {
		text = opensModule().ReplaceAllString(text, "")
	}
	if n.World.Disk == nil || !listsHidden(text) || !sourceReads().MatchString(text) {
		return
	}
	secrets := n.SecretsIn(n.State.Cwd)
	if lists, known := listedFolders(n, file, text); known {
		secrets = n.SecretsListed(lists)
	}
	for _, secret := range secrets {
		if picksOut(text, path.Base(secret)) {
			continue
		}
		c.Raise(risk.High, risk.FSConfigSecrets,
			effect.Say("the source {0} reads every file of the folder, {1} among them", path.Base(file),
				path.Base(secret)))
	}
}
