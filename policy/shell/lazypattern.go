package shell

import (
	"regexp"

	"guard/internal/lazy"
)

// lazily is lazy.Pattern.
func lazily(expr string) func() *regexp.Regexp { return lazy.Pattern(expr) }
