package source

import (
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
	"guard/policy/risk"
	"guard/policy/shell/effect"
)

// A source in a compiled language opens a file by a name that it holds in a variable. Where that was read from a file
// or a folder, or where its characters were changed, no text of the source tells the name.

// held says where the name in a variable comes from.
type held uint8

const (
	fromText held = 1 << iota // a string of the source
	fromData                  // a line of a file, a name in a folder, a piece of a text
	madeOver                  // a string of the source whose characters were changed
)

// Functions of C that fill one of their arguments, and which (C23, 7.23; POSIX.1-2024).
var fillsArgument = map[string]int{"fgets": 0, "fread": 0, "getline": 0, "getdelim": 0, "read": 1, "pread": 1,
	"readlink": 1}

// readsBytes are those of them that read content more often than a name.
var readsBytes = []string{"fread", "read", "pread"}

var (
	fillCalls = lazy.Pattern(`\b(fgets|fread|getline|getdelim|read|pread|readlink)\s*\((.*)`)
	scanCalls = lazy.Pattern(`\bfscanf\s*\([^,]*,\s*"([^"]*)"\s*,(.*)`)
	// textCalls fill their first argument with text of the others; intoVariable is Rust's way to.
	textCalls = lazy.Pattern(`\b(?:strcpy|strcat|strncpy|strncat|strlcpy|strlcat|stpcpy|memcpy|memmove|v?sn?printf|` +
		`asprintf)\s*\(\s*&?\s*(\w+)\b(.*)`)
	intoVariable = lazy.Pattern(`\.read_(?:line|to_string)\(\s*&mut\s+(\w+)`)
	ofInput      = lazy.Pattern(`\bstdin\b|\bcin\b|\bSystem\.in\b|\bConsole\.`)
	// namesInFolder are what glob(3), wordexp(3) and readdir(3) give.
	namesInFolder = lazy.Pattern(`\bgl_pathv\b|\bwe_wordv\b|\bd_name\b`)
	readsText     = lazy.Pattern(`\b(?:gl_pathv|we_wordv|d_name|strtok(?:_r)?|lines|readLine|nextLine|readAllLines|` +
		`readString|read_to_string|ReadAllLines|ReadAllText|ReadLines|readText|readLines)\b`)
	loopsOver    = lazy.Pattern(`\b(?:for|foreach)\s*\(?\s*(?:[\w<>\[\]]+\s+)?(\w+)\s*(?::|in\b)\s*(.*)`)
	assignsTo    = lazy.Pattern(`^([^=]*?[\w)\]\s>])=\s*([^=].*)$`)
	typeBehind   = lazy.Pattern(`:\s[^:].*$|:\w.*$`)
	identifier   = lazy.Pattern(`[A-Za-z_]\w*`)
	callsNamed   = lazy.Pattern(`([A-Za-z_]\w*)!?\s*(?:::<[^(]*>)?\(`)
	conversion   = lazy.Pattern(`%(\*?)\d*(?:hh|h|ll|l|m)?(\[[^\]]*\]|[a-zA-Z])`)
	belowLiteral = lazy.Pattern(`\.join\(|"[A-Za-z_][\w.-]*/`)
	endsName     = lazy.Pattern(`=\s*(?:0|'\\0'|b'\\0')\s*$`)
	// changesOver are methods that change the characters of a text where it stands (Rust 1.80, String and Vec; Java 21,
	// StringBuilder; .NET 8, StringBuilder; C++23, basic_string).
	changesOver = `(?:\s*\[[^\]]*\]\s*(?:\+\+|--|[-+^|&*%]?=[^=])|` +
		`(?:\.\w+\(\))*\.(?:setCharAt|reverse|replace_range|insert|insert_str|deleteCharAt|delete|swap|remove|` +
		`rotate_left|rotate_right|sort|retain|Insert|Remove|fill|erase|as_bytes_mut|as_mut_vec|truncate|pop|` +
		`iter_mut|splice|copy_from_slice|make_ascii_\w+|get_mut)\s*\(|` +
		`\.(?:[rR]eplace\s*\(\s*\d+\s*,|at\s*\([^)]*\)\s*=[^=]))`
	reordersOver  = `\bstd::(?:reverse|rotate|swap|transform|sort)\s*\(\s*`
	stringLiteral = lazy.Pattern(`"(?:[^"\\]|\\.)*"`)
)

// keepsText are calls whose result is the text that they are given, or a piece of it.
var keepsText = strings.Fields("strdup strndup strchr strrchr strstr strtok strtok_r basename lines next nth unwrap " +
	"unwrap_or_default expect trim trim_end trim_start trim_end_matches to_string to_owned clone split " +
	"first last get collect from from_utf8 from_utf8_unchecked from_utf8_lossy into as_str as_ref String " +
	"Some Ok if let while into_iter iter iter_mut skip strip toString valueOf concatToString asList " +
	"to_vec into_bytes bytes as_bytes toCharArray ToCharArray ToString string c_str data StringBuilder " +
	"map readLine Path of new lossy format Chars chars rev c wrapping_add wrapping_sub as join " +
	"readAllLines readString read_to_string ReadAllLines ReadAllText ReadLines readText readLines fs " +
	"BufReader File open nextLine Paths")

