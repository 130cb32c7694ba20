package settingpath_test

import (
	"fmt"
	"strings"
	"testing"

	"guard/policy/shell/lang/settingpath"
)

// TestUses: the paths that lead up or away, with the nearest word on each side.
func TestUses(t *testing.T) {
	for text, want := range map[string]string{
		// Gradle
		`layout.buildDirectory = new File(projectDir.parentFile, "notes")`:                  "buildDirectory ../notes -",
		"val up = rootDir.parentFile\nlayout.buildDirectory.set(File(up, \"x\"))":           "up .. -; set ../x -",
		"task d(type: Sync) {\n from 'src'\n into \"$projectDir/../docs\"\n}":               "into ./../docs -",
		`delete rootDir.parentFile.toPath().resolve("docs")`:                                "delete ../docs -",
		`delete "a", file("../docs")`:                                                       "delete, ../docs -",
		`new File(rootDir.parentFile, 'docs').eachFile { it.text = '' }`:                    "new ../docs eachFile",
		`delete "${System.getProperty('user.home')}/docs"`:                                  "delete ~/docs -",
		`rootProject.layout.buildDirectory.value(buildDir.dir("../../build").get())`:        "value ../build -",
		`buildDir = new File(buildDir, "a").parentFile`:                                     "",
		"val b: Directory = rootProject.layout.buildDirectory\n  .dir(\"../out\")\n .get()": "",
		// sbt, Mill
		`target := baseDirectory.value.getParentFile / "notes"`: "target ../notes -",
		`os.remove.all(os.pwd / os.up / "docs")`:                "all ../docs -",
		// Python
		`Clean(t, Dir("#").up().Dir("notes"))`: "Clean, ../notes -",
		`Clean(t, "#/../notes")`:               "Clean, ../notes -",
		`rm(os.path.join(os.path.dirname(os.path.abspath(__file__)), os.pardir, "x"))`: "rm ../x -",
		`rm(Path(__file__).resolve().parents[1] / "x")`:                                "rm ../x -",
		"up = '..'\nrm(f\"{up}/docs\")":                                                "up .. -; rm ../docs -",
		// JavaScript
		`module.exports = { output: { path: path.dirname(__dirname) + path.sep + "docs", clean: true } }`: "path ../docs -",
		"const up = '..';\nx({ outputDir: [up, 'docs'].join('/') })":                                      "up .. -; outputDir ../docs -",
		`x({ outDir: fileURLToPath(new URL('../docs', import.meta.url)) })`:                               "outDir ../docs -",
		"x({ outDir: `${os.homedir()}/docs` })":                                                           "outDir ~/docs -",
		`x({ outDir: resolve(dirname(process.cwd()), 'docs') })`:                                          "outDir ../docs -",
		`x({ outDir: path.resolve(__dirname, 'a', '..', 'b') })`:                                          "",
		`x({ outDir: path.dirname(path.join(__dirname, 'a', 'b')) })`:                                     "",
		// Zig, Elixir, Meson
		`b.addSystemCommand(&.{"find", b.pathJoin(&.{b.build_root.path.?, "..", "docs"}), "-delete"})`: "addSystemCommand ../docs -delete",
		`[build_path: Path.join(Path.dirname(__DIR__), "docs")]`:                                       "build_path ../docs -",
		`File.cwd!() |> Path.dirname() |> Path.join("docs") |> File.rm_rf!()`:                          "rm_rf ../docs -",
		`add_install_script('rm', meson.project_source_root() / '..' / 'docs')`:                        "add_install_script, ../docs -",
		// texts that are none
		"// file('../x')\n# file('../x')\n/* '../x' */ it's '": "",
		"((((": "", "'": "", "a.b.c[": "", "$": "", "\"${": "",
	} {
		var got []string
		for _, u := range settingpath.Uses(text) {
			got = append(got, fmt.Sprint(first(u.Left), " ", u.Path, " ", first(u.Right)))
		}
		if s := strings.Join(got, "; "); s != want {
			t.Errorf("%s: %q, want %q", text, s, want)
		}
	}
}

func first(words []string) string {
	if len(words) == 0 {
		return "-"
	}
	return words[0]
}

// FuzzUses: no text is too much.
func FuzzUses(f *testing.F) {
	f.Add("a = file(\"${b}/..\")\nb = a / '..'\ndelete a")
	f.Fuzz(func(_ *testing.T, text string) { settingpath.Uses(text) })
}
