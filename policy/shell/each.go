package shell

import (
	"path"
	"slices"
	"strconv"
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/place"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/environment"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// A command that is run once for each name may take away with one run what it left with
// the one before: of files that are all moved to one name, the last is left.

// eachTime walks a command that is run for each of several names: twice, where it moves
// something.
func eachTime(j *access.Judge, walk func() taint.Stream) taint.Stream {
	since := j.Mark()
	out := walk()
	if j.MovesOnto(since) {
		out = out.Also(walk())
	}
	return out
}

// xargs judges the command that xargs runs with words from its input.
func (j *shellJudge) xargs(c *effect.Call, v *option.Invocation) taint.Stream {
	words := v.Operands
	more := []taint.Word{{Text: taint.Hole, Src: "…", From: c.In.From, Computed: true, Many: true, Own: c.In.Own,
		Shape: c.In.Shape, Named: c.In.Named}}
	if c.In.Known {
		more = inputWords(v, c.In)
	}
	if file, ok := v.Option("-a", "--arg-file"); ok {
		more = []taint.Word{{Text: taint.Hole, Src: "…", From: taint.FromUnknown, Computed: true, Many: true}}
		if file.Proc != nil && file.Proc.From != 0 { // <(git ls-files): what is printed there
			more[0].From = file.Proc.From
		}
		j.Reads(c, file)
	}
	if slot, ok := v.Option("--process-slot-var"); ok { // a number
		j.expander.Environment(c, slot.Text, taint.Number)
	}
	if len(words) == 0 {
		return taint.Stream{From: c.In.From | c.Data}
	}
	mark, replaces := v.Option("-I", "-i", "--replace", "-J")
	if replaces && mark.Text == "" {
		mark.Text = "{}"
	}
	if lines := linesOf(c.In); replaces && len(lines) > 0 && !v.Has(regroups...) {
		out := taint.Stream{}
		for _, one := range lines {
			out = out.Also(j.Walk.Nested(c, v.Name, replaced(words, mark.Text, one), taint.Nothing))
		}
		return out
	}
	return eachTime(j.Judge, func() taint.Stream {
		return j.Walk.Nested(c, v.Name, insert(words, mark.Text, more, replaces), taint.Nothing)
	})
}

// regroups are options of xargs and parallel by which a command gets other words than one
// line of the input, or that have other marks for them.
var regroups = strings.Fields("-J -0 --null -d --delimiter -a --arg-file -N -n --max-args -L -l --max-lines -X -m " +
	"--xargs -C --colsep --pipe --header --plus")

// linesOf are the words that the lines of a known text are; none: they are too many, or quoted.
func linesOf(s taint.Stream) []taint.Word {
	if !s.Known || strings.ContainsAny(s.Text, "\x00'\"\\") {
		return nil
	}
	var words []taint.Word
	for line := range strings.SplitSeq(s.Text, "\n") {
		if line = strings.TrimLeft(line, " \t"); line != "" {
			words = append(words, taint.Word{Text: line, Src: line, From: s.From, Computed: true})
		}
	}
	if len(words) > maxRounds {
		return nil
	}
	return words
}

// replaced puts one word into a command, wherever the mark is.
func replaced(words []taint.Word, mark string, a taint.Word) []taint.Word {
	out := slices.Clone(words)
	for i, w := range out {
		if strings.Contains(w.Text, mark) {
			w.Text = strings.ReplaceAll(w.Text, mark, a.Text)
			w.Src, w.From, w.Computed = w.Text, w.From|a.From, w.Computed || a.Computed
			out[i] = w
		}
	}
	return out
}

// insert puts further words into a command, at its end or where the mark is.
func insert(words []taint.Word, mark string, more []taint.Word, replaces bool) []taint.Word {
	if len(words)*len(more) > effect.MaxCost/effect.CostWord {
		more = []taint.Word{{Text: taint.Hole, Src: "…", From: taint.FromUnknown, Computed: true, Many: true}}
	}
	if !replaces {
		return append(slices.Clip(words), more...)
	}
	var out []taint.Word
	for _, w := range words {
		switch {
		case w.Text == mark:
			out = append(out, more...)
		case strings.Contains(w.Text, mark):
			w.Text = strings.ReplaceAll(w.Text, mark, taint.Hole)
			for _, m := range more {
				w.From |= m.From | taint.UnknownIf(m)
			}
			w.Computed, w.Shape = true, taint.AnyShape
			out = append(out, w)
		default:
			out = append(out, w)
		}
	}
	return out
}

// partsOfName are the marks of parallel(1) and fd(1) for parts of a name.
var partsOfName = map[string]func(name string) string{
	"":   func(name string) string { return name },
	".":  func(name string) string { return strings.TrimSuffix(name, path.Ext(name)) },
	"/":  path.Base,
	"//": path.Dir,
	"/.": func(name string) string { return strings.TrimSuffix(path.Base(name), path.Ext(name)) },
}

// nameMark finds these marks: of the name, or of one of several by its number. Others stand
// for what is not known.
var nameMark = lazy.Pattern(`\{(\d*)(\.|//?|/\.|#|%|\+.*?|-\d+.*?|=.*?=)?\}`)

// filled puts names into a command where its marks are, else at its end.
func filled(words, names []taint.Word) []taint.Word {
	out, marked := slices.Clone(words), false
	for i, w := range out {
		if w.Text == "{}" && len(names) == 1 {
			out[i], marked = names[0], true
			continue
		}
		open := false
		text := nameMark().ReplaceAllStringFunc(w.Text, func(mark string) string {
			marked = true
			part, known := markedPart(mark, names)
			open = open || !known
			return part
		})
		if text == w.Text {
			continue
		}
		w.Text = text
		for _, a := range names {
			w.From, w.Computed = w.From|a.From, w.Computed || a.Computed
		}
		if w.Src = text; open {
			w.Src, w.From, w.Computed = out[i].Src, w.From|taint.FromUnknown, true
		}
		out[i] = w
	}
	if !marked {
		out = append(out, names...)
	}
	return out
}

// opened puts what is not known where marks of parts or of numbered names are.
func opened(words []taint.Word) []taint.Word {
	out := slices.Clone(words)
	for i, w := range out {
		w.Text = nameMark().ReplaceAllStringFunc(w.Text, func(mark string) string {
			if mark == "{}" {
				return mark
			}
			w.From, w.Computed = w.From|taint.FromUnknown, true
			return taint.Hole
		})
		out[i] = w
	}
	return out
}

// markedPart is what a mark stands for.
func markedPart(mark string, names []taint.Word) (text string, known bool) {
	m := nameMark().FindStringSubmatch(mark)
	part, ok := partsOfName[m[2]]
	if n, err := strconv.Atoi(m[1]); err == nil && ok && n > 0 && n <= len(names) {
		names = names[n-1 : n]
	} else if m[1] != "" {
		return taint.Hole, false
	}
	if !ok || len(names) == 0 || slices.ContainsFunc(names, func(a taint.Word) bool { return !a.Known() }) {
		return taint.Hole, false
	}
	texts := make([]string, len(names))
	for i, a := range names {
		texts[i] = part(a.Text)
	}
	return strings.Join(texts, " "), true
}

// parallel judges GNU parallel: its words and arguments make shell lines.
func (j *shellJudge) parallel(c *effect.Call, v *option.Invocation) taint.Stream {
	words, sources := givenNames(v.Operands)
	in := c.In
	if v.Has("-a", "--arg-file") {
		in = taint.Stream{From: taint.FromUnknown}
	}
	if len(sources) == 0 {
		more := linesOf(in)
		if told := v.Has("-0", "--null", "-d", "--delimiter"); (more == nil || told) && in.Known {
			more = recordsOf(v, in)
		}
		if more == nil {
			from := in.From | taint.UnknownUnlessKnown(in)
			more = []taint.Word{{Text: taint.Hole, Src: "…", From: from, Many: true}}
		}
		sources = [][]taint.Word{more}
	}
	if len(words) == 0 {
		return j.parallelLines(c, v, slices.Concat(sources...))
	}
	if slices.ContainsFunc(words, func(a taint.Word) bool { return strings.Contains(a.Text, "{=") }) {
		c.Unknown(effect.Say("runs {0} code given on the line", "Perl")) // parallel(1), {= perl expression =}
	}
	runs, all := together(sources)
	if v.Has(regroups...) || v.Has("-I") || !all {
		more := slices.Concat(sources...)
		has := slices.ContainsFunc(words, func(a taint.Word) bool { return strings.Contains(a.Text, "{") })
		words = opened(words)
		return eachTime(j.Judge, func() taint.Stream {
			return j.Walk.ShellText(c, v.Name, taint.Join(insert(words, "{}", more, has)))
		})
	}
	walk := func() (out taint.Stream) {
		for _, names := range runs {
			out = out.Also(j.Walk.ShellText(c, v.Name, taint.Join(filled(words, names))))
		}
		return out
	}
	if !slices.ContainsFunc(slices.Concat(sources...), func(a taint.Word) bool { return !a.Known() }) {
		return walk() // these are all
	}
	return eachTime(j.Judge, walk)
}

// givenNames splits parallel's words into the command and the names behind each ::: and its kin.
func givenNames(operands []taint.Word) (words []taint.Word, sources [][]taint.Word) {
	for _, a := range operands {
		switch {
		case strings.HasPrefix(a.Text, "::::"): // files of names
			sources = append(sources, []taint.Word{{Text: taint.Hole, Src: "…", From: taint.FromUnknown, Many: true}})
		case strings.HasPrefix(a.Text, ":::"):
			sources = append(sources, nil)
		case len(sources) > 0:
			sources[len(sources)-1] = append(sources[len(sources)-1], a)
		default:
			words = append(words, a)
		}
	}
	return words, sources
}

// together are the names of each run: one of every source. false: there are too many.
func together(sources [][]taint.Word) (runs [][]taint.Word, all bool) {
	runs = [][]taint.Word{nil}
	for _, s := range sources {
		var longer [][]taint.Word
		for _, r := range runs {
			for _, a := range s {
				longer = append(longer, append(slices.Clip(r), a))
			}
		}
		if runs = longer; len(runs) > maxRounds {
			return nil, false
		}
	}
	return runs, true
}

// parallelLines judges parallel without a command: its arguments, or the lines
// of its input, are the command lines; those of a file are a script.
func (j *shellJudge) parallelLines(c *effect.Call, v *option.Invocation, args []taint.Word) taint.Stream {
	files := false
	for _, u := range v.Used {
		if u.Name == "-a" || u.Name == "--arg-file" {
			j.runsShellFile(c, u.Value, environment.Script{}, nil)
			files = true
		}
	}
	switch {
	case len(v.Operands) > 0:
		for _, a := range args {
			j.Walk.ShellText(c, v.Name, a)
		}
	case files:
	case c.In.Known:
		return j.Walk.ShellText(c, v.Name, taint.Word{Text: c.In.Text, Src: c.In.Text})
	default:
		j.texts.RunsStream(c, c.In, code.Unknown)
	}
	return taint.UnknownData
}

// runsFound judges the command that a search runs for each name that it finds: all that stands
// behind the option (fd(1), -x and -X). false: the program is no such search.
func (j *operandJudge) runsFound(c *effect.Call, v *option.Invocation, a taint.Word) bool {
	if v.Entry.Out != program.Names || !v.Marked(program.Rest) || !a.Known() {
		return false
	}
	behind := min(v.Behind, len(v.Operands))
	words, own := append([]taint.Word{a}, v.Operands[behind:]...), v.Operands[:behind:behind]
	if end := slices.IndexFunc(words, func(w taint.Word) bool { return w.Text == ";" }); end >= 0 {
		words, own = words[:end], append(own, words[end+1:]...)
	}
	v.Operands = own
	kept, named := access.KeptNames{Folders: &j.Folders}.Listed(v)
	found := taint.Word{Text: taint.Hole, Src: "{}", Computed: true, Named: named,
		From: taint.FromPaths | kept&^taint.FromUnknown | j.HiddenNames(v)}
	for i, top := range own {
		if p := j.Place(top); i > 0 && p.Path != "" && !p.Is(place.Inside) { // the first is the pattern
			found.Text = strings.TrimSuffix(top.Text, "/") + "/" + taint.Hole
		}
	}
	out := eachTime(j.Judge, func() taint.Stream {
		return j.Walk.Nested(c, v.Name, filled(words, []taint.Word{found}), taint.Nothing)
	})
	c.Data |= out.From &^ taint.FromPaths
	c.Silent = false
	return true
}
