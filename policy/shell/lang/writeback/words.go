package writeback

import (
	"strings"

	"guard/policy/code/token"
	"guard/policy/shell/table"
)

var (
	// readingWords read a file (the standard libraries of Python 3.13, Node.js 22,
	// Ruby 3.3, PHP 8, Go 1.25, Perl 5.38).
	readingWords = table.WordSet(`read read_text read_bytes readline readlines read_file
		readFile readFileSync ReadFile ReadAll
		file_get_contents file fread fgets slurp slurp_utf8 load safe_load parse
		parseDocument input FileInput foreach
		each_line readText fetch reader DictReader read_csv Scanner NewScanner NewReader NewDecoder get_data`)
	// openingWords open a file, and empty it in mode w.
	openingWords = table.WordSet("open fopen Create OpenFile createWriteStream openSync new")
	// addingWords add to a list or a text.
	addingWords = table.WordSet("append push extend insert add write concat prepend unshift WriteString")
	// definingWords begin a function.
	definingWords = table.WordSet("def function func fn sub")
	// plainWords are never the name of something.
	plainWords = table.WordSet(`for in of const let var my our local async await range self
		this fs os err _ if else not and or
		true false nil None null undefined`)
	// askingWords tell something of a text, and do not hand it on.
	askingWords = table.WordSet(`find rfind index rindex indexOf lastIndexOf count startswith
		endswith startsWith endsWith search
		match test includes length size exists stat is_file name stem suffix parent exec matchAll`)
	// measuringWords do so as calls.
	measuringWords = table.WordSet("len type bool strlen strpos count sizeof ord hash id any all sum exists isfile")
	// losingWords make of a text what does not hold it any more: hashes, chance, what is packed.
	losingWords = table.WordSet(`shuffle sample choice choices md5 sha1 sha224 sha256 sha384
		sha512 blake2b blake2s hexdigest digest
		createHash Digest crc32 adler32 urandom random randint randbytes getrandbits
		token_bytes token_hex randomBytes rand
		secrets hash_file hash compress deflate gzip clear reversed reverse reverse!
		shuffle! str_shuffle strrev array_rand
		Perm Shuffle Sum256 Sum Intn islice takewhile head first filter_map chr truncate_text shorten`)
	// tellingWords begin a statement that shows or tests something.
	tellingWords = table.WordSet(`print assert console puts echo fmt log logger logging sys if
		elif while elsif unless raise throw
		printf say die pp import from require`)
)

// holds reports that tokens name what was read, or read it.
func (t *Text) holds(from, to int) bool {
	for i := from; i < to; i++ {
		if t.holdsAt(i, to) {
			return true
		}
	}
	return false
}

func (t *Text) holdsAt(i, to int) bool {
	one := &t.toks[i]
	if one.Kind == token.Pieces {
		for _, piece := range one.Pieces {
			for k := range piece.Toks {
				if piece.Toks[k].Kind == token.Name && t.held[piece.Toks[k].Text] {
					return true
				}
			}
		}
	}
	if one.Kind != token.Name || i >= 2 && t.toks[i-1].Is("(") && measuringWords[t.toks[i-2].Text] {
		return false
	}
	if t.reads(i) {
		return true
	}
	asked := i+2 < len(t.toks) && t.toks[i+1].Is(".") && askingWords[t.toks[i+2].Text]
	member := i > 0 && t.toks[i-1].Is(".")
	return t.held[one.Text] && !asked && !member
}

// reads reports a call that reads a file.
func (t *Text) reads(i int) bool {
	one := &t.toks[i]
	if one.Kind != token.Name || !(i+1 < len(t.toks)) {
		return false
	}
	if one.Text == "open" && t.toks[i+1].Is("(") {
		return t.emptyingMode(i) < 0 && i > 0 && (t.toks[i-1].IsName("in") || t.toks[i-1].IsName("with"))
	}
	return readingWords[one.Text]
}

// emptyingMode finds what shows that an opened file is emptied, in the call at i; -1: nothing does.
func (t *Text) emptyingMode(i int) int {
	if !openingWords[t.toks[i].Text] || t.toks[i].Kind != token.Name || i+1 >= len(t.toks) {
		return -1
	}
	open := &t.toks[i+1]
	if !open.Is("(") || open.Match < 0 {
		return -1
	}
	if t.toks[i].Text == "Create" || t.toks[i].Text == "createWriteStream" {
		return i
	}
	for k := i + 2; k < int(open.Match); k++ {
		one := &t.toks[k]
		if one.Kind == token.String && len(one.Text) <= 4 && strings.HasPrefix(one.Text, "w") ||
			one.Kind == token.Name && strings.HasSuffix(one.Text, "O_TRUNC") {
			return k
		}
	}
	return -1
}

// emptiesAt finds in a statement the opening of a file that empties it.
func (t *Text) emptiesAt(s statement) int {
	for i := s.from; i < s.to; i++ {
		if t.emptyingMode(i) >= 0 {
			return i
		}
	}
	return -1
}

// readsOnlyAfter reports that the function in which a file is emptied reads only after that.
func (t *Text) readsOnlyAfter(at, statement int) bool {
	after := false
	for i := at; i < len(t.toks) && !t.defines(i); i++ {
		after = after || t.readsFile(i)
	}
	for i := at - 1; i >= 0; i-- {
		if t.reads(i) {
			return false
		}
		if t.defines(i) {
			for k := i; k < at && !t.toks[k].Is("{"); k++ { // what it is given may be what was read
				if after && t.readsFile(k) {
					return false
				}
			}
			break
		}
	}
	return after
}

// readsFile reports a call that reads a whole file.
func (t *Text) readsFile(i int) bool {
	return t.reads(i) && t.toks[i].Text != "parse" && t.toks[i].Text != "file" && !t.defined[t.toks[i].Text]
}

func (t *Text) defines(i int) bool {
	return t.toks[i].Kind == token.Name && definingWords[t.toks[i].Text]
}

// handed reports that what was read is written to the file that a statement opens:
// in the statement, or by the name that
// it gives the file.
func (t *Text) handed(s statement) bool {
	handles := map[string]bool{}
	for i := s.from; i < s.to && !t.toks[i].Is("("); i++ {
		for k := s.from; k < i && t.toks[i].Assigns(); k++ {
			if t.toks[k].Kind == token.Name && !plainWords[t.toks[k].Text] {
				handles[t.toks[k].Text] = true
			}
		}
	}
	for i := s.from; i+1 < s.to; i++ {
		if t.toks[i].IsName("as") {
			handles[t.toks[i+1].Text] = true
		}
	}
	at := t.emptiesAt(s)
	if end := int(t.toks[at+1].Match); end > 0 && t.holds(end, s.to) {
		return true
	}
	for _, other := range t.statements {
		if other.from <= s.from {
			continue
		}
		if t.names(other, handles) && t.holdsBeside(other, handles) {
			return true
		}
		if len(handles) == 0 && t.toks[other.from].Is("|") && t.holds(other.from, other.to) {
			return true
		}
	}
	return false
}

func (t *Text) names(s statement, names map[string]bool) bool {
	for i := s.from; i < s.to; i++ {
		if t.toks[i].Kind == token.Name && names[t.toks[i].Text] {
			return true
		}
	}
	return false
}

// holdsBeside reports that a statement names what was read beside the given names.
func (t *Text) holdsBeside(s statement, names map[string]bool) bool {
	for i := s.from; i < s.to; i++ {
		if !names[t.toks[i].Text] && t.holdsAt(i, s.to) {
			return true
		}
	}
	return false
}
