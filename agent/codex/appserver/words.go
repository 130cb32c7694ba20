package appserver

import "slices"

// str is a text that may not be there.
func str(p *string) string {
	if p == nil {
		return ""
	}
	return *p
}

func appendNew(list []string, s string) []string {
	if slices.Contains(list, s) {
		return list
	}
	return append(list, s)
}
