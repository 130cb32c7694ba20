package program

import (
	"iter"
	"slices"
	"strings"
	"sync"

	"guard/agent/files/known"
)

// VariableEffect is what setting a variable does to the programs that run after it.
type VariableEffect uint8

// The effects.
const (
	NoEffect         VariableEffect = iota
	RunsCommand                     // its value is a command line
	FindsPrograms                   // its value is a list of folders in which programs are looked for
	LoadsCode                       // its value names code that is loaded
	LoadsFolder                     // its value names folders, or a file of one, from which code is loaded
	TakesOptions                    // its value holds options of an interpreter
	CompilerFlags                   // its value holds options of which few load code or write
	MovesConfig                     // its value says where settings are read, or is one
	ChangesShell                    // the shell itself reads lines differently
	RedirectsNet                    // its value says through which host requests go
	WritesFile                      // its value is a file that is written
	WritesIntoFolder                // its value is a folder that is written into
	WritesReport                    // its value names, behind : or a comma, files that are written
	HoldsTemporary                  // its value is a folder for files under names that nothing had
)

// variables are a tool's variables by what they do. A name may hold one * in place
// of any text. Those of a tool that only tune are quiet, where a pattern fits them
// too.
type variables struct {
	tool, source                                                                       string
	runs, finds, code, folders, options, flags, settings, shell, net, file, dir, quiet string
	temporary, report                                                                  string

	agents bool // settings are also what package known lists for agents
}

// environments: which variables decide what runs, what is read as settings and
// where something is written, by the tool that reads them.
var environments = [...][]variables{systemVariables, languageVariables, otherVariables}

func eachVariables() iter.Seq[variables] {
	return func(yield func(variables) bool) {
		for _, table := range environments {
			for _, v := range table {
				if v.agents {
					v.settings += " " + strings.Join(known.Files().Variables, " ")
				}
				if !yield(v) {
					return
				}
			}
		}
	}
}

// VariableDoes tells what setting a variable does; a name that is listed whole
// goes before one that fits a pattern.
func VariableDoes(name string) VariableEffect {
	t := variableTable()
	if does, ok := t.names[name]; ok {
		return does
	}
	for _, p := range t.patterns {
		if fits(p.name, name) {
			return p.does
		}
	}
	return NoEffect
}

// ShowsValue reports a variable whose value ordinary programs print: in what they put
// out, or in a warning where it is none that they know. Sources: date(1), locale(7),
// ncurses(3), bash(1).
func ShowsValue(name string) bool {
	return strings.HasPrefix(name, "LC_") || strings.HasPrefix(name, "PS") && len(name) == 3 ||
		slices.Contains(shownValues, name)
}

var shownValues = strings.Fields("TZ LANG LANGUAGE TERM TIMEFORMAT PROMPT RPROMPT COLUMNS TABSIZE BLOCK_SIZE " +
	"BLOCKSIZE LS_COLORS LS_BLOCK_SIZE DF_BLOCK_SIZE DU_BLOCK_SIZE TIME_STYLE QUOTING_STYLE GREP_COLOR GREP_COLORS " +
	"GIT_AUTHOR_NAME GIT_AUTHOR_EMAIL GIT_COMMITTER_NAME GIT_COMMITTER_EMAIL GIT_AUTHOR_DATE GIT_COMMITTER_DATE")

type variableRules struct {
	names    map[string]VariableEffect
	patterns []variableRule // those of quiet ones first
}

type variableRule struct {
	name string
	does VariableEffect
}

var variableTable = sync.OnceValue(func() variableRules {
	t := variableRules{names: map[string]VariableEffect{}}
	var later []variableRule
	for v := range eachVariables() {
		for does, names := range [...]string{
			NoEffect: v.quiet, RunsCommand: v.runs, FindsPrograms: v.finds, LoadsCode: v.code, LoadsFolder: v.folders,
			TakesOptions: v.options, CompilerFlags: v.flags, MovesConfig: v.settings, ChangesShell: v.shell,
			RedirectsNet: v.net, WritesFile: v.file, WritesIntoFolder: v.dir,
			HoldsTemporary: v.temporary, WritesReport: v.report,
		} {
			for name := range strings.FieldsSeq(names) {
				switch {
				case !strings.Contains(name, "*"):
					t.names[name] = VariableEffect(does)
				case does == int(NoEffect):
					t.patterns = append(t.patterns, variableRule{name, NoEffect})
				default:
					later = append(later, variableRule{name, VariableEffect(does)})
				}
			}
		}
	}
	t.patterns = append(t.patterns, later...)
	return t
})
