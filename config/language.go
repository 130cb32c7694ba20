package config

import (
	"os"

	"github.com/BurntSushi/toml"

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
		if info, err := os.Stat(file); err == nil && info.Mode().IsRegular() && info.Size() <= maxSize {
			_, _ = toml.DecodeFile(file, &said)
		}
	}
	tag, _ := locale.Match(said.Language)
	if said.Language == "" {
		return ""
	}
	return tag
}
