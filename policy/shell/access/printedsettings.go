package access

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// A build tool prints the settings that it works with: those of files too that no word names, and that git is told to
// ignore because a password stands in them.

// printer is such a tool.
type printer struct {
	programs string
	when     string // words or options, one of which has it do so; a star stands for any text
	files    string // patterns of names, anywhere in the project; ~/ before one: below the home
	within   string // the element of XML in which they stand; empty: anywhere in the file
}

// printers are such tools: xcodebuild(1), Xcode 16; Bazel 7 (--announce_rc); cmake(1) 3.30 (-L, -LA, -LAH); MSBuild 17
// (-preprocess); ansible-inventory(1) 2.17 (--graph with --vars); Jest 29 (--showConfig);
// Streamlit 1.38 (config show); maven-help-plugin 3.5 (effective-pom, with the profiles of the settings).
var printers = []printer{
	{programs: "xcodebuild", when: "-showBuildSettings -showBuildSettingsForIndex", files: "*.xcconfig"},
	{programs: "bazel bazelisk", when: "--announce_rc", files: "*.bazelrc"},
	{programs: "bazel bazelisk", when: "--announce_rc", files: "~/.bazelrc"},
	{programs: "streamlit", when: "config", files: "config.toml"},
	{programs: "streamlit", when: "config", files: "~/.streamlit/config.toml"},
	{programs: "cmake", when: "-L -LA -LAH -LH", files: "CMakeCache.txt"},
	{programs: "dotnet msbuild", when: "-pp* -preprocess* /pp* --preprocess*",
		files: "*.props *.targets *.user *.csproj"},
	{programs: "ansible-inventory", when: "--list --host* --vars", files: "*.yml *.yaml *.ini hosts inventory all"},
	{programs: "jest", when: "--showConfig --show-config", files: "package.json jest.config.json"},
	{programs: "mvn mvnw mvnd", when: "help:effective-pom *:effective-pom", files: "~/.m2/settings.xml",
		within: "properties"},
}

var printersOf = table.ByWord(printers, func(p printer) []string { return strings.Fields(p.programs) })

// printsSettings judges such a tool by what its files hold now.
func printsSettings(j *readJudge, c *effect.Call) {
	if len(c.Cmd.Argv) < 2 || j.World.Disk == nil {
		return
	}
	for _, p := range printersOf(path.Base(c.Cmd.Argv[0])) {
		if !slices.ContainsFunc(c.Cmd.Argv[1:], func(word string) bool { return table.FitsAny(p.when, word) }) {
			continue
		}
		if file := printedBy(j, p); file != "" {
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("{0} shows what is in {1}, which holds secrets", path.Base(c.Cmd.Argv[0]), c.Near(file)))
			return
		}
	}
}

// printedBy is the first of its files in which a secret stands.
func printedBy(j *readJudge, p printer) string {
	if below, ok := strings.CutPrefix(p.files, "~/"); ok {
		file := path.Join(j.World.Home, below)
		if text, how := j.TextOf(place.Place{Path: file}); j.World.Home != "" && how == files.Wholly &&
			place.NamedSecret(file, []byte(withinElement(text, p.within))) {
			return file
		}
		return ""
	}
	return files.NamedAmong(&j.Folders, j.World.Root(), p.files)
}

// withinElement is what stands in elements of a name in XML, or all of a text.
func withinElement(text, name string) string {
	if name == "" {
		return text
	}
	var within strings.Builder
	for {
		_, rest, found := strings.Cut(text, "<"+name+">")
		if !found {
			return within.String()
		}
		inner, behind, _ := strings.Cut(rest, "</"+name+">")
		within.WriteString(inner)
		text = behind
	}
}
