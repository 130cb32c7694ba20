package shell

import (
	"guard/policy/place"
	"guard/policy/shell/access"
)

// StartsLater reports a file of a workspace that has something run later by a text which it gets.
// What the old text said already is nothing new.
func StartsLater(workspace string, p place.Place, text, old string) bool {
	return access.StartsLater(workspace, p, text, old)
}

// MovesHost reports a file of a manifest or of settings that by its new text asks another host than by the old one.
func MovesHost(workspace string, p place.Place, text, old string) bool {
	return access.MovesHost(workspace, p, text, old)
}
