package program

import (
	"strings"

	"guard/policy/risk"
)

// An option table is a text of tokens separated by white space:
//
//	-abc                  the flags -a, -b and -c
//	-n=                   -n takes a value, attached or as the next word
//	-i?=                  -i may take a value, attached only
//	-0#=                  -0 may take a number, attached only; further letters may follow (perl -0777pe)
//	--arg==               takes a name and a value, as two words; effects are the value's.
//	                      Only long names in the style GNU can
//	-o,--output=:write    two spellings of one option, and its effect
//	--exec=:run+high      several effects
//	-t=:info@targets      an effect only of values that fit; * is any text (see optionvalue.go)
//	-p=:executes@^no:*|x  an effect of all values but those
//	-#                    -10 and the like: a number
//	-*                    any further option is let through whose name, or the
//	                      program's manual in manuals_*.go, says that it is harmless;
//	                      it takes no value, and no other is known
//	+                     words that begin with + are options too
//	+=:read               what follows a leading + is a value
//	+*                    words that begin with + are harmless (dig +short)
//	%                     a name may have a specifier behind a colon: -c:v copy (ffmpeg)
//	@                     @FILE holds further options
//	/                     /name:value is -name:value too (MSBuild)
//
// In the style Single a token is one whole name: -name, -name=. In the style
// KeyValue it is if=:read; *=:system stands for every other key.
//
// An effect is one of three: what the value is (:read, :run), a fact about the whole
// command (:info, :edit), or how bad the option is by itself (:executes, :network). Those
// that read alike:
//
//	:run       the value is a line for a shell, judged as such
//	:exec      the value names a program, perhaps with its options, judged as such;
//	           always EXEC_ARBITRARY
//	:executes  the option has EXEC_ARBITRARY; the value is not looked at
//	:change    the value is a file that is changed: the role that is edit among operands
//	:renew     the value is a file that is changed and has less in it afterwards
//	:edit      the operands are changed, which else would be read
//	:delete    the value is a file that is deleted
//	:remove    the operands are deleted
//	:deletes   the option has DELETE: what goes is no local file

// Arity is whether an option takes a value.
type Arity uint8

// The arities.
const (
	Flag Arity = iota
	Value
	Optional
	Pair
	Number
)

// Option is one option as found in a table.
type Option struct {
	Arity   Arity
	Effects string // joined by "+"; see Effects
	Long    string // the full long name where an abbreviation was given
}

// token takes a token apart.
func token(t string) (names string, o Option) {
	names, o.Effects, _ = strings.Cut(t, ":")
	if n, ok := strings.CutSuffix(names, "?="); ok {
		names, o.Arity = n, Optional
	} else if n, ok := strings.CutSuffix(names, "#="); ok {
		names, o.Arity = n, Number
	} else if n, ok := strings.CutSuffix(names, "=="); ok {
		names, o.Arity = n, Pair
	} else if n, ok := strings.CutSuffix(names, "="); ok {
		names, o.Arity = n, Value
	}
	return names, o
}

// next takes the first token off a table.
func next(table string) (tok, rest string) {
	i := 0
	for i < len(table) && table[i] <= ' ' {
		i++
	}
	j := i
	for j < len(table) && table[j] > ' ' {
		j++
	}
	return table[i:j], table[j:]
}

// Short finds the option letter c, as in -c.
func Short(table string, c byte) (Option, bool) {
	for tok, rest := next(table); tok != ""; tok, rest = next(rest) {
		if len(tok) < 2 || tok[0] != '-' || strings.IndexByte(tok, c) < 0 {
			continue
		}
		names, o := token(tok)
		for name, more := "", names; more != ""; {
			name, more, _ = strings.Cut(more, ",")
			cluster := len(name) > 1 && name[0] == '-' && name[1] != '-' && name != "-#" && name != "-*"
			if cluster && strings.IndexByte(name[1:], c) >= 0 {
				return o, true
			}
		}
	}
	return Option{}, false
}

