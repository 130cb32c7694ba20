package recorded

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"guard/internal/seed"
	"guard/policy/place"
)

const ws = "/srv/project"

// at makes paths absolute.
func at(names ...string) []string {
	all := make([]string, len(names))
	for i, n := range names {
		if all[i] = n; !strings.HasPrefix(n, "/") {
			all[i] = ws + "/" + n
		}
	}
	return all
}

func reads(names ...string) Step   { return Step{Cwd: ws, Reads: at(names...)} }
func writes(names ...string) Step  { return Step{Cwd: ws, Writes: at(names...)} }
func deletes(names ...string) Step { return Step{Cwd: ws, Deletes: at(names...)} }
func mkdirs(names ...string) Step {
	return Step{Cwd: ws, Writes: at(names...), Folders: true, Parents: true}
}
func mkdir(name string) Step { return Step{Cwd: ws, Writes: at(name), Folders: true} }
func links(name string) Step { return Step{Cwd: ws, Writes: at(name), Links: true} }
func edits(name string) Step { return Step{Cwd: ws, Reads: at(name), Writes: at(name)} }

// moves is mv, as the shell's judge tells of it.
func moves(to string, from ...string) Step {
	s := Step{Cwd: ws, Reads: at(from...), Writes: at(append(slices.Clone(from), to)...)}
	for _, f := range at(from...) {
		s.Moves = append(s.Moves, Move{From: f, To: at(to)[0]})
	}
	return s
}

func copies(to, from string) Step {
	return Step{Cwd: ws, Reads: at(from), Writes: at(to), Moves: []Move{{at(from)[0], at(to)[0], true}}}
}

// session runs each step as a call of its own.
func session(steps ...Step) *Past {
	p := New(ws)
	for i, s := range steps {
		p.Ran(Call{Origin: place.Origin{By: fmt.Sprint(i)}, Steps: []Step{s}})
	}
	return p
}

