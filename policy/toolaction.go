package policy

import (
	"maps"
	"slices"
	"strings"
	"unicode"
)

// A tool's arguments may say what it does: one tool for all that can be done to an issue, a checker that also mends.

// argument roles, as in toolargs.go. Sources: the tool references of GitHub, Home Assistant, Kubernetes, ESLint,
// Playwright and Atlassian servers.
var (
	actionKeys = setOf("action actions operation operations op method httpmethod requestmethod verb subcommand " +
		"intent service tool toolname function functionname")
	// flagKeys are what is switched on by the name of what is done then.
	flagKeys = setOf("delete remove purge destroy prune overwrite execute publish send push install commit")
	mendKeys = setOf("fix autofix fixall applyfix applyfixes write writechanges writefile writefiles save " +
		"savechanges apply applychanges inplace")
	kindKeys = setOf("kind kinds resource resources resourcetype resourcetypes resourcekind type")
)

// maxAction bounds the name of an action, in bytes, and the words of a tool's: more is no name.
const maxAction = 64

// saysMore adds to the words of the name what the arguments say that the tool does beside. They never make it harmless.
func (t *tooling) saysMore() {
	left := maxValues
	t.saysIn(t.given, &left)
}

func (t *tooling) saysIn(given any, left *int) {
	if *left--; *left < 0 {
		return
	}
	switch v := given.(type) {
	case []any:
		for _, one := range v {
			t.saysIn(one, left)
		}
	case map[string]any:
		for _, key := range slices.Sorted(maps.Keys(v)) {
			t.says(key, v[key])
			t.saysIn(v[key], left)
		}
	}
}

// says looks at one argument.
func (t *tooling) says(key string, value any) {
	switch v := value.(type) {
	case bool:
		switch {
		case v && keyIn(key, flagKeys):
			t.also(nameWords(key))
		case v && keyIn(key, mendKeys):
			t.also([]string{"change"})
		}
	case string:
		if len(v) <= maxAction && keyIn(key, actionKeys) && isName(v) {
			t.also(nameWords(v))
		}
	}
}

// isName tells a name from prose and code.
func isName(v string) bool {
	return !strings.ContainsFunc(v, func(r rune) bool {
		return !strings.ContainsRune("_-./: ", r) && (r > 0x7f || !unicode.IsLetter(r) && !unicode.IsDigit(r))
	})
}

// also adds words of what does more than look.
func (t *tooling) also(words []string) {
	does := func(row toolVerb) bool { return row.effect >= changes }
	if len(t.name) < maxAction && slices.ContainsFunc(verbRows(words), does) {
		t.name = slices.Concat(t.name, []string{"and"}, words)
	}
}

// Words of tools that look for a text in files, and the arguments that say what for.
var (
	searchWords = setOf("search grep ripgrep rg ag ack find")
	acrossKeys  = setOf("multiline dotall dotmatchesnewline singleline")
	othersKeys  = setOf("invert invertmatch inverted negate negated not excludematching") // it shows what does not fit
	soughtKeys  = setOf("pattern patterns regex regexes query queries terms text texts searchpattern " +
		"substringpattern searchtext searchterm searchstring")
)

// searches judges a tool that looks through folders by what it would find there.
func (t *tooling) searches() {
	object, _ := t.given.(map[string]any)
	var folders []string
	texts, isSearch := []string(nil), !t.changes && oneOf(t.name, searchWords)
	s := Search{Hidden: true, Ignored: true}
	others := false
	for _, key := range slices.Sorted(maps.Keys(object)) {
		switch v := object[key]; {
		case keyIn(key, acrossKeys):
			s.Across = s.Across || v != false
		case keyIn(key, othersKeys):
			others = others || v != false
		case keyIn(key, soughtKeys):
			texts = append(texts, filledTexts(v)...)
		case keyIn(key, pathKeys):
			folders = append(folders, filledTexts(v)...)
		}
	}
	for _, text := range texts[:min(len(texts), maxSearches)] {
		for _, folder := range folders[:min(len(folders), maxSearches)] {
			if !isSearch || SeeksNames(text) {
				continue
			}
			if s.Folder, s.Text = folder, text; others || max(len(texts), len(folders)) > maxSearches {
				s.Text = ""
			}
			one := s
			t.f.Search = &one
			showing{t.analysis}.below()
		}
	}
}

// maxSearches bounds the texts and the folders of one call that are tried. Where there are more all is found.
const maxSearches = 16

// filledTexts are the texts of an argument, which may be a list.
func filledTexts(v any) (all []string) {
	list, isList := v.([]any)
	if !isList {
		list = []any{v}
	}
	for _, one := range list {
		if text, _ := one.(string); text != "" {
			all = append(all, text)
		}
	}
	return all
}
