package sed

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const text0 = "alpha one\nbeta two two\n  gamma(3) + x*y\n$HOME [z] a.b\nend"

// scripts are read, or not.
var scripts = map[string]bool{
	`s/one/1/`: true, `s/two/2/g`: true, `s/two/2/2`: true, `s|alpha|a/b|`: true, `s/a\(l\)pha/\1&/`: true, `s/(3)/[4]/`: true, `s/x\*y/z/`: true,
	`2d`: true, `$d`: true, `2,3d`: true, `/beta/d`: true, `/beta/,/gamma/s/a/A/g`: true, `1!s/e/E/`: true, `2i\new line`: true, `2a new line`: true, `2c\changed`: true,
	`s/$HOME/home/`: true, `s/[z]/q/`: true, `s/a.b/dot/`: true, `s/ALPHA/x/I`: true, `s/^ *//`: true, `s/two$/2/`: true, `s/e\+/E/`: true, `s/nd$/\n&/`: true,
	`s/a/b/;s/b/c/`: true, "s/one/1/\n3d": true, `s/\<two\>/2/`: true, `s/[[:space:]]*gamma/g/`: true, `2,3s/o/0/`: true, `2,/end/d`: true, `s,one,a\,b,`: true, `3i\    indented`: true,
	`y/ab/xy/`: false, `s/a/b/e`: false, `w out`: false, `N;s/\n/ /`: false, `s/\(.\)\1/x/`: false, `s/a/\U&/`: false, `1~2d`: false, `{p}`: false, `s/a/b`: false, `r file`: false,
}

// TestApply compares with the sed of this machine, where that is GNU's.
func TestApply(t *testing.T) {
	sed, err := exec.LookPath("sed")
	if out, _ := exec.Command("sed", "--version").Output(); err != nil || !strings.Contains(string(out), "GNU") {
		t.Skip("no GNU sed here")
	}
	for script, read := range scripts {
		got, ok := Apply(script, text0, false)
		if ok != read {
			t.Errorf("%q: read %v, want %v", script, ok, read)
		}
		if !ok {
			continue
		}
		if want := realSed(t, sed, script); got != want {
			t.Errorf("%q:\n got %q\nwant %q", script, got, want)
		}
	}
	if got, ok := Apply(`s/(alpha|beta)+ /<\1>/`, text0, true); !ok || !strings.HasPrefix(got, "<alpha>one\n<beta>two two\n") {
		t.Errorf("extended: %q %v", got, ok)
	}
}

func realSed(t *testing.T, sed, script string) string {
	t.Helper()
	file := filepath.Join(t.TempDir(), "f")
	if err := os.WriteFile(file, []byte(text0), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(sed, "-i", script, file).CombinedOutput(); err != nil {
		t.Fatalf("%q: %v\n%s", script, err, out)
	}
	b, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// FuzzApply: whatever the script, what is read is what sed makes of it.
func FuzzApply(f *testing.F) {
	for script := range scripts {
		f.Add(script, text0)
	}
	f.Fuzz(func(t *testing.T, script, text string) {
		if len(script) > 200 || len(text) > 2000 {
			t.Skip()
		}
		_, _ = Apply(script, text, len(script)%2 == 0)
	})
}