func TestMade(t *testing.T) {
	for name, tt := range map[string]struct {
		steps  []Step
		path   string
		absent bool
		made   bool
		all    bool
	}{
		"nothing ran":                           {nil, "a", true, false, false},
		"the workspace was there":               {nil, ws, false, false, false},
		"so was what holds it":                  {nil, "/srv", false, false, false},
		"written":                               {[]Step{writes("a")}, "a", false, true, true},
		"read, then written":                    {[]Step{reads("a"), writes("a")}, "a", false, false, false},
		"edited in place":                       {[]Step{edits("a")}, "a", false, false, false},
		"written, then edited in place":         {[]Step{writes("a"), edits("a")}, "a", false, true, true},
		"written, then read":                    {[]Step{writes("a"), reads("a")}, "a", false, true, true},
		"written, then deleted":                 {[]Step{writes("a"), deletes("a")}, "a", true, false, false},
		"deleted, then written":                 {[]Step{deletes("a"), writes("a")}, "a", false, true, true},
		"the person's, deleted":                 {[]Step{reads("a"), deletes("a")}, "a", true, false, false},
		"a folder that a write needs":           {[]Step{writes("d/a")}, "d", false, false, false},
		"a folder that mkdir made":              {[]Step{mkdirs("d/e"), writes("d/e/a")}, "d", false, true, true},
		"a folder that was seen by what it has": {[]Step{reads("d/x"), mkdirs("d/e")}, "d", false, false, false},
		"below a folder that was seen":          {[]Step{reads("d/x"), mkdirs("d/e")}, "d/e", false, true, true},
		"a folder on the way outside":           {[]Step{mkdirs("/opt/d/e")}, "/opt/d", false, false, false},
		"a folder in a temporary one":           {[]Step{mkdirs("/tmp/d/e")}, "/tmp/d", false, true, true},
		"the temporary folder":                  {[]Step{mkdirs("/tmp/d/e")}, "/tmp", false, false, false},
		"a made folder with the person's file":  {[]Step{mkdirs("d"), reads("x"), moves("d", "x")}, "d", false, true, false},
		"what was moved there":                  {[]Step{mkdirs("d"), reads("x"), moves("d", "x")}, "d/x", false, false, false},
		"where it was before":                   {[]Step{mkdirs("d"), reads("x"), moves("d", "x")}, "x", true, false, false},
		"two of the person's into a new folder": {[]Step{mkdirs("d"), moves("d", "x", "y")}, "d", false, true, false},
		"a made file moved":                     {[]Step{writes("a"), moves("b", "a")}, "b", false, true, true},
		"a made file's old name":                {[]Step{writes("a"), moves("b", "a")}, "a", true, false, false},
		"the person's onto a made name":         {[]Step{writes("a"), reads("x"), moves("a", "x")}, "a", false, false, false},
		"an unknown one onto a made name":       {[]Step{writes("a"), moves("a", "x")}, "a", false, false, false},
		"a pattern's files onto a made name":    {[]Step{writes("a"), {Moves: []Move{{ws + "/*", ws + "/a", false}}}}, "a", false, false, false},
		"a pattern's files into a made folder":  {[]Step{mkdirs("d"), {Moves: []Move{{ws + "/*", ws + "/d", false}}}}, "d", false, true, false},
		"a pattern's copies into a made folder": {[]Step{mkdirs("d"), {Moves: []Move{{ws + "/*", ws + "/d", true}}}}, "d", false, true, true},
		"a pattern's copies into any folder":    {[]Step{{Moves: []Move{{ws + "/*", ws + "/d", true}}}}, "d", false, false, false},
		"a made file into the person's folder":  {[]Step{reads("d/x"), writes("a"), moves("d", "a")}, "d/a", false, true, true},
		"a made folder moved with what it has":  {[]Step{mkdirs("d"), writes("d/a"), moves("e", "d")}, "e/a", false, true, true},
		"a folder moved into itself":            {[]Step{mkdirs("d"), moves("d/e", "d")}, "d", false, true, true},
		"a copy":                                {[]Step{reads("x"), copies("a", "x")}, "a", false, true, true},
		"a copy onto the person's":              {[]Step{reads("x", "a"), copies("a", "x")}, "a", false, false, false},
		"a copy into a folder":                  {[]Step{reads("d/y", "x"), copies("d", "x")}, "d/x", false, true, true},
		"what was copied":                       {[]Step{copies("a", "x")}, "x", false, false, false},
		"a link":                                {[]Step{links("a")}, "a", false, false, false},
		"a link onto a made name":               {[]Step{writes("a"), links("a")}, "a", false, false, false},
		"what ran in a new folder":              {[]Step{mkdir("d")}, "d/a", false, true, true},
		"a listing of a new folder's file":      {[]Step{mkdir("d"), reads("d/a")}, "d/a", false, true, true},
		"deep in a new folder":                  {[]Step{mkdir("d"), writes("d/e/f")}, "d/e/g", false, true, true},
		"a folder that may have been there":     {[]Step{mkdirs("d")}, "d/a", true, false, false},
		"a folder that was there":               {[]Step{reads("d/x"), mkdir("d")}, "d/a", true, false, false},
		"a link in a new folder":                {[]Step{mkdir("d"), links("d/a")}, "d/a", false, false, false},
		"through a link in a new folder":        {[]Step{mkdir("d"), links("d/a")}, "d/a/b", true, false, false},
		"the person's in a new folder":          {[]Step{mkdir("d"), moves("d", "x")}, "d/x", false, false, false},
		"below the person's in a new folder":    {[]Step{mkdir("d"), moves("d", "x")}, "d/x/y", true, false, false},
		"beside the person's in a new folder":   {[]Step{mkdir("d"), moves("d", "x")}, "d/a", false, true, true},
		"a new folder with unknown things":      {[]Step{mkdir("d"), {Moves: []Move{{ws + "/*", ws + "/d", false}}}}, "d/a", true, false, false},
		"a new folder under another name":       {[]Step{mkdir("d"), moves("e", "d")}, "e/a", false, true, true},
		"where a new folder was":                {[]Step{mkdir("d"), moves("e", "d")}, "d/a", true, false, false},
		"where a command runs":                  {[]Step{{Cwd: ws + "/d"}}, "d", false, false, false},
		"made, then where a command runs":       {[]Step{mkdirs("d"), {Cwd: ws + "/d"}}, "d", false, true, true},
		"a deleted folder's files":              {[]Step{mkdirs("d"), writes("d/a"), deletes("d")}, "d/a", true, false, false},
		"a folder that is deleted in":           {[]Step{deletes("d/a"), mkdirs("d")}, "d", false, false, false},
		"deleted by a wildcard":                 {[]Step{writes("t1"), deletes("t*")}, "t1", true, false, false},
		"the person's, deleted by a wildcard":   {[]Step{reads("t1"), deletes("t*"), writes("t1")}, "t1", false, false, false},
		"no path":                               {[]Step{writes(""), reads("/srv/project/*")}, "", false, false, false},
		"a pattern":                             {[]Step{{Writes: []string{ws + "/a*"}}}, "a*", false, false, false},
	} {
		t.Run(name, func(t *testing.T) {
			p, abs := session(tt.steps...), tt.path
			if abs != "" {
				abs = at(abs)[0]
			}
			_, made := p.Made(abs)
			_, all := p.MadeAll(abs)
			if p.Absent(abs) != tt.absent || made != tt.made || all != tt.all {
				t.Errorf("absent %v, made %v, all %v", p.Absent(abs), made, all)
			}
		})
	}
}

