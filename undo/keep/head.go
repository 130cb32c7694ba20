package keep

import (
	"fmt"
	"os"
	"path"
	"strings"

	"golang.org/x/sys/unix"
)

// What git holds is what HEAD's commit does. So what was found held counts only until HEAD moves.

// heldFile is a file that git held.
type heldFile struct {
	look look
	root string // of the work tree
}

// maxHeads bounds the repositories that are followed; what others hold is looked up each time.
const maxHeads = 16

// turnHeads forgets what repositories held whose HEAD has moved. With mu held.
func (m *Memory) turnHeads() {
	for root, was := range m.heads {
		now := headOf(root)
		if now == was {
			continue
		}
		m.heads[root] = now
		for p, one := range m.held {
			if one.root == root {
				delete(m.held, p)
			}
		}
	}
}

// holds notes that git holds a file. With mu held.
func (m *Memory) holds(p string, as look, root string) {
	if _, known := m.heads[root]; !known {
		if len(m.heads) >= maxHeads {
			return
		}
		m.heads[root] = headOf(root)
	}
	m.held[p] = heldFile{as, root}
}

// headOf tells where the HEAD of a work tree stands: by its text, and by when it, what it names, and the log of its
// moves were changed (gitrepository-layout(5)).
func headOf(root string) string {
	var b strings.Builder
	names := []string{"HEAD", "logs/HEAD", "packed-refs", "reftable/tables.list"}
	folders := gitFolders(root)
	for _, folder := range folders {
		text, err := lookAt(folder, func() ([]byte, error) { return readHead(folder + "/HEAD") })
		if ref, ok := strings.CutPrefix(strings.TrimSpace(string(text)), "ref: "); ok && err == nil {
			names = append(names, path.Clean("/" + ref)[1:]) // it may lie in the other folder
		}
		fmt.Fprintf(&b, "%q\n", text)
	}
	for _, folder := range folders {
		for _, name := range names {
			st, err := lstat(folder + "/" + name)
			fmt.Fprintln(&b, st.Ino, st.Size, st.Mtim, st.Ctim, err)
		}
	}
	return b.String()
}

// readHead reads a small file without waiting.
func readHead(p string) ([]byte, error) {
	fd, err := unix.Open(p, unix.O_RDONLY|unix.O_NONBLOCK|unix.O_CLOEXEC|unix.O_NOCTTY, 0)
	if err != nil {
		return nil, err
	}
	f := os.NewFile(uintptr(fd), p)
	defer f.Close()
	text := make([]byte, maxGitFile)
	n, err := f.Read(text)
	return text[:max(n, 0)], err
}
