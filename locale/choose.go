package locale

import "strings"

// FromEnvironment is the language that the environment asks for, by the first of LC_ALL,
// LC_MESSAGES and LANG that is set (POSIX.1-2024, 8.2 Internationalization Variables). English where
// it names none that guard speaks, or a character set other than UTF-8.
func FromEnvironment(getenv func(string) string) string {
	for _, name := range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value := getenv(name); value != "" {
			tag, _ := Match(value)
			return tag
		}
	}
	return English
}

// Match finds the language that a locale's name asks for: cs, cs_CZ.UTF-8, zh-Hans-CN. The region
// does not matter but for Chinese: traditional characters are not spoken.
func Match(name string) (tag string, ok bool) {
	name, _, _ = strings.Cut(name, "@")
	name, charset, named := strings.Cut(name, ".")
	if named && strings.ReplaceAll(strings.ToLower(charset), "-", "") != "utf8" {
		return English, false
	}
	parts := strings.FieldsFunc(strings.ToLower(name), func(r rune) bool { return r == '_' || r == '-' })
	if len(parts) == 0 {
		return English, false
	}
	if parts[0] == "zh" {
		for _, part := range parts[1:] {
			if part == "hant" || part == "tw" || part == "hk" || part == "mo" {
				return English, false
			}
		}
		return "zh-CN", true
	}
	for _, tag := range Tags() {
		if tag == parts[0] {
			return tag, true
		}
	}
	return English, false
}
