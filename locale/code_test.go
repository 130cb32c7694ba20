package locale_test

import (
	"maps"
	"os"
	"regexp"
	"slices"
	"strings"
	"testing"

	"guard/locale"
)

// coded are the codes of sentences; one that has none stands for itself.
func coded(all map[string]bool) map[string]bool {
	codes := map[string]bool{}
	for sentence := range all {
		code := locale.Code(locale.Message(sentence))
		if code == "" {
			code = sentence
		}
		codes[code] = true
	}
	return codes
}

// sentences are the reasons in English by their codes.
func sentences(t *testing.T) map[string]string {
	t.Helper()
	all := map[string]string{}
	for code, m := range read(t, "reasons", locale.English) {
		all[code] = m.Other
	}
	return all
}

var codePattern = regexp.MustCompile(`^[a-z0-9]+(-[a-z0-9]+)+$|^[a-z0-9]+$`)

// TestEveryReasonHasACode: each sentence by which the judge gives a reason has a code of its own, and
// each code a sentence of the code.
func TestEveryReasonHasACode(t *testing.T) {
	if testing.Short() {
		t.Skip("-short")
	}
	table, said := sentences(t), collect(t)["reasons"]
	for _, sentence := range slices.Sorted(maps.Keys(said)) {
		if locale.Code(locale.Message(sentence)) == "" {
			t.Errorf("%q has no code: add it to locale/messages/reasons.en.json, and to locale/testdata/codes.txt as\nCODE: %s", sentence, sentence)
		}
	}
	byText := map[string]string{}
	for _, code := range slices.Sorted(maps.Keys(table)) {
		switch sentence := table[code]; {
		case !codePattern.MatchString(code):
			t.Errorf("%q is no code: words in lower case, joined by -", code)
		case byText[sentence] != "":
			t.Errorf("%s and %s are codes of one sentence, %q", byText[sentence], code, sentence)
		case !said[sentence]:
			t.Errorf("%s: %q is in no code any more: take it out of reasons.en.json, and put %q before it in testdata/codes.txt", code, sentence, gone)
		case locale.Code(locale.Message(sentence)) != code:
			t.Errorf("%q has the code %s, not %s", sentence, locale.Code(locale.Message(sentence)), code)
		default:
			byText[sentence] = code
		}
	}
}

// gone stands before a code that guard says no more. It is never given again.
const gone = "gone: "

// TestCodesStay: testdata/codes.txt is the list of all codes that there ever were, each with its sense.
// A code that programs go by is never taken away from a sentence that is still said, and never given to
// one of another sense.
func TestCodesStay(t *testing.T) {
	text, err := os.ReadFile("testdata/codes.txt")
	if err != nil {
		t.Fatal(err)
	}
	table, listed := sentences(t), map[string]bool{}
	last := ""
	for line := range strings.Lines(string(text)) {
		line = strings.TrimSuffix(line, "\n")
		line, isGone := strings.CutPrefix(line, gone)
		code, sense, ok := strings.Cut(line, ": ")
		switch {
		case !ok || listed[code] || code < last:
			t.Fatalf("%q: the lines are CODE: SENTENCE, sorted, each code once", line)
		case isGone && table[code] != "":
			t.Errorf("%s is gone, and is not given again: find another code for %q", code, table[code])
		case !isGone && table[code] == "":
			t.Errorf("%s went. Where nothing says it any more, its line is %q", code, gone+line)
		case !isGone && table[code] != sense:
			t.Errorf("%s said %q and says %q. Where the sense is the same, change the line; else it needs another code", code, sense, table[code])
		}
		listed[code], last = true, code
	}
	for _, code := range slices.Sorted(maps.Keys(table)) {
		if !listed[code] {
			t.Errorf("%s is new; its line in testdata/codes.txt is\n%s: %s", code, code, table[code])
		}
	}
}
