package policy

import (
	"slices"
	"strings"
	"sync"
	"unicode"
)

// wordIndex finds the rows that a word stands in.
type wordIndex struct {
	verbs, nouns, servers map[string][]int
}

var toolIndex = sync.OnceValue(func() *wordIndex {
	ix := &wordIndex{map[string][]int{}, map[string][]int{}, map[string][]int{}}
	for i, row := range toolVerbs {
		index(ix.verbs, row.words, i)
	}
	for i, row := range toolNouns {
		index(ix.nouns, row.words, i)
	}
	for i, row := range serverDomains {
		index(ix.servers, row.words, i)
	}
	return ix
})

func index(m map[string][]int, words string, row int) {
	for _, w := range strings.Fields(words) {
		m[w] = append(m[w], row)
	}
}

// nameWords cuts a name into lower-case words: at what is no letter or digit,
// where camel case turns, and where two known words were written as one.
func nameWords(name string) []string {
	var all []string
	for _, w := range cutName(name) {
		all = append(all, joinedWords(singular(strings.ToLower(w)))...)
	}
	return all
}

// cutName cuts a name at what is no letter or digit, and where camel case turns.
func cutName(name string) (all []string) {
	parts := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }
	for _, part := range strings.FieldsFunc(name, parts) {
		all = append(all, camelWords(part)...)
	}
	return all
}

// camelWords cuts sendMessage, HTTPGet and getURL where the case turns.
func camelWords(part string) []string {
	runes := []rune(part)
	var all []string
	start := 0
	for i := 1; i < len(runes); i++ {
		up := unicode.IsUpper(runes[i])
		turn := up && !unicode.IsUpper(runes[i-1]) ||
			up && i+1 < len(runes) && unicode.IsLower(runes[i+1])
		if turn {
			all = append(all, string(runes[start:i]))
			start = i
		}
	}
	return append(all, string(runes[start:]))
}

// longestJoined bounds what is worth cutting: no two words of the tables
// together are as long, and a name of a megabyte would take seconds.
const longestJoined = 64

// joinedWords cuts sendmessage into a known verb and a known word.
func joinedWords(w string) []string {
	if len(w) > longestJoined || known(w) {
		return []string{w}
	}
	for i := 3; i < len(w)-2; i++ {
		if toolIndex().verbs[w[:i]] != nil && known(singular(w[i:])) {
			return []string{w[:i], singular(w[i:])}
		}
	}
	return []string{w}
}

func known(w string) bool { return toolIndex().verbs[w] != nil || toolIndex().nouns[w] != nil }

// singular takes an English plural or third person back, where that makes a
// word of the tables.
func singular(w string) string {
	if known(w) {
		return w
	}
	for _, end := range [][2]string{{"ies", "y"}, {"es", ""}, {"s", ""}} {
		if stem, ok := strings.CutSuffix(w, end[0]); ok && known(stem+end[1]) {
			return stem + end[1]
		}
	}
	return w
}

// conjunctions part a name into clauses: fetch_and_run does both.
var conjunctions = setOf("and or then")

// verbRows are the rows of the verbs in a name, clause by clause.
func verbRows(name []string) []toolVerb {
	i := slices.IndexFunc(name, func(w string) bool { return conjunctions.has(w) })
	if i < 0 {
		return clauseRows(name)
	}
	return append(clauseRows(name[:i]), verbRows(name[i+1:])...)
}

// clauseRows are the rows of a clause's verbs; words that are as often nouns
// count only where there is no other.
func clauseRows(name []string) []toolVerb {
	var rows, either []toolVerb
	for _, w := range name {
		for _, i := range toolIndex().verbs[w] {
			if row := toolVerbs[i]; row.either {
				either = append(either, row)
			} else {
				rows = append(rows, row)
			}
		}
	}
	if len(rows) == 0 {
		return either
	}
	return rows
}

// nounRows are the rows of the nouns in a name.
func nounRows(name []string, m map[string][]int, table []toolNoun) []toolNoun {
	var rows []toolNoun
	seen := []int{}
	for _, w := range name {
		for _, i := range m[w] {
			if !slices.Contains(seen, i) {
				seen = append(seen, i)
				rows = append(rows, table[i])
			}
		}
	}
	return rows
}

// checksOut takes the word checkout of a name for git's, where the name or its server speaks of version control: else
// it is a shop's.
func checksOut(name, server []string) []string {
	at := slices.Index(name, "checkout")
	if at < 0 || !oneOf(name, versionWords) && !oneOf(server, localGit) && !oneOf(server, gitServers) {
		return name
	}
	name = slices.Clone(name)
	name[at] = "stage" // a verb that changes what is here
	return name
}

// versionWords are those of version control.
var versionWords = setOf("git branch commit worktree svn hg jj revision")
