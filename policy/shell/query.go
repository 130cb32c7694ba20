package shell

import (
	"path"
	"slices"
	"strings"

	"guard/policy/place"
	"guard/policy/shell/lang/sql"
	"guard/policy/stake"
)

// query judges a database that is only asked (sqlite3(1), SQLite 3.46; DuckDB
// 1.1): it is a file that is read. False: something else may happen, and the
// table says what.
func (k *languageJudge) query(c *call, v *invocation) (stream, bool) {
	base, texts := v.operands[:min(1, len(v.operands))], v.operands[min(1, len(v.operands)):]
	for _, u := range v.used {
		if u.opt.Effects == "code" {
			texts = append(slices.Clip(texts), u.value)
		} else if u.opt.Effects != "" {
			return stream{}, false
		}
	}
	duck := v.entry.Name == "duckdb"
	if len(base) > 0 && strings.HasPrefix(base[0].text, "file:") {
		file, ok := sql.FileOfURI(base[0].text)
		if !ok || !base[0].known() {
			return stream{}, false
		}
		base = []arg{literalArg(file)}
	}
	if len(texts) == 0 || len(v.strange) > 0 || len(base) == 0 && !duck || len(base) > 0 && duck && !v.has("-readonly") {
		return stream{}, false
	}
	files := slices.Clip(base)
	for _, a := range texts {
		if !a.known() || !sql.OnlyAsks(a.text) {
			return stream{from: c.data | fromFile}, !duck && k.changesOwn(c, base[0], texts)
		}
		if !duck {
			continue
		}
		names, known := sql.DuckFiles(a.text)
		if !known {
			return stream{}, false
		}
		for _, name := range names {
			files = append(files, patternArg(name))
		}
	}
	for _, a := range files {
		k.reads(c, a)
		if dir, base := path.Split(a.glob); base != "" && base[0] != '.' && len(k.secretsListed([]string{k.world.At(k.state.cwd, dir+".").Path + "/" + base})) > 0 {
			return stream{}, false // DuckDB's * stands for hidden names too
		}
	}
	return stream{from: c.data | fromFile}, true
}

// changesOwn judges SQL that changes a database which is new, or which this line or
// session made: nothing in it is the person's.
func (k *languageJudge) changesOwn(c *call, base arg, texts []arg) bool {
	p := k.place(base)
	if !base.known() || !p.Any(place.Inside|place.Temp) {
		return false
	}
	for _, a := range texts {
		if !a.known() || !sql.StaysInside(a.text) {
			return false
		}
	}
	if _, made := k.spared(base, p, false); !made && (k.touched(p.Path) || !stake.Absent(&k.world, p)) {
		return false
	}
	k.writes(c, base, edits)
	return true
}

// patternArg is a name in which wildcards stand for themselves no more than on the line: read_text('.e*').
func patternArg(name string) arg {
	a := literalArg(name)
	if strings.ContainsAny(name, "*?[") {
		a.glob = name
	}
	return a
}