// Long finds the option --name; an abbreviation that fits one option only
// stands for it, as in getopt_long(3).
func Long(table, name string) (o Option, found bool) {
	abbreviated, several := Option{}, false
	if !strings.Contains(table, name) {
		return Option{}, false
	}
	for tok, rest := next(table); tok != ""; tok, rest = next(rest) {
		if !strings.Contains(tok, name) {
			continue
		}
		names, opt := token(tok)
		for one, more := "", names; more != ""; {
			one, more, _ = strings.Cut(more, ",")
			long, ok := strings.CutPrefix(one, "--")
			if !ok || !strings.HasPrefix(long, name) {
				continue
			}
			if long == name {
				opt.Long = long
				return opt, true
			}
			several = several || found && (abbreviated.Effects != opt.Effects || abbreviated.Arity != opt.Arity)
			opt.Long = long
			abbreviated, found = opt, true
		}
	}
	return abbreviated, found && !several
}

// Whole finds an option of the style Single or KeyValue by its whole name.
func Whole(table, name string) (Option, bool) {
	if !strings.Contains(table, name) {
		return Option{}, false
	}
	for tok, rest := next(table); tok != ""; tok, rest = next(rest) {
		if !strings.Contains(tok, name) {
			continue
		}
		names, o := token(tok)
		for one, more := "", names; more != ""; {
			one, more, _ = strings.Cut(more, ",")
			if strings.TrimLeft(one, "-") == name {
				return o, true
			}
		}
	}
	return Option{}, false
}

// Alike are the names of an option: itself, and where a token of the table is a short and a long name alone, both.
func Alike(table, name string) []string {
	for tok, rest := next(table); tok != ""; tok, rest = next(rest) {
		names, _ := token(tok)
		short, long, ok := strings.Cut(names, ",")
		if ok && (short == name || long == name) && len(short) == 2 && short[0] == '-' &&
			strings.HasPrefix(long, "--") && !strings.Contains(long, ",") {
			return []string{short, long}
		}
	}
	return []string{name}
}

// Has reports whether a table holds a bare token, such as "-*" or "-#".
func Has(table, tok string) bool {
	if !strings.Contains(table, tok) {
		return false
	}
	for t, rest := next(table); t != ""; t, rest = next(rest) {
		if t == tok {
			return true
		}
	}
	return false
}

// Effect is what an option, or its value, does.
type Effect struct {
	Name       string
	Role       Role // what the value is
	Level      risk.Level
	Categories risk.Categories
	Mark       Mark
}

// Mark is a fact about the whole command that an option sets.
type Mark uint32

// The marks.
const (
	Info       Mark = 1 << iota // only prints its help or version
	Dry                         // shows what would be done and does nothing
	Edits                       // operands that would be read are changed in place
	Recursive                   // works on whole trees
	Forced                      // asks nothing, overwrites
	Extracts                    // tar and its like: writes what an archive holds
	Creates                     // tar and its like: writes the archive
	Lists                       // only lists
	Appends                     // writes at the end, keeping what is there
	Deletes                     // operands are removed
	NoOperands                  // takes over the first operand's role (sed -e, grep -e)
	Prints                      // output goes to stdout
	Asks                        // letters that install elsewhere ask here (rpm -qi, pacman -Ss)
	Help                        // --help, or --version: nothing else is done
	Empties                     // folders that are made are emptied first
	Rest                        // what follows is no option any more (python -c)
	Tests                       // finds and runs the tests here; its input is no code (node --test)
	Stays                       // with it nothing leaves this machine that else is pushed (lerna version --no-push)
	Unsent                      // nothing is published, though all that leads there runs (npm publish --dry-run)
)

