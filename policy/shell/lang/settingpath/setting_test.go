package settingpath_test

import (
	"fmt"
	"strings"
	"testing"

	"guard/policy/shell/lang/settingpath"
)

// TestSettings: what a setting is given, or ? where that is not understood.
func TestSettings(t *testing.T) {
	for text, want := range map[string]string{
		// JavaScript
		`x({ out: "a" + 'b' })`:                                            "ab",
		"const n = `no${'tes'}`;\nx({ build: { out: n } })":                "build.out notes",
		`module.exports = { out: ['no', 'tes'].join('') }`:                 "notes",
		`module.exports = { out: [__dirname, 'a'].join('/') }`:             "./a",
		`c.out = "no".concat("tes")`:                                       "c.out notes",
		`c["out"] = 'a';`:                                                  "a",
		"const out = 'a'\nmodule.exports = { out }":                        "a; exports.out a",
		"const { out } = require('./x')":                                   "",
		`x({ out: path.resolve(__dirname, 'dist'), y: 1 })`:                "dist",
		`x({ out: fileURLToPath(new URL('./dist', import.meta.url)) })`:    "dist",
		`x({ out: process.env.OUT || 'dist' })`:                            "dist OUT",
		"const o = process.env.OUT ?? 'dist'\nx({ out: resolve(o) })":      "dist OUT",
		`x({ out: process.env.OUT })`:                                      "? OUT",
		`x({ out: prod ? 'dist' : 'build' })`:                              "dist; build",
		`x({ out: env.mode === "production" ? "dist" : "build", })`:        "dist mode; build mode",
		`x({ out: __dirname.replace(/project$/, "notes") })`:               "?",
		`x({ out: atob("bm90ZXM=") })`:                                     "?",
		`x({ out: d() }); const d = () => "ab".split("").reverse().join()`: "?",
		`x({ out: "a".split("").join("") })`:                               "?",
		"let d = 'no'; d += 'tes'\nx({ out: d })":                          "?",
		"let d = 'a'; d = 'b'\nx({ out: d })":                              "?",
		`x({ out: a ? 'a' : b ? 'b' : 'c' })`:                              "a; b; c",
		`x({ out: { a: 1 }, })`:                                            "",
		`x({ out: false })`:                                                "",
		`x({ out: "a" as const })`:                                         "a",
		`x({ out: ["a", b()] })`:                                           "a; ?",
		`x({ out: fn(a).join("b") })`:                                      "?",
		"const path = require('path');\nx({ out: path.join('a', 'b') })":   "a/b",
		`x({ out: require("path").join(__dirname, 'a') })`:                 "a",
		`x({ out: require("./own").join('a', 'b') })`:                      "a/b",
		`x({ out: require("./own").dir })`:                                 "?",
		// Gradle, sbt
		`layout.out = file('no' + 'tes')`:                             "layout.out notes",
		`layout.out.set(file(listOf("a", "b").joinToString("")))`:     "layout.out ab",
		"def d = 'no'\nd += 'tes'\nout = d":                           "?",
		`out = layout.projectDirectory.dir('target')`:                 "target",
		`out.set(rootProject.layout.buildDirectory.dir(name))`:        "build/name",
		`out = findProperty('o') ?: 'build'`:                          "build o",
		`out = file(providers.gradleProperty("o").orElse("b").get())`: "b o",
		`out := baseDirectory.value / ("no" + "tes")`:                 "notes",
		"tasks.clean {\n delete 'no' + 'tes', file('b')\n}":           "clean.delete() notes; clean.delete() b",
		`delete(layout.buildDirectory)`:                               "build",
		`delete(outs)`:                                                "?",
		`delete fileTree(dir: 'a', include: '*.tmp')`:                 "a/*.tmp",
		// Python
		`config.option.out = ''.join(['no', 'tes'])`:         "option.out notes",
		`config.option.out = 'no' 'tes'`:                     "option.out ?",
		`setattr(config.option, 'out', 'no' + 'tes')`:        "notes",
		`out = os.environ.get("OUT", "build")`:               "build OUT",
		`out = os.path.join(os.path.dirname(__file__), 'b')`: "b",
		`out = "a" if c else "b"`:                            "a; b",
		`out = Path(__file__).resolve().parent / "b"`:        "b",
		// Elixir
		`[app: :a, out: "no" <> "tes"]`: "notes",
	} {
		var got []string
		for _, s := range settingpath.Settings(text, func(_, key string) bool { return key == "out" || key == "delete()" }) {
			is := "?"
			if s.Known {
				is = s.Path
			}
			if s.Table != "" && s.Table != "x" && s.Table != "exports" || s.Table == "exports" && len(got) > 0 {
				is = s.Table + "." + s.Key + " " + is
			}
			got = append(got, strings.TrimSpace(fmt.Sprint(is, " ", strings.Join(s.Variables, " "))))
		}
		if s := strings.Join(got, "; "); s != strings.TrimSpace(want) {
			t.Errorf("%s: %q, want %q", text, s, want)
		}
	}
}

// FuzzSettings: no text is too much.
func FuzzSettings(f *testing.F) {
	f.Add("x({ out: a ? `${b}` : process.env.C || 'd' })")
	f.Fuzz(func(_ *testing.T, text string) {
		settingpath.Settings(text, func(string, string) bool { return true })
	})
}
