package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestGeneratorsWriteFixedNames: what a generator writes, or takes for its own and deletes, lies under names that no
// word says.
func TestGeneratorsWriteFixedNames(t *testing.T) {
	w, top := onDisk(t, map[string]string{"CMakeLists.txt": "project(x C)\n", "Makefile": "deploy:\n", "x.c": "",
		"own/CMakeLists.txt": "project(x C)\n", "own/Makefile": "# CMAKE generated file: DO NOT EDIT!\n",
		"old/CMakeCache.txt": "", "old/Makefile": "# CMAKE generated file: DO NOT EDIT!\n",
		"charts/api/values.yaml": "replicas: 7\n",
		"ts/tsconfig.json":       `{"compilerOptions":{},"include":["src"]}`, "ts/src/w.ts": "", "ts/src/w.js": "// mine\n",
		"out/tsconfig.json": `{"compilerOptions":{"outDir":"dist"}}`, "out/w.ts": "", "out/w.js": "// mine\n",
		"ext/tsconfig.json": `{"extends":"../out/tsconfig"}`, "ext/w.ts": "", "ext/w.js": "// mine\n",
		"did/tsconfig.json": `{}`, "did/w.ts": "",
		"did/w.js": "\"use strict\";\nObject.defineProperty(exports, \"__esModule\", { value: true });\n"})
	for line, asked := range map[string]bool{
		"cmake .": true, "cmake -S . -B .": true, "cmake -DCMAKE_BUILD_TYPE=Release .": true, "cmake ./": true,
		"cmake -B build": false, "mkdir build && cd build && cmake ..": false, "cd own && cmake .": false,
		"cmake old": false, "cmake -G Ninja .": false,
		"helm create charts/api": true, "helm create charts/web": false,
		"cd ts && tsc -b --clean": true, "tsc -b ts --clean": true, "tsc --build ts/tsconfig.json --clean": true,
		"cd ts && tsc -b": true, "cd ts && tsc": true, "cd did && tsc": false, "cd out && tsc": false, "cd ts && tsc --noEmit": false, "cd ts && tsc -b --clean --dry": false, "cd out && tsc -b --clean": false,
		"cd ext && tsc -b --clean": false, "cd did && tsc -b --clean": false,
	} {
		if r := shell.Read(line, top, w); r.Categories.Has(risk.FSDeleteOverwrite) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}

// TestDefaultOutputs: a program that is given no name for its output may have one of its own, or take its input's.
func TestDefaultOutputs(t *testing.T) {
	w, top := onDisk(t, map[string]string{"index.html": "<html>mine</html>\n", "src/Main.elm": "", "doc.typ": "", "doc.pdf": "mine\n",
		"x.ly": "", "x.pdf": "mine\n", "x.d2": "", "x.svg": "<svg/>\n", "tool.py": "", "tool.spec": "# mine\n", "new.typ": "",
		"pkg/src/Main.elm": "", "y.ly": "", "y.d2": "", "y.py": ""})
	for line, asked := range map[string]bool{
		"elm make src/Main.elm": true, "elm make src/Main.elm --optimize": true, "npx elm make src/Main.elm": true,
		"cd pkg && elm make src/Main.elm": false, "elm make src/Main.elm --output=/dev/null": false,
		"elm make src/Main.elm --output=main.js": false, "elm make --docs=docs.json": false, "elm --help": false,
		"typst compile doc.typ": true, "typst c doc.typ": true, "typst watch doc.typ": true, "typst compile new.typ": false,
		"typst compile doc.typ out.pdf": false, "typst query doc.typ '<x>'": false, "typst compile -f png doc.typ": false,
		"lilypond x.ly": true, "lilypond y.ly": false, "lilypond -o out x.ly": false,
		"d2 x.d2": true, "d2 y.d2": false, "d2 x.d2 z.svg": false, "d2 fmt x.d2": false,
		"pyinstaller tool.py": true, "pyinstaller --onefile tool.py": true, "pyinstaller tool.spec": false,
		"pyinstaller y.py": false,
	} {
		if r := shell.Read(line, top, w); r.Categories.Has(risk.FSDeleteOverwrite) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
