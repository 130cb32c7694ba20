// Package settings tells which names of a module hold secrets that it loads, and whether a text that imports the
// module shows one.
//
// A module with the Python text `class Settings(BaseSettings): model_config = SettingsConfigDict(env_file=".env")`
// has the name Settings, an Object: a text that imports it and prints Settings().model_dump() shows the secrets of
// .env, one that prints Settings().port does not, nor one that hands Settings().url to a driver.
//
// The texts are read by patterns, line by line, as people write modules of settings. What a text reads is for the
// caller to say, and so is where a module lies; nothing here touches a file.
package settings

import (
	"maps"
	"strings"

	"guard/policy/code"
)

// Kind is what a name holds.
type Kind uint8

// The kinds. The zero Kind holds no secret.
const (
	Plain  Kind = iota
	Value       // a secret itself
	Object      // fields of which some are secrets
	Space       // a module or a namespace: of its names each holds what it holds
)

// Name is what one name holds.
type Name struct {
	Kind Kind
	Of   *Module // in whose text the fields of an Object, and the names of a Space, stand
}

// Module is what a module's names hold.
type Module struct {
	Names map[string]Name
	Whole bool // what it gives as a whole holds secrets: module.exports = {…}, return [...]
	text  string
	lang  code.Language
	// fields are those that a text gives what it reads, open says that others may hold secrets too.
	fields map[string]bool
	open   bool
	free   map[string]bool // what is known of fields
	// methods are classes of which only a method reads something, and not what makes an object.
	methods map[string]bool
}

// Read is a place where a text reads what may be secret: a variable of the environment or, where Variable is empty,
// all of them or a file.
type Read struct {
	Line     int // from 1
	Variable string
}

// Source is a text, and what its caller knows of it.
type Source struct {
	Lang     code.Language
	Text     string
	Reads    []Read
	Secret   func(variable string) bool // a variable or field that is named like a credential
	Imported func(name string) *Module  // the module of that name, or nil
}

// maxLines bounds the lines of a text that are looked at.
const maxLines = 3000

// Of returns what the names of a module hold, or nil: none holds a secret.
func Of(s Source) *Module {
	m := &Module{Names: map[string]Name{}, text: s.Text, lang: s.Lang, free: map[string]bool{},
		fields: map[string]bool{}, methods: map[string]bool{}}
	if strings.Count(s.Text, "\n") > maxLines {
		return nil
	}
	b := bind(s)
	maps.Copy(m.Names, b.names)
	m.holdReads(s)
	m.holdModels(s)
	b.names = m.Names
	b.derive()
	b.derive() // of a name that is given further down
	m.exports(b)
	maps.DeleteFunc(m.Names, func(name string, _ Name) bool { return strings.HasPrefix(name, placeholder) })
	if !m.Whole && len(m.Names) == 0 {
		return nil
	}
	return m
}

// Shown returns the name by which a text shows a secret of a module that it imports, or "". value: the text's last
// expression is shown.
func Shown(s Source, value bool) string {
	b := bind(s)
	if len(b.names) == 0 || strings.Count(b.text, "\n") > maxLines {
		return ""
	}
	b.derive()
	b.derive()
	for _, part := range b.printed(value) {
		if name := b.shownIn(part); name != "" {
			return name
		}
	}
	return b.documented()
}
