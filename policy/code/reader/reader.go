// Package reader finds what program text does. Text in one of the languages of the package code comes in, a list of
// acts goes out.
//
// Read(code.Python, "import os\nos.remove('a')") returns two acts: line 1 loads os, and line 2 deletes the file a.
// The package token cuts the text, grammar follows it with the dialect of its language, and call records the acts.
//
// Nothing is run and no file is opened. Whatever the text is, reading it takes time in proportion to its length.
package reader

import (
	"guard/policy/code"
	"guard/policy/code/grammar"
	"guard/policy/code/token"
)

// Read returns what a text does, whatever it is given. A text in an unknown language is not read, and has one Opaque
// act.
func Read(lang code.Language, text string) code.Reading { return ReadGiven(lang, text, code.Given{}) }

// ReadGiven returns what a text does with given arguments and variables.
func ReadGiven(lang code.Language, text string, given code.Given) code.Reading {
	if len(text) > code.MaxText {
		return code.Reading{Acts: []code.Act{{Call: "text too long", Line: 1}}, Truncated: true}
	}
	if lang == code.Unknown || lang >= code.Languages {
		return code.Reading{Acts: []code.Act{{Call: "unknown language", Line: 1}}}
	}
	if why := token.StrangeEncoding(text); why != "" {
		return code.Reading{Acts: []code.Act{{Call: why, Line: 1}}}
	}
	s := token.Scan(lang, text)
	if s.Bad != "" {
		return code.Reading{Acts: []code.Act{{Call: s.Bad, Line: int(s.Line)}}}
	}
	r := grammar.New(lang, languageBooks[lang](), s, languageDialects[lang])
	r.Start = given
	return r.Read()
}
