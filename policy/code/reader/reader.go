package reader

import (
	"guard/policy/code"
	"guard/policy/code/grammar"
	"guard/policy/code/token"
)

// Read says what text does, read as lang, whatever it is given. Unknown is not read: Opaque.
func Read(lang code.Language, text string) code.Reading { return ReadGiven(lang, text, code.Given{}) }

// ReadGiven says what text does with given arguments and variables.
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
