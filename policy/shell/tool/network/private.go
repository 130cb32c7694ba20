package network

import (
	"io/fs"
	"net/url"
	"path"
	"strings"

	"guard/internal/lazy"
	"guard/policy/shell/access"
	"guard/policy/shell/option"
	"guard/policy/shell/table"
	"guard/policy/shell/taint"
)

// What is asked of a public service is told to it. A person's address, and what a table of people says that git does
// not keep, is nobody's to be told.

var (
	mailAddress = lazy.Pattern(`(?i)[\w.+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b`)
	// nobodysMail are addresses that stand for no person (RFC 2606; GitHub, noreply addresses).
	nobodysMail = lazy.Pattern(`(?i)\bno-?reply\b|@(?:users\.noreply\.|[\w.-]*example\.(?:com|org|net)\b|` +
		`[\w.-]+\.(?:test|invalid)\b)|\bgit@`)
	// ofPeople is the head of a table of people, in several languages.
	ofPeople = lazy.Pattern(`(?i)\b(?:\w*_)?(?:e-?mail|mail|phone|telefon|tel|mobile|street|strasse|address|` +
		`adresse|iban|` +
		`birth\w*|geburt\w*|customer|kunde|patient|employee|mitarbeiter|surname|last_?name|first_?name|full_?name|` +
		`nachname|` +
		`vorname|nom|apellidos?|name)\b`)
	// fieldOfPeople is such a value in JSON.
	fieldOfPeople = lazy.Pattern(`(?i)"[\w-]*(?:name|mail|phone|street|address|iban|birth|customer|` +
		`patient)[\w-]*"\s*:\s*` +
		`"([^"\n]{6,80})"`)
	cellEnds = lazy.Pattern(`[,;\t|\n\r]`)
	blanks   = lazy.Pattern(`[\s+_]+`)
)

// Bounds of the tables that are looked at.
const (
	maxTables    = 20
	maxTable     = 256 << 10
	shortestCell = 6
)

// tableEndings are those of tables of people; tableFolders lie beside them.
var (
	tableEndings = ".csv .tsv .json .jsonl"
	tableFolders = strings.Fields(". data")
)

// TellsPrivate reports a word that says who somebody is.
func (j *Judge) TellsPrivate(a taint.Word) bool {
	text, err := url.QueryUnescape(a.Text)
	if err != nil {
		text = a.Text
	}
	for _, mail := range mailAddress().FindAllString(text, maxTables) {
		if !nobodysMail().MatchString(mail) {
			return true
		}
	}
	if strings.ContainsAny(text, " +") {
		return j.tabled(folded(text))
	}
	return false
}

// tabled reports a text that has what a table of people says.
func (j *Judge) tabled(text string) bool {
	if j.World.Disk == nil || j.World.Git == nil {
		return false
	}
	looked, says := 0, false
	for _, folder := range tableFolders {
		dir := path.Join(j.World.Workspace, folder)
		_ = j.World.Disk.ReadDir(dir, func(e fs.DirEntry) bool {
			file := path.Join(dir, e.Name())
			if !table.HasWord(tableEndings, strings.ToLower(path.Ext(file))) || !access.UnkeptData(j.Judge, file) {
				return true
			}
			looked++
			content, err := j.World.Disk.ReadFile(file, maxTable)
			says = err == nil && saysOf(string(content), text)
			return !says && looked < maxTables
		})
	}
	return says
}

// saysOf reports a value of a table's that stands whole in a text.
func saysOf(table, text string) bool {
	stands := func(value string) bool {
		value = folded(strings.Trim(value, `"' `))
		return len(value) >= shortestCell && strings.Contains(value, " ") && strings.Contains(text, value)
	}
	for _, m := range fieldOfPeople().FindAllStringSubmatch(table, maxTable) {
		if stands(m[1]) {
			return true
		}
	}
	head, rows, _ := strings.Cut(table, "\n")
	if strings.HasPrefix(head, "{") || strings.HasPrefix(head, "[") || !ofPeople().MatchString(head) {
		return false
	}
	for _, cell := range cellEnds().Split(rows, maxTable) {
		if stands(cell) {
			return true
		}
	}
	return false
}

// folded is a text in small letters, with one blank between its words.
func folded(text string) string { return strings.ToLower(blanks().ReplaceAllString(text, " ")) }

// plainRef are words that names of branches and tags have everywhere.
const plainRef = " refs heads tags pull head merge merge-requests main master release v "

// maxRefWords bounds the words of refs that are asked for: more of them are a sentence.
const maxRefWords = 4

var refWord = lazy.Pattern(`[A-Za-z]+`)

// asksPlainRefs reports names of branches and tags, and no sentence, that are asked of a host which is on the line.
func asksPlainRefs(v *option.Invocation) bool {
	words := 0
	for _, a := range v.Operands[min(1, len(v.Operands)):] {
		for _, w := range refWord().FindAllString(a.Text, maxTables) {
			if !strings.Contains(plainRef, " "+strings.ToLower(w)+" ") {
				words++
			}
		}
	}
	return words <= maxRefWords
}

// AsksCodeHost reports ls-remote of a forge's repository that asks for names only.
func AsksCodeHost(v *option.Invocation, a taint.Word) bool {
	return strings.HasSuffix(v.Name, " ls-remote") && OfCodeHost(a) && asksPlainRefs(v)
}
