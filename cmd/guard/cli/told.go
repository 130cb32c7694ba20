package cli

import (
	"os"
	"path/filepath"
	"slices"
	"strings"

	"guard/internal/atomicfile"
)

// toldFile remembers in guard's state folder what a person was told and need not hear before every command. Each line
// stands for one thing, the newest last.
const toldFile = "told"

// maxTold bounds how much is remembered: what was forgotten is told again.
const maxTold = 256

// tellOnce says a line unless it was said before of the same thing, which a hash stands for. Where that cannot be
// remembered, the line is said each time.
func tellOnce(hash, line string) {
	if voice.quiet {
		return // and is told when there is somebody to hear it
	}
	dir, err := StateFolder()
	if err != nil || hash == "" {
		Note(line)
		return
	}
	path := filepath.Join(dir, toldFile)
	told := readTold(path)
	if slices.Contains(told, hash) {
		return
	}
	Note(line)
	told = append(told, hash)
	if os.MkdirAll(dir, 0o700) == nil {
		_ = atomicfile.Write(path, []byte(strings.Join(told[max(0, len(told)-maxTold):], "\n")+"\n"), 0o600)
	}
}

// readTold reads what was told; nothing where the file is not as guard writes it.
func readTold(path string) []string {
	info, err := os.Lstat(path)
	if err != nil || !info.Mode().IsRegular() || info.Size() > maxTold*128 {
		return nil
	}
	text, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	return strings.Fields(string(text))
}
