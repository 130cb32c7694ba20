package sql

import (
	"net/url"
	"slices"
	"strings"
)

// FileOfURI is the file that a database's address names (sqlite.org/uri.html); false: it also says how the
// file is reached.
func FileOfURI(uri string) (string, bool) {
	u, err := url.Parse(uri)
	if err != nil || u.Host != "" && u.Host != "localhost" {
		return "", false
	}
	for name := range u.Query() {
		if name != "mode" && name != "cache" && name != "immutable" {
			return "", false
		}
	}
	name := u.Path
	if u.Opaque != "" {
		if name, err = url.PathUnescape(u.Opaque); err != nil {
			return "", false
		}
	}
	return name, name != ""
}

// computing are signs of a name that is an address, or is put together.
var computing = []string{"://", "||", "concat", "chr(", "getenv", "query"}

// DuckFiles lists the strings of SQL that could name a file: DuckDB reads one wherever a table may stand.
// False: one may be an address, or be computed. A name may hold wildcards.
func DuckFiles(text string) (files []string, known bool) {
	lower := strings.ToLower(text)
	if strings.ContainsAny(text, "`$\\") ||
		slices.ContainsFunc(computing, func(s string) bool { return strings.Contains(lower, s) }) {
		return nil, false
	}
	for i, part := range strings.FieldsFunc(text, func(r rune) bool { return r == '\'' || r == '"' }) {
		if i > 0 && strings.ContainsAny(part, "./~*?[") {
			files = append(files, part)
		}
	}
	return files, true
}
