package secret

import (
	"regexp"
	"strings"
	"sync"
)

// strongName is how a name ends that says that its value is a secret: GITHUB_TOKEN, --db-password, apiKey.
const strongName = `(?:pass(?:word|wd|phrase|code)|passwort|[_-]pwd|secret|token|credential|mnemonic|(?:seed|` +
	`recovery)[_-]?phrase|(?:api|auth|access|account|private|secret|signing|encryption|service|shared|master|` +
	`client-key|admin)[_-]?(?:key|data)|pre-?shared-?key|connection[_-]?string|(?:otp|mfa|2fa|one[_-]?time|` +
	`verification|authentication|token)[_-]code)s?`

var strongHints = []string{
	"passw", "passp", "passc", "_pwd", "-pwd", "secret", "token", "credential", "connectionstring",
	"connection_string", "connection-string", "_key", "-key", "ikey", "hkey", "skey", "tkey", "ekey", "gkey", "nkey",
	"dkey", "rkey", "mnemonic", "seed_phrase", "seed-phrase", "seedphrase", "recovery_phrase", "recoveryphrase",
	"key-data", "otp_code", "otp-code", "mfa_code", "mfa-code", "2fa_code", "2fa-code", "time_code", "time-code",
	"ation_code", "ation-code", "token_code", "token-code",
}

// A weakName says less than a [word]: only a value that is like its secrets is taken for one.
type weakName struct {
	name  string // how a name ends, as a word of its own; lower case
	like  string // what its secrets look like
	least int    // how many bytes of a key they have at least; 0: they need not look like a key
}

// Bare PWD is the working folder, and auth, pin and sig are many things.
var weakNames = []weakName{
	{"pass", `^.{4,}$`, 0},
	{"passwd", `^.{4,}$`, 0},
	{"pwd", `^[^/~.\\][^/]{3,}$`, 0},
	{"pw", `^.{4,}$`, 0},
	{"pin", `^\d{4,12}$`, 0},
	{"otp", `^\d{4,10}$`, 0},
	{"totp", `^\d{4,10}$`, 0},
	{"mfa", `^\d{4,10}$`, 0},
	{"psk", `^.{8,}$`, 0},
	{"auth", `^[^:/\s]+:[^/\s][^\s]+$|^[A-Za-z0-9+/_=-]{16,}$`, 0},
	{"cookie", `=.{6,}`, 0},
	{"signature", `^[A-Za-z0-9%+/_=-]{32,}$`, 32},
	{"sig", `^[A-Za-z0-9%+/_=-]{24,}$`, 24},
	{"seed", `^[a-z]+(?: [a-z]+){11,}$`, 0},
	{"salt", `^[A-Za-z0-9+/_=.-]{16,}$`, 16},
	{"dsn", `^https://[0-9a-f]{32}@`, 0},
}

// endsOfName may stand behind a weak name.
var endsOfName = []string{"=", ":", " ", "\f", `"`, "'", `\`, ">"}

// weakHints are their hints: each with what ends a name, because the words are short.
func weakHints() (hints []string) {
	for _, w := range weakNames {
		for _, end := range endsOfName {
			hints = append(hints, w.name+end)
		}
	}
	return hints
}

// nameHints are the hints of all names.
func nameHints() []string { return append(weakHints(), strongHints...) }

// leastBehind is how long a key must stand behind a weak hint: every record has a member "signature",
// and must be quick to pass.
var leastBehind = sync.OnceValue(func() map[string]int {
	least := map[string]int{}
	for _, w := range weakNames {
		for _, end := range endsOfName {
			least[w.name+end] = w.least
		}
	}
	return least
})

var weakLike = sync.OnceValue(func() map[string]*regexp.Regexp {
	like := map[string]*regexp.Regexp{}
	for _, w := range weakNames {
		like[w.name] = regexp.MustCompile(w.like)
	}
	return like
})

// secretName matches the names whose value is a secret by the name alone.
var secretName = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:` + strongName +
		`|(?:secret|password|token|api[_-]?key)[_-]?value` +
		`|^(?:proxy-)?authorization|^(?:set-)?cookie|^_auth|docker_auth_config|_auth)$`)
})

func isSecretName(name string) bool { return !hinted(name).empty() && secretName().MatchString(name) }

// namesSecret reports whether a value is a secret under a name, by both of them.
func namesSecret(name, value string) bool {
	does := said(name)
	if strings.HasSuffix(name, "_KEY") && len(value) >= leastKey && variableKey().MatchString(value) {
		return true
	}
	if len(value) > 1 && does.secret {
		return true // HTML's accesskey has one character
	}
	return does.like != nil && does.like.MatchString(value[:min(len(value), mostAhead)]) && !isPlain(value)
}

// variableKey is what the value of a variable FOO_KEY looks like where it is a secret: one word with a digit, and no
// path.
var variableKey = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^[A-Za-z+=_.-]*[0-9][A-Za-z0-9+=_.-]*$`)
})

// leastKey is how long such a value is at least, in bytes.
const leastKey = 8

// nameSays is what a name says of its value.
type nameSays struct {
	secret bool           // it is a secret, whatever it looks like
	like   *regexp.Regexp // what it looks like where it is one; nil: it is none
}

// known keeps what names say. A message's members have few names, again and again, and
// to find that out is most of the time that a permission takes (BenchmarkAnswer's budget).
var known struct {
	sync.Mutex
	names map[string]nameSays
}

// Bounds of what is kept: so many names, each so long, in bytes.
const (
	maxKnown     = 1000
	maxKnownName = 100
)

func said(name string) nameSays {
	known.Lock()
	does, ok := known.names[name]
	known.Unlock()
	if ok {
		return does
	}
	does = nameSays{secretName().MatchString(name), weakLike()[lastWord(name)]}
	if len(name) > maxKnownName {
		return does
	}
	known.Lock()
	defer known.Unlock()
	if known.names == nil || len(known.names) >= maxKnown {
		known.names = map[string]nameSays{}
	}
	known.names[strings.Clone(name)] = does
	return does
}

// lastWord is the last part of a name, in lower case: pass of DB_PASS, dbPass and --pass.
func lastWord(name string) string {
	from := strings.LastIndexAny(name, "_-.") + 1
	name = name[from:]
	for i := len(name) - 1; i > 0; i-- {
		if 'A' <= name[i] && name[i] <= 'Z' && 'a' <= name[i-1] && name[i-1] <= 'z' {
			name = name[i:]
			break
		}
	}
	return strings.ToLower(name)
}

// mostName bounds a name on either side of its hint, in bytes.
const mostName = 64

// nameAt returns the bounds of the name that a hint stands in.
func nameAt(s string, hit int) (from, to int) {
	from, to = hit, hit
	for from > 0 && hit-from < mostName && (inWord(s[from-1]) || s[from-1] == '.') {
		from--
	}
	for to < len(s) && to-hit < mostName && inWord(s[to]) {
		to++
	}
	return from, to
}

// afterQuote is behind the quote, escaped or not, that may end a name.
func afterQuote(s string, i int) int {
	j := i
	if j < len(s) && s[j] == '\\' {
		j++
	}
	if j < len(s) && (s[j] == '"' || s[j] == '\'') {
		return j + 1
	}
	return i
}
