// Package suggest is `guard suggest`: rules for what a person answers again and again, as package guard/suggest finds
// them in the record. It shows each with what it comes from and what it would have changed, and writes those that the
// person agrees to into their own file of rules or the project's, behind what stands there. An agent's own programs may
// write nothing, and a file that would not load is not written.
package suggest
