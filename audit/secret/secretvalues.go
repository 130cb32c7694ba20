package secret

import (
	"slices"
	"strings"
)

// Bounds of what is known again by its value alone: a shorter or simpler one stands in texts for other reasons.
const (
	leastKnown = 12 // bytes
	leastLine  = 24 // bytes of one line of a secret of several, a key's
)

// Values returns the values of the secrets in a text, of those that are like nothing but themselves: long enough, of
// letters and digits. A secret of several lines is given by its lines.
func Values(text string) (all []string) {
	for _, at := range newSearch(len(text), nil).spans(text) {
		if whole := text[at.from:at.to]; strings.Contains(whole, ";") && !strings.Contains(whole, "\n") {
			for part := range strings.SplitSeq(whole, ";") { // of a connection: Server=db;Password=…
				if name, value, ok := strings.Cut(part, "="); ok && len(value) >= leastKnown && part != whole {
					all = append(all, Values(strings.TrimSpace(name)+"="+value)...)
				}
			}
		}
		lines, least := strings.Split(text[at.from:at.to], "\n"), leastLine
		if len(lines) == 1 {
			least = leastKnown
		}
		for _, line := range lines {
			if line = strings.TrimSpace(line); len(line) >= least && unmistakable(line) {
				all = append(all, line)
			}
		}
	}
	return all
}

func unmistakable(value string) bool {
	return tellsItself(value) && strings.ContainsAny(value, "0123456789") && !strings.Contains(value, " ") &&
		strings.ContainsAny(value, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
}

// Token is a secret that is known by its own form, wherever it stands, and the kind that it is of.
type Token struct{ Value, Kind string }

// Tokens returns the keys and tokens of services in a text, private keys, and passwords of addresses, each once: those
// that are like nothing else, and that people keep for longer than a login lasts. Of 99,000 files of programs and their
// documents it finds some in 115, test keys all of them.
func Tokens(text string) (all []Token) {
	if hinted(text).empty() {
		return nil
	}
	for _, at := range newSearch(len(text), nil).spans(text) {
		if at.shape < 0 {
			continue
		}
		s := &shapes()[at.shape]
		t := Token{text[at.from:at.to], s.kind}
		if s.isToken(t.Value) && !slices.Contains(all, t) {
			all = append(all, t)
		}
	}
	return all
}

// isToken reports a value of the shape that is like nothing else.
func (s *shape) isToken(value string) bool {
	switch {
	case len(value) < leastKnown, slices.Contains(noTokens, s.kind),
		slices.ContainsFunc(otherwise, func(begin string) bool { return strings.HasPrefix(value, begin) }):
		return false
	case s.kind == "userinfo":
		return unmistakable(value) && strings.ContainsAny(value, "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
	}
	return s.run > 0 || s.kind == "private-key"
}

var (
	// noTokens are kinds of what is no secret by itself, or what programs give out at each login.
	noTokens = strings.Fields("aws-access-token alibaba-access-key-id jwt jwt-base64 gitlab-session-cookie")
	// otherwise is how values begin that stand for other things, or open nothing but a place for tests.
	otherwise = strings.Fields("s. EAAA sk_test_ rk_test_ FLWSECK_TEST FLWPUBK_TEST EZTK")
)
