package main

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"
)

// sample is a release of these sources for this machine.
func sample(t *testing.T) release {
	t.Helper()
	_, err := exec.LookPath("dpkg-deb")
	return release{version: "v1.2.0-rc.1", commit: strings.Repeat("ab", 20), date: time.Date(2026, 3, 1, 12, 0, 0, 0,
		time.UTC), out: filepath.Join(t.TempDir(), "dist"), platforms: []string{"linux/" + runtime.GOARCH},
		debs: err == nil}
}

// made makes a release of the sources in a folder.
func (r release) made(t *testing.T, sources string) map[string][]byte {
	t.Helper()
	t.Chdir(sources)
	if err := r.make(); err != nil {
		t.Fatal(err)
	}
	all := map[string][]byte{}
	entries, err := os.ReadDir(r.out)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		all[e.Name()] = read(t, filepath.Join(r.out, e.Name()))
	}
	return all
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

func run(t *testing.T, dir string, env []string, name string, args ...string) string {
	t.Helper()
	cmd := exec.Command(name, args...)
	cmd.Dir, cmd.Env = dir, append(os.Environ(), env...)
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%s %s: %v\n%s", name, strings.Join(args, " "), err, out)
	}
	return string(out)
}

// copied is the sources in another folder, as an archive of them is: without a repository.
func copied(t *testing.T) string {
	t.Helper()
	to := t.TempDir()
	list := run(t, "../..", nil, "git", "ls-files", "-z", "--cached", "--others", "--exclude-standard")
	for path := range strings.SplitSeq(strings.TrimSuffix(list, "\x00"), "\x00") {
		info, err := os.Stat(filepath.Join("../..", path))
		if err != nil { // deleted, and not committed yet
			continue
		}
		target := filepath.Join(to, path)
		if err := os.MkdirAll(filepath.Dir(target), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(target, read(t, filepath.Join("../..", path)), info.Mode()); err != nil {
			t.Fatal(err)
		}
	}
	return to
}

// The same sources give the same bytes: in another folder, under another umask, at another time. (That compiling
// anew changes nothing is what the go command promises: go.dev/blog/rebuild.)
func TestRelease(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles guard")
	}
	r := sample(t)
	first := r.made(t, "../..")
	r.holds(t, first)
	t.Chdir(filepath.Join(root(t), "internal/release"))
	other := copied(t)
	defer syscall.Umask(syscall.Umask(0o077))
	second := sample(t).made(t, other)
	if len(first) != len(second) || len(first) < 2 {
		t.Fatalf("%d files, then %d", len(first), len(second))
	}
	for name, data := range first {
		if !bytes.Equal(data, second[name]) {
			t.Errorf("%s is not the same twice (%d and %d bytes)", name, len(data), len(second[name]))
		}
	}
}

// root is the folder of the sources.
func root(t *testing.T) string {
	t.Helper()
	return filepath.Dir(strings.TrimSpace(run(t, ".", nil, "go", "env", "GOMOD")))
}

// holds looks at what is in an archive: a program that knows which it is, and all that a person needs beside it.
func (r release) holds(t *testing.T, all map[string][]byte) {
	t.Helper()
	name := "guard_v1.2.0-rc.1_linux_" + runtime.GOARCH
	folder := t.TempDir()
	names := unpacked(t, all[name+".tar.gz"], folder)
	for _, want := range []string{"guard", "guard-export", "README.md", "SECURITY.md", "docs/policy.md", "man/guard.1", "man/guard-log.1",
		"man/guard-sessions.1", "completions/guard.bash", "completions/_guard", "completions/guard.fish"} {
		if !slices.Contains(names, name+"/"+want) {
			t.Errorf("%s is not in it: %v", want, names)
		}
	}
	if slices.ContainsFunc(names, func(n string) bool {
		return strings.Contains(n, "guard-man") ||
			strings.Contains(n, "guard-hook")
	}) {
		t.Errorf("it has pages of what no person runs: %v", names)
	}
	page := string(read(t, filepath.Join(folder, name, "man/guard.1")))
	if !strings.Contains(page, "Mar 2026") || !strings.Contains(page, "v1.2.0-rc.1") {
		t.Errorf("the page does not say when and of what it is:\n%.300s", page)
	}
	if !strings.Contains(page, "guard - Judge") {
		t.Errorf("the page does not say what guard is:\n%.300s", page)
	}
	if runtime.GOOS == "linux" {
		said := run(t, folder, nil, filepath.Join(folder, name, "guard"), "version", "--json")
		for _, want := range []string{`"version":"v1.2.0-rc.1"`, `"commit":"` + r.commit, `"date":"2026-03-01T12:00:00Z"`} {
			if !strings.Contains(said, want) {
				t.Errorf("the program does not say %s: %s", want, said)
			}
		}
	}
	if _, err := exec.LookPath("sha256sum"); err == nil {
		run(t, r.out, nil, "sha256sum", "--strict", "-c", "SHA256SUMS")
	}
	if n := strings.Count(string(all["SHA256SUMS"]), "\n"); n != len(all)-1 {
		t.Errorf("%d checksums for %d files", n, len(all)-1)
	}
	if r.debs {
		debian(t, filepath.Join(r.out, "guard_1.2.0~rc.1_"+runtime.GOARCH+".deb"))
	}
}

