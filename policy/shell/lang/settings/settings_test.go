package settings

import (
	"strings"
	"testing"

	"guard/policy/code"
)

// modules are texts, the variable that each reads on the lines which name it, and what is imported as "config".
var modules = map[string]struct {
	lang code.Language
	text string
}{
	"model": {code.Python, "class Settings(BaseSettings):\n    model_config = SettingsConfigDict(env_file='.env')\n" +
		"    api: str\n    size: int = 3\n\ndef get_settings():\n    return Settings()\n"},
	"names":  {code.Python, "KEY = os.environ['SECRET']\nDEBUG = True\nengine = create_engine(os.environ['SECRET'])\n"},
	"object": {code.JavaScript, "module.exports = {\n  port: 3,\n  db: {\n    url: process.env.SECRET,\n  },\n  add,\n};\n"},
	"hash":   {code.Ruby, "CFG = { url: ENV['SECRET'], port: 3 }\n"},
}

// imports answers for one of them.
func imports(t *testing.T, name string) Source {
	t.Helper()
	m := modules[name]
	var reads []Read
	for i, line := range strings.Split(m.text, "\n") {
		if strings.Contains(line, "SECRET") {
			reads = append(reads, Read{i + 1, "SECRET"})
		}
	}
	secret := func(name string) bool { return name == "secret" }
	none := func(string) *Module { return nil }
	module := Of(Source{m.lang, m.text, reads, secret, none})
	if module == nil {
		t.Fatal(name, "holds nothing")
	}
	return Source{Lang: m.lang, Secret: secret, Imported: func(name string) *Module {
		if strings.HasSuffix(name, "config") {
			return module
		}
		return nil
	}}
}

func TestShown(t *testing.T) {
	for _, c := range []struct {
		module, text string
		shown        bool
	}{
		{"model", "from config import Settings\nprint(Settings())", true},
		{"model", "from config import get_settings as g\ns = g()\nprint(f'{s.api}')", true},
		{"model", "from config import Settings\nfor k, v in vars(Settings()).items():\n    print(k, v)", true},
		{"model", "from config import Settings\nprint(Settings().size, bool(Settings().api))", false},
		{"model", "from config import Settings\nprint(connect(1), list(Settings.model_fields))", false},
		{"names", "import config as c\nprint(c.KEY)", true},
		{"names", "import config as c\nprint(c.KEY[:4], c.DEBUG, c.engine)", false},
		{"names", "import config as c\nprint(c)\nconnect(c.KEY)", false},
		{"object", "console.log(require('./config'))", true},
		{"object", "const { db: d } = require('./config'); console.log(d.url)", true},
		{"object", "import c from './config'\nconsole.log(`at ${c.db.url}`)", true},
		{"object", "import('./config').then(m => console.log(m))", true},
		{"object", "const c = require('./config'); console.log(c.port, c.add(1), Object.keys(c))", false},
		{"object", "const c = require('./config'); connect(c.db.url); console.log('url')", false},
		{"hash", "require './config'\np CFG", true},
		{"hash", "require './config'\nCFG.each { |k, v| puts v }", true},
		{"hash", "require './config'\nputs CFG[:port], CFG.keys", false},
	} {
		s := imports(t, c.module)
		s.Text = c.text
		if got := Shown(s, false); (got != "") != c.shown {
			t.Errorf("%s: %q: %q", c.module, c.text, got)
		}
	}
	s := imports(t, "object")
	for text, shown := range map[string]bool{"require('./config').db": true, "require('./config').port": false} {
		if s.Text = text; (Shown(s, true) != "") != shown {
			t.Error(text)
		}
	}
}

func FuzzShown(f *testing.F) {
	f.Add("import config as c\nprint(c.KEY[", "const {a} = require('./config'); console.log(`${")
	f.Fuzz(func(t *testing.T, module, text string) {
		for _, lang := range []code.Language{code.Python, code.JavaScript, code.Ruby, code.PHP, code.Lua, code.Perl} {
			m := Of(Source{lang, module, []Read{{1, ""}, {2, "A"}}, func(string) bool { return true },
				func(string) *Module { return nil }})
			Shown(Source{Lang: lang, Text: text, Imported: func(string) *Module { return m }}, true)
		}
	})
}
