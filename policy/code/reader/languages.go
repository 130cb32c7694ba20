package reader

import (
	"sync"

	"guard/policy/code"
	"guard/policy/code/call"
	"guard/policy/code/golang"
	"guard/policy/code/grammar"
	"guard/policy/code/javascript"
	"guard/policy/code/lua"
	"guard/policy/code/perl"
	"guard/policy/code/php"
	"guard/policy/code/python"
	"guard/policy/code/ruby"
)

// languageBooks make what is known of a language when it is first needed.
var languageBooks = [code.Languages]func() *call.Book{
	code.Python:     sync.OnceValue(python.Book),
	code.JavaScript: sync.OnceValue(javascript.Book),
	code.Ruby:       sync.OnceValue(ruby.Book),
	code.Perl:       sync.OnceValue(perl.Book),
	code.Go:         sync.OnceValue(golang.Book),
	code.PHP:        sync.OnceValue(php.Book),
	code.Lua:        sync.OnceValue(lua.Book),
}

// languageDialects make what reads the parts of a text that only one language has.
var languageDialects = [code.Languages]func(*grammar.Reader) grammar.Dialect{
	code.Python:     python.New,
	code.JavaScript: javascript.New,
	code.Ruby:       ruby.New,
	code.Perl:       perl.New,
	code.Go:         golang.New,
	code.PHP:        php.New,
	code.Lua:        lua.New,
}