var (
	// opensNamed is what opens or fills a file by its first argument, onlyReads those that change none.
	opensNamed = lazy.Pattern(`\b(fopen64|fopen|freopen|open|[io]?fstream\s+\w+|fs::write|fs::read|` +
		`fs::read_to_string|read_to_string|File::open|File::create|FileReader|FileWriter|` +
		`FileInputStream|FileOutputStream|PrintWriter|` +
		`RandomAccessFile|Files\.\w+|File\.(?:Read|Write|Append|Open|Create)\w*|StreamReader|StreamWriter|` +
		`File)\s*[({]`)
	onlyReads = lazy.Pattern(`^(?:ifstream|fs::read|read_to_string|File::open|FileReader|FileInputStream|` +
		`Files\.(?:read|lines|newBufferedReader|newInputStream|size|exists)|File\.(?:Read|OpenRead|OpenText)|` +
		`StreamReader)`)
	writesBehind = lazy.Pattern(`write|append|delete|print|outputStream`)
)

// Bounds of what is followed.
const (
	maxHeldText       = 64 << 10
	maxHeldStatements = 2000
	heldRounds        = 4
)

// opensHeld raises for a file that a source opens by such a name.
func opensHeld(n *Names, c *effect.Call, file, text string) {
	if len(text) > maxHeldText || !opensNamed().MatchString(text) {
		return
	}
	opensHeldIn(n, c, file, text, false)
	for _, function := range strings.Split(text, "\n}") { // a buffer of the same name holds content in another
		opensHeldIn(n, c, file, function, true)
	}
}

// opensHeldIn is opensHeld of a text, or of one function, in which what is read as bytes may be a name.
func opensHeldIn(n *Names, c *effect.Call, file, text string, bytes bool) {
	all := statementsHolding(file, text)
	names := map[string]held{}
	for range heldRounds {
		before := len(names)
		sum := held(0)
		for _, s := range all {
			holds(names, s, bytes)
		}
		for _, h := range names {
			sum += h
		}
		if len(names) == before && sum == names[""] {
			break
		}
		names[""] = sum
	}
	delete(names, "")
	ignored := slices.ContainsFunc(QuotedStrings(text), func(s string) bool {
		return slices.Contains(namesSecretsIn, path.Base(s))
	})
	for _, s := range all {
		for _, m := range opensNamed().FindAllStringSubmatchIndex(s, maxEmbedded) {
			opener, arg := s[m[2]:m[3]], firstArgument(s[m[1]:])
			how := heldIn(names, arg)
			if namesInFolder().MatchString(arg) {
				how |= fromData
			}
			writes := changesBy(opener, s[m[1]+len(arg):])
			switch {
			case how&madeOver != 0, how&fromData != 0 && writes && !belowLiteral().MatchString(arg):
				c.Raise(risk.High, risk.FSConfigSecrets|risk.FSDeleteOverwrite,
					effect.Say("the source {0} names {1}", path.Base(file), opener+"("+arg+")"))
			case how&fromData != 0 && !writes && ignored && n.World.Disk != nil:
				for _, secret := range n.SecretsIn(n.State.Cwd) {
					c.Raise(risk.High, risk.FSConfigSecrets,
						effect.Say("the source {0} reads every file of the folder, {1} among them", path.Base(file),
							path.Base(secret)))
				}
			}
		}
	}
}

// lineByLine are the endings of languages whose statements end with their lines.
var lineByLine = strings.Fields(".kt .kts .scala .swift .nim .cr")

// statementsHolding divides a source at the ends of its statements and blocks.
func statementsHolding(file, text string) []string {
	quoted, lines := false, slices.Contains(lineByLine, path.Ext(file))
	last := rune(0)
	all := strings.FieldsFunc(text, func(r rune) bool {
		if r == '"' && last != '\\' && last != '\'' {
			quoted = !quoted
		}
		last = r
		return !quoted && (r == ';' || r == '{' || r == '}') || lines && r == '\n'
	})
	for i, s := range all {
		all[i] = strings.ReplaceAll(s, "\n", " ")
	}
	return all[:min(len(all), maxHeldStatements)]
}

