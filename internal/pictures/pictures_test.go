package main

import (
	"encoding/xml"
	"errors"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPicturesShowThisGuard: the picture in the documents says what guard says today, but for the name of a temporary
// folder, and the asciicast tells the same story.
func TestPicturesShowThisGuard(t *testing.T) {
	if testing.Short() {
		t.Skip("builds guard")
	}
	dir := t.TempDir()
	guard := filepath.Join(dir, "guard")
	if out, err := exec.Command("go", "build", "-o", guard, "guard/cmd/guard").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	if err := makeAll(guard, dir); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"question-light.svg", "question-dark.svg"} {
		now, shown := wordsIn(t, filepath.Join(dir, name)), wordsIn(t, filepath.Join("../../docs/pictures", name))
		if now != shown {
			t.Errorf("%s is not what guard shows now; make pictures makes it anew.\nnow:\n%s\nin the picture:\n%s",
				name, now, shown)
		}
		if !strings.Contains(now, "allow once") || !strings.Contains(now, "rm -rf ./tmp_*") {
			t.Errorf("%s shows no question: %s", name, now)
		}
	}
	cast, err := os.ReadFile("../../docs/pictures/demo.cast")
	if err != nil {
		t.Fatal(err)
	}
	for _, part := range []string{`"version":2`, "allow once", "What guard log would show of it"} {
		if !strings.Contains(string(cast), part) {
			t.Errorf("demo.cast lacks %q", part)
		}
	}
}

var folder = regexp.MustCompile(`guard-demo-\d+`)

// wordsIn are an SVG's texts, a line each.
func wordsIn(t *testing.T, path string) string {
	t.Helper()
	f, err := os.Open(path)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var all strings.Builder
	for d := xml.NewDecoder(f); ; {
		token, err := d.Token()
		if errors.Is(err, io.EOF) {
			return folder.ReplaceAllString(all.String(), "guard-demo")
		}
		if err != nil {
			t.Fatal(err)
		}
		if text, is := token.(xml.CharData); is {
			all.Write(text)
		}
	}
}