// Effects are the words that an option table may use after the colon.
var Effects = []Effect{
	// Facts about the whole command.

	{Name: "info", Mark: Info},
	{Name: "dry", Mark: Dry},
	{Name: "edit", Mark: Edits},
	{Name: "recursive", Mark: Recursive},
	{Name: "force", Mark: Forced},
	{Name: "extract", Mark: Extracts},
	{Name: "create", Mark: Creates},
	{Name: "list", Mark: Lists},
	{Name: "append", Mark: Appends},
	{Name: "empty", Mark: Empties},
	{Name: "remove", Mark: Deletes},
	{Name: "first", Mark: NoOperands},
	{Name: "stdout", Mark: Prints},
	{Name: "asks", Mark: Asks},
	{Name: "stays", Mark: Stays},
	{Name: "here", Mark: Stays | Unsent},
	{Name: "rest", Mark: Rest},
	{Name: "tests", Mark: Tests},
	{Name: "binds"}, // an address to serve at: every other than this machine's own has NETWORK_RISK

	// What the value is. roles.go describes the roles.

	{Name: "read", Role: Read},
	{Name: "look", Role: Look},
	{Name: "pattern", Role: Pattern},
	{Name: "filter", Role: Filter},
	{Name: "readlist", Role: ReadList},
	{Name: "write", Role: Write},
	{Name: "writelog", Role: Log},
	{Name: "writedir", Role: WriteDir},
	{Name: "make", Role: Make},
	{Name: "change", Role: Edit},
	{Name: "renew", Role: Renew},
	{Name: "delete", Role: Delete},
	{Name: "cd", Role: Folder},
	{Name: "host", Role: Host},
	{Name: "url", Role: URL},
	{Name: "setting", Role: Setting},
	{Name: "mount", Role: Mount},
	{Name: "sendable", Role: AddressFile},
	{Name: "report", Role: Report},
	{Name: "sendfield", Role: FieldFile},
	{Name: "send", Role: SendText},
	{Name: "sendfile", Role: SendFile},
	{Name: "run", Role: CommandLine},
	{Name: "runthere", Role: RemoteLine},
	{Name: "exec", Role: ProgramName},
	{Name: "code", Role: Code},
	{Name: "script", Role: ScriptFile},
	{Name: "method", Role: Method},
	{Name: "template", Role: Template},
	{Name: "format", Role: Format},
	{Name: "settings", Role: Settings},
	{Name: "labelled", Role: Labelled},
	{Name: "jvmlog", Role: JVMLog},
	{Name: "loadfolder", Role: LoadFolder},
	{Name: "choice", Role: Choice},
	{Name: "emptied", Role: Emptied},
	{Name: "filterfile", Role: FilterFile},
	{Name: "repository", Role: Repository},
	{Name: "excommands", Role: ExCommands},
	{Name: "vmoption", Role: VMOption},
	{Name: "env", Role: Assignment},
	{Name: "var", Role: Variable},
	{Name: "sets", Role: Sets},
	{Name: "package", Role: PackageName},

	// How bad the option is by itself.

	{Name: "medium", Level: medium},
	{Name: "answer", Level: medium}, // a service of the developer's own is asked
	{Name: "high", Level: high},
	{Name: "critical", Level: critical},
	{Name: "executes", Level: medium, Categories: executes},
	{Name: "overwrites", Level: high, Categories: overwrites},
	{Name: "outside", Level: high, Categories: outside},
	{Name: "secrets", Level: high, Categories: secrets},
	{Name: "installs", Level: high, Categories: installs},
	{Name: "pushes", Level: high, Categories: pushes},
	{Name: "system", Level: high, Categories: system},
	{Name: "sudo", Level: high, Categories: sudo},
	{Name: "network", Level: high, Categories: network},
	{Name: "sends", Level: high, Categories: sends},
	{Name: "deletes", Level: high, Categories: deletes},
	{Name: "pays", Level: high, Categories: pays},
	{Name: "publishes", Level: high, Categories: publishes},
	{Name: "accounts", Level: high, Categories: accounts},
}

// EffectNamed finds an effect.
func EffectNamed(name string) (Effect, bool) {
	for _, e := range Effects {
		if e.Name == name {
			return e, true
		}
	}
	return Effect{}, false
}
