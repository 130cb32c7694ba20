package main

import (
	"bytes"
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"guard/policy"
	"guard/policy/risk"
)

// The heads of columns by which a table of verdicts is known. A table's first head is a command
// without what it judges: `guard check` or `guard --mode ask check`.
const (
	verdictHead  = "verdict"
	becauseHead  = "because"
	categoryHead = "category"
)

var checkHead = regexp.MustCompile("^`guard (?:--mode ([a-z]+) )?(?:--ask-from ([a-z]+) )?check`$")

// documentedCase is one row of a table of verdicts.
type documentedCase struct {
	row
	input         string   // a line for `guard check --stdin`
	flags         []string // of guard itself
	verdict, risk string
}

// documentedCases finds the rows of a document that show verdicts.
func documentedCases(t *testing.T, d document) (all []documentedCase) {
	t.Helper()
	for _, r := range d.rows() {
		for head, cell := range r.cells {
			m := checkHead.FindStringSubmatch(head)
			if m == nil {
				continue
			}
			c := documentedCase{row: r, flags: []string{"--mode", "safe"}}
			if m[1] != "" {
				c.flags = []string{"--mode", m[1]}
			}
			if m[2] != "" {
				c.flags = append(c.flags, "--ask-from", m[2])
			}
			code := strings.Trim(cell, "`")
			c.input = code // a tool's call, as JSON
			if command, err := strconv.Unquote(code); err == nil {
				b, _ := json.Marshal(map[string]string{"command": command})
				c.input = string(b)
			}
			c.verdict, c.risk, _ = strings.Cut(strings.Trim(r.cells[verdictHead], "*"), ", ")
			all = append(all, c)
		}
	}
	return all
}

// TestDocumentedVerdicts: every row of a table of `guard check` is what guard says.
func TestDocumentedVerdicts(t *testing.T) {
	w := newExampleWorld(t)
	shown := 0
	for _, d := range documents(t) {
		byFlags := map[string][]documentedCase{}
		for _, c := range documentedCases(t, d) {
			shown++
			key := strings.Join(c.flags, " ")
			byFlags[key] = append(byFlags[key], c)
		}
		for _, flags := range slices.Sorted(maps.Keys(byFlags)) {
			checkDocumented(t, w, d.name, byFlags[flags])
		}
	}
	if shown < 40 {
		t.Errorf("only %d rows were found: their tables' heads are not read any more", shown)
	}
}

// checkDocumented has guard judge the rows, which have the same flags, and compares.
func checkDocumented(t *testing.T, w exampleWorld, name string, cases []documentedCase) {
	t.Helper()
	var input strings.Builder
	for _, c := range cases {
		input.WriteString(c.input + "\n")
	}
	cmd := w.command("guard", append(cases[0].flags, "check", "--stdin", "--json")...)
	cmd.Path, cmd.Err, cmd.Stdin = guardPath, nil, strings.NewReader(input.String())
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	answers := bytes.Split(bytes.TrimSpace(out), []byte("\n"))
	if len(answers) != len(cases) {
		t.Fatalf("%s: %d answers to %d rows", name, len(answers), len(cases))
	}
	for i, c := range cases {
		var report policy.Report
		if err := json.Unmarshal(answers[i], &report); err != nil {
			t.Fatal(err)
		}
		if why := c.differs(report); why != "" {
			t.Errorf("%s:%d: %s: %s", name, c.line, c.input, why)
		}
	}
}

// differs says what guard says otherwise than the row.
func (c documentedCase) differs(r policy.Report) string {
	said := fmt.Sprintf("guard says %s, %s %s: %s", r.Verdict, r.Risk, r.Categories, strings.Join(r.Reasons, "; "))
	if c.verdict != r.Verdict.String() || c.risk != r.Risk.String() {
		return said
	}
	if want, has := c.cells[categoryHead]; has && !slices.Contains(r.Categories.Names(), strings.Trim(want, "`")) {
		return said
	}
	for because := range strings.SplitSeq(c.cells[becauseHead], "; ") {
		if because != "" && !slices.Contains(r.Reasons, because) {
			return said
		}
	}
	return ""
}

// TestEveryCategoryIsDocumented: docs/policy.md shows an example of each.
func TestEveryCategoryIsDocumented(t *testing.T) {
	for _, d := range documents(t) {
		if d.name != "docs/policy.md" {
			continue
		}
		shown := map[string]bool{}
		for _, c := range documentedCases(t, d) {
			shown[strings.Trim(c.cells[categoryHead], "`")] = true
		}
		for _, category := range risk.AllCategories() {
			if !shown[category] {
				t.Errorf("no row of %s shows %s", d.name, category)
			}
		}
	}
}
