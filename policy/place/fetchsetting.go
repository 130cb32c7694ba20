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

// PushSetting reports a key that says which remote a push goes to that names none: remote.pushDefault, and of each
// branch pushRemote and remote (git-config(1)). Keys are as for FetchSetting.
func PushSetting(key string) bool {
	name, ok := strings.CutPrefix(key, "branch.")
	return key == "remote.pushdefault" ||
		ok && (strings.HasSuffix(name, ".remote") || strings.HasSuffix(name, ".pushremote"))
}

// RemoteSetting reports a key that says where a remote is, or which remotes a group names (git-config(1), remotes.*).
// Keys are as for FetchSetting.
func RemoteSetting(key string) bool {
	return strings.HasPrefix(key, "remotes.") || strings.HasPrefix(key, "remote.") && strings.HasSuffix(key, ".url")
}
