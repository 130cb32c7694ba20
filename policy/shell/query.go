package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/impact"
	"guard/policy/place"
	"guard/policy/risk"
	"guard/policy/shell/access"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/option"
	"guard/policy/shell/program"
	"guard/policy/shell/taint"
)

// query judges a database that is only asked (sqlite3(1), SQLite 3.46; DuckDB
// 1.1): it is a file that is read. False: something else may happen, and the
// table says what.
func (j *languageJudge) query(c *effect.Call, v *option.Invocation) (taint.Stream, bool) {
	base, texts := v.Operands[:min(1, len(v.Operands))], v.Operands[min(1, len(v.Operands)):]
	if v.Marked(program.Lists) && len(base) > 0 && base[0].Known() { // names in an archive (sqlite3(1), .archive -t)
		j.Reads(c, base[0])
		return taint.Stream{From: c.Data | taint.FromFile}, true
	}
	if v.Has("-Ac", "-Acv") && len(v.Used) == 1 && len(v.Unknown) == 0 && len(base) > 0 {
		j.packs(c, base[0], texts)
		return taint.Stream{From: taint.FromPaths}, true
	}
	for _, u := range v.Used {
		if u.Opt.Effects == "code" {
			texts = append(slices.Clip(texts), u.Value)
		} else if u.Opt.Effects != "" {
			return taint.Stream{}, false
		}
	}
	duck := v.Entry.Name == "duckdb"
	if len(base) > 0 && strings.HasPrefix(base[0].Text, "file:") {
		file, ok := sql.FileOfURI(base[0].Text)
		if !ok || !base[0].Known() {
			return taint.Stream{}, false
		}
		base = []taint.Word{taint.Literal(file)}
	}
	if len(texts) == 0 {
		texts = queryInput(c.In)
	}
	if len(texts) == 0 || len(v.Unknown) > 0 || len(base) == 0 && !duck {
		return taint.Stream{}, false
	}
	if len(base) > 0 && base[0].Known() {
		var queries []string
		for _, a := range texts {
			queries = append(queries, a.Text)
		}
		access.RevealsRows(j.Judge, c, base[0], queries)
	}
	memory := len(base) == 0 || base[0].Text == inMemory
	if memory {
		base = nil
	}
	opens := duck && !memory && !v.Has("-readonly") // it makes the file where there is none
	files := slices.Clip(base)
	for _, a := range texts {
		if a.Known() && memory && j.movesFiles(c, a, duck) {
			continue
		}
		if a.Known() && memory && !duck && sql.StaysInside(a.Text) {
			continue
		}
		if !a.Known() || !sql.OnlyAsks(a.Text) {
			return taint.Stream{From: c.Data | taint.FromFile}, !duck && !memory && j.changesOwn(c, base[0], texts)
		}
		if !duck {
			continue
		}
		names, known := sql.DuckFiles(a.Text)
		if !known {
			return taint.Stream{}, false
		}
		for _, name := range names {
			files = append(files, patternArg(name))
		}
	}
	if opens {
		c.Raise(risk.Medium, 0, effect.Say("{0} runs the text it is given", v.Name))
	}
	if opens && impact.Absent(&j.World, j.Place(base[0])) {
		j.Writes(c, base[0], access.Edits)
		files = files[1:]
	}
	for _, a := range files {
		j.Reads(c, a)
		if dir, base := path.Split(a.Glob); base != "" && base[0] != '.' &&
			len(j.SecretsListed([]string{j.World.At(j.State.Cwd, dir+".").Path + "/" + base})) > 0 {
			return taint.Stream{}, false // DuckDB's * stands for hidden names too
		}
	}
	return taint.Stream{From: c.Data | taint.FromFile}, true
}

// packs judges files that sqlite3 puts into an archive, which it makes anew in the database (sqlite.org/sqlar.html).
func (j *languageJudge) packs(c *effect.Call, archive taint.Word, names []taint.Word) {
	j.Writes(c, archive, access.Overwrites)
	for _, a := range names {
		j.Reads(c, a)
	}
}

// changesOwn judges SQL that changes a database which is new, or which this line or
// session made: nothing in it is the person's.
func (j *languageJudge) changesOwn(c *effect.Call, base taint.Word, texts []taint.Word) bool {
	p := j.Place(base)
	if !base.Known() || !p.Any(place.Inside|place.Temp) {
		return false
	}
	for _, a := range texts {
		if !a.Known() || !sql.StaysInside(a.Text) {
			return false
		}
	}
	loses := func(a taint.Word) bool { return !sql.OnlyAdds(a.Text) }
	if j.World.Disk != nil && !slices.ContainsFunc(texts, loses) {
		j.Writes(c, base, access.Edits)
		return true
	}
	if _, made := j.Spared(base, p, false); !made && (j.Touched(p.Path) || !impact.Absent(&j.World, p)) {
		return false
	}
	j.Writes(c, base, access.Edits)
	return true
}

// patternArg is a name in which wildcards stand for themselves no more than on the line: read_text('.e*').
func patternArg(name string) taint.Word {
	a := taint.Literal(name)
	if strings.ContainsAny(name, "*?[") {
		a.Glob = name
	}
	return a
}
