package dockerfile

import (
	"net/url"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// An image or an address may stand behind a name that an ARG or ENV gives a value (Dockerfile reference, "Understand
// how ARG and FROM interact", "Environment replacement", "Adding files from a Git repository").

// Hosts are those that a Dockerfile takes images and files from, as far as its own values tell them.
func Hosts(text string) (hosts []string) {
	text = joined(text)
	add := func(host string) {
		if host != "" && !slices.Contains(hosts, host) {
			hosts = append(hosts, host)
		}
	}
	for _, m := range taken().FindAllStringSubmatch(text, maxMatches) {
		for _, one := range resolved(m[1], text) {
			add(registry(one))
		}
	}
	for _, m := range copied().FindAllStringSubmatch(text, maxMatches) {
		for _, words := range resolved(m[1], text) {
			for word := range strings.FieldsFuncSeq(words, between) {
				add(address(word))
			}
		}
	}
	return hosts
}

// between reports what stands between the words of an instruction, as text or as a list.
func between(r rune) bool { return strings.ContainsRune(" \t\",[]", r) }

// Hidden are those of Hosts that no image or address spells as it stands: a value of a name tells them, or they are
// written as scp does.
func Hidden(text string) (hosts []string) {
	plain := joined(text)
	for _, host := range Hosts(text) {
		spelled := slices.ContainsFunc(taken().FindAllStringSubmatch(plain, maxMatches),
			func(m []string) bool { return registry(m[1]) == host && fromLine().MatchString(m[0]) }) ||
			strings.Contains(plain, "://"+host)
		if !spelled {
			hosts = append(hosts, host)
		}
	}
	return hosts
}

// registry is the host in an image's name, or empty (distribution's reference grammar: a part with a dot or a port, or
// localhost, which is this machine).
func registry(image string) string {
	host, _, has := strings.Cut(strings.TrimPrefix(image, "docker-image://"), "/")
	if !has || !strings.ContainsAny(host, ".:") {
		return ""
	}
	host, _, _ = strings.Cut(host, ":")
	return strings.ToLower(host)
}

// address is the host of a word that names what is fetched, or empty.
func address(word string) string {
	if m := scpLike().FindStringSubmatch(word); m != nil {
		return strings.ToLower(m[1])
	}
	if !strings.Contains(word, "://") {
		return ""
	}
	u, err := url.Parse(word)
	if err != nil || u.Hostname() == "" {
		return word
	}
	return strings.ToLower(u.Hostname())
}

// resolved are a text with each of the values that a file gives to the names in it.
func resolved(text, file string) []string {
	all := []string{text}
	for range maxWithin {
		next := make([]string, 0, len(all))
		for _, one := range all {
			next = append(next, replaced(one, file)...)
		}
		if slices.Equal(next, all) || len(next) > maxMatches {
			break
		}
		all = next
	}
	return all
}

// maxWithin bounds how deep values name values.
const maxWithin = 8

// replaced are a text with the first name in it that has values.
func replaced(text, file string) (all []string) {
	for _, m := range named().FindAllStringSubmatch(text, maxMatches) {
		values := []string{}
		if m[3] != "" {
			values = append(values, m[3])
		}
		for _, given := range gives().FindAllStringSubmatch(file, maxMatches) {
			for _, set := range sets().FindAllStringSubmatch(given[1], maxMatches) {
				if value := strings.Trim(set[2], `"'`); set[1] == m[1]+m[2] && !strings.Contains(value, m[0]) {
					values = append(values, value)
				}
			}
		}
		for _, value := range values {
			all = append(all, strings.Replace(text, m[0], value, 1))
		}
		if len(all) > 0 {
			return all
		}
	}
	return []string{text}
}

var (
	fromLine = lazy.Pattern(`(?i)^\s*(?:FROM|COPY\s+--from=)`)
	taken    = lazy.Pattern(`(?im)^\s*(?:ONBUILD\s+)?(?:FROM\s+(?:--\S+\s+)*|(?:COPY|ADD|RUN)\s[^\n]*?\bfrom=)` +
		`["']?([^\s,"']+)`)
	scpLike = lazy.Pattern(`^[\w.-]+@([\w.-]+):`)
	named   = lazy.Pattern(`\$(?:(\w+)|\{(\w+)(?::?[-+]([^{}]*))?[^{}]*\})`)
	gives   = lazy.Pattern(`(?im)^\s*(?:ARG|ENV)\s+(.*)$`)
	sets    = lazy.Pattern(`(\w+)(?:=|\s+)("[^"]*"|'[^']*'|\S*)`)
)
