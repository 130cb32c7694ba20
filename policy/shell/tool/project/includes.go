package project

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/files"
	"guard/policy/shell/lang"
	"guard/policy/shell/lang/include"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// maxTexts bounds how many texts of a command are read for what they put in; what names more is not known.
const maxTexts = 4 * taint.MaxWords

// Includes judges the files that the texts of a program name to be put in: those on
// its input, on the line, and in the files that it is given.
func (j *Judge) Includes(c *effect.Call, v *option.Invocation) {
	name, _ := v.Words()
	name = bareName(name, program.Inclusions(name) != nil)
	ways := program.Inclusions(name)
	if len(ways) == 0 || j.Wrap.Remote {
		return
	}
	if ways = program.Applying(ways, strings.Join(c.Cmd.Argv, " ")); len(ways) == 0 {
		return
	}
	fromInput := !slices.ContainsFunc(v.Operands, func(a taint.Word) bool { return !taint.IsStdin(a) })
	if fromInput && !ways[0].Raw && !c.In.Known && c.In.From&^(taint.Tame|taint.FromSystem) != 0 {
		c.Unknown(effect.Say("reads {0}, which is not known before it runs", "…"))
	}
	by := including{j, c, v, ways, map[string]bool{}, preprocessesOnly(name, v, c.Cmd.Argv)}
	followsAddresses{by}.bySettings()
	by.text(c.In.Text, "", anyName)
	for i, a := range v.Operands {
		if i == maxTexts {
			c.Unknown(effect.Say("too many words to judge"))
			return
		}
		if a.Proc != nil {
			by.text(a.Proc.Text, "", anyName)
			continue
		}
		by.text(a.Text, "", anyName)
		p := j.Place(a)
		if end := ways[0].Ending; end != "" && a.Known() && j.World.Missing(p.Path) && !j.ChangedByLine(p.Path) {
			p = j.Place(taint.Literal(a.Text + end))
		}
		if a.Known() && p.Any(place.Inside|place.Temp) {
			by.file(p.Path)
		}
		if a.Glob != "" {
			for _, name := range j.World.Expand(j.State.Cwd, a.Glob).Names {
				by.file(j.World.At(j.State.Cwd, name).Path)
			}
		}
	}
	for _, u := range slices.Concat(v.Used, v.Unlisted) {
		by.text(u.Value.Text, "", anyName)
		followsAddresses{by}.givenBy(u.Value)
	}
	j.includedInSources(by, name)
}

// includedInSources judges what this session's own files put in where a program takes all
// sources of a folder.
func (j *Judge) includedInSources(by including, name string) {
	sources := program.IncludesFrom(name)
	if sources == "" || by.v.Marked(program.Info) {
		return
	}
	for _, file := range j.SessionFiles() {
		if !table.FitsAny(sources, path.Base(file)) {
			continue
		}
		if text, how := j.TextOf(place.Place{Path: file}); how == files.Wholly && len(text) <= files.MaxSecret {
			by.text(text, path.Dir(file), access.NewNames(j.Judge, file))
			taking{j}.patterns(by.c, by.v, by.ways, text, path.Dir(file))
		}
	}
}

// bareName is a program's name without the version behind it, unless it is known as it stands.
func bareName(name string, known bool) string {
	if known {
		return name
	}
	return strings.TrimSuffix(strings.TrimRight(name, "0123456789."), "-")
}

// including judges what the texts of one command put in.
type including struct {
	*Judge
	c    *effect.Call
	v    *option.Invocation
	ways []program.Inclusion
	seen map[string]bool // files that were read

	prints bool // all that is put in is printed
}

// preprocessors print what the files that a text puts in hold (cpp(1), mcpp(1)); with -E a compiler is one (gcc(1), GCC
// 14; clang(1), LLVM 18), unless it prints what depends on what (-M, -MM).
const preprocessors = "cpp gcpp mcpp"

func preprocessesOnly(name string, v *option.Invocation, argv []string) bool {
	has := func(o string) bool { return slices.Contains(argv, o) }
	compiles := v.Chain[0].Style == program.Single && (has("-E") || has("--preprocess"))
	return (table.HasWord(preprocessors, name) || compiles) && !has("-M") && !has("-MM")
}

// anyName says that this session gave a text every name in it.
func anyName(string) bool { return true }

// maxIncluded bounds the files that are followed from one to the other.
const maxIncluded = 40

// file judges one that the program takes in.
func (by including) file(file string) {
	if by.seen[file] || len(by.seen) >= maxIncluded {
		return
	}
	by.seen[file] = true
	if text, how := by.TextOf(place.Place{Path: file}); how == files.Wholly && !files.Binary(text) {
		by.text(text, path.Dir(file), access.NewNames(by.Judge.Judge, file))
		followsAddresses{by}.ofFile(file, text, by.ways)
	}
}

// text judges one; dir is the folder of the file that holds it, or empty, own tells the names that are this session's.
func (by including) text(text, dir string, own func(name string) bool) {
	if text == "" || !by.Charge(len(text)/64) {
		return
	}
	for _, act := range include.Read(text, by.ways) {
		switch act.Kind {
		case lang.Reads:
			name := act.Text
			if path.IsAbs(name) && by.ways[0].Rooted && !by.World.At("/", name).Is(place.Secret) {
				name = "." + name
			}
			access.Included(by.Judge.Judge, by.c, name, dir, own(act.Text))
			by.follows(name, dir)
			if by.prints {
				by.printed(name, dir)
			}
		case lang.Connects:
			if dir == "" { // of a file, see ofFile
				followsAddresses{by}.to("", act.Text)
			} else if dir != "" && !strings.Contains(act.Text, ":") {
				by.follows(act.Text, dir)
			}
		case lang.Runs:
			by.c.Raise(risk.Medium, risk.ExecArbitrary, effect.Say("{0} runs the text it is given", by.v.Name))
		default:
			by.c.Unknown(effect.Say("reads {0}, which is not known before it runs", "…"))
		}
	}
}

// follows judges a file of this session's that a text puts in.
func (by including) follows(name, dir string) {
	for _, from := range []string{dir, by.State.Cwd} {
		for _, ending := range []string{"", by.ways[0].Ending} {
			p := by.PlaceFrom(from, taint.Literal(name+ending))
			if from != "" && p.Is(place.Inside) && !by.World.At("", p.Path).Is(place.Secret) && by.Wrote(p.Path) {
				by.file(p.Path)
			}
		}
	}
}

// printed judges a file that a text puts in where that is printed, from the folders in which it is looked for.
func (by including) printed(name, dir string) {
	folders := []string{dir, by.State.Cwd}
	for i, word := range by.c.Cmd.Argv {
		if table.HasWord("-I -iquote -isystem -idirafter", word) && i+1 < len(by.c.Cmd.Argv) {
			folders = append(folders, by.Place(taint.Literal(by.c.Cmd.Argv[i+1])).Path)
		} else if joined, ok := strings.CutPrefix(word, "-I"); ok && joined != "" {
			folders = append(folders, by.Place(taint.Literal(joined)).Path)
		}
	}
	for _, from := range folders {
		if p := by.PlaceFrom(from, taint.Literal(name)); from != "" && p.Is(place.Inside) && !by.World.Missing(p.Path) {
			access.Printed(by.Judge.Judge, by.c, p)
			by.file(p.Path)
			return
		}
	}
}
