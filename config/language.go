package config

import (
	"github.com/BurntSushi/toml"

	"guard/internal/tomltext"
	"guard/locale"
)

// Language is what the person's own file says of the language, before anything else is read: also
// errors are said in it. Empty: nothing, or nothing that can be read.
func Language(p Params) string {
	if err := p.fill(); err != nil {
		return ""
	}
	var said struct{ Language string }
	managed, _ := p.managedFiles()
	for _, file := range append(managed, p.UserFile) {
		if text, _, err := readFile(file, false); err == nil && tomltext.TooDeep(string(text)) == 0 {
			_, _ = toml.Decode(string(text), &said)
		}
	}
	tag, _ := locale.Match(said.Language)
	if said.Language == "" {
		return ""
	}
	return tag
}
