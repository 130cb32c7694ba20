package source

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/table"
)

// A build file of Gradle's names folders from where its project lies, also one of buildSrc or of a plugin of the
// project's: what it deletes there is told by its words (Gradle 8, Project.delete, Delete; Groovy's File).

var (
	// deletesWords is such a word with what follows it.
	deletesWords = lazy.Pattern(`\bdelete(?:Dir|Recursively|Files)?\b[ \t(]([^\n]*)`)
	// deletesEach goes through a folder and deletes what it finds there.
	deletesEach = lazy.Pattern(`(?s)\b(?:fileTree|files|eachFile\w*|eachDir\w*|listFiles|walk\w*|traverse)\b` +
		`([^;]{0,200}?)\.(?:delete|deleteDir|deleteRecursively|deleteOnExit)\(|` +
		`\bant\.delete\b([^;]{0,200}?\bfileset\b[^\n]*)`)
	// deletesFile is a file that is deleted or moved away, by what names it; belowFolder is a variable for a folder
	// that such a name begins with.
	deletesFile = lazy.Pattern(`\b(?:File|file|Paths?\.(?:get|of)|resolve|dir)\(([^()\n]{0,200})\)` +
		`(?:\.(?:toFile|toPath|asFile|canonicalFile|absoluteFile)(?:\(\))?)*` +
		`\.(?:delete(?:Dir|Recursively|OnExit|IfExists)?|renameTo|moveTo)\(`)
	belowFolder = lazy.Pattern(`^\$\{?[\w.]+\}?/`)
	// syncsInto makes a folder the same as others: what else is in it is deleted (Gradle 8, Project.sync, Sync).
	syncsInto = lazy.Pattern(`(?s)\b[sS]ync\b[^{}\n]{0,60}[{(][^}]{0,400}?\binto\b\s*\(?\s*["']([^"'\n]+)`)
)

// deletesFolders judges what such a file deletes of what is nowhere else.
func deletesFolders(n *Names, c *effect.Call, file, text string) {
	if n.World.Disk == nil || !table.HasWord(".gradle .kts .groovy .sbt", path.Ext(file)) {
		return
	}
	for _, m := range deletesWords().FindAllStringSubmatch(text, files.MaxLiterals) {
		for _, name := range QuotedStrings(m[1]) {
			p := n.World.At(n.State.Cwd, strings.TrimPrefix(name, "$projectDir/"))
			if n.Unsaved(p.Path) || p.Path != n.State.Cwd && n.HoldsUnsaved(p.Path) {
				NamesLost(c, file, name)
			}
		}
	}
	for _, m := range deletesFile().FindAllStringSubmatch(text, files.MaxLiterals) {
		for _, name := range QuotedStrings(m[1]) {
			name = belowFolder().ReplaceAllString(name, "")
			for _, dir := range []string{n.State.Cwd, path.Dir(file), n.World.Root()} {
				p := n.World.At(dir, name)
				if n.Unsaved(p.Path) || p.Path != dir && n.HoldsUnsaved(p.Path) {
					NamesLost(c, file, name)
					break
				}
			}
		}
	}
	for _, m := range syncsInto().FindAllStringSubmatch(text, files.MaxLiterals) {
		if p := n.World.At(n.State.Cwd, strings.TrimPrefix(m[1], "$projectDir/")); n.HoldsUnsaved(p.Path) {
			NamesLost(c, file, m[1]+"/*")
		}
	}
	for _, m := range deletesEach().FindAllStringSubmatch(text, files.MaxLiterals) {
		what := m[1] + m[2]
		for _, name := range append(QuotedStrings(what), ".") {
			p := n.World.At(n.State.Cwd, name)
			if n.HoldsUnsaved(p.Path) && (name != "." || !strings.Contains(what, "/")) {
				c.Raise(risk.High, risk.FSDeleteOverwrite,
					effect.Say("the source {0} names {1}", path.Base(file), "delete"))
				break
			}
		}
	}
}
