package shell

import (
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
)

// unsaved reports a file of the person's that is there and nowhere else: git does not
// hold it, and this session did not make it.
func (k *fileTexts) unsaved(file string) bool {
	if file == "" || k.world.Disk == nil || k.wrap.remote {
		return false
	}
	info, err := k.world.Disk.Lstat(file)
	if k.inTime(err); err != nil || !info.Mode().IsRegular() || k.ownEdit(file) || k.changedByLine(file) || k.ownBirth(file) {
		return false
	}
	return k.world.Git == nil || !k.world.Git.Restorable(file) && !k.world.Git.Ignored(file)
}

// opensToRead finds a file that a source only reads: fopen(NAME, "r"), ifstream.
var opensToRead = lazy.Pattern(`(?:fopen|freopen|fs::read\w*|File::open|ifstream\s*\w*|readFile\w*|ReadAll\w*|open)\s*[({]\s*$`)

// joinedStrings are two strings beside each other, which C and its kin make one.
var joinedStrings = lazy.Pattern(`"\s*"`)

// namesUnsaved raises for a string in a source that is the name of a file which exists
// nowhere else, unless it is opened to be read: how it is used is not read.
func (k *fileTexts) namesUnsaved(c *call, file, text string) {
	if k.world.Disk == nil {
		return
	}
	text = joinedStrings().ReplaceAllString(text, "")
	rest := text
	for range maxLiterals {
		i := strings.IndexByte(rest, '"')
		if i < 0 {
			return
		}
		before := rest[:i]
		name, after, closed := strings.Cut(rest[i+1:], `"`)
		rest = after
		if !closed {
			return
		}
		p := k.world.At(k.state.cwd, name)
		if name == "" || len(name) > 200 || strings.ContainsAny(name, "%\\\n") {
			continue
		}
		if strings.Contains(name, "/") && k.persons(p) {
			c.raise(risk.High, risk.FSOutsideWorkspace, say("{0} names what lies outside the workspace: {1}", path.Base(file), name))
		}
		if !p.Is(place.Inside) {
			continue
		}
		reads := opensToRead().MatchString(before) && (!strings.Contains(before[max(0, len(before)-40):], "open") || strings.HasPrefix(strings.TrimLeft(after, ", \t"), `"r`) || strings.HasPrefix(strings.TrimLeft(after, ", \t"), "O_RDONLY") || strings.HasPrefix(after, ")")) && !opensToWrite().MatchString(before)
		if p.Is(place.Secret) {
			c.raise(risk.High, risk.FSConfigSecrets, say("the code names secrets: {0}", name))
		} else if !reads && k.unsaved(p.Path) {
			c.raise(risk.High, risk.FSDeleteOverwrite, say("the source {0} names {1}, which is nowhere else", path.Base(file), name))
		}
	}
}

// opensToWrite finds an open file's options that write, right before its name (Rust 1.80,
// std::fs::OpenOptions).
var opensToWrite = lazy.Pattern(`\b(?:OpenOptions|File::options)\b[^;"]*(?:write|append|truncate|create\w*)\(\s*true[^;"]*$`)
