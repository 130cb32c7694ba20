// Package patchfile tells which files a patch would change. A text comes in, as patch(1),
// git-apply(1) and git-am(1) take it: unified, context, normal and git's own diffs, one or
// many of them, with any text between; each file's names go out. It applies nothing and
// looks at no disk. What it cannot follow it says so of, and never guesses.
package patchfile

import "strings"

// File is one file that a patch changes. Which of its names counts is the program's to
// choose, by what lies on the disk, so all are told.
type File struct {
	Names   []string // as written, with the prefixes that -p takes off
	Bare    []string // names that stand without a prefix (rename to)
	Makes   bool     // it is not there before
	Removes bool     // it is not there after
	Link    bool     // it is, or becomes, a symbolic link
	Target  string   // where the link leads; empty: not told
}

// Patch is what a text was read as.
type Patch struct {
	Files []File
	// Known: the names are all that there are. False for an ed script, which can run
	// commands, a diff set in or quoted by mail (patch(1), Intuiting), or mail in an encoding.
	Known bool
	// Nameless: the text holds a normal diff, which names no file.
	Nameless bool
}

// maxFiles bounds the files of one patch.
const maxFiles = 2000

// Read reads a patch.
func Read(text string) Patch {
	r := reader{Patch: Patch{Known: true}}
	for line := range strings.Lines(text) {
		r.line(strings.TrimRight(line, "\r\n"))
	}
	r.end()
	if len(r.Files) > maxFiles {
		r.Known = false
	}
	return r.Patch
}

// reader reads line by line.
type reader struct {
	Patch
	file     File
	open     bool // file has begun
	git      bool // by a line of git's
	hunks    bool // and a hunk of it was seen
	ready    bool // a hunk may follow: the last line was of a head or of a hunk
	old, new int  // lines of the hunk that are still to come
}

// line reads one line.
func (r *reader) line(line string) {
	if r.inHunk(line) {
		r.ready = true
		return
	}
	ready := r.ready
	r.ready = true
	switch {
	case strings.HasPrefix(line, "@@ -") && !ready: // whose it is, programs take differently
		r.Known = false
	case strings.HasPrefix(line, "@@ -"):
		r.hunk(line)
	case strings.HasPrefix(line, "diff --git "):
		r.begin()
		r.git = true
		r.file.Names = gitNames(line[len("diff --git "):])
	case r.named(line):
	case r.git && r.extended(line):
	default:
		r.ready = false
		r.Nameless = r.Nameless || normalHunk(line)
		r.Known = r.Known && !edCommand(line) && !setIn(line) && !encoded(line)
	}
}

// inHunk takes a line of a hunk that has lines to come.
func (r *reader) inHunk(line string) bool {
	if r.old <= 0 && r.new <= 0 {
		return false
	}
	kind := byte(' ')
	if line != "" {
		kind = line[0]
	}
	switch kind {
	case ' ', '\t':
		r.old--
		r.new--
	case '-', '=': // patch(1) takes = for -
		r.old--
	case '+':
		r.new--
		if r.file.Link && r.file.Target == "" {
			r.file.Target = line[1:]
		}
	case '\\':
	default: // no line of a hunk: whoever applies it stops, or begins anew
		r.old, r.new = 0, 0
		return false
	}
	return true
}

// hunk reads "@@ -1,2 +3,4 @@".
func (r *reader) hunk(line string) {
	r.hunks = true
	var ok1, ok2 bool
	fields := strings.Fields(line)
	if len(fields) > 2 {
		r.old, ok1 = count(fields[1], '-')
		r.new, ok2 = count(fields[2], '+')
	}
	if !ok1 || !ok2 {
		r.old, r.new, r.Known = 0, 0, false
	}
}

// count is how many lines -1,2 or +3 speaks of.
func count(s string, sign byte) (int, bool) {
	if s == "" || s[0] != sign {
		return 0, false
	}
	start, n, has := strings.Cut(s[1:], ",")
	if !number(start) || has && !number(n) {
		return 0, false
	}
	if !has {
		return 1, true
	}
	return atoi(n), true
}

func number(s string) bool {
	return s != "" && len(s) < 10 && strings.Trim(s, "0123456789") == ""
}

func atoi(s string) (n int) {
	for _, c := range s {
		n = n*10 + int(c-'0')
	}
	return n
}

// named reads a line that gives a name before or after a change: of a unified or context
// diff, or patch(1)'s Index:.
func (r *reader) named(line string) bool {
	for _, prefix := range [...]string{"--- ", "+++ ", "*** ", "Index:"} {
		name, ok := strings.CutPrefix(line, prefix)
		if !ok {
			continue
		}
		if rangeOf(strings.TrimLeft(name, " ")) {
			r.hunks = true // of a context diff
			return true
		}
		if first := prefix != "+++ "; first && (r.hunks || !r.git && len(r.file.Names) > 1) {
			r.begin()
		}
		r.open = true
		r.give(prefix, name)
		return true
	}
	return false
}

// rangeOf reports "1,3 ****" and "1,3 ----", which stand before a context diff's lines.
func rangeOf(s string) bool {
	head, ok := strings.CutSuffix(s, " ****")
	if !ok {
		head, ok = strings.CutSuffix(s, " ----")
	}
	return ok && head != "" && strings.Trim(head, "0123456789,") == ""
}

// give adds a name, or says that there is none.
func (r *reader) give(prefix, name string) {
	names := spellings(name)
	if names[0] == "/dev/null" {
		second := prefix == "+++ " || prefix == "--- " && len(r.file.Names) > 0 && !r.git // of a context diff
		r.file.Makes, r.file.Removes = r.file.Makes || !second, r.file.Removes || second
		return
	}
	r.file.Names = append(r.file.Names, names...)
}

