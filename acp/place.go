package acp

import (
	"bytes"
	"cmp"
	"path"

	"guard/acp/dialect"
	"guard/acp/wire"
	"guard/policy"
)

// What tells beside a command where it runs, and who reads it, in the inputs of agents' shells (Qwen Code: directory,
// Gemini: dir_path, Cursor: workingDirectory): the names without their case and what parts their words.
var (
	folderNames = map[string]bool{"cwd": true, "workdir": true, "workingdir": true, "workingdirectory": true,
		"directory": true, "dir": true, "dirpath": true, "folder": true, "currentdirectory": true}
	shellNames = map[string]bool{"shell": true, "shellpath": true, "shelltype": true, "interpreter": true,
		"executable": true}
)

// longestName is longer than the longest of them.
const longestName = 24

// readPlace reads where the command of an input runs. It reports whether that, and the shell that reads it, are told
// in one way that guard knows.
func readPlace(r *policy.Request, in *rawInput) (sure bool) {
	folder := ""
	sure = true
	wire.EachMember(in.raw, func(name, v []byte) bool {
		var bare [longestName]byte
		short := bareName(bare[:0], name)
		isFolder := folderNames[string(short)]
		if !isFolder && !shellNames[string(short)] && bytes.IndexByte(name, '\\') < 0 {
			return true
		}
		text, isText := wire.Text(v)
		switch {
		case bytes.IndexByte(name, '\\') >= 0: // which name it spells is not looked up
			sure = false
		case !dialect.Tells(v):
		case !isText:
			sure = false
		case isFolder:
			sure = sure && (folder == "" || text == folder)
			folder = text
		default:
			sure = sure && shells[path.Base(text)]
		}
		return true
	})
	if r.Cwd == "" {
		r.Cwd = cmp.Or(in.Cwd, in.Workdir, folder)
	}
	return sure
}

// addFolder adds the folder of an earlier update to a command of which the request itself tells none.
func addFolder(r *policy.Request, was *rawInput) {
	if r.Tool != policy.Shell || r.Cwd != "" || !was.told || !was.fits {
		return
	}
	sure := readPlace(r, was)
	r.Partial = r.Partial || !sure
}

// bareName appends the letters of a name, in lower case, as far as they may matter.
func bareName(b, name []byte) []byte {
	for i := 0; i < len(name) && len(b) < longestName; i++ {
		switch c := name[i]; {
		case c >= 'A' && c <= 'Z':
			b = append(b, c+'a'-'A')
		case c != '_' && c != '-':
			b = append(b, c)
		}
	}
	return b
}
