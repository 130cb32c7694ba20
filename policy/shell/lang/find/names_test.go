package find

import (
	"strings"
	"testing"

	"guard/policy/shell/lang"
)

// TestNames: the names that all that is found bears one of, and the folders that are not entered.
func TestNames(t *testing.T) {
	for line, want := range map[string]string{
		". -delete":                                                   "",
		". -name *.o -delete":                                         "*.o",
		". -name *.o -type f -delete":                                 "*.o",
		". -iname *.o -delete":                                        "*.o~",
		". ! -name *.o -delete":                                       "",
		". -name $ -delete":                                           "",
		". ( -name a -o -name b ) -delete":                            "a b",
		". -name a -o -type d -delete":                                "",
		". ! ( -name a -o -name b ) -delete":                          "",
		". -name a , -name b":                                         "",
		". -name x -prune -o -name *.o -delete":                       "*.o - x",
		". -path ./x -prune -o -name *.o -delete":                     "*.o - ./x",
		". -path */x -prune -o -type f -delete":                       " - x",
		". -name x -mtime +3 -prune -o -name *.o -delete":             "*.o",
		". -name *.o -not -path */x/* -delete":                        "*.o - x",
		". -name *.o ! -path ./x/* -delete":                           "*.o - ./x",
		". -name *.o ! -path ./x/y/* -delete":                         "*.o",
		". -name *.o ! -path ./x/* -o -name b -delete":                "*.o b",
		". -name a -prune -exec rm {} ;":                              "a",
		". -type d -name node_modules -prune -exec rm -rf {} +":       "node_modules",
		". -name .git -prune -o -name node_modules -prune -o -delete": " - .git node_modules",
	} {
		var words []lang.Word
		for w := range strings.FieldsSeq(line) {
			words = append(words, lang.Word{Text: w, Known: w != "$"})
		}
		names, skips := Names(words)
		got := shown(names)
		if len(skips) > 0 {
			got += " - " + shown(skips)
		}
		if got != want {
			t.Errorf("%q: %q, want %q", line, got, want)
		}
	}
}

func shown(names []Named) string {
	var all []string
	for _, n := range names {
		if n.Fold {
			n.Pattern += "~"
		}
		all = append(all, n.Pattern)
	}
	return strings.Join(all, " ")
}
