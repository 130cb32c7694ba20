// Package call says what the calls of a program do. A call comes in, by the function's full name and the values of
// its arguments; the acts that the call means are recorded, and the value that it gives goes out.
//
// What each function does stands in the Book of its language, which is made of a table of rows. The row
// {code.Deletes, "0=path", nil, "os.remove os.unlink"} says that both functions delete the file that is their first
// argument, or the one named path. A row may have a How, a function that says what a row cannot.
//
// The types of this package are layers, each of which calls only those before it: record holds the acts, effects
// notes what takes several acts, names knows what each name stands for, environment follows environment variables,
// values computes, and Calls follows the calls. What they need of the grammar goes through one interface. The
// package never runs anything, and it does not know how a language is written.
//
// The files stand by what a call may be: of a function that a text defines or that the table names (calls.go), of a
// method (method.go, member.go), of a library that no table knows, by its name (stranger.go, verbs.go), of the client
// of a service (services.go) or a database (database.go, empties.go, wholesale.go). What changes names behind an
// assignment's back is in changed.go and its neighbours.
package call
