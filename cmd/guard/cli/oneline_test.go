package cli_test

import (
	"testing"

	"guard/cmd/guard/cli"
)

func TestOneLine(t *testing.T) {
	for set, one := range map[string]bool{"A=b": true, "A=b=c": true, "A=b\nc": false, "A=b\rc": false, "": true} {
		if got := cli.OneLine([]string{"X=1", set}); got != one {
			t.Errorf("%q: %v", set, got)
		}
	}
}
