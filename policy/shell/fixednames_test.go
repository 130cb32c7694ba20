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
		"cd ts && tsc -b": false, "cd ts && tsc -b --clean --dry": false, "cd out && tsc -b --clean": false,
		"cd ext && tsc -b --clean": false, "cd did && tsc -b --clean": false,
	} {
		if r := shell.Read(line, top, w); r.Categories.Has(risk.FSDeleteOverwrite) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