// holds notes what a statement does to the names that variables hold.
func holds(names map[string]held, s string, bytes bool) {
	m := fillCalls().FindStringSubmatch(s)
	if m != nil && !ofInput().MatchString(s) && (bytes || !slices.Contains(readsBytes, m[1])) {
		if args := argumentsOf(m[2]); len(args) > fillsArgument[m[1]] {
			hold(names, args[fillsArgument[m[1]]], fromData)
			if m[1] == "getline" && len(args) == 2 { // C++23, std::getline(in, line)
				hold(names, args[1], fromData)
			}
		}
	}
	if m := scanCalls().FindStringSubmatch(s); m != nil && !ofInput().MatchString(s) {
		args, at := argumentsOf(m[2]), 0
		for _, kind := range conversion().FindAllStringSubmatch(m[1], maxEmbedded) {
			if kind[1] == "*" {
				continue
			}
			if at < len(args) && strings.Contains("s[c", kind[2][:1]) {
				hold(names, args[at], fromData)
			}
			at++
		}
	}
	if m := intoVariable().FindStringSubmatch(s); m != nil && !ofInput().MatchString(s) {
		hold(names, m[1], fromData)
	}
	if m := textCalls().FindStringSubmatch(s); m != nil {
		how := heldIn(names, m[2])
		if belowLiteral().MatchString(m[2]) {
			how &^= fromData
		}
		hold(names, m[1], how)
	}
	if m := loopsOver().FindStringSubmatch(s); m != nil {
		hold(names, m[1], heldBy(names, m[2]))
	} else if m := assignsTo().FindStringSubmatch(s); m != nil {
		left := m[1]
		if strings.Contains(left, "let ") || strings.Contains(left, "val ") || strings.Contains(left, "var ") {
			left = typeBehind().ReplaceAllString(left, "")
		}
		if left = strings.TrimRight(left, " )"); !strings.HasSuffix(left, "]") || strings.HasSuffix(left, "[]") ||
			strings.Contains(left, "char ") {
			if at := strings.LastIndexByte(left, '['); at > 0 {
				left = left[:at]
			}
			hold(names, left, heldBy(names, m[2]))
		}
	}
	for name, how := range names {
		if how&fromText != 0 && how&madeOver == 0 && strings.Contains(s, name) && !endsName().MatchString(s) &&
			regexp.MustCompile(`(?:^|[^\w.])`+name+changesOver+"|"+reordersOver+name+`\b`).MatchString(s+" ") {
			names[name] |= madeOver
		}
	}
}

// hold notes that the last variable of an expression holds a name.
func hold(names map[string]held, expression string, how held) {
	if all := identifier().FindAllString(expression, maxEmbedded); len(all) > 0 && how != 0 {
		names[all[len(all)-1]] |= how
	}
}

// heldIn is what the variables of an expression hold, and its strings.
func heldIn(names map[string]held, expression string) (how held) {
	if strings.Contains(expression, `"`) {
		how = fromText
	}
	for _, name := range identifier().FindAllString(stringLiteral().ReplaceAllString(expression, ""), maxEmbedded) {
		how |= names[name]
	}
	return how
}

// heldBy is what an expression gives: nothing if it calls what makes something else than text.
func heldBy(names map[string]held, expression string) held {
	plain := stringLiteral().ReplaceAllString(expression, `""`)
	for _, m := range callsNamed().FindAllStringSubmatch(plain, maxEmbedded) {
		if !slices.Contains(keepsText, m[1]) {
			return 0
		}
	}
	how := heldIn(names, expression)
	if readsText().MatchString(expression) && !ofInput().MatchString(expression) {
		how |= fromData
	}
	if how&fromText != 0 && strings.Contains(expression, ".map(") { // "-dmu".bytes().map(|c| c + 1)
		how |= madeOver
	}
	return how
}

// changesBy reports that a file is opened to be changed: by what opens it, by a mode, or by what comes next.
func changesBy(opener, rest string) bool {
	switch {
	case strings.HasPrefix(opener, "fopen"), opener == "freopen":
		return opensToWrite().MatchString(rest) || !strings.Contains(rest, `"`)
	case opener == "open":
		return strings.Contains(rest, "O_") && !strings.Contains(rest, "O_RDONLY") || strings.Contains(rest, ".write(")
	case opener == "File":
		return writesBehind().MatchString(rest)
	}
	return !onlyReads().MatchString(opener)
}

// firstArgument is what stands up to the first comma, or to the end of the call.
func firstArgument(s string) string {
	if args := argumentsOf(s); len(args) > 0 {
		return args[0]
	}
	return ""
}

// argumentsOf divides what stands behind an opening bracket at its commas, up to the closing one.
func argumentsOf(s string) (args []string) {
	depth, from, quoted := 0, 0, false
	for i := range len(s) {
		switch c := s[i]; {
		case c == '"' && (i == 0 || s[i-1] != '\\'):
			quoted = !quoted
		case quoted:
		case c == '(' || c == '[':
			depth++
		case (c == ')' || c == ']') && depth > 0:
			depth--
		case c == ')' || c == ']':
			return append(args, s[from:i])
		case c == ',' && depth == 0:
			args, from = append(args, s[from:i]), i+1
		}
	}
	return append(args, s[from:])
}
