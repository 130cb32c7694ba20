package source

import (
	"path"
	"regexp"
	"strings"

	"guard/internal/lazy"
)

// A source that lists the home, or the folder above the one where it works, names none of the files there: which folder
// a list is of is told by the expression that it is given, or by the name that stands for one.

var (
	// bindsName is a name that is given an expression.
	bindsName = lazy.Pattern(`(?m)\b([A-Za-z_]\w*)\s*(?::\s*[^=\n]{1,40}?)?(?::?=|<-)\s*([^;=\n][^;\n]*)`)
	// listsMore are words that list a folder beside those of sourceLists (os-lib 0.11, Crystal 1.14, OCaml 5, Qt 6,
	// D 2, Zig 0.14, Groovy 4, Vala 0.56, Scala's better-files 3, fs2; Java's File).
	listsMore = lazy.Pattern(`\bos\.(?:list|walk)\b|\breaddir\b|\bSys\.readdir\b|\bdirEntries\b|` +
		`\bopenDir(?:Absolute)?\b|\beachFile\w*|\bDir\.open\b|\blist_files\b|\bGetDirectories\b|` +
		`\bEnumerateDirectories\b|\.list\(\)|` +
		`\bPath\.wildcard\b|\bGetDirectoryContents\b`)
	// ends are the signs at which a statement ends.
	ends = ";\n"
	// homeWord is a text that only tells which variable, or property, holds the home.
	homeWord = lazy.Pattern(`(?i)["'](?:HOME|USERPROFILE|user\.home|~/?|)["']`)
	// partOf is a text that leads to what lies in a folder.
	partOf = lazy.Pattern(`["'][^"'\n]*[\w][^"'\n]*["']`)
)

// listedElsewhere is the folder outside of the workspace that a source lists without a name of its own.
func listedElsewhere(n *Names, text string) string {
	home := n.World.Home != "" && asksHome().MatchString(text)
	up := worksHere().MatchString(text) && goesUp().MatchString(text)
	if !home && !up {
		return ""
	}
	if home && lists(text, isHome) {
		if p := n.World.At("", n.World.Home); standsElsewhere(n, p) {
			return p.Path
		}
	}
	if up && lists(text, isAbove) {
		if p := n.World.At("", path.Dir(n.State.Cwd)); standsElsewhere(n, p) {
			return p.Path
		}
	}
	return ""
}

// isHome reports an expression for the home itself.
func isHome(s string) bool {
	at := asksHome().FindStringIndex(s)
	return at != nil && !partOf().MatchString(homeWord().ReplaceAllString(s, ""))
}

// isAbove reports one for the folder above.
func isAbove(s string) bool {
	return worksHere().MatchString(s) && goesUp().MatchString(s) &&
		!partOf().MatchString(homeWord().ReplaceAllString(strings.ReplaceAll(s, `"user.dir"`, ""), ""))
}

// lists reports a list of a folder that an expression names, or a name that stands for it.
func lists(text string, is func(s string) bool) bool {
	var names []string
	for _, m := range bindsName().FindAllStringSubmatch(text, maxEmbedded) {
		switch {
		case is(m[2]) || len(names) > 0 && holdsAlone(m[2], names):
			names = append(names, m[1])
		case worksHere().MatchString(m[2]) && !partOf().MatchString(m[2]) && goesUp().MatchString(text):
			rises := regexp.MustCompile(`\b` + m[1] + `\b[^;\n]{0,40}(?:` + goesUp().String() + `)`)
			if rises.MatchString(text) && is(m[2]+".parent()") {
				names = append(names, m[1])
			}
		}
	}
	for _, at := range append(sourceLists().FindAllStringIndex(text, -1), listsMore().FindAllStringIndex(text, -1)...) {
		from := strings.LastIndexAny(text[:at[0]], ends) + 1
		to := len(text)
		if i := strings.IndexAny(text[at[1]:], ends); i >= 0 {
			to = at[1] + i
		}
		if s := text[from:to]; is(s) || holdsAlone(s, names) {
			return true
		}
	}
	return false
}

// holdsAlone reports an expression in which one of the names stands, and no part of a path.
func holdsAlone(s string, names []string) bool {
	if len(names) == 0 || partOf().MatchString(s) {
		return false
	}
	return regexp.MustCompile(`\b(?:` + strings.Join(names, "|") + `)\b`).MatchString(s)
}