// Within one line the commands count in their order.
func TestOneLine(t *testing.T) {
	p := New(ws)
	p.Ran(Call{Steps: []Step{writes("a"), reads("a"), reads("b"), writes("b")}})
	if _, ok := p.Made(ws + "/a"); !ok {
		t.Error("written, then run: not made")
	}
	if _, ok := p.Made(ws + "/b"); ok {
		t.Error("read, then written: made")
	}
}

func TestOriginIsTheCallThatMade(t *testing.T) {
	p := session(writes("a"), edits("a"), moves("b", "a"))
	if by, _ := p.Made(ws + "/b"); by.By != "0" {
		t.Errorf("made by %q", by.By)
	}
}

// TestTheFirstThatMadeAMatchIsNamed: a reason is the same whenever it is given.
func TestTheFirstThatMadeAMatchIsNamed(t *testing.T) {
	p := session(writes("out_c"), writes("out_a"), writes("out_b"))
	want, ok := p.Made(at("out_c")[0])
	if !ok {
		t.Fatal("nothing was made")
	}
	for range 50 {
		if got, _ := p.MadeMatching(at("out_*")[0], false); got != want {
			t.Fatalf("made by %q, first by %q", got.By, want.By)
		}
	}
}

func TestMadeMatching(t *testing.T) {
	p := session(writes("t1", "t2", ".t3", "old1"), reads("old2"), mkdirs("d1", "d2"), writes("d2/a"), reads("x/y"), moves("d2", "x/y"), mkdir("new"), mkdir("mixed"), moves("mixed", "x/z"))
	for pattern, want := range map[string][2]bool{
		"t*":          {true, true},
		"t[12]":       {true, true},
		"old*":        {false, false},
		"*":           {false, false},
		"none*":       {false, false},
		".*3":         {true, true},
		"?t*":         {false, false}, // the shell's wildcards pass over names with a dot in front
		"d*":          {true, false},
		"d1*":         {true, true},
		"d*/a":        {true, true},
		"d*/*":        {false, false},
		"**/t1":       {false, false},
		"t[":          {false, false},
		"/srv/*/t1":   {true, true},
		"/srv/other*": {false, false},
		"new/*":       {true, true},
		"new/*/*":     {false, false},
		"new/**":      {false, false},
		"mixed/*":     {false, false},
	} {
		pattern := at(pattern)[0]
		for i, recursive := range []bool{false, true} {
			if _, ok := p.MadeMatching(pattern, recursive); ok != want[i] {
				t.Errorf("%s, recursive %v: %v", pattern, recursive, ok)
			}
		}
	}
	if _, ok := p.MadeMatching("t*", false); ok {
		t.Error("a relative pattern matches")
	}
}

