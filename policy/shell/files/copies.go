package files

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"io"
	"io/fs"
	"path"
	"slices"
	"strconv"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// A copy or an archive of a folder takes the secrets there along: who reads it, reads
// them, whatever it is called.

// taken is what the line made of a folder.
type taken struct {
	at, from string
	archive  bool
	sealed   bool     // it holds secrets, wherever they are from
	but      []string // patterns of names that it was made without
}

// Takes remembers a copy or an archive of a folder.
func (f *Folders) Takes(to, from string, archive bool) {
	if from != "" {
		f.takes(taken{at: to, from: from, archive: archive})
	}
}

func (f *Folders) takes(t taken) {
	if t.at != "" && f.Room(len(f.taken), taint.MaxWords) {
		f.taken = append(f.taken, t)
	}
}

// TakesFolders notes what a program of the tables copies or packs.
func (f *Folders) TakesFolders(c *effect.Call, v *option.Invocation) {
	if f.World.Disk == nil || f.Wrap.Remote {
		return
	}
	first, _ := v.Words()
	if slices.Contains(carriers, first) {
		for _, a := range v.Operands[:min(len(v.Operands), MaxRead)] {
			if p := f.Place(a).Path; a.Known() && f.holdsTaken(p) {
				f.Seals(p) // what is made of it has its name, and an ending more or less
			}
		}
	}
	switch {
	case v.Entry.Special == program.Move:
		f.takesCopy(v)
	case first == "cp" && v.Has("-r", "-R", "-a", "--recursive", "--archive"), first == "rsync", first == "ditto":
		f.takesCopy(v)
	case first == "cp", first == "ln", first == "install":
		f.takesAlong(v)
	case v.Entry.Special == program.Tar && v.Marked(program.Creates):
		f.renamesPacked(c, v)
		if file, named := v.Option("-f", "--file"); named && file.Text != "-" {
			f.packs(f.PlaceFrom(c.Cmd.Cwd, file).Path, v.Operands, leavesOutOf(v)...)
		} else if len(v.Chain) > 1 {
			f.packs(f.Place(CmakeTar(v)).Path, v.Operands)
		}
	case v.Entry.Special == program.Tar && v.Marked(program.Extracts):
		if file, named := v.Option("-f", "--file"); named {
			f.renamesUnpacked(c, v, f.PlaceFrom(c.Cmd.Cwd, file).Path)
			strip, _ := v.Option("--strip-components", "--strip")
			n, _ := strconv.Atoi(strip.Text)
			f.takesOut(f.PlaceFrom(c.Cmd.Cwd, file).Path, f.State.Cwd, n)
			f.printsGitSettings(c, v, f.PlaceFrom(c.Cmd.Cwd, file).Path)
		}
	case first == "unzip":
		f.unzips(v)
	case slices.Contains(packers, first):
		f.packsWords(v)
	case slices.Contains(imageMakers, first) && len(v.Operands) > 1:
		last := len(v.Operands) - 1
		f.packs(f.Place(v.Operands[last]).Path, v.Operands[:last])
	case slices.Contains(discMakers, first):
		packsDisc(f, c, v)
	}
	if batch, given := v.Option("--write-batch", "--only-write-batch"); given && first == "rsync" {
		f.packs(f.Place(batch).Path, v.Operands[:max(0, len(v.Operands)-1)])
	}
}

// packers are programs whose words are an archive and what goes into it, after a letter
// or two for some (zip(1), 7z(1), rar, jar(1); python3 -m zipfile, tarfile).
var packers = strings.Fields("zip 7z 7za 7zr 7zz rar jar")

// packsWords notes the first word that names no folder as the archive of the others.
func (f *Folders) packsWords(v *option.Invocation) {
	words := v.Operands
	if name, _ := v.Words(); name == "jar" { // jar cf FILE, or -f FILE
		if file, given := v.Option("-f", "--file"); given {
			f.packs(f.Place(file).Path, words)
			return
		}
	}
	for len(words) > 1 && (len(words[0].Text) < 4 && !strings.Contains(words[0].Text, ".")) {
		words = words[1:]
	}
	if len(words) > 0 {
		f.packs(f.Place(words[0]).Path, words[1:])
	}
}

// packs notes an archive of what words name.
func (f *Folders) packs(archive string, words []taint.Word, but ...string) {
	for _, a := range words {
		dir := f.Place(a).Path
		if !a.Known() || a.Glob != "" {
			dir = f.State.Cwd
		}
		if dir != "" {
			f.takes(taken{at: archive, from: dir, archive: true, but: but})
		}
	}
}

// unzips notes what unzip takes out of an archive of the line.
func (f *Folders) unzips(v *option.Invocation) {
	if len(v.Operands) == 0 || v.Marked(program.Lists) {
		return
	}
	into := f.State.Cwd
	if a, given := v.Option("-d"); given {
		into = f.Place(a).Path
	}
	f.takesOut(f.Place(v.Operands[0]).Path, into, 0)
}

