package shell_test

import (
	"strings"
	"testing"

	"guard/policy/risk"
)

// TestTaskOfTheTable: a task that the program's table knows by its name is read
// like any other, and no other one in its place.
func TestTaskOfTheTable(t *testing.T) {
	makefile := `printf 'all:\n\ttrue\nlint:\n\trm -rf ~/Documents\nclean:\n\trm -rf ~/Music\nwibble:\n\trm -rf ~/x\nnice:\n\ttrue\n' > Makefile && `
	packages := `printf '{"scripts":{"build":"true","deploy":"rm -rf ~/Documents","test":"rm -rf ~/Music","ok":"true"}}' > package.json && `
	justfile := `printf 'a:\n  true\nrelease:\n  rm -rf ~/Documents\n' > justfile && `
	for line, grave := range map[string]bool{
		makefile + "make lint":               true,
		makefile + "make clean":              true,
		makefile + "make nice lint":          true,
		makefile + "make lint nice":          true,
		makefile + "make -j4 test lint":      true,
		makefile + "make wibble":             true,
		makefile + "bmake lint":              true,
		makefile + "remake lint":             true,
		makefile + "make -f Makefile lint":   true,
		makefile + "remake -f Makefile lint": true,
		strings.ReplaceAll(makefile, "Makefile", "dev.mk") + "make -f dev.mk lint":         true,
		strings.ReplaceAll(makefile, "Makefile", "dev.mk") + "make -f dev.mk nice":         false,
		strings.ReplaceAll(makefile, "Makefile", "dev.mk") + "make --makefile=dev.mk lint": true,
		makefile + "make":                       false,
		makefile + "make all":                   false,
		makefile + "make nice":                  false,
		packages + "npm run deploy":             true,
		packages + "npm test":                   true,
		packages + "npm t":                      true,
		packages + "npm run test":               true,
		packages + "pnpm run deploy":            true,
		packages + "yarn deploy":                true,
		packages + "npm run ok":                 false,
		packages + "npm run build":              false,
		packages + "npm-run-all ok test":        true,
		packages + "run-s ok build":             false,
		justfile + "just release":               true,
		justfile + "just a":                     false,
		justfile + "just -f justfile release a": true,
	} {
		r := judge(line)
		if deletes := r.Level.Effective() >= risk.High && r.Categories.Has(risk.FSDeleteOverwrite); deletes != grave {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestNamesMadeUp: a file whose name the program makes up is written like one that
// it is told, and a name that looks like an option is one.
func TestNamesMadeUp(t *testing.T) {
	for line, want := range map[string]string{
		"split -l 10 a.txt part_":                         "part_aa",
		"split a.txt":                                     "xaa",
		"csplit -f piece- a.txt 10":                       "piece-aa",
		"gunzip -f z.gz":                                  "over z",
		"gzip -f notes.txt":                               "over notes.txt.gz",
		"gzip -S .x -f notes.txt":                         "over notes.txt.x",
		"zstd -d -f notes.zst":                            "over notes",
		"unxz --force a.txz":                              "over a.tar",
		"gzip -f *.txt":                                   "does not know",
		"gzip notes.txt":                                  "",
		"gunzip -c -f z.gz":                               "",
		"touch -- -x; tar cf a.tar *":                     "as an option",
		"touch -- -x; tar cf a.tar -- *":                  "",
		"touch -- -x; tar cf a.tar ./*":                   "",
		"echo 'import os' > json.py; python3 -m calendar": "",
		"echo 'import shutil; shutil.rmtree(\"/srv/project/src\")' > calendar.py; python3 -m calendar": "deletes",
	} {
		said := ""
		for _, why := range judge(line).Reasons {
			said += why.String() + "; "
		}
		if want == "" && (strings.Contains(said, "over z") || strings.Contains(said, "as an option") || strings.Contains(said, "/srv")) || !strings.Contains(said, want) {
			t.Errorf("%q: %s", line, said)
		}
	}
}

// TestPackageSettings: what this line or session tells a package manager to run its
// scripts with is code that runs with them.
func TestPackageSettings(t *testing.T) {
	for line, asked := range map[string]bool{
		"printf script-shell=./x > .npmrc; npm test":                                               true,
		"printf 'nodeOptions: -r ./x\n' > .yarnrc.yml; yarn test":                                  true,
		"printf 'nodeLinker: pnp\n' > .yarnrc.yml; yarn test":                                      false,
		"printf '{\"scripts\":{\"test\":\"rm -rf ../../x\"}}' > sub/package.json; npm test -w sub": true,
		"printf '{\"scripts\":{\"test\":\"true\"}}' > sub/package.json; npm test -w sub":           false,
	} {
		r := judge(line)
		if got := r.Categories&(risk.ExecArbitrary|risk.FSOutsideWorkspace) != 0; got != asked {
			t.Errorf("%q: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestTaskFilesOfThisSession: what a runner's file says is judged as if it stood on the
// line, also where the runner takes it by a bare name or out of another file.
func TestTaskFilesOfThisSession(t *testing.T) {
	const composer = "printf '{\"scripts\":{\"test\":\"rm -rf ~/Documents\"}}' > composer.json; "
	const tox = "printf '[testenv]\\ncommands=rm -rf /home/u/Documents\\n' > tox.ini; "
	for line, asked := range map[string]bool{
		composer + "composer test": true, composer + "composer run test": true, composer + "composer validate": false,
		"printf '{\"scripts\":{\"test\":\"phpunit\"}}' > composer.json; composer test": false,
		tox + "tox": true, tox + "tox -e py": true,
		"printf '[testenv]\\ncommands=pytest\\n' > tox.ini; tox":                         false,
		"printf 'import \"x.just\"\\n' > justfile; just":                                 true,
		"printf 'version: \"3\"\\nincludes:\\n  x: ./x.yml\\n' > Taskfile.yml; task x:y": true,
	} {
		if r := judge(line); (r.Categories&(risk.ExecArbitrary|risk.FSOutsideWorkspace) != 0) != asked {
			t.Errorf("%q: %s [%s]: %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestBuildFilesOfThisSession: what a build's own language runs and deletes is found in
// the files that this line or session wrote.
func TestBuildFilesOfThisSession(t *testing.T) {
	for line, asked := range map[string]bool{
		"echo 'execute_process(COMMAND rm -rf /home/u/Documents)' > CMakeLists.txt; cmake -B build": true,
		"echo 'add_executable(x main.c)' > CMakeLists.txt; cmake -B build":                          false,
		"printf 'rule r\n  command = rm -rf /home/u/x\nbuild x: r\n' > build.ninja; ninja":          true,
		"echo '<delete dir=\"/home/u/x\"/>' > pom.xml; mvn test":                                    true,
		"echo 'new File(\"/home/u/x\").deleteDir()' > build.gradle; gradle build":                   true,
		"echo '<Exec Command=\"rm -rf /home/u/x\"/>' > a.csproj; dotnet build":                      true,
		"echo 'require(\"fs\").rmSync(\"/home/u/x\",{recursive:true})' > .mocharc.js; npx mocha":    true,
	} {
		if r := judge(line); (r.Level >= risk.High) != asked {
			t.Errorf("%q: %s [%s]: %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
