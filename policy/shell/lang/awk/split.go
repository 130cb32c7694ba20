package awk

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/lang/escape"
)

// A program that sorts its lines into files of a folder: { print > ("split/" $1 ".csv") }.

var (
	// redirects finds what a print's ">" is followed by, up to the end of the statement.
	redirects = lazy.Pattern(`>>?\s*\(?\s*("[^"\\]*"(?:\s*(?:"[^"\\]*"|\$(?:[0-9]+|NF)))+)\s*\)?\s*(?:[;}\n]|$)`)
	pieces    = lazy.Pattern(`"([^"\\]*)"|\$(?:[0-9]+|NF)`)
	// rebuilds finds what makes a field another text than a part of the input.
	rebuilds = lazy.Pattern(`\bg?sub\s*\(|\bgensub\b|\bgetline\b|\bARGV\b|@|\bNF\s*(?:[-+*/%^]?=[^=]|\+\+|--)|` +
		`(?:\+\+|--)\s*[$N]|\$\s*(?:\w+|\([^)]*\))\s*(?:[-+*/%^]?=[^=~]|\+\+|--)`)
	comparesGreater = lazy.Pattern(`>`)
)

// SplitsInto returns the folder into which a program puts its lines, into files named after fields and plain text
// between them: no such name leads out of the folder unless a field holds "../". False: it writes something else, too.
func SplitsInto(text string) (folder string, ok bool) {
	if rebuilds().MatchString(text) {
		return "", false
	}
	found := redirects().FindAllStringSubmatch(text, -1)
	if len(found) == 0 || len(found) != count(comparesGreater(), strings.ReplaceAll(text, ">>", ">"))-numbers(text) {
		return "", false
	}
	for _, m := range found {
		dir, named := namesInto(m[1])
		if !named || folder != "" && dir != folder {
			return "", false
		}
		folder = dir
	}
	return folder, true
}

func count(p *regexp.Regexp, text string) int { return len(p.FindAllString(text, -1)) }

// greater finds a comparison: NR>1, $3 >= 2.
var greater = lazy.Pattern(`(?:\bNR|\bFNR|\bNF|\$[0-9]+)\s*>=?\s*[0-9.]+\s*(?:\{|&&|\|\||\))`)

// numbers is how many ">" of a text compare with a number.
func numbers(text string) int { return count(greater(), text) }

// namesInto is the folder of a name that is put together. What stands before a field does not end in a dot, and behind
// the folder no plain text has a slash: so ".." and the slash behind it could only come from one field.
func namesInto(name string) (folder string, ok bool) {
	parts := pieces().FindAllString(name, -1)
	first := strings.Trim(parts[0], `"`)
	cut := strings.LastIndexByte(first, '/')
	if cut <= 0 || strings.Contains(first[:cut], "..") || escape.Word(first) != first {
		return "", false
	}
	before := first[cut+1:] // the text before the field
	field := false
	for _, part := range parts[1:] {
		if part[0] == '$' {
			if field || strings.HasSuffix(before, ".") {
				return "", false
			}
			field, before = true, ""
			continue
		}
		before += strings.Trim(part, `"`)
		if strings.Contains(before, "/") {
			return "", false
		}
		field = field && before == ""
	}
	dot := strings.LastIndexByte(before, '.')
	return first[:cut], !field && dot >= 0 && dataEndings[before[dot:]]
}

// dataEndings are those of files that nothing runs.
var dataEndings = map[string]bool{".csv": true, ".tsv": true, ".txt": true, ".log": true, ".md": true, ".dat": true,
	".jsonl": true, ".ndjson": true, ".lst": true, ".fa": true, ".fasta": true, ".bed": true}
