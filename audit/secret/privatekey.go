package secret

import (
	"regexp"
	"strings"
	"sync"
)

// mostHeader bounds the line that begins a key, in bytes.
const mostHeader = 160

var keyHeader = sync.OnceValue(func() *regexp.Regexp {
	return regexp.MustCompile(`\A(?i)-----BEGIN[ A-Z0-9_-]{0,100}PRIVATE KEY(?: BLOCK)?-----`)
})

// seekPrivateKey finds a key in PEM or OpenPGP's armour, up to its end or the text's.
func seekPrivateKey(s string, hit int, found func(from, to int)) (cost int) {
	header := keyHeader().FindString(s[hit:min(len(s), hit+mostHeader)])
	if header == "" {
		return mostHeader
	}
	to, at := len(s), hit+len(header)
	for at < len(s) {
		n := strings.Index(s[at:], "-----END")
		if n < 0 {
			break
		}
		at += n + len("-----END")
		line := s[at:min(len(s), at+mostHeader)]
		if k := strings.Index(line, "PRIVATE KEY"); k >= 0 {
			if d := strings.Index(line[k:], "-----"); d >= 0 {
				to = at + k + d + len("-----")
				break
			}
		}
	}
	found(hit, to)
	return mostHeader + (to-hit)/16 // one quick look for the end
}