// debian looks at a package as dpkg would.
func debian(t *testing.T, path string) {
	t.Helper()
	head := run(t, ".", nil, "dpkg-deb", "--field", path)
	for _, want := range []string{"Package: guard\n", "Version: 1.2.0~rc.1\n", "Architecture: " + runtime.GOARCH + "\n"} {
		if !strings.Contains(head, want) {
			t.Errorf("the package does not say %q:\n%s", want, head)
		}
	}
	list := run(t, ".", nil, "dpkg-deb", "--contents", path)
	for _, want := range []string{"-rwxr-xr-x root/root", " ./usr/bin/guard\n", " ./usr/share/man/man1/guard.1.gz\n",
		" ./usr/share/bash-completion/completions/guard\n", " ./usr/share/zsh/vendor-completions/_guard\n",
		" ./usr/share/doc/guard/README.md\n", "2026-03-01 12:00"} {
		if !strings.Contains(list, want) {
			t.Errorf("the package does not hold %q:\n%s", want, list)
		}
	}
}

// unpacked writes an archive's files into a folder and returns their names. They are nobody's, and of one date.
func unpacked(t *testing.T, archive []byte, folder string) (names []string) {
	t.Helper()
	plain, err := gzip.NewReader(bytes.NewReader(archive))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(plain); ; {
		head, err := r.Next()
		if err == io.EOF {
			return names
		}
		if err != nil {
			t.Fatal(err)
		}
		if head.Uid != 0 || head.Gid != 0 || head.Uname != "" || head.ModTime.Unix() != 1772366400 {
			t.Errorf("%s is of %d:%d %q, %s", head.Name, head.Uid, head.Gid, head.Uname, head.ModTime)
		}
		data, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(folder, head.Name)
		if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(path, data, os.FileMode(head.Mode)); err != nil {
			t.Fatal(err)
		}
		names = append(names, head.Name)
	}
}

// Before a release sorts what leads to it, and behind it what is newer.
func TestDebianVersion(t *testing.T) {
	if _, err := exec.LookPath("dpkg"); err != nil {
		t.Skip("dpkg is not here")
	}
	order := []string{"v0.0.0-20260301120000-abababababab", "v1.2.0-rc.1", "v1.2.0", "v1.10.0"}
	for i := range len(order) - 1 {
		a, b := debianVersion(order[i]), debianVersion(order[i+1])
		if out, err := exec.Command("dpkg", "--compare-versions", a, "lt", b).CombinedOutput(); err != nil {
			t.Errorf("%s does not sort before %s: %v %s", a, b, err, out)
		}
	}
}

// Sources that do not say which they are, and a machine without dpkg-deb, are told what to do.
func TestWhatIsMissing(t *testing.T) {
	r := sample(t)
	r.debs = true
	t.Setenv("PATH", t.TempDir())
	if err := r.make(); err == nil || !strings.Contains(err.Error(), "make dist DEB=false") {
		t.Errorf("without dpkg-deb: %v", err)
	}
}
