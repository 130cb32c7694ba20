package secret

import (
	"regexp"
	"slices"
	"strings"
	"sync"
)

// isToken reports a value of the shape that is like nothing else.
func (s *shape) isToken(value string) bool {
	switch {
	case len(value) < leastKnown, slices.Contains(noTokens, s.kind), standsOtherwise(value):
		return false
	case s.kind == "userinfo":
		return unmistakable(value) && strings.ContainsAny(value, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
	}
	return s.run > 0 || s.kind == "private-key"
}

func standsOtherwise(value string) bool {
	return slices.ContainsFunc(otherwise, func(begin string) bool { return strings.HasPrefix(value, begin) })
}

var (
	// noTokens are kinds of what is no secret by itself, or what programs give out at each login.
	noTokens = strings.Fields("aws-access-token alibaba-access-key-id jwt jwt-base64 gitlab-session-cookie")
	// otherwise is how values begin that stand for other things, or open nothing but a place for tests.
	otherwise = strings.Fields("s. EAAA sk_test_ rk_test_ FLWSECK_TEST FLWPUBK_TEST EZTK")
	// namedKinds are those of what is a secret by the name, the program or the address that it stands beside. Not so
	// signatures, which programs give out for each address, and gitleaks' generic-api-key, whose names are as wide as
	// key and access.
	namedKinds = strings.Fields("assigned authorization password argument basic xml powershell netrc pgpass sql said " +
		"manifest kubernetes-secret-yaml curl-auth-header curl-auth-user telegram discord slack google sk stripe " +
		"docker")
)

// passing finds the names of what is for one page, login or look, or for everybody.
var passing = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:[cx]srf|anti-?forgery|request_?verification|idempotency)[\w-]*token|` +
		`(?-i:(?:^|[^A-Za-z])(?:next|page|sync|continuation|cancel|resume|delta|skip|task|request)|` +
		`Next|Page|Sync|Continuation|Cancel|Resume|Delta|Skip|Task|Request)[_-]?token|` +
		`public|publishable|cookie$|cache_?key$|(?:^|_)(?:gpg|pgp|host)_?key$|salt$|sig(?:nature)?$|` +
		`^(?:user\.)?signingkey$`)
})

func isPassing(name string) bool { return passing().MatchString(name) }

// isLocal reports a place in the query of an address of this machine, as programs print them to be opened: a
// notebook's, a link of a mail in a test.
func isLocal(s string, at int) bool {
	address := s[max(0, at-mostAddress):at]
	address = address[strings.LastIndexAny(address, " \t\r\n\f\"'<>`")+1:]
	return localAddress().MatchString(address)
}

const mostAddress = 200 // bytes before what a query has in it

var localAddress = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?i)^[^/]{0,20}https?://(?:localhost|127\.[0-9.]+|0\.0\.0\.0|\[::1?\])(?::[0-9]+)?/` +
		`[^?]*\?`)
})

// nameOf is the name that a value stands behind, or what stands before it where that is a member of its own.
func nameOf(s string, at int) string {
	from, end := at, at
	for least := max(0, at-mostBefore); end > least && before[s[end-1]]; {
		end--
	}
	for from = end; from > 0 && end-from < mostName && (inWord(s[from-1]) || s[from-1] == '.'); {
		from--
	}
	if name := s[from:end]; !isFieldValue(name) {
		return name
	}
	return s[max(0, from-mostBetween):end]
}
