package settings

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
)

var (
	nameParts = lazy.Pattern(`[A-Z]+(?:[^A-Za-z]|$)|[A-Z]?[a-z]+|[A-Z]+|\d+`)
	// keptSecret are types whose values are masked where they are shown (pydantic 2, SecretStr).
	keptSecret = lazy.Pattern(`\bSecret(?:Str|Bytes|\[)`)
	envFile    = lazy.Pattern(`\benv_file\b|\bsecrets_dir\b`)
	model      = lazy.Pattern(`(?m)^class\s+(\w+)\([^)\n]*\bBaseSettings\b`)
	textField  = lazy.Pattern(`(?m)^[ \t]+(\w+)\s*:\s*(?:str|bytes|Optional\[str\]|Any|dict|\w*(?:Dsn|Url))\b`)
)

// PlainName reports a name that ends in a word which no secret's does.
func PlainName(name string) bool {
	parts := nameParts().FindAllString(name, -1)
	return len(parts) > 0 && plainWords[strings.ToLower(strings.Trim(parts[len(parts)-1], "_-. "))]
}

// plain reports a field in which no secret stands: by its name, because the text gives it a number or a constant, or
// because the text says which fields do.
func (m *Module) plain(field string) bool {
	if m == nil {
		return PlainName(field)
	}
	if PlainName(field) || !m.open && !m.fields[field] {
		return true
	}
	free, known := m.free[field]
	if !known && m.free != nil {
		free = regexp.MustCompile(`(?m)\b` + regexp.QuoteMeta(field) + `["']?\s*(?::\s*(?:int|bool|float)\b|` +
			`(?::|=>?)\s*(?:[\d.]+|[tT]rue|[fF]alse|null|None|"[^"\n$#{]*"|'[^'\n]*')\s*,?;?\s*$)`).MatchString(m.text)
		m.free[field] = free
	}
	return free
}

// holdModels notes the models of settings, which take their fields from a file .env or from the environment
// (pydantic-settings 2).
func (m *Module) holdModels(s Source) {
	for _, found := range model().FindAllStringSubmatch(s.Text, maxImports) {
		shows := envFile().MatchString(s.Text) && !keptSecret().MatchString(s.Text)
		for _, f := range textField().FindAllStringSubmatch(s.Text, maxImports) {
			shows = shows || s.Secret(f[1])
		}
		if shows {
			m.open = true
			m.Names[found[1]] = Name{Object, m}
		}
	}
}

var fieldNames = lazy.Pattern(`([\w$]+)["']?\s*(?:=>|[:=])`)

// noteFields notes the names of fields on a line of a statement, and of those around it.
func (m *Module) noteFields(lines []string, start, at int) {
	depth := 1 << 20
	for i := at; i >= start; i-- {
		own := len(lines[i]) - len(strings.TrimLeft(lines[i], " \t"))
		if strings.TrimSpace(lines[i]) == "" || own >= depth {
			continue
		}
		depth = own
		for _, f := range fieldNames().FindAllStringSubmatch(lines[i], maxImports) {
			m.fields[f[1]] = true
		}
	}
}
