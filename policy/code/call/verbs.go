package call

import (
	"strings"
	"sync"

	"guard/policy/code"
)

// verb says what a function of a library does that no table knows, by the words of its name: delete_head, deleteRun.
type verb struct {
	kind  code.Kind
	words string // the word that the name begins with
	of    string // only before one of these words; empty: before any, or none
	not   string // not before one of these words
	files bool   // it does so only to what an argument names, where that is a file
}

// verbs are the words by which libraries of Python, JavaScript and Ruby name what they do. A word that they also
// use for lists and objects in memory (remove, drop, push) counts only with what it is done to. Where a word has
// several lines, the first that fits holds.
var verbs = []verb{
	{kind: code.Deletes, words: "delete destroy purge erase wipe trash unlink rmtree rmdir shred obliterate nuke rm",
		not: "rows row columns column cols col duplicates"},
	{kind: code.Deletes, words: "remove drop prune clear reset truncate empty delist", of: deletable},
	{kind: code.Deletes, words: "remove", files: true},
	{kind: code.Signals, words: "send", of: "signal"},
	{kind: code.Signals, words: "kill terminate killall pkill fkill"},
	{kind: code.Network, words: "download upload publish deploy send crawl scrape tweet retrieve"},
	{kind: code.Network, words: "fetch", not: "one all many row rows val value values scalar scalars column " +
		"columns dict arrow df numpy arrays"},
	{kind: code.Network, words: "push pull clone", of: "to from image images repo repository branch branches tag " +
		"tags remote artifact artifacts package packages file files folder dataset model url"},
	{kind: code.Network, words: "install", of: "package packages dependencies deps requirements browsers model " +
		"models plugin plugins extension"},
	{kind: code.Writes, words: "write save export render dump generate draw plot store put", files: true},
}

// deletable are what nobody keeps in memory only.
const deletable = "file files dir dirs directory directories folder folders tree path bucket buckets branch branches " +
	"repo repository database databases db table tables schema collection collections keyspace volume volumes " +
	"container containers image images namespace release user users account cluster instance instances vm topic " +
	"queue stream snapshot snapshots backup backups"

// paths are the words for what an argument names by its path.
const paths = "file files dir dirs directory directories folder folders tree path paths dataset datasource database db"

// adverbs stand before the verb of a name.
const adverbs = "bulk batch safe force async hard soft try do really quick auto full mass multi recursive " +
	"recursively basic"

// hooks are the words after which a verb at the end of a name is not done: on_delete, can_delete, add_upload.
const hooks = "on is are was has have had can may must should will would do does did not no never to from for in " +
	"with without get set add create make new build test mock stub fake assert expect check verify " +
	"validate ensure find list describe show print log count handle register use allow enable disable " +
	"before after pre post prepare parse format render estimate mark schedule plan confirm ask cancel " +
	"stop start wait last next previous num max min"

// verbOf returns what a name says that its function does, or nil: branch_delete does what delete_branch does. noun is
// the word for what it is done to, or empty.
func verbOf(name string) (v *verb, noun string) {
	words := nameWords(name)
	for len(words) > 1 && hasWord(adverbs, words[0]) {
		words = words[1:]
	}
	if len(words) == 0 {
		return nil, ""
	}
	if len(words) > 1 {
		noun = words[1]
	}
	if v := verbAt(words[0], noun); v != nil || noun == "" || hasWord(hooks, words[0]) {
		return v, noun
	}
	if v := verbAt(words[len(words)-1], ""); v != nil && !v.files {
		return v, words[len(words)-2]
	}
	return nil, ""
}

// verbAt returns what a word says before another one, or at the end.
func verbAt(word, next string) *verb {
	for _, v := range verbsByWord()[word] {
		if (v.of == "" || hasWord(v.of, next)) && (next == "" || !hasWord(v.not, next)) {
			return v
		}
	}
	return nil
}

// verbsByWord are the verbs by the words that names begin with.
var verbsByWord = sync.OnceValue(func() map[string][]*verb {
	all := map[string][]*verb{}
	for i := range verbs {
		for word := range strings.FieldsSeq(verbs[i].words) {
			all[word] = append(all[word], &verbs[i])
		}
	}
	return all
})

// hasWord reports a word of a list.
func hasWord(list, word string) bool {
	for w := range strings.FieldsSeq(list) {
		if w == word {
			return true
		}
	}
	return false
}

// nameWords returns the words of a name in lower case: delete_head and deleteHead are both delete and head.
func nameWords(name string) []string {
	var words []string
	start, lower := 0, false
	cut := func(end int) {
		if end > start {
			words = append(words, strings.ToLower(name[start:end]))
		}
	}
	for i := range len(name) {
		switch c := name[i]; {
		case c >= 'A' && c <= 'Z':
			if lower {
				cut(i)
				start = i
			}
			lower = false
		case c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c >= 0x80:
			lower = true
		default:
			cut(i)
			start, lower = i+1, false
		}
	}
	cut(len(name))
	return words
}
