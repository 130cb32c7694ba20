// The judge of a line is made of parts. The first ones lie on each other, so that each has
// all that is below it: what the judging has come to (lineState), where words lead
// (places), what the line made itself (ownFiles), what files hold (fileTexts), what lies
// in folders (folders), what it means to read (readJudge), and to write or delete
// (fileJudge). The others each know one kind of command, stand on a fileJudge, and name
// the other parts that they ask. No part asks one that asks it: what a command starts is
// judged through walk.

package shell

import (
	"mvdan.cc/sh/v3/syntax"

	"guard/policy/place"
	"guard/policy/risk"
)

// lineState is what judging a line has come to: the finding so far, what it cost, and
// what earlier parts of the line leave behind for later ones.
type lineState struct {
	world place.World
	out   Reading
	state state
	wrap  wrapping

	start  string // the folder in which the line begins
	text   string // the text being walked, for showing words as they stand
	depth  int
	steps  int
	work   int
	cost   int  // see maxCost
	spent  bool // it was too much: the rest is not walked
	inner  int  // bytes of inner code parsed so far
	late   bool // the time for looking at the disk was used up
	unsure bool // a command was not understood as a whole

	changes int // assignments of the line so far
}

// wrapping is what stands around the command being judged.
type wrapping struct {
	names   []string
	finding risk.Finding
	remote  bool // runs on another machine or in a container: paths are not ours
	cage    bool // runs in a container, whose root is not worth much
}

// places tells where words lead: through the symlinks of the disk, of the line, and of
// what git brings.
type places struct {
	lineState

	links []link        // symlinks that the line makes
	trees []broughtTree // what git brings into the work tree

	foundTexts map[string]broughtText // of files, since the last of trees
	foundLinks map[string]bool        // paths whose links were looked for, since the last of trees
}

// ownFiles knows which files the line, or the session, made itself: nobody loses them.
type ownFiles struct {
	places

	born     []string // what the line makes where nothing was
	carried  []string // where the line moves what is not the session's
	obscure  bool     // the line has run something that may have made anything
	fresh    []fresh  // what the line makes where nothing was
	unpacked bool     // the line has unpacked an archive
}

// fileTexts knows what files hold when the command runs that is judged, and which of
// them the line or the session wrote.
type fileTexts struct {
	ownFiles

	blind     []string // files whose text the line changes without showing it
	hidden    []string // files into which the line puts a text that it does not show
	unsettled []string // files that the line changes in the background
	stale     bool     // files of the workspace may not be what the disk has, for the line has changed some unseen
	earlier   []string // files that earlier calls wrote
	recalled  bool     // earlier is known
	downloads []string // files that the line fills with what a host sent
	builds    bool     // the line has built something
	outputs   []string // programs that the line builds
	reviewed  []string // files of code that were read
	inside    []string // scripts that run each other
}

// folders knows which secrets lie in a folder, in a copy of it and in an archive.
type folders struct {
	fileTexts

	taken []taken // copies and archives of folders that the line makes
}

// readJudge judges what is read, shown and sent.
type readJudge struct {
	folders

	dotglob bool // patterns match hidden files too
	traces  bool // a shell prints its commands before it runs them
}

// fileJudge judges what is written, deleted, moved and linked.
type fileJudge struct {
	readJudge

	walk walk
}

// walk judges what a command starts: the walker does. It is the only way up from a part.
type walk interface {
	Nested(c *call, wrapper string, args []arg, in stream) stream // words, as a command of their own
	ShellText(c *call, name string, text arg) stream              // a text, as shell code
	Forwarded(c *call, args []arg)                                // words among which a program may be
	Generic(c *call, v *invocation) stream                        // operands, as the table of their program says
	NamedLike(c *call, file arg, args []arg)                      // a script, as the program that it is called after
}

// commands walks the commands inside a word: the walker does.
type commands interface {
	Substitution(x *syntax.CmdSubst) stream // what comes out of $(…)
	Process(x *syntax.ProcSubst) stream     // what flows through <(…) or >(…)
}

// expander expands words, and judges what is evaluated on the way.
type expander struct {
	*fileJudge
	commands commands

	buried    []arg // texts that run something when they are evaluated
	evaluates bool  // the line evaluates variables as arithmetic
}

