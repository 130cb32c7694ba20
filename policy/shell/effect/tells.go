package effect

// Tells is how much of the lines that a command reads its output tells. The zero value is the strict one.
type Tells uint8

// How much there is.
const (
	TellsAll      Tells = iota // whatever stands there
	TellsNames                 // of a line NAME=VALUE nothing behind the first =, any other as it is
	TellsOwnNames              // of those nothing but names that begin with letters which the command says
	TellsCount                 // how many there are
)
