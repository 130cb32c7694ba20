package shell_test

import (
	"archive/tar"
	"bytes"
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell"
)

// onDisk is a workspace that holds some files, by their names; one that ends in a
// slash is a folder.
func onDisk(t testing.TB, files map[string]string) (place.World, string) {
	t.Helper()
	top, err := filepath.EvalSymlinks(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range files {
		p := filepath.Join(top, name)
		if name[len(name)-1] == '/' {
			err = os.MkdirAll(p, 0o700)
		} else if err = os.MkdirAll(filepath.Dir(p), 0o700); err == nil {
			err = os.WriteFile(p, []byte(text), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return place.World{Workspace: top, Home: "/home/dev", Disk: disk.New(time.Minute)}, top
}

// TestCopiedLinksLeadOn: what is written through the copy of a link goes where the link
// leads, be it the line's own or one that the disk has.
func TestCopiedLinksLeadOn(t *testing.T) {
	w, top := onDisk(t, map[string]string{"notes.md": "mine\n", "src/a.py": "1\n", "q/": "", "e/": "", "d/z/": ""})
	for name, target := range map[string]string{"q/x": "../notes.md", "d/z/x": "../../notes.md"} {
		if err := os.Symlink(target, filepath.Join(top, name)); err != nil {
			t.Fatal(err)
		}
	}
	archiveOf(t, filepath.Join(top, "kept.tar"), "q/x", "notes.md")
	for line, asked := range map[string]bool{
		"ln -s notes.md x && cp -a x y && echo > y": true, "cp -a q r && echo > r/x": true, "mv q q2 && echo > q2/x": true, "cp -P q/x z && tee z < src/a.py": true,
		"cp -d q/x z; cp src/a.py z": true, "rsync -a q/ w/; echo > w/x": true, "mv d r && echo > r/z/x": true, "cp -a d r; tee r/z/x < src/a.py": true,
		"tar cf q.tar q; mkdir w; tar xf q.tar -C w --strip-components=1 && echo > w/x": true, "tar xf kept.tar --strip-components=1 && echo > x": true,
		"python3 -c \"import shutil;shutil.copytree('q','r',symlinks=True)\"; echo > r/x": true, "node -e \"require('fs').renameSync('q','r')\"; echo > r/x": true,
		"T=$(readlink q/x); ln -s $T y && echo > y": true, "cp -d src/a.py notes.md": true, "rmdir e; mv src e; rm e/a.py": true, "rm -r d; mv src d; rm d/a.py": true,
		"cp -d src/a.py new.py": false, "ln -s $(pwd)/src/a.py y && cat y": false,
		"cp -a src r && echo > r/b.py": false, "mkdir n && cp src/a.py n/ && echo > n/c.py": false,
	} {
		w.Disk = disk.New(time.Minute)
		r := shell.Read(line, top, w)
		if over := r.Categories.Has(risk.FSDeleteOverwrite); over != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// archiveOf makes a tar archive in which one symlink lies.
func archiveOf(t *testing.T, file, name, target string) {
	t.Helper()
	var b bytes.Buffer
	w := tar.NewWriter(&b)
	err := w.WriteHeader(&tar.Header{Name: name, Linkname: target, Typeflag: tar.TypeSymlink})
	if err == nil {
		err = w.Close()
	}
	if err == nil {
		err = os.WriteFile(file, b.Bytes(), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
}
