// Package diagnostic shows a judged command line to a person as a good compiler shows a mistake: the verdict, the
// line with its dangerous parts marked and said below it, what is at stake, and what could be done about it.
//
// A judged request and the width of the window come in, lines of safe text go out:
//
//	c := diagnostic.Case{Facts: facts, Verdict: verdict, Mode: policy.Safe}
//	for _, line := range c.Lines(80) {
//		fmt.Println(line.Render(colour))
//	}
//
// For example, of `ls; rm -rf build` in a folder where build holds three files:
//
//	refused in the mode safe, asked about in the mode ask: high
//
//	  ls; rm -rf build
//	      ^^^^^^^^^^^^ high: deletes build and everything in it
//
// It judges nothing, looks at nothing outside memory, and lets no text out but through the escaper.
package diagnostic