func TestText(t *testing.T) {
	line := func(steps []Step, texts ...Text) Call {
		for i := range texts {
			texts[i].Path = ws + "/a"
		}
		return Call{Steps: steps, Texts: texts}
	}
	w, known := writes("a"), true
	for name, tt := range map[string]struct {
		calls []Call
		want  string
		ok    bool
	}{
		"written":                  {[]Call{line([]Step{w}, Text{Text: "x\n", Known: known})}, "x\n", true},
		"written over":             {[]Call{line([]Step{w}, Text{Text: "x", Known: known}), line([]Step{w}, Text{Text: "y", Known: known})}, "y", true},
		"appended to":              {[]Call{line([]Step{w}, Text{Text: "x", Known: known}), line([]Step{w}, Text{Text: "y", Appends: true, Known: known})}, "xy", true},
		"begun by appending":       {[]Call{line([]Step{w}, Text{Text: "x", Appends: true, Known: known})}, "x", true},
		"appended to the person's": {[]Call{line([]Step{reads("a")}), line([]Step{w}, Text{Text: "x", Appends: true, Known: known})}, "", false},
		"the person's written over": {
			[]Call{line([]Step{reads("a")}), line([]Step{w}, Text{Text: "x", Known: known})}, "x", true},
		"changed in place":          {[]Call{line([]Step{w}, Text{Text: "x", Known: known}), line([]Step{edits("a")})}, "", false},
		"changed in the same line":  {[]Call{line([]Step{w, edits("a")}, Text{Text: "x", Known: known})}, "", false},
		"a piece changed":           {[]Call{line([]Step{w}, Text{Text: "xyz", Known: known}), line([]Step{w}, Text{Old: "y", Text: "-", Known: known})}, "x-z", true},
		"a piece that is not there": {[]Call{line([]Step{w}, Text{Text: "xyz", Known: known}), line([]Step{w}, Text{Old: "q", Text: "-", Known: known})}, "", false},
		"a piece of the person's":   {[]Call{line([]Step{edits("a")}, Text{Old: "q", Text: "-", Known: known})}, "", false},
		"not exact":                 {[]Call{line([]Step{w}, Text{Text: "x"})}, "", false},
		"deleted":                   {[]Call{line([]Step{w}, Text{Text: "x", Known: known}), line([]Step{deletes("a")})}, "", false},
		"deleted, then appended to": {[]Call{line([]Step{w}, Text{Text: "x", Known: known}), line([]Step{deletes("a"), w}, Text{Text: "y", Appends: true, Known: known})}, "y", true},
		"moved here":                {[]Call{{Steps: []Step{writes("b")}, Texts: []Text{{Path: ws + "/b", Text: "x", Known: known}}}, line([]Step{moves("a", "b")})}, "x", true},
		"copied over":               {[]Call{line([]Step{w}, Text{Text: "x", Known: known}), line([]Step{copies("a", "b")})}, "", false},
		"copied over in the line":   {[]Call{line([]Step{w, copies("a", "b")}, Text{Text: "x", Known: known})}, "", false},
		"too long":                  {[]Call{line([]Step{w}, Text{Text: strings.Repeat("x", maxText+1), Known: known})}, "", false},
	} {
		t.Run(name, func(t *testing.T) {
			p := New(ws)
			for _, c := range tt.calls {
				p.Ran(c)
			}
			if got, ok := p.Text(ws + "/a"); got != tt.want || ok != tt.ok {
				t.Errorf("%.20q %v", got, ok)
			}
			if p.bytes < 0 || p.texts.Len() > 1 {
				t.Errorf("%d bytes in %d texts", p.bytes, p.texts.Len())
			}
		})
	}
}

func TestTextsAreBounded(t *testing.T) {
	p := New(ws)
	long := strings.Repeat("x", maxText)
	for i := range maxTexts/maxText + 2 {
		name := fmt.Sprint(ws, "/", i)
		p.Ran(Call{Steps: []Step{{Writes: []string{name}}}, Texts: []Text{{Path: name, Text: long, Known: true}}})
	}
	_, oldest := p.Text(ws + "/1")
	_, second := p.Text(ws + "/2")
	if p.bytes > maxTexts || oldest || !second {
		t.Errorf("%d bytes; the oldest are kept: %v %v", p.bytes, oldest, second)
	}
}

// Where there is no room left, what is not known counts as the person's for good.
func TestPathsAreBounded(t *testing.T) {
	p := New(ws)
	for i := range maxPaths + 10 {
		p.Ran(Call{Steps: []Step{{Writes: []string{fmt.Sprint(ws, "/", i)}}}})
	}
	if p.known > maxPaths || p.root.size()-1 != p.known {
		t.Errorf("%d paths, counted %d", p.root.size()-1, p.known)
	}
	p.Ran(Call{Steps: []Step{deletes("1", "2"), writes("new")}})
	if _, made := p.Made(ws + "/new"); made || p.Absent(ws+"/newer") {
		t.Error("something is new though paths were lost")
	}
	if _, all := p.MadeAll(ws); all {
		t.Error("a folder of which paths were lost")
	}
	if _, all := p.MadeAll(ws + "/3"); !all {
		t.Error("a file is not what it was")
	}
	if _, all := p.MadeMatching(ws+"/3*", false); all {
		t.Error("a pattern may match what was lost")
	}
	if _, made := p.Made(ws + "/3"); !made {
		t.Error("what was known before is not")
	}
}

