package main

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestLinksInDocuments: a link to a file of the repository leads to one that is there.
func TestLinksInDocuments(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#:]*)(#[^)]*)?\)`)
	for _, d := range documents(t) {
		for _, m := range link.FindAllStringSubmatch(d.text, -1) {
			target := filepath.Join("../..", filepath.Dir(d.name), m[1])
			if m[1] == "" {
				target = filepath.Join("../..", d.name)
			}
			text, err := os.ReadFile(target)
			info, there := os.Stat(target)
			switch {
			case there != nil:
				t.Errorf("%s: %s: nothing is there", d.name, m[0])
			case m[2] != "" && (info.IsDir() || err != nil || !slices.Contains(anchors(string(text)), m[2][1:])):
				t.Errorf("%s: %s: no heading of that name (%s)", d.name, m[0], anchors(string(text)))
			}
		}
	}
}

// anchors are the names by which a document's headings are linked, as GitHub makes them.
func anchors(text string) (all []string) {
	drop := regexp.MustCompile(`[^\pL\pN _-]`)
	for line := range strings.SplitSeq(text, "\n") {
		if heading, is := strings.CutPrefix(strings.TrimLeft(line, "#"), " "); is && strings.HasPrefix(line, "#") {
			all = append(all, strings.ReplaceAll(drop.ReplaceAllString(strings.ToLower(heading), ""), " ", "-"))
		}
	}
	return all
}
