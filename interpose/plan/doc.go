// Package plan says how an agent is started so that guard sees every call it makes.
//
// In come what the person typed and facts of the machine: the PATH, the
// agent's package file, its settings and policies (Request). Out comes a value
// (Plan): the program, its final arguments, what is added to its environment,
// the files it needs in the private run folder or in a home overlay for the home,
// and a reason for each.
//
// For starts nothing and writes nothing; Plan.Write writes into the run folder
// alone, never into the agent's or the person's own files. What cannot be put
// in, or is taken away, is a line in Plan.Notes, together with the stricter way
// that was taken.
//
// What is known of an agent comes in too, as a value (Agent): how it is told to speak
// ACP, how its flags ask for everything to be allowed, which files of a project
// have it run something, and Prepare, which changes the plan through a Builder. No
// agent's name stands in this package. For example, for
//
//	guard gemini --acp --yolo
//
// the plan removes --yolo, adds a policy file by which every call is asked, and says
// why of both.
package plan
