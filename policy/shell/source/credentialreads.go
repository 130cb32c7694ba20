package source

import (
	"guard/policy/code"
	"guard/policy/shell/access"
)

// credentialReads are the places where a text reads variables that are named like credentials.
func credentialReads(n *Names, r code.Reading) (reads []access.VariableRead) {
	for i := range r.Acts {
		if a := &r.Acts[i]; a.Kind == code.Environment && len(a.Args) > 0 && a.Args[0].Known &&
			n.State.Secret(a.Args[0].Text) {
			reads = append(reads, access.VariableRead{Variable: a.Args[0].Text, Line: a.Line})
		}
	}
	return reads
}
