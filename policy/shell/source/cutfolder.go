package source

import (
	"path"
	"regexp"
	"slices"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// A source of a compiled language that goes to a folder, or makes one out of the text of the folder where it works:
// what it then writes by a name lies anywhere.

var (
	// entersFolder is how such a language changes its folder (Rust 1.80, std::env; POSIX.1-2024, chdir; C++17,
	// filesystem; Dart 3.5, dart:io; Elixir 1.18, File; Swift 6, FileManager; .NET 9, System.IO; Nim 2, os; Haskell,
	// directory 1.3; OCaml 5, Sys; Crystal 1.13, Dir; Erlang/OTP 27, file).
	entersFolder = lazy.Pattern(`\b(?:set_current_dir|chdir|fchdir|changeCurrentDirectoryPath|SetCurrentDirectory|` +
		`setCurrentDir|set_cwd|(?:File|Dir)\.cd!?)\s*\(([^;\n]*)|\bcurrent_path\(\s*([^);\s][^;\n]*)|` +
		`\b(?:Directory\.current|Environment\.CurrentDirectory)\s*=([^;=\n][^;\n]*)|` +
		`\b(?:setCurrentDirectory|Sys\.chdir|Unix\.chdir)\s+([^;\n]*)`)
	// makesFile is how it writes a file, beside what changesSome and writesFiles find.
	makesFile = lazy.Pattern(`\bFile::(?:create|options)\(|\bfs::(?:write|copy|rename|create_dir\w*)\(|` +
		`\bOpenOptions::new\(|\bwriteAs\w+\(|\bopenWrite\(|\bopen\([^;]*O_\w*(?:WR|CREAT)`)
	temporaryDir = lazy.Pattern(`(?i)te?mp`)

	// heldFolder is a folder by a name, or a text.
	heldFolder = lazy.Pattern(`^\s*&?\s*(?:"([^"\n]*)"|(\w+))\s*\)?[\s){|&]*`)

	// ownPackage is the folder of the crate itself (the Cargo book, "Environment variables").
	ownPackage = lazy.Pattern(`^\s*&?\s*(?:Path::new\(\s*)?env!\(\s*"CARGO_MANIFEST_DIR"\s*\)[\s)]*` +
		`(?:$|[;?]|\.(?:unwrap|expect)\()`)

	// worksHere is how it asks where it works, and dropsLast how the last part of a path is cut off.
	worksHere = lazy.Pattern(`\bgetcwd\b|\bcurrent_path\(|\bcurrent_dir\(|\bDirectory\.current\b|\bFile\.cwd|` +
		`\buser\.dir\b|\b(?:project|root)Dir\b|\bcurrentDirectoryPath\b|\bGetCurrentDirectory\b|` +
		`\bEnvironment\.CurrentDirectory\b|\bgetCurrentDir|\btoAbsolutePath\b|\babsoluteFile\b|\bDir\.current\b|` +
		`\bSys\.getcwd\b|\bos\.pwd\b|\bcurrent_exe\(|URL\(fileURLWithPath: "\."\)|` +
		`GetParent\("\."\)|\bgetCanonicalFile\b`)
	dropsLast = lazy.Pattern(`(?s)(?:rfind|lastIndexOf|LastIndexOf|find_last_of|strrchr)\([^()\n]*['"]/['"]\s*\)` +
		`\s*[),;\]=]|\bsplit\([^()\n]*['"]/['"]\s*\).{0,300}?(?:\[\s*0\s*\.\.<?\s*-|\bremoveLast|\bdropLast|` +
		`\bdropRight|\bSkipLast|\bEnum\.(?:drop|reverse)|\bpop(?:_back)?\(|\.init\b)`)
)

// writesElsewhere judges a source of a program that changes its folder, there or in another file of this session's:
// what it writes by a relative name lies anywhere.
func writesElsewhere(n *Names, c *effect.Call, file, text string) {
	if !slices.Contains(SourceEndings, path.Ext(file)) && path.Ext(file) != ".gradle" {
		return
	}
	rust := path.Ext(file) == ".rs"
	if !makesFile().MatchString(text) &&
		(rust || !changesSome().MatchString(text) && !writesFiles().MatchString(text)) {
		return
	}
	texts := []string{text}
	for _, other := range n.SessionFiles() {
		if path.Ext(other) == path.Ext(file) && other != file && len(texts) < maxParts {
			one, _ := n.TextOf(place.Place{Path: other})
			texts = append(texts, one)
		}
	}
	if slices.ContainsFunc(texts, func(one string) bool { return goesElsewhere(n, one) }) ||
		worksHere().MatchString(text) && dropsLast().MatchString(text) {
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("the code writes a file that is not known before it runs"))
	}
}

// goesElsewhere reports a text that changes to a folder which is neither the workspace's nor one for temporary files.
func goesElsewhere(n *Names, text string) bool {
	for _, m := range entersFolder().FindAllStringSubmatch(text, maxEmbedded) {
		dir := m[1] + m[2] + m[3] + m[4]
		if temporaryDir().MatchString(dir) || ownPackage().MatchString(dir) {
			continue
		}
		held := heldFolder().FindStringSubmatch(dir)
		switch {
		case held != nil && held[1] != "":
			if p := n.World.At(n.State.Cwd, held[1]); p.Is(place.Inside) && !p.Any(place.VCS|place.Executed) {
				continue
			}
		case held != nil && held[2] != "" && keptFolder(text, held[2]):
			continue
		}
		return true
	}
	return false
}

// keptFolder reports a variable that holds a new folder for temporary files, or the one in which the program began.
func keptFolder(text, name string) bool {
	const makes = `(?:mkdtemp|createTemp\w*|tmp_?dir|temp_?dir\w*|systemTemp|temporaryDirectory)`
	made := regexp.MustCompile(`(?i)` + makes + `[^;\n]*\b` + name + `\b|\b` + name + `\s*=[^;\n]*` + makes)
	began := regexp.MustCompile(`\bgetcwd\(\s*` + name + `\b|\b` + name +
		`\s*=\s*(?:(?:std::)?(?:filesystem|fs)::current_path\(\)|Directory\.current|File\.cwd!\(\))\s*(?:[;\n]|$)`)
	return made.MatchString(text) || began.MatchString(text) && !dropsLast().MatchString(text)
}
