package shell_test

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/place"
	"guard/policy/repository"
	"guard/policy/risk"
	"guard/policy/shell"
)

// inHome is a project in a person's home, beside a folder of theirs, in git.
func inHome(t *testing.T, committed, own map[string]string) (place.World, string) {
	t.Helper()
	w, home := onDisk(t, map[string]string{"Documents/thesis.tex": "mine\n", "project/": ""})
	top := filepath.Join(home, "project")
	git := gitIn(t, top)
	git("init", "-q", "-b", "main")
	writeAll(t, top, committed)
	git("add", ".")
	git("commit", "-qm", "first")
	writeAll(t, top, own)
	w.Home, w.Workspace, w.Disk = home, top, disk.New(time.Minute)
	w.Git = repository.New(top, "").For(w.Disk)
	return w, top
}

func writeAll(t testing.TB, top string, files map[string]string) {
	t.Helper()
	for name, text := range files {
		p := filepath.Join(top, name)
		if err := os.MkdirAll(filepath.Dir(p), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(p, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
}

// TestOutputsBySettings: settings that this session writes, by which a tool writes outside of the workspace or over
// what is nowhere else, and those by which it writes where tools write.
func TestOutputsBySettings(t *testing.T) {
	w, top := inHome(t, map[string]string{
		".gitignore": "build/\n", "packages/a/src/x.ts": "1\n", "src/a.py": "1\n", "package.json": "{}\n",
	}, map[string]string{"data/rows.csv": "mine\n", "report.xml": "mine\n", "data/deep/x": "mine\n"})
	refused := `
		echo '{"compilerOptions":{"outDir":"../Documents"}}' > tsconfig.json && npx tsc
		echo '{"compilerOptions":{"declarationDir":"../../../Documents"}}' > packages/a/tsconfig.json && npx tsc -p packages/a
		printf '%s' '{"compilerOptions":{"outDir":"..\/Documents"}}' > tsconfig.json && npx tsc
		printf '%s' '{"compilerOptions":{"outDir":"\u002e./Documents"}}' > tsconfig.json && npx tsc
		echo 'export default { build: { outDir: ".." + "/Documents" } }' > vite.config.js && npx vite build
		echo '{"compilerOptions":{"outFile":"../Documents/thesis.tex"}}' > tsconfig.json && tsc
		echo '{"coverageDirectory":"../Documents"}' > jest.config.json && npx jest
		echo '{"coverageDirectory":"<rootDir>/../Documents"}' > jest.config.json && npx jest
		echo 'module.exports = { coverageDirectory: "../Documents" }' > jest.config.js && npx jest
		echo '{"report-dir":"../Documents"}' > .nycrc.json && npx nyc report
		printf '[pytest]\ncache_dir = ../Documents\n' > pytest.ini && pytest -q
		printf '[pytest]\naddopts = --basetemp=../Documents\n' > pytest.ini && pytest -q
		printf '[mypy]\ncache_dir = ../Documents\n' > mypy.ini && mypy src
		printf '[mypy]\ncache_dir = ../Documents\n' > src/mypy.ini && mypy --config-file src/mypy.ini src
		echo 'cache-dir = "../Documents"' > ruff.toml && ruff check src
		printf '[tool.ruff]\ncache-dir = "../Documents"\n' > pyproject.toml && ruff check src
		printf '[html]\ndirectory = ../Documents\n' > .coveragerc && coverage html
		printf '[json]\noutput = ../Documents/thesis.tex\n' > .coveragerc && coverage json
		printf '[run]\ndata_file = ../Documents/x\n' > .coveragerc && coverage report
		mkdir -p prisma && printf 'generator c {\n provider = "prisma-client-js"\n output = "../../Documents"\n}\n' > prisma/schema.prisma && npx prisma generate
		echo 'publishDir = "../Documents"' > hugo.toml && hugo
		printf 'sql:\n  - gen:\n      go:\n        out: ../Documents\n' > sqlc.yaml && sqlc generate
		printf 'version: 2\ndist: data\n' > .goreleaser.yaml && goreleaser build --snapshot --clean
		printf 'site_name: x\nsite_dir: ../Documents\n' > mkdocs.yml && mkdocs build
		printf 'destination: ../Documents\n' > _config.yml && jekyll build
		printf '[build]\ntarget-dir = "../Documents"\n' > .cargo.toml && mkdir .cargo && mv .cargo.toml .cargo/config.toml && cargo build
		echo '<project><build><directory>../Documents</directory></build></project>' > pom.xml && mvn -q test
		echo 'export default { build: { outDir: "../Documents", emptyOutDir: true } }' > vite.config.js && npx vite build
		echo 'module.exports = { output: { path: __dirname + "/../Documents", clean: true } }' > webpack.config.js && npx webpack
		echo 'module.exports = { output: { path: require("path").resolve(__dirname, "../Documents") } }' > webpack.config.js && npx webpack
		printf '[pytest]\naddopts = --junitxml=report.xml\n' > pytest.ini && pytest -q`
	free := `
		echo '{"compilerOptions":{"outDir":"dist","rootDir":"src"}}' > tsconfig.json && npx tsc
		echo '{"extends":"../../tsconfig.base.json","compilerOptions":{"outDir":"../../dist/a"},"references":[{"path":"../b"}]}' > packages/a/tsconfig.json && npx tsc -p packages/a
		echo '{"extends":"../tsconfig.json","include":["../shared/src"],"compilerOptions":{"baseUrl":"..","paths":{"@x/*":["../x/*"]}}}' > tsconfig.json && npx tsc --noEmit
		echo '{"compilerOptions":{"outDir":"../dist"}}' > packages/a/tsconfig.json && npx tsc -b packages/a
		echo '{"coverageDirectory":"coverage","roots":["<rootDir>/src"]}' > jest.config.json && npx jest
		printf '[pytest]\ncache_dir = .pytest_cache\ntestpaths = tests\npythonpath = ..\n' > pytest.ini && pytest -q
		printf '[mypy]\ncache_dir = .mypy_cache\nmypy_path = ../stubs\n' > mypy.ini && mypy src
		printf '[html]\ndirectory = htmlcov\n[run]\nsource = src\n' > .coveragerc && coverage html
		printf '[package]\nname = "x"\nversion = "0.1.0"\n[dependencies]\nshared = { path = "../shared" }\n' > Cargo.toml && cargo check --offline
		echo 'export default { build: { outDir: "../../dist/a", emptyOutDir: true } }' > packages/a/vite.config.js && npx vite build packages/a
		printf 'site_name: x\ndocs_dir: ../docs\nsite_dir: site\n' > mkdocs.yml && mkdocs build
		printf 'version: 2\ndist: dist\n' > .goreleaser.yaml && goreleaser build --snapshot --clean
		printf 'version: "2"\nsql:\n  - schema: schema.sql\n    gen:\n      go:\n        out: internal/db\n' > sqlc.yaml && sqlc generate
		printf 'plugins:\n  - local: protoc-gen-go\n    out: gen\ninputs:\n  - directory: proto\n' > buf.gen.yaml && buf lint
		printf '[pytest]\naddopts = --junitxml=build/report.xml -q\n' > pytest.ini && pytest`
	judgeEach(t, w, top, refused, true)
	judgeEach(t, w, top, free, false)
}

// judgeEach holds that each line is refused, or that none is.
func judgeEach(t *testing.T, w place.World, top, lines string, refused bool) {
	t.Helper()
	eachLine(lines, func(line string) {
		w.Disk = disk.New(time.Minute)
		if r := shell.Read(line, top, w); (r.Level >= risk.High || r.Categories != 0) != refused {
			t.Errorf("refused must be %v: %s: %s %s %v", refused, line, r.Level, r.Categories, r.Reasons)
		}
	})
}

// TestOutputsInThePersonsSettings: of a file that git holds only what this session put in counts.
func TestOutputsInThePersonsSettings(t *testing.T) {
	const own = `{"compilerOptions":{"outDir":"../site","strict":true}}` + "\n"
	w, top := inHome(t, map[string]string{"tsconfig.json": own, "src/a.ts": "1\n"}, nil)
	judgeEach(t, w, top, `
		sed -i s/true/false/ tsconfig.json && npx tsc
		printf '{"compilerOptions":{"outDir":"../site","strict":false}}' > tsconfig.json && npx tsc
		npx tsc`, false)
	judgeEach(t, w, top, `
		printf '{"compilerOptions":{"outDir":"../Documents","strict":true}}' > tsconfig.json && npx tsc
		printf '{"compilerOptions":{"outDir":"../site","declarationDir":"../site"}}' > tsconfig.json && npx tsc`, true)
}

// TestOutputsOfAProjectThatLiesInNoHome: beside it lies what is another's too.
func TestOutputsOfAProjectThatLiesInNoHome(t *testing.T) {
	w := place.World{Workspace: "/srv/project", Home: "/home/dev"}
	for line, out := range map[string]bool{
		`echo '{"compilerOptions":{"outDir":"../other"}}' > tsconfig.json && npx tsc`:                         true,
		`echo '{"coverageDirectory":"../other"}' > jest.config.json && npx jest`:                              true,
		`echo '{"compilerOptions":{"outDir":"dist/../lib"}}' > tsconfig.json && npx tsc`:                      false,
		`echo '{"compilerOptions":{"outDir":"../dist"}}' > packages/a/tsconfig.json && npx tsc -p packages/a`: false,
	} {
		if r := shell.Read(line, "/srv/project", w); r.Categories.Has(risk.FSOutsideWorkspace) != out {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
