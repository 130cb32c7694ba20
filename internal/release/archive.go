package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// archive writes a .tar.gz whose files lie in one folder of its name, all of one date and nobody's.
func (r release) archive(name string, files []file) error {
	var out bytes.Buffer
	packed := gzip.NewWriter(&out) // names no file and no time
	w := tar.NewWriter(packed)
	for _, f := range files {
		head := tar.Header{Name: name + "/" + f.path, Mode: int64(f.mode), Size: int64(len(f.data)), ModTime: r.date,
			Typeflag: tar.TypeReg, Format: tar.FormatUSTAR}
		if err := w.WriteHeader(&head); err != nil {
			return err
		}
		if _, err := w.Write(f.data); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	if err := packed.Close(); err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(r.out, name+".tar.gz"), out.Bytes(), 0o644)
}

// deb has dpkg-deb make a Debian package (deb(5), deb-control(5)).
func (r release) deb(machine string, files []file) error {
	folder, err := os.MkdirTemp("", "guard-release-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	size := 0
	var all []file
	for _, f := range files {
		if f, err = installed(f); err != nil {
			return err
		}
		size += len(f.data)
		all = append(all, f)
	}
	all = append(all, file{"DEBIAN/control", 0o644, []byte(r.control(machine, size))})
	for _, f := range all {
		path := filepath.Join(folder, "root", f.path)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(path, f.data, f.mode); err != nil {
			return err
		}
	}
	if err := r.settle(filepath.Join(folder, "root")); err != nil {
		return err
	}
	name := fmt.Sprintf("guard_%s_%s.deb", debianVersion(r.version), machine)
	// Not xz, whose blocks follow the number of processors.
	build := exec.Command("dpkg-deb", "--root-owner-group", "-Zgzip", "-z6", "--build", filepath.Join(folder, "root"),
		filepath.Join(r.out, name))
	build.Env = append(os.Environ(), fmt.Sprint("SOURCE_DATE_EPOCH=", r.date.Unix()))
	if out, err := build.CombinedOutput(); err != nil {
		return fmt.Errorf("dpkg-deb: %w\n%s", err, out)
	}
	return nil
}

// settle gives every file the commit's date, and every folder and file the mode that a umask may have taken.
func (r release) settle(root string) error {
	return filepath.Walk(root, func(path string, info os.FileInfo, err error) error {
		if err != nil {
			return err
		}
		mode := os.FileMode(0o755)
		if !info.IsDir() && info.Mode()&0o100 == 0 {
			mode = 0o644
		}
		if err := os.Chmod(path, mode); err != nil {
			return err
		}
		return os.Chtimes(path, r.date, r.date)
	})
}

// installed is a file of the archive where a Debian system has it.
func installed(f file) (file, error) {
	folder, name := filepath.Split(f.path)
	switch {
	case slices.Contains(programs, f.path):
		f.path = "usr/bin/" + f.path
	case folder == "man/":
		data, err := compressed(f.data)
		return file{"usr/share/man/man1/" + name + ".gz", f.mode, data}, err
	case name == "guard.bash":
		f.path = "usr/share/bash-completion/completions/guard"
	case name == "_guard":
		f.path = "usr/share/zsh/vendor-completions/_guard"
	case name == "guard.fish":
		f.path = "usr/share/fish/vendor_completions.d/guard.fish"
	default:
		f.path = "usr/share/doc/guard/" + f.path
	}
	return f, nil
}

func compressed(data []byte) ([]byte, error) {
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(data); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}

// debianVersion writes a version as Debian compares them: it begins with a digit, and what stands before a
// release sorts below it.
func debianVersion(version string) string {
	return strings.ReplaceAll(strings.TrimPrefix(version, "v"), "-", "~")
}

func (r release) control(machine string, size int) string {
	return fmt.Sprintf(`Package: guard
Version: %s
Architecture: %s
Maintainer: The developers of guard <guard@localhost>
Installed-Size: %d
Section: utils
Priority: optional
Suggests: git, bubblewrap
Description: stands between you and a coding agent
 guard judges every action that a coding agent asks leave for: everyday work runs, what is dangerous
 is asked once, the absurd never runs. Everything is recorded.
`, debianVersion(r.version), machine, (size+1023)/1024)
}
