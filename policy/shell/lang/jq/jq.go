// Package jq reads expressions of jq and yq (jq 1.7 manual; yq 4 manual).
//
// Read lists what an expression reads beside its input: the environment, as by env, $ENV, strenv() and
// envsubst, and further files, as by load() and import. For example, ".token = env.TOKEN" reads the
// environment. Which variable or file it is, is not told. An expression can write nothing and run nothing.
package jq

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/lang"
)

// Read lists the acts of an expression; one of each kind stands for all.
func Read(text string) []lang.Act {
	var acts []lang.Act
	if readsEnvironment(text) {
		acts = append(acts, lang.Act{Kind: lang.Environment})
	}
	for _, load := range [...]string{"load(", "load_str(", "load_xml(", "load_props(", "load_base64(", "import ",
		"include "} {
		if strings.Contains(text, load) {
			return append(acts, lang.Act{Kind: lang.Reads})
		}
	}
	return acts
}

// envsubst finds yq's operator of that name, not a key or a string of it.
var envsubst = lazy.Pattern(`(^|[^."\w])envsubst\b`)

// readsEnvironment finds the operators, but no key and no string that begins as they do ("$ENV, env"; "Env
// Variable Operators").
func readsEnvironment(text string) bool {
	if strings.Contains(text, "$ENV") || envsubst().MatchString(text) {
		return true
	}
	for i := 0; ; {
		j := strings.Index(text[i:], "env")
		if j < 0 {
			return false
		}
		j += i
		i = j + len("env")
		before := j > 0 && (strings.IndexByte(`."_`, text[j-1]) >= 0 ||
			letter(text[j-1]) && !strings.HasSuffix(text[:j], "str"))
		after := i < len(text) && (letter(text[i]) || text[i] == '"')
		if !before && !after {
			return true
		}
	}
}

func letter(c byte) bool { return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' || c == '@' }
