package shell

import (
	"regexp"
	"sync"
)

// lazily is a pattern that is compiled when it is first needed: guard starts for every
// command of every agent, and most need none of them.
func lazily(expr string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expr) })
}
