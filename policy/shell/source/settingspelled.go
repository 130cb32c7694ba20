package source

import (
	"regexp"
	"strconv"
	"strings"

	"guard/internal/lazy"
)

// A value of settings may be spelled otherwise than it is read: by the numbers of its characters, as what stands for
// a variable that nobody sets, or as another value of the same text.

// escapedASCII is a character of ASCII that JSON, YAML 1.2, TOML 1.0 and JavaScript write by its number, and XML 1.0.
var escapedASCII = lazy.Pattern(`\\(?:u00|x|U000000)([0-7][0-9a-fA-F])|\\u\{0*([0-7]?[0-9a-fA-F])\}|` +
	`&#x0*([0-7]?[0-9a-fA-F]);|&#0*([0-9]{1,3});`)

// unescaped is the text with these characters as they are. It is a whole text, so nothing else is undone: \n would make
// lines of it. include.Unescaped undoes all escapes of one string.
func unescaped(text string) string {
	if !strings.Contains(text, `\`) && !strings.Contains(text, "&#") {
		return text
	}
	return escapedASCII().ReplaceAllStringFunc(text, func(s string) string {
		m := escapedASCII().FindStringSubmatch(s)
		n, err := strconv.ParseUint(m[1]+m[2]+m[3], 16, 8)
		if m[4] != "" {
			n, err = strconv.ParseUint(m[4], 10, 8)
		}
		if err != nil || n > 0x7f {
			return s
		}
		return string(rune(n))
	})
}

// unlessSet is a variable with what holds where it is not set (coverage.py 7, Configuration reference: ${NAME-word};
// Compose: ${NAME:-word}; tox 4: {env:NAME:word}; Spring: ${name:word}; OmegaConf 2.3: ${oc.env:NAME,word}); nothing
// else is known of most.
var (
	unlessSet = lazy.Pattern(`\$\{(?:oc\.env:)?\w[\w.]*(?::-|[-,]|:)["']?([^{}\s"'?]*)["']?\}|\{env:\w+:([^{}\s]*)\}`)
	// betweenDots is one that no settings say, between dots: of nothing else it makes the folder above.
	betweenDots = lazy.Pattern(`\.\$(?:\{\w+\}|\(\w+\))\.`)
)

// maxRounds bounds how deep such variables stand in each other, maxReferences the values that are looked up.
const (
	maxRounds     = 4
	maxReferences = 24
)

// unlessOthers is the text as it is read where no such variable is set.
func unlessOthers(text string) string {
	if !strings.Contains(text, "${") && !strings.Contains(text, "{env:") && !strings.Contains(text, ".$(") {
		return text
	}
	for range maxRounds {
		next := unlessSet().ReplaceAllString(text, "$1$2")
		if next == text {
			break
		}
		text = next
	}
	return betweenDots().ReplaceAllString(text, "..")
}

// reference is another value of the same text (configparser of Python 3.13: %(name)s; tox 4: {[section]name}; Maven,
// Ant, Log4j, TOML of Cargo's tools: ${name}; MSBuild: $(Name); YAML 1.2: *name).
var reference = lazy.Pattern(`%\((\w+)\)s|\{\[[\w:.-]+\]([\w-]+)\}|\$\{([\w.:-]+)\}|\$\(([\w.]+)\)|: \*(\w+)`)

// referred is the text with such references as what they stand for, as far as that leads out of a folder.
func referred(text string) string {
	found := reference().FindAllStringSubmatch(text, maxReferences)
	var pairs []string
	seen := map[string]bool{}
	for _, m := range found {
		name := m[1] + m[2] + m[3] + m[4] + m[5]
		if seen[m[0]] {
			continue
		}
		seen[m[0]] = true
		value := valueOf(text, name, m[5] != "")
		if strings.HasPrefix(value, "..") || strings.HasPrefix(value, "~") || strings.HasPrefix(value, "/") ||
			strings.Trim(value, "./") == "" && value != "" {
			if m[5] != "" {
				value = ": " + value
			}
			pairs = append(pairs, m[0], value)
		}
	}
	if pairs == nil {
		return text
	}
	return strings.NewReplacer(pairs...).Replace(text)
}

// valueOf is what a text gives a name, or an anchor of YAML.
func valueOf(text, name string, anchor bool) string {
	name = regexp.QuoteMeta(name)
	is := `(?m)^[ \t]*["']?` + name + `["']?[ \t]*[:=][ \t]*["']?([^\s"'#,]+)|<` + name + `>\s*([^<\s]+)\s*</|` +
		`\bname="` + name + `"\s+(?:value|location)="([^"]+)"`
	if anchor {
		is = `&` + name + `[ \t]+["']?([^\s"'#,]+)`
	}
	m := regexp.MustCompile(is).FindStringSubmatch(strings.ToValidUTF8(text, ""))
	if m == nil {
		return ""
	}
	return strings.Join(m[1:], "")
}
