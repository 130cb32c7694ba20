package starts

import (
	"regexp"
	"strings"

	"guard/internal/lazy"
)

var (
	comment  = lazy.Pattern(`^(?:#[^!]|//|;|rem\s)`)
	assigned = lazy.Pattern(`^(?:(?:export|local|readonly|declare|typeset)\s+)?([A-Za-z_]\w*)\s*[:?]?=\s*` +
		`["']?([^"'\s;]+)["']?\s*(?:;|#|$)`)
	// substituted is what a command in a word is (bash(1), Command Substitution, Process Substitution).
	substituted = lazy.Pattern("\\$\\(([^()]*)\\)|`([^`]*)`|<\\(([^()]*)\\)")
	// variable is one, of shells, makefiles, pipelines and editors' settings, or a command in its place.
	variable = lazy.Pattern(`\$\{\{[^}]*\}\}|\$\([^()]*(?:\([^()]*\)[^()]*)*\)|` + "`[^`]*`" +
		`|\$\{[^}]*\}|\$\w+|\$[@*#]`)
	madeBy = lazy.Pattern(`\$[({]MAKE[)}]`)
	loop   = lazy.Pattern(`\bfor\s+(\w+)\s+in\s+[^;\n]+`)
	// evaluates is how a text runs what it reads (bash(1), eval; xargs(1)).
	evaluates = lazy.Pattern(`\beval\b|\|\s*(?:xargs|(?:ba|z|da|k)?sh)\b|\bexec\(|\bsh\s+-c\s+["']?\$|` +
		`\b(?:ba|z)?sh\s+["']?\$\w`)
	// runsFile is what has a file run whatever it is: a shell's commands, and what pipelines and makefiles take in
	// (GNU make, Include; GitLab, include:local; Azure Pipelines, template; GitHub, uses, main; Jenkins, load).
	runsFile = lazy.Pattern(`(?:^|[\s;&|({"'` + "`" + `=])(?:\.|(?:ba|z|da|k)?sh|source|source_env\w*|eval|exec|` +
		`xargs|parallel|run-parts|bats)\s+|` +
		`^[-s]?include\s|\b(?:load|readTrusted|evaluate)\s*\(?\s*["']|\bpipeline\s+upload\b|` +
		`^(?:-\s+)?["']?(?:local|template|uses|extends|main|pre|post|include|file|entrypoint)["']?\s*:|\bhooksPath\b|` +
		`\b(?:g?make|just|task|rake)\b[^;&|]*\s-\w*f|--(?:make|just|task)file\b`)
	// listsFolder is what takes all that lies in a folder.
	listsFolder = lazy.Pattern(`(?i)\brun-parts\b|\bfind\s|\bls\s|\bhooksPath\b|\bbats\s|` +
		`\b(?:ls|scan|iter|read|open|walk)_?dir\w*|` +
		`\biter_modules\b|\bwalk_packages\b|\bglob\b|\bDir\s*[.\[]`)
	// entered is a folder in which a text works (systemd.exec(5), WorkingDirectory; GitHub, working-directory).
	entered = lazy.Pattern(`(?i)(?:(?:^|[\s;&|({"'])(?:cd|pushd|-C|--directory|--prefix|--cwd|--chdir)[\s=]+|` +
		`\bworking-?directory["']?\s*[:=]\s*|\b(?:cwd|dir)["']?\s*[:(]\s*)["']?([^\s"';&|),]+)`)
	pythonModule = lazy.Pattern(`\b(?:python[\d.]*|pypy3?|coverage\s+run|uv\s+run|poetry\s+run|exec)\b` +
		`[^;&|\n]*?\s-m\s+([A-Za-z_][\w.]*)`)
	goProgram = lazy.Pattern(`\bgo\s+(?:run|generate|test|build|install)\s+(?:-\S+\s+)*(\.{0,2}/[\w./-]+)`)
	action    = lazy.Pattern(`\buses\s*:\s*["']?\.?/?((?:[\w.-]+/)*[\w.-]+)/?["']?\s*$`)
)

// reading is a tool that is started by some word, and the files that it reads by names of their own.
type reading struct {
	word  func() *regexp.Regexp
	files []string
}

// readers are those that run what stands in such a file (GNU make; npm 11; just; Task 3; Rake 13; nox; tox 4; CMake
// 3.31; Meson 1.6; Gradle 8; Maven 3.9; Cargo 1.83, build scripts; pytest 8, conftest; pre-commit 4; lefthook 1;
// Composer 2.8; poe, PDM, Hatch; docker(1)).
var readers = []reading{
	{lazy.Pattern(`\bg?make\b`), strings.Fields("Makefile makefile GNUmakefile")},
	{lazy.Pattern(`\b(?:npm|pnpm|yarn|bun|npx|turbo|lerna|nx)\b`), strings.Fields("package.json")},
	{lazy.Pattern(`\bjust\b`), strings.Fields("justfile Justfile .justfile")},
	{lazy.Pattern(`\b(?:go-)?task\b`), strings.Fields("Taskfile.yml Taskfile.yaml")},
	{lazy.Pattern(`\b(?:rake|rails)\b`), strings.Fields("Rakefile")},
	{lazy.Pattern(`\bnox\b`), strings.Fields("noxfile.py")},
	{lazy.Pattern(`\btox\b`), strings.Fields("tox.ini")},
	{lazy.Pattern(`\bcmake\b`), strings.Fields("CMakeLists.txt")},
	{lazy.Pattern(`\bmeson\b`), strings.Fields("meson.build")},
	{lazy.Pattern(`\bgradlew?\b`), strings.Fields("build.gradle build.gradle.kts settings.gradle")},
	{lazy.Pattern(`\bmvnw?\b`), strings.Fields("pom.xml")},
	{lazy.Pattern(`\bcargo\b`), strings.Fields("build.rs")},
	{lazy.Pattern(`\bpytest\b`), strings.Fields("conftest.py tests/conftest.py")},
	{lazy.Pattern(`\b(?:pre-commit|prek)\b`), strings.Fields(".pre-commit-config.yaml")},
	{lazy.Pattern(`\blefthook\b`), strings.Fields("lefthook.yml")},
	{lazy.Pattern(`\bcomposer\b`), strings.Fields("composer.json")},
	{lazy.Pattern(`\b(?:poe|pdm|hatch)\b`), strings.Fields("pyproject.toml")},
	{lazy.Pattern(`\bdocker\b[^;&|]*\bbuild\b`), strings.Fields("Dockerfile")},
	{lazy.Pattern(`\binvoke\b|\binv\b`), strings.Fields("tasks.py")},
}
