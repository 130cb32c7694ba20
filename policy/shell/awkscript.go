package shell

import "strings"

// awkAction is something an awk program does beyond computing and printing:
// 'w' writes, 'a' appends to, 'r' reads the file text; 'x' executes the command
// text; 'n' opens a network connection. Empty text: it is computed.
type awkAction struct {
	verb byte
	text string
}

// awkActions finds the actions of an awk program (gawk(1), POSIX awk). It reads
// tokens, so that what stands in strings, patterns and comments is not
// mistaken; where > could compare, it is taken to redirect only after print.
func awkActions(text string) []awkAction {
	var acts []awkAction
	printing, depth, last := false, 0, byte(0)
	for i := 0; i < len(text); {
		c := text[i]
		switch {
		case c == '"':
			var s string
			if s, i = awkString(text, i); strings.HasPrefix(s, "/inet") {
				acts = append(acts, awkAction{'n', s}) // whatever then opens it
			}
			last = '"'
			continue
		case c == '#':
			for i < len(text) && text[i] != '\n' {
				i++
			}
			continue
		case c == '/' && !operandEnds(last):
			i = awkPattern(text, i)
			last = '/'
			continue
		case awkLetter(c):
			word := awkWord(text[i:])
			i += len(word)
			if word == "@" && strings.HasPrefix(text[i:], "/") {
				last = '@' // gawk(1), strongly typed pattern
				continue
			}
			switch word {
			case "print", "printf":
				printing, depth = true, 0
			case "ARGV":
				if act, ok := awkOperand(text, i); ok {
					acts = append(acts, act)
				}
			case "@include", "@load", "@namespace":
			case "system":
				acts = append(acts, awkAction{'x', awkArgument(text[i:])})
			case "getline":
				if rest := strings.TrimLeft(text[i:], " \tabcdefghijklmnopqrstuvwxyz_"); strings.HasPrefix(rest, "<") {
					acts = append(acts, awkFile('r', awkArgument(rest[1:])))
				}
			default:
				if word[0] == '@' {
					acts = append(acts, awkAction{verb: 'x'}) // gawk(1), indirect function calls: what the variable names, system among it
				}
			}
			last = 'a'
			continue
		case c == '(':
			depth++
		case c == ')':
			depth--
		case c == ';' || c == '\n' || c == '}':
			printing = false
		case c == '>' && printing && depth <= 0:
			verb := byte('w')
			if strings.HasPrefix(text[i:], ">>") {
				verb, i = 'a', i+1
			}
			acts = append(acts, awkFile(verb, awkArgument(text[i+1:])))
			printing = false
		case c == '|':
			if strings.HasPrefix(text[i:], "||") {
				i++
				break
			}
			i = pipeAction(text, i, printing, &acts)
			printing = false
			continue
		}
		if c != ' ' && c != '\t' {
			last = c
		}
		i++
	}
	return acts
}

// pipeAction records `print | "cmd"`, `"cmd" | getline` and gawk's |&.
func pipeAction(text string, i int, printing bool, acts *[]awkAction) int {
	j := i + 1
	if j < len(text) && text[j] == '&' {
		j++
	}
	rest := strings.TrimLeft(text[j:], " \t")
	if strings.HasPrefix(rest, "getline") {
		*acts = append(*acts, awkFile('x', lastString(text[:i])))
		return j
	}
	*acts = append(*acts, awkFile('x', awkArgument(text[j:])))
	return j
}

// awkFile names gawk's network files for what they are (gawk(1), Special File
// Names).
func awkFile(verb byte, text string) awkAction {
	if strings.HasPrefix(text, "/inet") {
		return awkAction{'n', text}
	}
	return awkAction{verb, text}
}

// awkArgument is the one string constant that stands next; empty when it is
// something else, or more than that one.
func awkArgument(text string) string {
	text = strings.TrimLeft(text, " \t(")
	if !strings.HasPrefix(text, `"`) {
		return ""
	}
	s, end := awkString(text, 0)
	rest := strings.TrimLeft(text[end:], " \t")
	if rest != "" && strings.IndexByte(");\n}|", rest[0]) < 0 {
		return ""
	}
	return s
}

// lastString is the string constant that ends a text.
func lastString(text string) string {
	text = strings.TrimRight(text, " \t")
	if !strings.HasSuffix(text, `"`) {
		return ""
	}
	i := strings.LastIndexByte(text[:len(text)-1], '"')
	if i < 0 {
		return ""
	}
	return text[i+1 : len(text)-1]
}

func awkString(text string, i int) (string, int) {
	start := i + 1
	for i++; i < len(text) && text[i] != '"'; i++ {
		if text[i] == '\\' {
			i++
		}
	}
	end := min(i, len(text))
	return unescape(text[start:end]), min(end+1, len(text))
}

func awkPattern(text string, i int) int {
	for i++; i < len(text) && text[i] != '/' && text[i] != '\n'; i++ {
		if text[i] == '\\' {
			i++
		}
	}
	return min(i+1, len(text))
}

func awkLetter(c byte) bool {
	return c|0x20 >= 'a' && c|0x20 <= 'z' || c == '_' || c == '@'
}

func awkWord(s string) string {
	n := 1
	for n < len(s) && (awkLetter(s[n]) || s[n] >= '0' && s[n] <= '9') {
		n++
	}
	return s[:n]
}

// operandEnds reports whether a slash after this token divides.
func operandEnds(c byte) bool {
	return c == ')' || c == ']' || c == '"' || c == 'a' || c >= '0' && c <= '9' || c == '$'
}

// awkOperand is the file that a program makes its own operand by what it does to
// ARGV (gawk(1), ARGC and ARGV): ARGV[1] = "file". Whatever else than looking at
// one of them is done to it, the file is not known.
func awkOperand(text string, i int) (awkAction, bool) {
	rest := strings.TrimLeft(text[i:], " \t")
	if !strings.HasPrefix(rest, "[") {
		return awkAction{verb: 'r'}, !strings.Contains(text[:i], " in ARGV")
	}
	end := strings.IndexByte(rest, ']')
	if end < 0 {
		return awkAction{verb: 'r'}, true
	}
	rest = strings.TrimLeft(rest[end+1:], " \t")
	switch {
	case strings.HasPrefix(rest, "=") && !strings.HasPrefix(rest, "=="):
		if value := strings.TrimLeft(rest[1:], " \t"); strings.HasPrefix(value, `""`) {
			return awkAction{}, false // taken out
		}
		return awkFile('r', awkArgument(rest[1:])), true
	case strings.HasPrefix(rest, ")") && (strings.Contains(text, "sub(") || strings.Contains(text, "getline")):
		return awkAction{verb: 'r'}, true
	}
	return awkAction{}, false
}
