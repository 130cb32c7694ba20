package source

import (
	"path"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// A source that lists the home, or the folder above the one where it works, names none of the files there: which folder
// a list is of is told by the expression that it is given, or by the name that stands for one.

var (
	// bindsName is a name that is given an expression.
	bindsName = lazy.Pattern(`(?m)\b([A-Za-z_]\w*)\s*(?::\s*[^=\n]{1,40}?)?(?::?=|<-)\s*([^;=\n][^;\n]*)`)
	// listsMore are words that list a folder beside those of sourceLists (os-lib 0.11, Crystal 1.14, OCaml 5, Qt 6,
	// D 2, Zig 0.14, Groovy 4, Gradle 8, Vala 0.56, Scala's better-files 3, fs2; Java's File).
	listsMore = lazy.Pattern(`\bos\.(?:list|walk)\b|\breaddir\b|\bSys\.readdir\b|\bdirEntries\b|` +
		`\bopenDir(?:Absolute)?\b|\beach(?:File|Dir)\w*|\btraverse\b|\bDir\.open\b|\blist_files\b|\bGetDirectories\b|` +
		`\bEnumerateDirectories\b|\.list\(\)|` +
		`\bPath\.wildcard\b|\bGetDirectoryContents\b`)
	// aboveBuilt is the project's folder by way of what is built (Gradle 8, Project.getBuildDir).
	aboveBuilt = lazy.Pattern(`\bbuildDir(?:\(\))?\.parent(?:File)?\b`)
	// ends are the signs at which a statement ends.
	ends = ";\n"
	// homeWord is a text that only tells which variable, or property, holds the home.
	homeWord = lazy.Pattern(`(?i)["'](?:HOME|USERPROFILE|user\.home|~/?|)["']`)
	// partOf is a text that leads to what lies in a folder.
	partOf = lazy.Pattern(`["'][^"'\n]*[\w][^"'\n]*["']`)
)

// listedElsewhere is the folder outside of the workspace that a source lists without a name of its own, other than
// where git holds that statement.
func listedElsewhere(n *Names, text, held string) string {
	text = aboveBuilt().ReplaceAllString(text, "projectDir")
	l := lister{text: text, held: aboveBuilt().ReplaceAllString(held, "projectDir")}
	if n.World.Home != "" && asksHome().MatchString(text) && l.lists(isHome) {
		if p := n.World.At("", n.World.Home); standsElsewhere(n, p) {
			return p.Path
		}
	}
	if worksHere().MatchString(text) && goesUp().MatchString(text) && l.lists(isAbove) {
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

// lister is a source that may list folders, and what git holds of it.
type lister struct{ text, held string }

// lists reports a list of a folder that an expression names, or a name that stands for it.
func (l lister) lists(is func(s string) bool) bool {
	var names map[string]bool
	rise := l.rising()
	for _, m := range bindsName().FindAllStringSubmatch(l.text, maxEmbedded) {
		here := worksHere().MatchString(m[2]) && !partOf().MatchString(m[2])
		if is(m[2]) || holdsAlone(m[2], names) || here && rise[m[1]] && is(m[2]+".parent()") {
			if names == nil {
				names = map[string]bool{}
			}
			names[m[1]] = true
		}
	}
	return slices.ContainsFunc(l.statements(), func(s string) bool { return is(s) || holdsAlone(s, names) })
}

// statements are those that list a folder and that git does not hold.
func (l lister) statements() (all []string) {
	lists := append(sourceLists().FindAllStringIndex(l.text, -1), listsMore().FindAllStringIndex(l.text, -1)...)
	for _, at := range lists {
		from := strings.LastIndexAny(l.text[:at[0]], ends) + 1
		to := len(l.text)
		if i := strings.IndexAny(l.text[at[1]:], ends); i >= 0 {
			to = at[1] + i
		}
		if s := l.text[from:to]; l.held == "" || !strings.Contains(l.held, strings.TrimSpace(s)) {
			all = append(all, s)
		}
	}
	return all
}

// rising are the names of which a statement goes up right behind them.
func (l lister) rising() map[string]bool {
	names := map[string]bool{}
	for _, at := range goesUp().FindAllStringIndex(l.text, maxEmbedded) {
		from := max(0, at[0]-maxKey)
		behind := l.text[from:at[0]]
		for _, name := range identifier().FindAllString(behind[strings.LastIndexAny(behind, ends)+1:], -1) {
			names[name] = true
		}
	}
	return names
}

// holdsAlone reports an expression in which one of the names stands, and no part of a path.
func holdsAlone(s string, names map[string]bool) bool {
	return len(names) > 0 && !partOf().MatchString(s) &&
		slices.ContainsFunc(identifier().FindAllString(s, -1), func(name string) bool { return names[name] })
}

// Identifiers are the names in an expression.
func Identifiers(s string) []string { return identifier().FindAllString(s, -1) }
