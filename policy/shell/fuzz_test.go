package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// FuzzRead: no input makes the judge panic, and none is left without a level.
func FuzzRead(f *testing.F) {
	for _, line := range exampleLines() {
		f.Add(line)
	}
	for _, line := range []string{"${a[$(x)]@P}", "a=(1 2); \"${a[@]}\"", "cat <<-EOF\n\t$(x)\nEOF", "f(){ f|f& };f", "for ((i=0;i<3;i++)); do x; done", "case x in a|b) ;; esac", "$'\\x41\\u0041\\101'", "{a,{b,c}}{1..3}", ">(x) <(y)", "sed 's/a/b/w x;e id'", "awk '{print|\"x\"}'"} {
		f.Add(line)
	}
	f.Fuzz(func(t *testing.T, line string) {
		r := shell.Read(line, corpusWorld.Workspace, corpusWorld)
		if r.Level < risk.Low || r.Level > risk.Critical {
			t.Fatalf("%q: level %d", line, r.Level)
		}
		if r.Absurd && r.Level != risk.Critical {
			t.Fatalf("%q: absurd, yet %s", line, r.Level)
		}
		if r.Unknown && r.Level == risk.Low {
			t.Fatalf("%q: unknown, yet low", line)
		}
		for _, c := range r.Commands {
			if c.Level > r.Level {
				t.Fatalf("%q: %v is %s, the line %s", line, c.Argv, c.Level, r.Level)
			}
		}
		argv := strings.Fields(line)
		if a := shell.ReadArgv(argv, nil, corpusWorld.Workspace, corpusWorld); a.Unknown && a.Level == risk.Low {
			t.Fatalf("%q: unknown, yet low", argv)
		}
	})
}

// TestHugeInput: a megabyte of anything is refused or judged, in bounded time
// and memory.
func TestHugeInput(t *testing.T) {
	shapes := map[string]string{
		"spaces": " ", "letters": "a", "semicolons": "ls;", "parens": "(", "braces": "{ ", "dollar parens": "$(", "backticks": "`", "quotes": "'\"", "ifs": "if ", "brace expansion": "{a,b}", "pipes": "ls|",
		"here-documents": "cat <<A\n", "nul": "\x00", "arith": "$((", "params": "${a:-", "cases": "case a in ", "functions": "f() { ", "assigns": "a=", "subscripts": "${a[", "fors": "for i in a b c d; do ",
	}
	for name, unit := range shapes {
		t.Run(name, func(t *testing.T) {
			for _, size := range []int{shell.MaxLine - len(unit), 1 << 20} {
				line := strings.Repeat(unit, size/len(unit)+1)[:size]
				r := judge(line)
				if size > shell.MaxLine && (r.Level < risk.Critical || !r.Unknown) {
					t.Errorf("%d bytes: %s, unknown %v", size, r.Level, r.Unknown)
				}
			}
		})
	}
}

// TestManyCommands: past fifty subcommands each is still judged (another guard
// stopped looking there).
func TestManyCommands(t *testing.T) {
	for _, n := range []int{10, 50, 51, 200, 1000} {
		r := judge(strings.Repeat("ls; ", n) + "rm -rf src")
		if !r.Categories.Has(risk.FSDeleteOverwrite) || r.Level < risk.High {
			t.Errorf("after %d commands: %s [%s]", n, r.Level, r.Categories)
		}
	}
}

// FuzzComposed puts commands of the tables' examples together as a shell can: the whole
// is at least as bad as the worst of its parts, and one part more never makes it better.
func FuzzComposed(f *testing.F) {
	lines := exampleLines()
	joins := []string{"; ", " && ", " || ", " | ", "\n", " & ", "; if true; then :; fi; "}
	f.Add([]byte{0, 1, 0, 0, 2, 1})
	f.Fuzz(func(t *testing.T, b []byte) {
		var whole string
		var before shell.Reading
		for i := 0; i+2 < len(b) && i < 24; i += 3 {
			part := lines[(int(b[i])<<8|int(b[i+1]))%len(lines)]
			if strings.Contains(part, "<<") || strings.Contains(part, "#") {
				continue // what follows would be a part of it
			}
			join := joins[int(b[i+2])%len(joins)]
			next := part
			if whole != "" {
				next = whole + join + part
			}
			got := judge(next)
			if whole != "" && join != " | " { // what reads a pipe may be less than what reads a terminal
				if why := looser(before, got); why != "" {
					t.Fatalf("%q: with %q behind it: %s", whole, join+part, why)
				}
			}
			whole, before = next, got
		}
	})
}
