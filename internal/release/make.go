package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"time"
)

// file is one file of an archive.
type file struct {
	path string // with slashes, below the archive's root
	mode os.FileMode
	data []byte
}

// make makes everything anew.
func (r release) make() error {
	if _, err := exec.LookPath("dpkg-deb"); err != nil && r.wantsDeb() {
		return fmt.Errorf("dpkg-deb makes the Debian packages, and is not here: apt install dpkg, brew install dpkg, " +
			"or leave them out: make dist DEB=false")
	}
	if err := os.RemoveAll(r.out); err != nil {
		return err
	}
	if err := os.MkdirAll(r.out, 0o755); err != nil {
		return err
	}
	common, err := r.common()
	if err != nil {
		return err
	}
	for _, platform := range r.platforms {
		if err := r.publish(platform, common); err != nil {
			return fmt.Errorf("%s: %w", platform, err)
		}
	}
	return r.checksums()
}

func (r release) wantsDeb() bool {
	return r.debs && slices.ContainsFunc(r.platforms, func(p string) bool { return strings.HasPrefix(p, "linux/") })
}

// publish makes what one platform gets.
func (r release) publish(platform string, common []file) error {
	system, machine, found := strings.Cut(platform, "/")
	if !found {
		return fmt.Errorf("not GOOS/GOARCH")
	}
	var all []file
	for _, name := range programs {
		program, err := r.program(name, system, machine)
		if err != nil {
			return err
		}
		all = append(all, file{name, 0o755, program})
	}
	all = append(all, common...)
	name := fmt.Sprintf("guard_%s_%s_%s", r.version, system, machine)
	if err := r.archive(name, all); err != nil {
		return err
	}
	if system != "linux" || !r.debs {
		return nil
	}
	return r.deb(machine, all)
}

// programs are what is compiled: guard, and what it starts beside itself.
var programs = []string{"guard", "guard-export"}

// program compiles one of them. No C, no path of this machine and no build id of its own: the sources alone
// decide what comes out.
func (r release) program(name, system, machine string) ([]byte, error) {
	folder, err := os.MkdirTemp("", "guard-release-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	const at = "-X guard/cmd/guard/cli.release"
	stamp := strings.Join([]string{"-s -w -buildid=", at + "Version=" + r.version, at + "Commit=" + r.commit,
		at + "Date=" + r.date.Format(time.RFC3339)}, " ")
	path := filepath.Join(folder, name)
	build := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags", stamp, "-o", path, "./cmd/"+name)
	build.Env = append(os.Environ(), "CGO_ENABLED=0", "GOOS="+system, "GOARCH="+machine, "GOFLAGS=", "GOAMD64=v1",
		"GOARM64=v8.0")
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build: %w\n%s", err, out)
	}
	return os.ReadFile(path)
}

// common is what every platform gets beside the program: documents, manual pages and completions.
func (r release) common() ([]file, error) {
	all, err := documents()
	if err != nil {
		return nil, err
	}
	folder, err := os.MkdirTemp("", "guard-release-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(folder)
	maker := filepath.Join(folder, "maker") // runs here, and is published nowhere
	build := exec.Command("go", "build", "-tags", "manpages", "-buildvcs=false", "-ldflags",
		"-X guard/cmd/guard/cli.releaseVersion="+r.version, "-o", maker, "./cmd/guard")
	if out, err := build.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build -tags manpages: %w\n%s", err, out)
	}
	pages, err := r.pages(maker, filepath.Join(folder, "man"))
	if err != nil {
		return nil, err
	}
	all = append(all, pages...)
	for shell, name := range map[string]string{"bash": "guard.bash", "zsh": "_guard", "fish": "guard.fish"} {
		out, err := r.run(maker, "completion", shell)
		if err != nil {
			return nil, err
		}
		all = append(all, file{"completions/" + name, 0o644, bytes.ReplaceAll(out, []byte(maker), []byte("guard"))})
	}
	slices.SortFunc(all, func(a, b file) int { return strings.Compare(a.path, b.path) })
	return all, nil
}

// pages are the manual pages, of cobra's generator.
func (r release) pages(maker, folder string) (all []file, err error) {
	if err := os.Mkdir(folder, 0o755); err != nil {
		return nil, err
	}
	if _, err := r.run(maker, "man", folder); err != nil {
		return nil, err
	}
	entries, err := os.ReadDir(folder)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(folder, e.Name()))
		if err != nil {
			return nil, err
		}
		all = append(all, file{"man/" + e.Name(), 0o644, data})
	}
	return all, nil
}

// run runs the maker, in English and at the commit's date.
func (r release) run(maker string, args ...string) ([]byte, error) {
	cmd := exec.Command(maker, args...)
	cmd.Env = append(os.Environ(), "LC_ALL=C", "XDG_CONFIG_HOME="+filepath.Dir(maker),
		fmt.Sprint("SOURCE_DATE_EPOCH=", r.date.Unix()))
	out, err := cmd.Output()
	if err != nil {
		return nil, fmt.Errorf("guard %s: %w", strings.Join(args, " "), err)
	}
	return out, nil
}

// documents are those that the sources have.
func documents() (all []file, err error) {
	var paths []string
	for _, pattern := range []string{"README.md", "SECURITY.md", "LICENSE*", "docs/*.md"} {
		found, err := filepath.Glob(pattern)
		if err != nil {
			return nil, err
		}
		paths = append(paths, found...)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			return nil, err
		}
		all = append(all, file{filepath.ToSlash(path), 0o644, data})
	}
	return all, nil
}

// checksums writes SHA256SUMS, as sha256sum -c reads it.
func (r release) checksums() error {
	entries, err := os.ReadDir(r.out)
	if err != nil {
		return err
	}
	var sums bytes.Buffer
	for _, e := range entries {
		data, err := os.ReadFile(filepath.Join(r.out, e.Name()))
		if err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(data), e.Name())
	}
	return os.WriteFile(filepath.Join(r.out, "SHA256SUMS"), sums.Bytes(), 0o644)
}
