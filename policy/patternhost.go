package policy

import "strings"

// leavesHost reports an address that an open word of a pattern takes, at another host than the pattern names: what
// stands for a part of the host stands for no /, ? or @, so that https://*.example.com/* is not
// https://evil.example/.example.com/, and at its end for a port alone, so that http://localhost* is not
// http://localhost.evil.example (RFC 3986, section 3.2).
func (g glob) leavesHost(word string) bool {
	_, named, ok := strings.Cut(g.text(), "://")
	_, host, is := strings.Cut(word, "://")
	if !ok || g.operand || !is {
		return false
	}
	end := strings.IndexAny(named, "/?#")
	open := end < 0
	if !open {
		named = named[:end]
	}
	if i := strings.IndexAny(host, `/?#\`); i >= 0 {
		host = host[:i]
	}
	before, behind, starred := strings.Cut(named, "*")
	switch {
	case !starred || named == "*":
		return false
	case strings.Contains(host, "@") && !strings.Contains(named, "@"):
		return true
	case open && behind == "":
		rest, same := strings.CutPrefix(host, before)
		return !same || strings.Trim(strings.TrimPrefix(rest, ":"), "0123456789") != "" ||
			rest != "" && rest[0] != ':' && !strings.HasSuffix(before, ":")
	}
	return !glob{pieces: strings.Split(named, "*")}.match(host)
}