// spellings are what a name may be read as: quoted as in C; up to a tab, as it stands or
// without blanks around it; and, by patch(1) where no tab stands before a date, up to the
// first blank.
func spellings(name string) []string {
	if inner, _, ok := unquote(strings.TrimLeft(name, " ")); ok {
		return []string{inner}
	}
	head, _, tab := strings.Cut(name, "\t")
	trimmed := strings.Trim(head, " ")
	if trimmed == "/dev/null" || strings.HasPrefix(trimmed, "/dev/null ") {
		return []string{"/dev/null"}
	}
	all := []string{head}
	if trimmed != head {
		all = append(all, trimmed)
	}
	if first, _, blank := strings.Cut(trimmed, " "); blank && !tab && first != "" {
		all = append(all, first)
	}
	return all
}

// extended reads git's own lines of a file's head (git-diff(1), Generating patch text).
func (r *reader) extended(line string) bool {
	for _, prefix := range [...]string{"rename to ", "rename from ", "rename old ", "rename new ", "copy to ",
		"copy from "} {
		if name, ok := strings.CutPrefix(line, prefix); ok {
			if inner, _, quoted := unquote(name); quoted {
				name = inner
			}
			r.file.Bare = append(r.file.Bare, name)
			return true
		}
	}
	mode := line[strings.LastIndexByte(line, ' ')+1:]
	switch {
	case strings.HasPrefix(line, "new file mode "):
		r.file.Makes = true
	case strings.HasPrefix(line, "deleted file mode "):
		r.file.Removes = true
	case strings.HasPrefix(line, "new mode "), strings.HasPrefix(line, "index "):
	default:
		return strings.HasPrefix(line, "old mode ") || strings.HasPrefix(line, "similarity ") ||
			strings.HasPrefix(line, "dissimilarity ") || strings.HasPrefix(line, "GIT binary patch")
	}
	r.file.Link = r.file.Link || mode == "120000"
	return true
}

// begin starts another file.
func (r *reader) begin() {
	r.end()
	r.open = true
}

// end takes over the file that was read.
func (r *reader) end() {
	if r.open && (len(r.file.Names) > 0 || len(r.file.Bare) > 0) && len(r.Files) <= maxFiles {
		r.Files = append(r.Files, r.file)
	}
	r.file, r.open, r.git, r.hunks, r.old, r.new = File{}, false, false, false, 0, 0
}

// gitNames are the two names of "diff --git a/x b/x". Unquoted ones may hold blanks, and
// are then the same but for their prefixes.
func gitNames(s string) []string {
	if first, rest, ok := unquote(s); ok {
		rest = strings.TrimPrefix(rest, " ")
		if second, _, ok := unquote(rest); ok {
			rest = second
		}
		return []string{first, rest}
	}
	if first, rest, ok := strings.Cut(s, ` "`); ok {
		if second, _, ok := unquote(`"` + rest); ok {
			return []string{first, second}
		}
	}
	if n := len(s); n%2 == 1 && s[n/2] == ' ' && WithoutParts(s[:n/2], 1) == WithoutParts(s[n/2+1:], 1) {
		return []string{s[:n/2], s[n/2+1:]}
	}
	first, rest, _ := strings.Cut(s, " ")
	return []string{first, rest[strings.LastIndexByte(rest, ' ')+1:], rest}
}

// WithoutParts takes n leading parts off a name, as patch -p does; a name that has not
// so many stays.
func WithoutParts(name string, n int) string {
	for ; n > 0; n-- {
		_, rest, ok := strings.Cut(name, "/")
		if !ok {
			return name
		}
		name = strings.TrimLeft(rest, "/")
	}
	return name
}

// edCommand reports a line that begins an ed script (patch(1), -e): 3d, 1,2c.
func edCommand(line string) bool {
	if line == "" || line[0] < '0' || line[0] > '9' {
		return false
	}
	return strings.IndexByte("acdis", line[len(line)-1]) >= 0 && strings.Trim(line[:len(line)-1], "0123456789,") == ""
}

// normalHunk reports a line that begins a hunk of a normal diff: 1,2c3.
func normalHunk(line string) bool {
	at := strings.IndexAny(line, "acd")
	return at > 0 && at < len(line)-1 && strings.Trim(line[:at]+line[at+1:], "0123456789,") == "" && line[0] >= '0' &&
		line[0] <= '9'
}

// setIn reports a line of a diff's head that is set in, or quoted as RFC 934 says: patch(1)
// takes that off.
func setIn(line string) bool {
	rest, quoted := strings.TrimLeft(line, " \tX"), false
	for strings.HasPrefix(rest, "- ") {
		rest, quoted = rest[2:], true
	}
	if rest == line {
		return false
	}
	for _, prefix := range [...]string{"+++ ", "*** ", "diff --git ", "@@ -"} {
		if strings.HasPrefix(rest, prefix) {
			return true
		}
	}
	return quoted && strings.HasPrefix(rest, "--- ") || edCommand(rest)
}

// encoded reports a line of mail that says its text stands in an encoding, which git-am(1)
// undoes.
func encoded(line string) bool {
	name, value, ok := strings.Cut(strings.ToLower(line), ":")
	value = strings.TrimSpace(value)
	switch {
	case !ok:
		return false
	case name == "content-transfer-encoding":
		return value != "7bit" && value != "8bit" && value != "binary"
	case name == "content-type":
		_, charset, has := strings.Cut(value, "charset=")
		charset, _, _ = strings.Cut(strings.Trim(charset, `"'`), ";")
		charset = strings.Trim(charset, `"' `)
		return has && charset != "utf-8" && charset != "us-ascii" && charset != "iso-8859-1" ||
			strings.HasPrefix(value, "multipart/")
	}
	return false
}