func TestWrote(t *testing.T) {
	p := session(mkdirs("pkg"), writes("b.py", "pkg/a.py", "notes.txt", "run", "Makefile"), edits("old.js"), reads("seen.py"))
	want := at("Makefile", "b.py", "notes.txt", "old.js", "pkg/a.py", "run")
	if got := p.Wrote(ws, 10); !slices.Equal(got, want) {
		t.Errorf("%q", got)
	}
	if got := p.Wrote(ws, 2); len(got) != 2 {
		t.Errorf("limit 2: %q", got)
	}
	if got := p.Wrote("/elsewhere", 2); got != nil {
		t.Errorf("%q", got)
	}
}

// Whatever ran in whatever order: nothing is made that was there before, by a
// model that keeps a plain set of files, and the counts agree with the tree.
func TestNothingThatWasThereIsMade(t *testing.T) {
	names := []string{"a", "b", "d", "d/a", "d/b", "d/e", "d/e/a", "e"}
	for round := range seed.Each(t, 3000) {
		r := rand.New(rand.NewPCG(round, 1))
		pick := func() string { return at(names[r.IntN(len(names))])[0] }
		p, theirs, did := New(ws), model{}, []string{}
		for range 25 {
			a, b := pick(), pick()
			did = append(did, theirs.step(p, r.IntN(7), a, b))
			for _, n := range at(names...) {
				_, made := p.Made(n)
				_, all := p.MadeAll(n)
				switch {
				case made && theirs[n], all && theirs.holds(n), made && p.Absent(n):
					t.Fatalf("round %d: %s made %v, all %v, absent %v after\n%s", round, n, made, all, p.Absent(n), strings.Join(did, "\n"))
				}
			}
			if theirs, size := p.root.counted(); theirs != p.root.theirs || size-1 != p.known {
				t.Fatalf("round %d: counts %d %d, really %d %d after\n%s", round, p.root.theirs, p.known, theirs, size-1, strings.Join(did, "\n"))
			}
		}
	}
}

// counted counts a tree anew; the root itself is nobody's.
func (n *node) counted() (theirs, size int) {
	size = 1
	if n.up != nil && !n.made {
		theirs = 1
	}
	for _, b := range n.below {
		o, s := b.counted()
		theirs, size = theirs+o, size+s
	}
	return theirs, size
}

// model is the set of paths that are the person's for certain: touched before
// they were written, and not deleted or moved away since.
type model map[string]bool

func (m model) holds(folder string) bool {
	for n := range m {
		if n == folder || strings.HasPrefix(n, folder+"/") {
			return true
		}
	}
	return false
}

func (m model) drop(path string) {
	for n := range m {
		if n == path || strings.HasPrefix(n, path+"/") {
			delete(m, n)
		}
	}
}

// step runs one step in both.
func (m model) step(p *Past, kind int, a, b string) string {
	ours := func(n string) bool { _, made := p.Made(n); return made }
	var s Step
	switch kind {
	case 0:
		s = reads(a)
		if !ours(a) {
			m[a] = true
		}
	case 1:
		s = writes(a)
	case 2:
		s = mkdirs(a)
	case 6:
		s = mkdir(a)
	case 3:
		s = deletes(a)
		m.drop(a)
	case 4:
		s = links(a)
		m.drop(a)
		m[a] = true
	case 5:
		if strings.HasPrefix(a+"/", b+"/") || strings.HasPrefix(b+"/", a+"/") {
			return "nothing"
		}
		theirs := !ours(a)
		s = moves(b, a)
		n := p.find(b)
		into := n != nil && n.folder
		p.Ran(Call{Steps: []Step{s}})
		m.drop(a)
		if into {
			b += a[strings.LastIndexByte(a, '/'):]
		}
		m.drop(b)
		if theirs {
			m[b] = true
		}
		return fmt.Sprintf("%d %s %s", kind, a, b)
	}
	p.Ran(Call{Steps: []Step{s}})
	return fmt.Sprintf("%d %s", kind, a)
}
