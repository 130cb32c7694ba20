package reader_test

import (
	"fmt"

	"guard/policy/code"
	"guard/policy/code/reader"
)

// A text comes in, its acts go out: what each calls, on which line, and with which arguments.
func ExampleRead() {
	for _, act := range reader.Read(code.Python, "import os\nos.remove('a')").Acts {
		fmt.Println(act.Line, act.Kind, act.Call, act.Args[0].Text)
	}
	// Output:
	// 1 loads import os
	// 2 deletes os.remove a
}
