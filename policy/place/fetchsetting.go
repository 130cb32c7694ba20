package place

import "strings"

// FetchSetting reports a key of git's settings that says what a fetch removes (git-config(1), git 2.47). Its section
// and its last part are in lower case.
func FetchSetting(key string) bool {
	if key == "fetch.prune" || key == "fetch.prunetags" {
		return true
	}
	name, ok := strings.CutPrefix(key, "remote.")
	return ok && (strings.HasSuffix(name, ".prune") || strings.HasSuffix(name, ".prunetags") ||
		strings.HasSuffix(name, ".fetch"))
}
