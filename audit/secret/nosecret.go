package secret

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// isReference reports what stands for a value that comes from elsewhere.
func isReference(text string) bool {
	return strings.HasPrefix(text, "$") || strings.HasPrefix(text, "`") || isPlaceholder(text)
}

// keptBy begins what says where a secret is kept, in options.
var keptBy = strings.Fields("env: file: fd: stdin id= src= type= type=secret arn: secretsmanager: op:// vault: ref+ " +
	"keyring: prompt @/ @./ @~ @-")

func isElsewhere(text string) bool {
	return slices.ContainsFunc(keptBy, func(p string) bool { return strings.HasPrefix(text, p) }) ||
		strings.HasPrefix(text, "@") && strings.Contains(text, ".")
}

// placeholders are what templates, formats and people put where a value will be.
var placeholders = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`^(?:\$\{[^{}]*\}|\{\{.*\}\}|\{[A-Za-z_.]*\}|<[^<>]*>|%[sdvq]|%\(\w+\)s|@\w+@|` +
		`[*.•xX]{3,}|\[[\w -]+\]|ENC\[.*\]|:\w+)$`)
})

func isPlaceholder(text string) bool {
	return len(text) > 0 && len(text) <= mostAhead && strings.ContainsRune("$*.•xX[E:{<%@", rune(text[0])) &&
		placeholders().MatchString(text) ||
		strings.HasPrefix(text, "•")
}

// plain are the words that stand behind names for secrets in programs and in prose, and are none: types,
// truth, nothing, and what people say of a secret.
var plain = strings.Fields(`
	string str text varchar char bytes byte bool boolean int integer number float any object unknown uuid optional
	option true false null nil none undefined void yes no on off never required optional enabled disabled default
	auto inherit basic digest a an the must is are was should shall may can cannot not to if or and please use see
	do don't enter invalid missing wrong expired incorrect this your my new changed unchanged sent set unset read
	write update updated rotate rotated hidden they it we you all each every only when then there how what why which
	who where also first one some more both as at by from for with in of will would could have has had been being
	after before once it's await new typeof not yield func function lambda self this type secret password token
	const let var return`)

func isPlain(text string) bool {
	return slices.Contains(plain, strings.ToLower(strings.Trim(text, ".?!*")))
}

// roots are what programs and configurations take values from.
var roots = strings.Fields(`
	os process self this req request config settings env environ options opts args argv user users data params props
	ctx context var local module secrets github system import viper cfg event body input resp response res session
	form credentials creds app window document state settings account client auth model obj item row record result
	payload current_user Rails ENV vault inputs steps each values matrix parser flags cmd kwargs crypto uuid hashlib`)

// isCode reports a value that is an expression of a program, not the secret itself. An assignment of a
// shell has no blank beside its operator.
func isCode(s, name string, v value, spaced bool) bool {
	if v.quoted {
		return false
	}
	text := s[v.from:v.to]
	rest := s[v.to:]
	lower := strings.ToUpper(name) != name // no variable of an environment
	switch {
	case strings.HasPrefix(text, "="), strings.HasPrefix(text, ":"), strings.HasPrefix(text, "!"):
		return spaced || text[0] == ':'
	case strings.HasSuffix(strings.ToLower(name), "s") && strings.Trim(text, "0123456789_kK.") == "":
		return true // a count: max_tokens
	case strings.HasPrefix(rest, "(") && isPath(text):
		return spaced || lower
	case isPath(text) && slices.Contains(roots, first(text, ".[")) && text != first(text, ".["):
		return spaced || lower
	case strings.ContainsAny(text, "[]") && isPath(first(text, "[")):
		return spaced
	case spaced && isPlain(strings.TrimSuffix(text, "]")):
		return true
	case spaced && isPath(text) && nameIn(text):
		return true // an identifier of a program: newPassword, user_token
	case isPlain(text):
		return len(text) < 10 && !lower || strings.HasPrefix(rest, ",") || strings.HasPrefix(rest, ")")
	}
	return strings.Trim(text, "*•.xX") == ""
}

// nameIn reports an identifier of letters that is itself a name for a secret.
func nameIn(text string) bool {
	return strings.Trim(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ_.") == "" &&
		secretName().MatchString(text)
}

func first(text, ends string) string {
	if i := strings.IndexAny(text, ends); i >= 0 {
		return text[:i]
	}
	return text
}

// isPath reports an identifier, or several with dots between them.
func isPath(text string) bool {
	for i := range len(text) {
		c := text[i]
		if !(inWord(c) && c != '-' || c == '.' && i > 0 || c == '?' || c == '[' || c == ']') {
			return false
		}
	}
	return text != "" && (text[0] < '0' || text[0] > '9')
}
