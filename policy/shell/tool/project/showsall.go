package project

import (
	"path"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// A build file may list a folder, read what it finds and print it: secrets among it, of which it names none. Sources:
// SCons 4 (Glob, get_text_contents), Nim 2 (os, nimscript), sbt 1.10 (PathFinder, IO), Clojure 1.12 (file-seq, slurp),
// Ant 1.10 (fileset, concat, loadfile), Ruby (Dir, FileList), CMake 3.30 (file(GLOB), file(READ), message), Hugo
// 0.12x (os.ReadDir, os.ReadFile).
var (
	listsFolder = lazy.Pattern(`\b(?:os\.R|r)eadDir[ \t]+"[./]*"|\b(?:listFiles|listdir|walkDir\w*|walkFiles|` +
		`AllPassFilter|allPaths|file-seq|Glob|FileList|Dir\.(?:entries|glob|children|each_child)|fileset|` +
		`GLOB(?:_RECURSE)?)\b`)
	readsWhole = lazy.Pattern(`\b(?:slurp|readFile|os\.ReadFile|staticRead|IO\.read\w*|get_text_contents|` +
		`get_contents|File\.read|IO\.readlines|loadfile|concat|file\s*\(\s*READ)\b`)
	printsText = lazy.Pattern(`\{\{[^{}]*(?:readFile|os\.ReadFile)|` +
		`\b(?:println|print|prn|echo|puts|message|concat|log\.info|info)\b`)
)

// showsAll judges such a file where secrets lie in the folder that it runs in.
func (j builds) showsAll(c *effect.Call, file, text string) {
	if !listsFolder().MatchString(text) || !readsWhole().MatchString(text) || !printsText().MatchString(text) {
		return
	}
	if secrets := j.SecretsIn(j.State.Cwd); len(secrets) > 0 {
		c.Raise(risk.High, risk.FSConfigSecrets, effect.Say("reads {0}, which holds secrets", path.Base(secrets[0])))
	}
}