// declarer judges what declarations and redirections do.
type declarer struct {
	*fileJudge
	expander *expander
}

// networkJudge judges hosts, addresses and what services are told.
type networkJudge struct{ *fileJudge }

// repositoryJudge judges a repository that commands of git find in a folder.
type repositoryJudge struct{ *fileJudge }

// gitSettings judges what changes the settings of git.
type gitSettings struct{ *fileJudge }

// patchJudge judges what patches do to files.
type patchJudge struct{ *fileJudge }

// gitJudge judges the subcommands of git.
type gitJudge struct {
	*fileJudge
	settings *gitSettings
	network  *networkJudge
	patches  *patchJudge

	stages bool // the line puts into git's index what it may not have held
}

// transferJudge judges copies, moves and changes of mode.
type transferJudge struct{ *fileJudge }

// imageJudge judges what images and charts of containers are made of.
type imageJudge struct {
	*fileJudge
	network *networkJudge
}

// outputJudge judges the files that a program writes under names of its own.
type outputJudge struct {
	*fileJudge
	images  *imageJudge
	network *networkJudge
}

// archiveJudge judges what packs and unpacks.
type archiveJudge struct{ *fileJudge }

// processJudge judges signals to processes.
type processJudge struct {
	*fileJudge

	looks int // questions put to the process table
}

// sourceJudge judges program text that is not read to the end, by what it names.
type sourceJudge struct{ *fileJudge }

// dependencyJudge judges packages that are named, fetched or emptied.
type dependencyJudge struct {
	*fileJudge
	sources *sourceJudge
}

// codeJudge judges program text by what it would do, and what it loads.
type codeJudge struct {
	*fileJudge
	sources  *sourceJudge
	network  *networkJudge
	expander *expander

	planted int // bytes of files that were looked at because a program may load them
}

// ratingJudge judges what the table of a program says of running it at all.
type ratingJudge struct{ *fileJudge }

// projectJudge judges what runs a project's own files: scripts, tasks, tests, builds.
type projectJudge struct {
	*fileJudge
	sources *sourceJudge
	texts   *codeJudge
	rating  *ratingJudge

	packaged bool // the line is a script of package.json
	asShell  bool // the file that is judged is read by a shell
	ranOwn   bool // a file that this line or session wrote was run
}

// resultJudge tells what a command writes to its output.
type resultJudge struct {
	*fileJudge
	sources   *sourceJudge
	texts     *codeJudge
	projects  *projectJudge
	processes *processJudge
}

// languageJudge judges the programs of sed, awk, jq and their like.
type languageJudge struct {
	*fileJudge
	sources  *sourceJudge
	projects *projectJudge
	network  *networkJudge
	results  *resultJudge
}

// operandJudge judges a word by what it is to its program.
type operandJudge struct {
	*fileJudge
	expander     *expander
	repositories *repositoryJudge
	settings     *gitSettings
	git          *gitJudge
	network      *networkJudge
	images       *imageJudge
	sources      *sourceJudge
	texts        *codeJudge
	projects     *projectJudge
	languages    *languageJudge
}

// unlistedJudge judges options and words that the table of a program does not have.
type unlistedJudge struct {
	*fileJudge
	expander *expander
	network  *networkJudge
	projects *projectJudge
	operand  *operandJudge
	rating   *ratingJudge
}

// shellJudge judges the shell's own commands, and programs that start others.
type shellJudge struct {
	*fileJudge
	expander *expander
	texts    *codeJudge
	projects *projectJudge
	operand  *operandJudge

	traps  []trapped // texts that run at any time after
	leaves int       // commands walked that may leave a function or a text: return
	breaks int       // commands walked that may leave a loop, or a round of it
}

// invocationJudge judges a program of the tables with its options and operands.
type invocationJudge struct {
	*fileJudge
	repositories *repositoryJudge
	network      *networkJudge
	patches      *patchJudge
	git          *gitJudge
	transfer     *transferJudge
	products     *outputJudge
	archives     *archiveJudge
	processes    *processJudge
	sources      *sourceJudge
	dependencies *dependencyJudge
	texts        *codeJudge
	projects     *projectJudge
	results      *resultJudge
	languages    *languageJudge
	operand      *operandJudge
	unlisted     *unlistedJudge
	shells       *shellJudge
	rating       *ratingJudge
}
