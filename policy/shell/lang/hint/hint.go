// Package hint finds telling words in code that guard does not read as a language: names of library calls, of
// files, of variables.
//
// A text comes in, the hints in it go out, each with what the word tells: `shutil.rmtree(x)` holds the hint
// "rmtree", by which the code deletes files. Hints only ever raise what guard thinks of code; a text without
// them is still code that guard cannot read.
package hint

import (
	"slices"
	"strings"
	"unicode"

	"guard/locale"
	"guard/policy/risk"
)

// Hint is a word in a program's text that tells what the code is about.
type Hint struct {
	Word       string
	Categories risk.Categories
	Says       locale.Message
}

// In lists the hints that stand in a text.
func In(text string) []Hint {
	var found []Hint
	for i := range hints {
		if stands(text, hints[i].Word) {
			found = append(found, hints[i])
		}
	}
	return found
}

// shortWords end many longer ones: useJUnitPlatform(), confirm(), interval().
var shortWords = []string{"rm(", "rm -", "eval(", "eval ", "eval)", "exec ", "qx", "dns."}

// stands reports a word in a text; a short one is none behind a letter.
func stands(text, word string) bool {
	if !slices.Contains(shortWords, word) {
		return strings.Contains(text, word)
	}
	for from := 0; ; {
		at := strings.Index(text[from:], word)
		if at < 0 {
			return false
		}
		from += at
		if from == 0 || !unicode.IsLetter(rune(text[from-1])) {
			return true
		}
		from++
	}
}

// treeCalls are library calls that delete a folder with all that it holds.
var treeCalls = []string{"rmtree", "rm_rf", "rm_r", "rmSync", "rmdirSync", "deleteDir", "remove_tree", "removeSync",
	"Deno.remove"}

// DeletesTrees reports a text with a library call that deletes a folder and all that it holds.
func DeletesTrees(text string) bool {
	for _, call := range treeCalls {
		if strings.Contains(text, call) {
			return true
		}
	}
	return false
}
