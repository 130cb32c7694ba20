package policy

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"guard/policy/place"
)

func TestZZDebug(t *testing.T) {
	if os.Getenv("DBG") == "" {
		t.Skip()
	}
	for _, l := range strings.Split(os.Getenv("DBG"), "\n") {
		f := Judge{World: place.World{Workspace: "/srv/project", Home: "/home/eve"}}.Facts(Request{Tool: Shell, Command: l, Cwd: "/srv/project"})
		fmt.Printf("%q: %v [%v] unknown=%v absurd=%v prot=%v sig=%q\n", l, f.Level, f.Categories, f.Unknown, f.Absurd, f.Protected, f.Signature)
		for _, c := range f.Commands {
			fmt.Printf("   %q wrap=%q redir=%q assigns=%q lit=%v extra=%v own=%v[%v] all=%v[%v] sig=%q D=%v W=%v R=%v\n", c.Argv, c.Wrappers, c.Redirects, c.Assigns, c.Literal, c.Extra, c.Own.Level, c.Own.Categories, c.Level, c.Categories, c.Signature, c.Deletes, c.Writes, c.Reads)
		}
		fmt.Println("   ", f.Reasons)
	}
}
