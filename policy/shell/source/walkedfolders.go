package source

import (
	"cmp"
	"io/fs"
	"path"
	"strings"

	"guard/internal/wildcard"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/walks"
	"guard/policy/shell/taint"
)

// A source that walks over a folder does the same to each file that it finds there: it is judged as if a wildcard that
// fits them stood on the line.

// walksFolders judges what a source does to the files of folders.
func walksFolders(n *Names, c *effect.Call, file, text string) {
	l := walks.Of(path.Ext(file))
	if l == nil || n.World.Disk == nil || n.Wrap.Remote {
		return
	}
	seen := map[walks.Act]bool{}
	for _, act := range walks.In(l, text) {
		if !seen[act] {
			seen[act] = true
			walked{Names: n, file: file, text: text, act: act}.judge(c)
		}
	}
}

// walked is one thing that a source does to the files of a folder.
type walked struct {
	*Names
	file, text string
	act        walks.Act
}

func (w walked) judge(c *effect.Call) {
	dir := path.Clean(w.World.At(w.State.Cwd, cmp.Or(w.act.Folder, ".")+"/.").Path)
	switch {
	case w.act.Untold || w.State.Cwd == "" && !path.IsAbs(w.act.Folder):
		w.untold(c)
		return
	case w.act.Kind == walks.Reads:
		w.shows(c, dir)
		return
	}
	for _, folder := range w.folders(dir) {
		for _, pattern := range w.patterns() {
			w.hits(c, folder, pattern)
		}
	}
}

// untold judges an act on a folder that the line or the environment tells.
func (w walked) untold(c *effect.Call) {
	switch w.act.Kind {
	case walks.Deletes, walks.Moves:
		c.Raise(risk.High, risk.FSDeleteOverwrite,
			effect.Say("the code deletes something that is not known before it runs: {0}", w.act.Call))
	case walks.Overwrites:
		c.Raise(risk.Medium, risk.FSDeleteOverwrite,
			effect.Say("the code writes a file that is not known before it runs"))
	}
}

// folders are those whose files it finds.
func (w walked) folders(dir string) []string {
	if w.act.Deep {
		return w.FoldersBelow(dir)
	}
	return []string{dir}
}

// patterns are those of the names that it finds.
func (w walked) patterns() []string {
	pattern := w.act.Pattern
	if pattern == "" {
		pattern = "*"
	}
	if w.act.Hidden && strings.ContainsRune("*?[", rune(pattern[0])) {
		return []string{pattern, "." + pattern}
	}
	return []string{pattern}
}

// hits judges what it does to the files of one folder that a pattern fits.
func (w walked) hits(c *effect.Call, folder, pattern string) {
	if !w.lies(folder, pattern) {
		return
	}
	name, below := strings.CutPrefix(folder+"/", w.State.Cwd+"/")
	if !below {
		name = folder + "/"
	}
	word := taint.Pattern(taint.EscapeGlob(name) + pattern)
	switch w.act.Kind {
	case walks.Overwrites:
		w.Writes(c, word, access.Overwrites)
		w.OverUnsaved(c, word)
	case walks.Deletes:
		w.Deletes(c, word, false)
	case walks.Moves:
		w.Deletes(c, word, false)
	}
	if w.act.Hidden && w.act.Kind != walks.Deletes && pattern == "*" {
		access.WritesHidden(w.Judge, c, word)
	}
}

// lies reports that a file that a pattern fits lies right in a folder, which neither this session nor a tool made.
func (w walked) lies(folder, pattern string) (found bool) {
	if p := w.World.At("", folder); p.Is(place.Inside) && w.InExpendableFolder(folder) {
		return false
	}
	entries := 0
	w.InTime(w.World.Disk.ReadDir(folder, func(e fs.DirEntry) bool {
		entries++
		at := path.Join(folder, e.Name())
		hidden := strings.HasPrefix(e.Name(), ".") && !strings.HasPrefix(pattern, ".")
		found = e.Type().IsRegular() && !hidden && wildcard.Fits(pattern, e.Name()) &&
			!w.OwnBirth(at) && !w.ChangedByLine(at)
		return !found && entries < mostWalked
	}))
	return found
}

// mostWalked bounds the entries of a folder that are looked at.
const mostWalked = 400

// shows judges a source that reads each file and shows it.
func (w walked) shows(c *effect.Call, dir string) {
	text := strings.ReplaceAll(w.text, "*.", "") // patterns are told, and files*.text of Groovy is none
	for _, folder := range w.folders(dir) {
		for _, pattern := range w.patterns() {
			for _, secret := range w.SecretsMatching(folder, pattern) {
				name := path.Base(secret)
				if strings.HasPrefix(name, ".") && !w.act.Hidden && !strings.HasPrefix(pattern, ".") ||
					w.act.Pattern == "" && picksOut(text, name) {
					continue
				}
				c.Raise(risk.High, risk.FSConfigSecrets,
					effect.Say("the source {0} reads every file of the folder, {1} among them", path.Base(w.file),
						name))
			}
		}
	}
}
