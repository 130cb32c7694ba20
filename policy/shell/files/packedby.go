package files

import (
	"path"
	"strings"

	"guard/policy/shell/table"
)

// An image of a file system, or a batch, that an earlier call made holds the files it was made of, and no name or first
// bytes tell which: the call's own words do.

// packedBy are such programs, and the words without which they make none: mksquashfs(1) 4.6, mkfs.erofs(1) 1.8,
// genisoimage(1), xorrisofs(1), mke2fs(8) 1.47 -d, rsync(1) 3.3 (BATCH MODE), cpio(1) 2.15 -o, dar(1) 2.7 -c.
var packedBy = []struct{ programs, words string }{
	{"mksquashfs mkfs.erofs genisoimage mkisofs xorrisofs xorriso shar", ""},
	{"mke2fs mkfs.ext4 mkfs.ext3 mkfs.ext2", "-d"},
	{"rsync", "--write-batch --only-write-batch"},
	{"cpio", "-o -ov --create"},
	{"dar", "-c -R"},
}

// packedEarlier reports a file that an earlier call of this session packed folders with secrets into.
func packedEarlier(f *Folders, file string) bool {
	if f.World.Past == nil {
		return false
	}
	origin, made := f.World.Past.Made(file)
	if !made || !packs(origin.By) {
		return false
	}
	for _, dir := range []string{f.State.Cwd, f.World.Root()} {
		for word := range strings.FieldsSeq(origin.By) {
			at := path.Join(dir, strings.Trim(word, `"';`))
			if dir != "" && !strings.HasPrefix(word, "-") && f.FolderAt(at) && f.holdsSecrets(at) {
				return true
			}
		}
	}
	return false
}

// packs reports the words of a call by which it makes such a file.
func packs(call string) bool {
	words := strings.Fields(call)
	for _, p := range packedBy {
		program, told := false, p.words == ""
		for _, word := range words {
			name, _, _ := strings.Cut(word, "=")
			program = program || table.HasWord(p.programs, path.Base(word))
			told = told || table.HasWord(p.words, name)
		}
		if program && told {
			return true
		}
	}
	return false
}
