// Command pictures makes the pictures of the documents from the real program:
//
//	go run ./internal/pictures GUARD FOLDER     (make pictures)
//
// It runs `guard demo` in a terminal of 80 columns and 24 rows, in an empty home, and answers as a person who looks
// would. Into the folder come the first question as an SVG, for light and for dark pages, and the whole story as an
// asciicast (https://docs.asciinema.org/manual/asciicast/v2/). It reads and changes nothing else.
package main
