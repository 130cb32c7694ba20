package access

import (
	"slices"
	"strings"
	"sync"

	"guard/policy/risk"
	"guard/policy/shell/program"
)

// What the names of options, subcommands, tasks and files give away.

// RunningWords are subcommands that take code, or a command of another program.
var RunningWords = strings.Fields("exec execute eval evaluate shell sh bash zsh console repl ssh cmd command script " +
	"sudo spawn --")

// Starters are the routines of programs that start others.
var Starters = []program.Special{
	program.Shell, program.Interpreter, program.Eval, program.Source, program.FindFiles, program.Xargs,
	program.Parallel, program.Env, program.Awk,
	program.CommandBuiltin, program.Exec, program.Container, program.Applets, program.Package, program.Forward,
	program.Leaves, program.Script, program.Sequence, program.Hands, program.Debugs, program.GoTool,
}

// telling is what the words in a name give away. Sources: the usages of the
// programs whose tables end in "-*"; a name means the same in most of them.
var telling = []struct {
	words string
	cats  risk.Categories
}{
	{"exec execute executable cmd command commands shell eval preload prepend wrapper launcher hook hooks " +
		"interpreter event macro jobscript", risk.ExecArbitrary},
	{"agent javaagent agentpath jvm jvmargs jvmarguments argline addopts plugin plugins addon addons prepipe " +
		"preprocessor delegate pipe gdb nosafe trust aspects allow", risk.ExecArbitrary},
	{"delete purge wipe drop destroy expunge overwrite", risk.FSDeleteOverwrite},
	{"publish deploy", risk.Publish},
	{"upload submit", risk.NetworkRisk},
	{"login", risk.AccountChange},
	{"sudo", risk.Sudo},
}

// TellingWords has a category for each word of telling.
var TellingWords = sync.OnceValue(func() map[string]risk.Categories {
	m := map[string]risk.Categories{}
	for _, t := range telling {
		for w := range strings.FieldsSeq(t.words) {
			m[w] = t.cats
		}
	}
	return m
})

// Tasks are what the name of a subcommand, or of a task of the project, gives
// away where the table does not have it (celery purge, nx run-many -t deploy).
var Tasks = map[string]risk.Categories{
	"publish": risk.Publish, "deploy": risk.Publish, "upload": risk.Publish | risk.NetworkRisk,
	"push": risk.Publish | risk.NetworkRisk, "submit": risk.NetworkRisk,
	"login": risk.AccountChange, "logout": risk.AccountChange,
	"rollback": risk.Delete, "revert": risk.Delete, "downgrade": risk.Delete, "truncate": risk.Delete,
	"purge": risk.Delete, "drop": risk.Delete, "destroy": risk.Delete, "wipe": risk.Delete, "nuke": risk.Delete,
	"erase": risk.FSDeleteOverwrite, "prune": risk.FSDeleteOverwrite, "expunge": risk.FSDeleteOverwrite,
	"kill": risk.SystemImpact, "shutdown": risk.SystemImpact, "attach": risk.ExecArbitrary | risk.SystemImpact,
	"upgrade": risk.DepsInstallUpdate | risk.NetworkRisk, "update": risk.DepsInstallUpdate | risk.NetworkRisk,
	"selfupdate": risk.DepsInstallUpdate | risk.NetworkRisk,
	"install":    risk.DepsInstallUpdate, "uninstall": risk.DepsInstallUpdate,
	"download": risk.DepsInstallUpdate | risk.NetworkRisk,
	"exec":     risk.ExecArbitrary, "eval": risk.ExecArbitrary, "shell": risk.ExecArbitrary,
	"console": risk.ExecArbitrary, "repl": risk.ExecArbitrary,
}

// HasCodeEnding reports a name of a file of code.
func HasCodeEnding(s string) bool {
	dot := strings.LastIndexByte(s, '.')
	return dot > 0 && slices.Contains(codeEndings, s[dot+1:])
}

var codeEndings = strings.Fields("js cjs mjs ts cts mts py rb php pl lua sh so dll dylib jar ex exs x exe wasm cmake " +
	"gradle kts groovy ps el scm tcl bats ipynb")

// NameWords takes --post-hook, TestRunner and x.gcc_tool apart.
func NameWords(name string) []string { return program.NameWords(name) }
