package shell

import (
	"guard/policy/shell/access"
	"guard/policy/shell/expand"
	"guard/policy/shell/rating"
	"guard/policy/shell/source"
	"guard/policy/shell/tool/archive"
	"guard/policy/shell/tool/container"
	"guard/policy/shell/tool/git"
	"guard/policy/shell/tool/network"
	"guard/policy/shell/tool/output"
	"guard/policy/shell/tool/packages"
	"guard/policy/shell/tool/process"
	"guard/policy/shell/tool/project"
	"guard/policy/shell/tool/transfer"
)

// resultJudge tells what a command writes to its output.
type resultJudge struct {
	*access.Judge
	sources   *source.Names
	texts     *source.Judge
	projects  *project.Judge
	processes *process.Judge
}

// languageJudge judges the programs of sed, awk, jq and their like.
type languageJudge struct {
	*access.Judge
	sources  *source.Names
	projects *project.Judge
	network  *network.Judge
	results  *resultJudge
}

// operandJudge judges a word by what it is to its program.
type operandJudge struct {
	*access.Judge
	expander     *expand.Expander
	repositories *git.Repositories
	settings     *git.Settings
	git          *git.Judge
	network      *network.Judge
	images       *container.Judge
	sources      *source.Names
	texts        *source.Judge
	projects     *project.Judge
	languages    *languageJudge
}

// unlistedJudge judges options and words that the table of a program does not have.
type unlistedJudge struct {
	*access.Judge
	expander *expand.Expander
	network  *network.Judge
	projects *project.Judge
	operand  *operandJudge
	rating   *rating.Judge
}

// shellJudge judges the shell's own commands, and programs that start others.
type shellJudge struct {
	*access.Judge
	expander *expand.Expander
	texts    *source.Judge
	projects *project.Judge
	operand  *operandJudge

	traps  []trapped // texts that run at any time after
	leaves int       // commands walked that may leave a function or a text: return
	breaks int       // commands walked that may leave a loop, or a round of it

	unshadows bool // functions may not stand for their names any more
}

// invocationJudge judges a program of the tables with its options and operands.
type invocationJudge struct {
	*access.Judge
	repositories *git.Repositories
	network      *network.Judge
	patches      *git.Patches
	git          *git.Judge
	transfer     *transfer.Judge
	products     *output.Judge
	archives     *archive.Judge
	processes    *process.Judge
	sources      *source.Names
	dependencies *packages.Judge
	texts        *source.Judge
	projects     *project.Judge
	results      *resultJudge
	languages    *languageJudge
	operand      *operandJudge
	unlisted     *unlistedJudge
	shells       *shellJudge
	rating       *rating.Judge
}
