package locale_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/nicksnyder/go-i18n/v2/i18n"
	"github.com/nicksnyder/go-i18n/v2/i18n/template"
	"golang.org/x/text/language"

	"guard/locale"
)

// read is a message file as go-i18n reads it, by the ids of its messages.
func read(t *testing.T, kind, tag string) map[string]*i18n.Message {
	t.Helper()
	path := filepath.Join("messages", kind+"."+tag+".json")
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	file, err := i18n.ParseMessageFileBytes(text, path, nil)
	if err != nil {
		t.Fatal(err)
	}
	if file.Tag.String() != tag {
		t.Errorf("%s is of the language %s", path, file.Tag)
	}
	all := map[string]*i18n.Message{}
	for _, m := range file.Messages {
		all[m.ID] = m
	}
	var plain map[string]any
	if err := json.Unmarshal(text, &plain); err != nil || len(plain) != len(all) {
		t.Errorf("%s: %d messages, go-i18n reads %d (%v)", path, len(plain), len(all), err)
	}
	return all
}

// TestEveryLanguageSaysEverything lists, in one report, every text of the code that a language lacks,
// and every one that a language says and the code does not. Until they are translated they are said
// in English.
func TestEveryLanguageSaysEverything(t *testing.T) {
	lacks, stale := map[string][]string{}, map[string][]string{} // the languages, by kind and name
	all := maps.Clone(collect(t))
	all["reasons"] = coded(all["reasons"])
	for kind, names := range all {
		for _, tag := range locale.Tags()[1:] {
			said := read(t, kind, tag)
			for text := range names {
				if m := said[text]; m == nil || strings.TrimSpace(m.Other) == "" {
					name := fmt.Sprintf("%s %q", kind, text)
					lacks[name] = append(lacks[name], tag)
				}
			}
			for id := range said {
				if !names[id] {
					name := fmt.Sprintf("%s %q", kind, id)
					stale[name] = append(stale[name], tag)
				}
			}
		}
	}
	report(t, lacks, "%d texts are not translated; add them to locale/messages/KIND.LANGUAGE.json:")
	report(t, stale, "%d texts are in no code any more; take them out of locale/messages/KIND.LANGUAGE.json:")
}

// report fails with one list of texts, each with its languages.
func report(t *testing.T, texts map[string][]string, heading string) {
	t.Helper()
	if len(texts) == 0 {
		return
	}
	var list strings.Builder
	fmt.Fprintf(&list, heading, len(texts))
	for _, name := range slices.Sorted(maps.Keys(texts)) {
		fmt.Fprintf(&list, "\n\t%s: %s", name, strings.Join(texts[name], ", "))
	}
	t.Error(list.String())
}

// forms are all forms that a message has.
func forms(m *i18n.Message) []string {
	return slices.DeleteFunc([]string{m.Zero, m.One, m.Two, m.Few, m.Many, m.Other}, func(s string) bool { return s == "" })
}

// TestWhatIsPutInStays: a translation puts in just what the English text does, and holds nothing that
// a terminal would obey.
func TestWhatIsPutInStays(t *testing.T) {
	named := map[string]map[string]string{"prompt": english(t), "reasons": sentences(t)}
	for _, tag := range locale.Tags()[1:] {
		for _, kind := range []string{"prompt", "reasons", "texts", "errors"} {
			for id, m := range read(t, kind, tag) {
				text := id
				if words, ok := named[kind]; ok {
					text = words[id]
				}
				for _, said := range forms(m) {
					if got, want := places(said), places(text); !slices.Equal(got, want) {
						t.Errorf("%s: %q puts in %q, not %q", tag, said, got, want)
					}
					if got, want := verbs(said), verbs(text); !slices.Equal(got, want) {
						t.Errorf("%s: %q formats %q, not %q", tag, said, got, want)
					}
					if i := strings.IndexFunc(said, func(r rune) bool { return !unicode.IsPrint(r) && !strings.ContainsRune(text, r) }); i >= 0 {
						t.Errorf("%s: %q holds %q", tag, said, said[i:])
					}
					if strings.HasPrefix(text, "guard: ") != strings.HasPrefix(said, "guard: ") {
						t.Errorf("%s: %q: who speaks is in front, as in English", tag, said)
					}
				}
			}
		}
	}
}

var placePattern = regexp.MustCompile(`\{\w+\}`)

func places(text string) []string {
	all := placePattern.FindAllString(text, -1)
	slices.Sort(all)
	return all
}

var verbPattern = regexp.MustCompile(`%(?:\[(\d+)\])?([-+ #0-9.]*)([a-zA-Z%])`)

// verbs are the arguments that a format takes, by their numbers, with how they are set.
func verbs(format string) []string {
	var all []string
	next := 1
	for _, v := range verbPattern.FindAllStringSubmatch(format, -1) {
		if v[3] == "%" {
			continue
		}
		if v[1] != "" {
			next = int(v[1][0] - '0')
		}
		if set := string(rune('0'+next)) + v[2] + v[3]; !slices.Contains(all, set) {
			all = append(all, set)
		}
		next++
	}
	slices.Sort(all)
	return all
}

// TestPluralsAreThoseOfCLDR: the form that is chosen is the one that go-i18n chooses.
func TestPluralsAreThoseOfCLDR(t *testing.T) {
	defer locale.Use(locale.English)
	for _, tag := range locale.Tags()[1:] {
		bundle := i18n.NewBundle(language.Make(tag))
		if _, err := bundle.LoadMessageFile(filepath.Join("messages", "prompt."+tag+".json")); err != nil {
			t.Fatal(err)
		}
		theirs := i18n.NewLocalizer(bundle, tag)
		locale.Use(tag)
		for id, m := range read(t, "prompt", tag) {
			if len(forms(m)) < 2 {
				continue
			}
			for n := range 230 {
				want, err := theirs.Localize(&i18n.LocalizeConfig{MessageID: id, PluralCount: n, TemplateParser: template.IdentityParser{}})
				got, ok := locale.Count(id, n)
				if err != nil || !ok || got != want {
					t.Errorf("%s, %s of %d: %q, want %q (%v)", tag, id, n, got, want, err)
				}
			}
		}
	}
}
