package gitconfig_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"guard/policy/gitconfig"
)

// TestConfig compares with what git reads.
func TestConfig(t *testing.T) {
	for _, text := range []string{
		"", "[core]\n\tbare = false\n", "[a]b=c", "[a] b = c # d\n; e\n[a]\nb", "[A \"B c\"]\nD = \"x # y\" ; z\n", "[a.B]\nc=1\n",
		"[a]\nb = x\\\n  y\\t\\\"z\\\\\n", "[a]\nb = \"  q  \"  \nc=\n", "\ufeff[a]\r\nb = c\r\nd\r\n", "[a \"x\\\"y\\\\z\"]\nb = 1\n", "[a]\nb = one two  \n", "[remote \"o\"]\nurl=h:x;y\nfetch = +refs/*:refs/*\n",
		"[a] [b]\nc = d\n", "[a]\nb = x\\\n[c]\nd = e\n",
		"[a", "[a]\n1b=\xff\n", "[a]\n=c\n", "[a]\nb c\n", "[a]\nb = \"x\n", "[a]\nb = \\x\n", "[a \"b\n\"]\nc=d\n", "[a b]\nc=d\n", "[]\na=b\n", "[a]\nb # c\n", "[a]\nb = x\\", "[a\"b\"]\nc\n",
	} {
		top := t.TempDir()
		file := filepath.Join(top, "config")
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		cmd := exec.Command("git", "config", "--file", file, "--list", "-z")
		cmd.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + top, "GIT_CONFIG_NOSYSTEM=1"}
		out, gitErr := cmd.Output()
		c, err := gitconfig.Parse([]byte(text))
		if gitErr != nil {
			if err == nil {
				t.Errorf("%q is read, git says %v", text, gitErr)
			}
			continue
		}
		if err != nil {
			t.Errorf("%q: %v, git reads %q", text, err, out)
			continue
		}
		var got strings.Builder
		for _, e := range c.Entries {
			got.WriteString(e.Key)
			if !e.Bare {
				got.WriteString("\n" + e.Value)
			}
			got.WriteByte(0)
		}
		if got.String() != string(out) {
			t.Errorf("%q is %q, git reads %q", text, got.String(), out)
		}
	}
}

// FuzzParse: no text makes the reader panic, and every key has a section.
func FuzzParse(f *testing.F) {
	for _, s := range []string{"[a \"b\"]\nc = \"d\" # e\n", "[a] [b] c=d", "[a]\nb = x\\\n[c]\nd = e\n", "\ufeff[a]\r\nb"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c, err := gitconfig.Parse(data)
		if err != nil {
			return
		}
		for _, e := range c.Entries {
			if i := strings.LastIndexByte(e.Key, '.'); i < 1 || i == len(e.Key)-1 {
				t.Errorf("%q has the key %q", data, e.Key)
			}
		}
	})
}
