package secret

import "strings"

// seekAssigned finds the value that a name for a secret is given, in environments, .env and .npmrc files,
// JSON, YAML, XML, URLs and programs.
func seekAssigned(s string, hit int, found func(from, to int)) (cost int) {
	from, to := nameAt(s, hit)
	name := s[from:to]
	cost = to - from
	v := element(s, from, to)
	if !v.ok() {
		v = assigned(s, name, to)
	}
	if isWorkingFolder(name) && (from == 0 || s[from-1] != ';') {
		return cost // with a semicolon before it, it is ODBC's
	}
	if name == "PASS" && strings.HasSuffix(s[:from], "--- ") {
		return cost // of go test
	}
	if name = strings.TrimLeft(name, "-"); !v.ok() || !namesSecret(name, s[v.from:v.to]) {
		v = besideName(s, name, from, hit, to)
		cost += mostBetween / walkCosts
		if !v.ok() && said(name).secret {
			cost += seekRows(s, from, to, found)
		}
	}
	if v.ok() {
		found(v.from, v.to)
	}
	return cost + max(0, v.to-v.from)
}

func isWorkingFolder(name string) bool { return name == "PWD" || name == "OLDPWD" }

// element is the text of an XML element of a secret's name.
func element(s string, from, to int) (v value) {
	colon := from
	for colon > 0 && from-colon < mostName && (inWord(s[colon-1]) || s[colon-1] == ':') {
		colon--
	}
	if colon == 0 || s[colon-1] != '<' {
		return v
	}
	end := strings.IndexAny(s[to:min(len(s), to+mostName)], "><\n")
	if end < 0 || s[to+end] != '>' || s[to+end-1] == '/' {
		return v
	}
	v.from = to + end + 1
	v.to = v.from
	for v.to < len(s) && s[v.to] != '<' && s[v.to] != '\n' {
		v.to++
	}
	text := s[v.from:v.to]
	if v.to == len(s) || s[v.to] != '<' || isReference(text) || strings.TrimSpace(text) == "" {
		return value{}
	}
	return v
}

// assigned is the value behind a name and an operator.
func assigned(s, name string, to int) (v value) {
	i := afterQuote(s, to)
	if i > to && i < len(s) && s[i] == ']' {
		i++
	}
	blank := over(s, i, 8, &blanks)
	op := over(s, blank, 3, &assigning)
	if op == blank {
		return v
	}
	operator := s[blank:op]
	at := over(s, op, 8, &blanks)
	spaced := blank > i || at > op || operator == ":="
	if at+1 < len(s) && s[at] == '\\' && (s[at+1] == '"' || s[at+1] == '\'') {
		at++
	}
	v = valueAt(s, at)
	compared := operator == "::" || operator == "!=" || strings.HasPrefix(operator, "==")
	redirected := operator == ">" || operator == ">>"
	if operator == "=" && blank == i && at > op && v.ok() && isAssignment(s[v.from:v.to]) {
		return value{} // a name without a value, and another
	}
	if redirected || compared && !v.quoted || v.ok() && isCode(s, name, v, spaced) {
		return value{}
	}
	return v
}

func isAssignment(text string) bool {
	name, _, ok := strings.Cut(text, "=")
	return ok && isPath(name)
}

var (
	blanks    = bytesOf(" \t")
	assigning = bytesOf("=:>?+!")
)
