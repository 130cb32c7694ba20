package shell

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/bzip2"
	"compress/gzip"
	"io"
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/program"
)

// A copy or an archive of a folder takes the secrets there along: who reads it, reads
// them, whatever it is called.

// taken is what the line made of a folder.
type taken struct {
	at, from string
	archive  bool
}

// takes remembers a copy or an archive of a folder.
func (k *folders) takes(to, from string, archive bool) {
	if to != "" && from != "" && len(k.taken) < maxWords {
		k.taken = append(k.taken, taken{to, from, archive})
	}
}

// takesFolders notes what a program of the tables copies or packs.
func (k *folders) takesFolders(c *call, v *invocation) {
	if k.world.Disk == nil || k.wrap.remote {
		return
	}
	first, _ := v.words()
	switch {
	case v.entry.Special == program.Move:
		k.takesAlong(v)
	case first == "cp" && v.has("-r", "-R", "-a", "--recursive", "--archive"), first == "rsync", first == "ditto":
		k.takesCopy(v)
	case first == "cp":
		k.takesAlong(v)
	case v.entry.Special == program.Tar && v.marked(program.Creates):
		if file, named := v.option("-f", "--file"); named && file.text != "-" {
			k.packs(k.placeFrom(c.cmd.Cwd, file).Path, v.operands)
		} else if len(v.chain) > 1 {
			k.packs(k.place(cmakeTar(v)).Path, v.operands)
		}
	case v.entry.Special == program.Tar && v.marked(program.Extracts):
		if file, named := v.option("-f", "--file"); named {
			k.takesOut(k.placeFrom(c.cmd.Cwd, file).Path, k.state.cwd)
		}
	case first == "unzip":
		k.unzips(v)
	case slices.Contains(packers, first):
		k.packsWords(v)
	}
}

// packers are programs whose words are an archive and what goes into it, after a letter
// or two for some (zip(1), 7z(1), rar, jar(1); python3 -m zipfile, tarfile).
var packers = strings.Fields("zip 7z 7za 7zr 7zz rar jar")

// packsWords notes the first word that names no folder as the archive of the others.
func (k *folders) packsWords(v *invocation) {
	words := v.operands
	if name, _ := v.words(); name == "jar" { // jar cf FILE, or -f FILE
		if file, given := v.option("-f", "--file"); given {
			k.packs(k.place(file).Path, words)
			return
		}
	}
	for len(words) > 1 && (len(words[0].text) < 4 && !strings.Contains(words[0].text, ".")) {
		words = words[1:]
	}
	if len(words) > 0 {
		k.packs(k.place(words[0]).Path, words[1:])
	}
}

// packs notes an archive of what words name.
func (k *folders) packs(archive string, words []arg) {
	for _, a := range words {
		dir := k.place(a).Path
		if !a.known() || a.glob != "" {
			dir = k.state.cwd
		}
		k.takes(archive, dir, true)
	}
}

func (k *folders) unzips(v *invocation) {
	if len(v.operands) == 0 || v.marked(program.Lists) {
		return
	}
	into := k.state.cwd
	if a, given := v.option("-d"); given {
		into = k.place(a).Path
	}
	k.takesOut(k.place(v.operands[0]).Path, into)
}

// takesOut notes a folder into which an archive of the line is unpacked.
func (k *folders) takesOut(archive, into string) {
	for _, t := range k.taken {
		if t.archive && t.names(archive) && t.from != into {
			k.takes(into, t.from, false)
			return
		}
	}
}

// takesCopy notes copies of folders: under the name that is told, and in it.
func (k *folders) takesCopy(v *invocation) {
	words, to := v.operands, arg{}
	if into, named := v.option("-t", "--target-directory"); named {
		to = into
	} else if len(words) > 1 {
		to, words = words[len(words)-1], words[:len(words)-1]
	}
	at := k.place(to).Path
	for _, a := range words {
		from := k.place(a).Path
		if from == "" || at == "" || to.text == "" {
			continue
		}
		k.takes(at, from, false)
		if base := path.Base(from); !strings.HasSuffix(a.text, ".") {
			k.takes(path.Join(at, base), from, false)
		}
	}
	k.takesAlong(v)
}

// takesAlong notes copies and archives that get another name.
func (k *folders) takesAlong(v *invocation) {
	words := v.operands
	if len(words) < 2 || len(k.taken) == 0 {
		return
	}
	to := k.place(words[len(words)-1]).Path
	for _, a := range words[:len(words)-1] {
		from := k.place(a).Path
		for _, t := range k.taken[:len(k.taken):len(k.taken)] {
			if t.at == from || t.archive && t.names(from) {
				k.takes(to, t.from, t.archive)
				k.takes(path.Join(to, path.Base(from)), t.from, t.archive)
			}
		}
	}
}

// names reports a path that is the archive; libraries add an ending to a name.
func (t taken) names(p string) bool {
	return p == t.at || strings.HasPrefix(p, t.at+".") && len(p)-len(t.at) < 9
}

// copiedFrom is the folder of which a folder is a copy that the line makes, or lies in one.
func (k *folders) copiedFrom(dir string) (from string, ok bool) {
	for _, t := range k.taken {
		if rel, below := strings.CutPrefix(dir, t.at); below && !t.archive && (rel == "" || rel[0] == '/') && !place.Below(t.from, t.at) {
			return t.from + rel, true
		}
	}
	return "", false
}