// takesOut notes a folder into which an archive of the line is unpacked.
func (f *Folders) takesOut(archive, into string, strip int) {
	notesUnpack(&f.fileTexts, archive, into, strip)
	f.UnpacksLinks(archive, into, strip)
	for _, t := range f.taken {
		if t.archive && t.names(archive) && t.from != into {
			left := maxLinked
			if strip > 0 {
				f.linksBelow(t.from, into, 0, &left)
			}
			f.linksBelow(t.from, path.Join(into, path.Base(t.from)), 0, &left)
			f.Takes(into, t.from, false)
			return
		}
	}
}

// takesCopy notes copies of folders: under the name that is told, and in it.
func (f *Folders) takesCopy(v *option.Invocation) {
	f.takesAlong(v) // first: what a copy is of, the line may have made
	words, to := v.Operands, taint.Word{}
	if into, named := v.Option("-t", "--target-directory"); named {
		to = into
	} else if len(words) > 1 {
		to, words = words[len(words)-1], words[:len(words)-1]
	}
	at := f.Place(to).Path
	for _, a := range words {
		from := f.Place(a).Path
		if from == "" || at == "" || to.Text == "" {
			continue
		}
		f.Takes(at, from, false)
		f.CopiesLinks(f.Place(a), a, f.Place(to))
		if base := path.Base(from); !strings.HasSuffix(a.Text, ".") {
			f.Takes(path.Join(at, base), from, false)
			f.CopiesLinks(f.Place(a), a, place.Place{Path: path.Join(at, base)})
		}
	}
}

// takesAlong notes copies and archives that get another name.
func (f *Folders) takesAlong(v *option.Invocation) {
	words := v.Operands
	if len(words) < 2 || len(f.taken) == 0 {
		return
	}
	name := f.Place(words[len(words)-1]).Path
	for _, a := range words[:len(words)-1] {
		from := f.Place(a).Path
		for _, t := range f.taken[:len(f.taken):len(f.taken)] {
			if t.at == from || t.archive && t.names(from) {
				to, beside := t, t
				to.at, beside.at = name, path.Join(name, path.Base(from))
				f.takes(to)
				f.takes(beside)
			}
		}
	}
}

// names reports a path that is the archive; libraries add an ending to a name.
func (t taken) names(p string) bool {
	return p == t.at || strings.HasPrefix(p, t.at+".") && len(p)-len(t.at) < 9 ||
		t.sealed && p != "" && (strings.HasPrefix(t.at, p+".") && path.Ext(p) != "" ||
			p == strings.TrimSuffix(t.at, path.Ext(t.at))+".tar")
}

// CopiedFrom is the file of which a file is a copy that the line makes with a folder, or the file itself.
func (f *Folders) CopiedFrom(file string) string {
	if from, copied := f.copiedFrom(file); copied {
		return from
	}
	return file
}

// copiedFrom is the folder of which a folder is a copy that the line makes, or lies in one.
func (f *Folders) copiedFrom(dir string) (from string, ok bool) {
	for _, t := range f.taken {
		if rel, below := strings.CutPrefix(dir, t.at); below && !t.archive && (rel == "" || rel[0] == '/') &&
			!place.Below(t.from, t.at) {
			return t.from + rel, true
		}
	}
	return "", false
}

// tellsNoContent are programs that show of a file what it is, not what it holds, pack it, or
// leave it as it is.
var tellsNoContent = strings.Fields("cp mv ln rm ls stat file du wc touch chmod chown tar gtar bsdtar unzip zip 7z " +
	"7za 7zr 7zz gzip xz zstd bzip2 cmp sha1sum sha224sum sha256sum sha384sum sha512sum shasum md5sum md5 " +
	"b2sum b3sum cksum sum test [ realpath readlink rsync ditto mktemp cd install pushd make jar rar dirname basename")

// TellsNoContent reports such a program.
func TellsNoContent(program string) bool { return slices.Contains(tellsNoContent, program) }

// ShowsTaken judges a command that reads an archive, of the line or on the disk, which
// holds secrets.
func (f *Folders) ShowsTaken(c *effect.Call) {
	quiet := TellsNoContent(c.Program())
	if f.World.Disk == nil || len(c.Cmd.Reads) == 0 || quiet && !slices.Contains(carriers, c.Program()) {
		return
	}
	for _, p := range c.Cmd.Reads[:min(len(c.Cmd.Reads), MaxRead)] {
		switch {
		case quiet && (f.holdsTaken(p.Path) || HoldsHanded(f, p.Path) || f.BuiltOfSecrets(p.Path, whole)):
			f.carries(c, p.Path)
			return
		case quiet:
		case showsHanded(f, c, p.Path):
			c.Data |= taint.FromSecret
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("reads {0}, which holds secrets", path.Base(p.Path)))
			return
		case f.holdsTaken(p.Path):
			c.Raise(risk.High, risk.FSConfigSecrets,
				effect.Say("{0} holds secrets of the folder that was packed into it", path.Base(p.Path)))
			return
		case f.showsMade(c, p.Path):
			return
		}
	}
}

