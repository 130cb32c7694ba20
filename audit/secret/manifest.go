package secret

import (
	"regexp"
	"strings"
	"sync"
)

// mostManifest bounds a Kubernetes object, in bytes on either side of its data.
const mostManifest = 4 << 10

var secretKind = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`(?m)^[ \t]*kind:[ \t]*["']?Secret["']?[ \t\r]*$`)
})

// seekManifest finds the values in a Kubernetes Secret: the lines under data that are further in.
func seekManifest(s string, hit int, found func(from, to int)) (cost int) {
	start := max(0, hit-mostName)
	start += strings.LastIndexByte(s[start:hit], '\n') + 1
	if strings.Trim(s[start:hit], " ") != "" {
		return mostName
	}
	object, data := s[max(0, hit-mostManifest):min(len(s), hit+mostManifest)], min(hit, mostManifest)
	if n := strings.LastIndex(object[:data], "\n---"); n >= 0 {
		object, data = object[n+1:], data-n-1
	}
	if n := strings.Index(object[data:], "\n---"); n >= 0 {
		object = object[:data+n]
	}
	if !secretKind().MatchString(object) {
		return len(object)
	}
	in := len(s[start:hit]) - len(strings.TrimLeft(s[start:hit], " "))
	_, rest, _ := strings.Cut(s[hit:min(len(s), hit+mostManifest)], "\n")
	for at := hit + len(s[hit:min(len(s), hit+mostManifest)]) - len(rest); rest != ""; {
		line, after, more := strings.Cut(rest, "\n")
		deeper := len(line) - len(strings.TrimLeft(line, " "))
		if deeper <= in && strings.TrimSpace(line) != "" {
			break
		}
		from := 0
		if n := strings.Index(line, ": "); n >= 0 {
			from = n + 2
		}
		text := strings.Trim(line[from:], " \t\r\"'")
		if text != "" && !strings.HasSuffix(text, ":") && !isReference(text) && strings.Trim(text, "|>-+") != "" {
			from += strings.Index(line[from:], text)
			found(at+from, at+from+len(text))
		}
		at += len(line) + 1
		rest = after
		if !more {
			break
		}
	}
	return len(object)
}
