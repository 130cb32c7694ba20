// Package lazy compiles regular expressions when they are first needed. guard starts for every command of
// every agent, and most runs need none of them.
//
// An expression comes in; a function goes out that compiles it at the first call and returns the same one ever after:
//
//	var comment = lazy.Pattern(`#.*`)
//	…
//	comment().MatchString(line)
//
// It never returns an error: an expression that does not compile is a mistake in the code, and the first use panics.
package lazy

import (
	"regexp"
	"sync"
)

// Pattern returns a function that compiles the expression at its first call. Several goroutines may call it at once.
func Pattern(expr string) func() *regexp.Regexp {
	return sync.OnceValue(func() *regexp.Regexp { return regexp.MustCompile(expr) })
}
