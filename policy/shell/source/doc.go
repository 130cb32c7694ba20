// Package source judges program text: what code that is given or run would do, what it
// loads, and, where it is not read to the end, what it names.
//
//	python3 -c "open('.env').read()" // reads secrets
//
// policy/code reads the text; nothing is executed. What cannot be read is not known.
package source
