package tox

import (
	"strings"
)

// readIni reads the sections of an INI file. A value continues in the indented lines below it.
func readIni(text string) map[string]map[string]string {
	sections := map[string]map[string]string{}
	section, key := map[string]string{}, ""
	for line := range strings.SplitSeq(text, "\n") {
		bare := strings.TrimSpace(line)
		switch {
		case bare == "" || bare[0] == '#' || bare[0] == ';' && line[0] == ';':
		case line[0] == '[' && strings.Contains(line, "]"):
			name := strings.TrimSpace(line[1:strings.LastIndexByte(line, ']')])
			if sections[name] == nil {
				sections[name] = map[string]string{}
			}
			section, key = sections[name], ""
			for _, one := range splitEnvs(name) { // [testenv:py{38,39}, testenv:lint]
				if sections[one] == nil {
					sections[one] = section
				}
			}
		case (line[0] == ' ' || line[0] == '\t') && key != "":
			section[key] += "\n" + bare
		default:
			i := strings.IndexAny(line, "=:")
			if i < 0 {
				continue
			}
			key = strings.ToLower(strings.ReplaceAll(strings.TrimSpace(line[:i]), "-", "_"))
			section[key] = strings.TrimSpace(line[i+1:])
		}
	}
	return sections
}