// codeTakes is how code copies or packs whole folders (Python 3.13, shutil, zipfile, tarfile;
// PHP's Phar; Node.js 22, fs; Ruby's FileUtils; archiver, adm-zip).
var codeTakes = lazy.Pattern(`make_archive|copytree|buildFromDirectory|ZipFile\([^)]*["'][wxa]["']|ZipArchive(?s:.*)->add(?:File|Glob|Pattern)|tarfile(?s:.*)\.add\(|cpSync|fs\.cp\b|cp_r|copySync|archiver|addLocalFolder|dircopy|zipdir`)

// codeTakesFolders notes what code of the line copies or packs: all that it writes.
func (k *codeJudge) codeTakesFolders(c *call, t *programText, text string, since int) {
	if k.world.Disk == nil || !k.sources.newText(t) || !codeTakes().MatchString(text) {
		return
	}
	for _, p := range c.cmd.Writes[min(since, len(c.cmd.Writes)):] {
		if !p.Is(place.WorkspaceRoot) {
			k.takes(p.Path, k.state.cwd, true)
			k.takes(p.Path, k.state.cwd, false)
		}
	}
}

// tellsNoContent are programs that show of a file what it is, not what it holds, pack it, or
// leave it as it is.
var tellsNoContent = strings.Fields("cp mv ln rm ls stat file du wc touch chmod chown tar gtar bsdtar unzip zip 7z 7za 7zr 7zz gzip xz zstd bzip2 split cmp sha1sum sha224sum sha256sum sha384sum sha512sum shasum md5sum md5 b2sum b3sum cksum sum test [ realpath readlink rsync ditto mktemp cd install pushd make jar rar dirname basename")

// showsTaken judges a command that reads an archive, of the line or on the disk, which
// holds secrets.
func (k *folders) showsTaken(c *call) {
	if k.world.Disk == nil || len(c.cmd.Reads) == 0 || slices.Contains(tellsNoContent, c.program()) {
		return
	}
	for _, p := range c.cmd.Reads[:min(len(c.cmd.Reads), maxOwn)] {
		if k.holdsTaken(p.Path) {
			c.raise(risk.High, risk.FSConfigSecrets, say("{0} holds secrets of the folder that was packed into it", path.Base(p.Path)))
			return
		}
	}
}

// holdsTaken reports an archive in which secrets are.
func (k *folders) holdsTaken(file string) bool {
	for _, t := range k.taken {
		if t.archive && t.names(file) && len(k.secretsIn(t.from)) > 0 {
			return true
		}
	}
	named := archived().MatchString(file)
	if file == "" || !named && !k.wrote(file) {
		return false
	}
	data, err := k.world.Disk.ReadFile(file, maxArchive)
	k.inTime(err)
	return (named || err == nil && binary(string(data[:min(len(data), 8000)]))) && k.packsSecrets(file, data, err)
}

// archived are endings of archives.
var archived = lazy.Pattern(`\.(tar|tgz|tbz2?|txz|tar\.\w+|zip|jar|war|7z|rar|cpio|ar)$`)

// Bounds of an archive that is looked into.
const (
	maxArchive = 4 << 20
	maxMembers = 4000
)

// packsSecrets looks into an archive on the disk. One of this session's that cannot be
// read is taken to hold what is in its folder.
func (k *folders) packsSecrets(file string, data []byte, err error) bool {
	if len(data) == 0 && k.world.Missing(file) {
		return false
	}
	names, whole := members(data)
	for _, name := range names {
		if k.world.At("/", strings.TrimPrefix(path.Clean("/"+name), "/")).Is(place.Secret) {
			return true
		}
	}
	sealed := slices.ContainsFunc(compressed, func(head string) bool { return strings.HasPrefix(string(data[:min(len(data), 8)]), head) })
	return (err != nil || !whole && sealed) && k.wrote(file) && (len(k.secretsIn(path.Dir(file))) > 0 || len(k.secretsIn(k.world.Root())) > 0)
}

// compressed are how archives begin: gzip, bzip2, xz, zstd, 7z, rar, lz4 (file(1)).
var compressed = []string{"\x1f\x8b", "BZh", "\xfd7zXZ", "\x28\xb5\x2f\xfd", "7z\xbc\xaf", "Rar!", "\x04\x22\x4d\x18"}

// members are the names in a zip or tar archive, compressed or not; false: not all.
func members(data []byte) (names []string, whole bool) {
	if z, err := zip.NewReader(bytes.NewReader(data), int64(len(data))); err == nil {
		for _, f := range z.File[:min(len(z.File), maxMembers)] {
			names = append(names, f.Name)
		}
		return names, len(z.File) <= maxMembers
	}
	var in io.Reader = bytes.NewReader(data)
	switch {
	case bytes.HasPrefix(data, []byte("\x1f\x8b")):
		gz, err := gzip.NewReader(in)
		if err != nil {
			return nil, false
		}
		in = gz
	case bytes.HasPrefix(data, []byte("BZh")):
		in = bzip2.NewReader(in)
	}
	t := tar.NewReader(io.LimitReader(in, 4*maxArchive))
	for range maxMembers {
		h, err := t.Next()
		if err != nil {
			return names, err == io.EOF
		}
		names = append(names, h.Name)
	}
	return names, false
}

// addsTaken finds an archive with secrets at a path, or one of the line's below it.
func (k *folders) addsTaken(at string) string {
	if k.holdsTaken(at) {
		return at
	}
	for _, t := range k.taken {
		if t.archive && place.Below(t.at, at) && k.holdsTaken(t.at) && (k.world.Git == nil || !k.world.Git.Ignored(t.at)) {
			return t.at
		}
	}
	return ""
}
