package source

import (
	"guard/policy/code"
	"guard/policy/shell/access"
	"guard/policy/shell/environment"
)

// credentialReads are the places where a text reads variables that are named like credentials.
func credentialReads(r code.Reading) (reads []access.VariableRead) {
	for i := range r.Acts {
		if a := &r.Acts[i]; a.Kind == code.Environment && len(a.Args) > 0 && a.Args[0].Known &&
			environment.SecretVariable(a.Args[0].Text) {
			reads = append(reads, access.VariableRead{Variable: a.Args[0].Text, Line: a.Line})
		}
	}
	return reads
}
