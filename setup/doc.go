// Package setup finds what a person's shell and clients need so that agents start behind guard,
// writes it, and takes it back.
//
// In go what guard knows of the machine: the person's folders, the agents found. Out comes a plan:
// changes of files, each with the text that is there and the text that would be, and lines for the
// person to paste where guard edits nothing. Write writes one change, with a copy of what was there
// and a journal in guard's own folder; Written, Reverse and TakeBack undo it, by that journal:
//
//	plan := setup.For(machine)
//	err := store.Write(plan.Changes[0])
//
// Nothing that is the person's is overwritten or reformatted, and what is not as it was shown is not
// written. The package asks nobody and prints nothing.
package setup
