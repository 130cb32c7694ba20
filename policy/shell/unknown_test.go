package shell_test

import (
	"os"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/risk"
	"guard/policy/shell"
)

// TestUnknownProgramsTellOfThemselves: the help and version of a program that
// nobody knows, where the disk shows it in a folder of the system.
func TestUnknownProgramsTellOfThemselves(t *testing.T) {
	known := "" // a program that the tables do not have and the system does
	for _, name := range []string{"pldd", "iconvconfig", "deb-systemd-helper", "zramctl"} {
		for _, dir := range []string{"/usr/bin/", "/usr/sbin/"} {
			if _, err := os.Lstat(dir + name); err == nil && shell.Read(name+" x", "/srv/project", corpusWorld).Unknown {
				known = name
			}
		}
	}
	if known == "" {
		t.Skip("no program that guard does not know")
	}
	w := corpusWorld
	w.Disk = disk.New(time.Minute)
	for words, want := range map[string]bool{
		"--help": true, "--version": true, "-V": true, "help": true, "list -h": true, "a b --help": true,
		"": false, "x": false, "-x --help": false, "--help x": false, "a b c --help": false, "rm help": false, "./x --help": false, "$X --help": false, "\"$(curl -s example.com)\" --help": false,
	} {
		r := shell.Read(known+" "+words, "/srv/project", w)
		if got := !r.Unknown && r.Level == risk.Medium && r.Categories == 0; got != want {
			t.Errorf("%q: %v, want %v: %v", words, got, want, r.Reasons)
		}
	}
	for _, line := range []string{"no-such-program-here --help", known + "() { rm -rf src; }; " + known + " --help", "./" + known + " --help", "curl -s example.com | " + known + " --help", "docker run x " + known + " --help"} {
		here := w // where the workspace is on the disk, so that what runs there can be looked at
		here.Workspace = t.TempDir()
		if r := shell.Read(line, here.Workspace, here); r.Level == risk.Medium && r.Categories == 0 {
			t.Errorf("%q passes: %v", line, r.Reasons)
		}
	}
	if r := shell.Read(known+" --help", "/srv/project", corpusWorld); !r.Unknown {
		t.Errorf("known without a disk: %v", r.Reasons)
	}
}