// holdsTaken reports an archive in which secrets are.
func (f *Folders) holdsTaken(file string) bool {
	for _, t := range f.taken {
		if t.archive && t.names(file) && (t.sealed || f.holdsSecrets(t.from)) {
			return true
		}
	}
	if file != "" && packedEarlier(f, file) {
		return true
	}
	named := archived(file)
	if file == "" || !named && !f.Wrote(file) && !otherName(f, file) {
		return false
	}
	data, err := f.World.Disk.ReadFile(file, maxArchive)
	f.InTime(err)
	return (named || err == nil && Binary(string(data[:min(len(data), 8000)]))) && f.packsSecrets(file, data, err)
}

// archived reports a name with the ending of an archive: a.zip, a.tar.gz.
func archived(file string) bool {
	ending := path.Ext(file)
	if slices.Contains(archives, ending) {
		return true
	}
	return len(ending) > 1 && strings.HasSuffix(strings.TrimSuffix(file, ending), ".tar")
}

var archives = []string{".tar", ".tgz", ".tbz", ".tbz2", ".txz", ".zip", ".jar", ".war", ".7z", ".rar", ".cpio", ".ar"}

// Bounds of an archive that is looked into.
const (
	maxArchive = 4 << 20
	maxMembers = 4000
)

// packsSecrets looks into an archive on the disk. One of this session's that cannot be
// read is taken to hold what is in its folder.
func (f *Folders) packsSecrets(file string, data []byte, err error) bool {
	if len(data) == 0 && f.World.Missing(file) {
		return false
	}
	in := members(data)
	for _, m := range in.list {
		if f.World.At("/", strings.TrimPrefix(path.Clean("/"+m.name), "/")).Is(place.Secret) ||
			strings.HasSuffix("/"+path.Clean(m.name), "/.git/config") && f.gitSettings() != nil {
			return true
		}
	}
	if f.Wrote(file) && packed(data) && CommittedSecrets(f) {
		return true
	}
	sealed := slices.ContainsFunc(compressed, func(head string) bool {
		return strings.HasPrefix(string(data[:min(len(data), 8)]), head)
	})
	unseen := !bytes.HasPrefix(data, []byte(compressed[0])) // gzip is looked into
	return (err != nil || !in.whole && sealed) && f.Wrote(file) &&
		(len(f.SecretsIn(path.Dir(file))) > 0 || len(f.SecretsIn(f.World.Root())) > 0 ||
			unseen && len(f.SecretsBelow(f.World.Root())) > 0)
}

// compressed are how archives begin: gzip, bzip2, xz, zstd, 7z, rar, lz4, SquashFS (file(1)).
var compressed = []string{"\x1f\x8b", "BZh", "\xfd7zXZ", "\x28\xb5\x2f\xfd", "7z\xbc\xaf", "Rar!", "\x04\x22\x4d\x18",
	"hsqs"}

// member is one file of an archive, and where it leads, if it is a symlink.
type member struct{ name, link string }

// listing is what is in an archive; not whole: not all of it could be seen.
type listing struct {
	list  []member
	whole bool
}

// members lists a zip or tar archive, compressed or not.
func members(data []byte) (in listing) {
	if z, err := zip.NewReader(bytes.NewReader(data), int64(len(data))); err == nil {
		for _, f := range z.File[:min(len(z.File), maxMembers)] {
			in.list = append(in.list, member{f.Name, zipLink(f)})
		}
		in.whole = len(z.File) <= maxMembers
		return in
	}
	t := tar.NewReader(io.LimitReader(Unpacked(data), 4*maxArchive))
	for range maxMembers {
		h, err := t.Next()
		if err != nil {
			in.whole = err == io.EOF
			return in
		}
		one := member{name: h.Name}
		if h.Typeflag == tar.TypeSymlink {
			one.link = h.Linkname
		}
		in.list = append(in.list, one)
	}
	return in
}

// zipLink is where a symlink in a zip leads: its text.
func zipLink(f *zip.File) string {
	if f.Mode()&fs.ModeSymlink == 0 || f.UncompressedSize64 > 4096 {
		return ""
	}
	r, err := f.Open()
	if err != nil {
		return ""
	}
	defer func() { _ = r.Close() }()
	text, _ := io.ReadAll(io.LimitReader(r, 4096))
	return string(text)
}

// MaxArchive bounds an archive that is looked into, in bytes.
const MaxArchive = maxArchive

// ArchiveNames lists what a zip or tar archive has names for; false where not all of it could
// be told.
func ArchiveNames(data []byte) (names []string, whole bool) {
	in := members(data)
	for _, m := range in.list {
		names = append(names, m.name)
	}
	return names, in.whole
}
