package project

import (
	"regexp"

	"guard/internal/lazy"
	"guard/policy/code"
)

// heldTasks are such files in the working folder, by who runs them. begins finds where a task begins, its name being
// the first group that is not empty; without it all of the file runs. bare is the task that runs where none is named,
// "*" all of them. runs finds the commands, the first group that is not empty; without it they are strings that begin
// with a program. Sources: Rake 13, Invoke 2, Fabric 3, Nox 2024 (options.sessions, default), doit 0.36, SCons 4,
// Waf 2, mise 2024, cargo-make 0.37 (args), Ant 1.10 (Delete, Exec, Scp, SSHExec, FTP, Mail), gulp 5, Grunt 1, Mage 1,
// sbt 1.10 (addCommandAlias), pre-commit 4 (repository-local hooks), Lefthook 1, Foreman and its kin, go help generate,
// CMake 3.30 (execute_process, file), Meson 1 (run_command), just 1 (shebang recipes), taskipy 1, Hatch 1.12.
var heldTasks = []heldTask{
	{programs: "rake drake", files: "Rakefile rakefile Rakefile.rb", lang: code.Ruby, bare: "default",
		begins: ofRake},
	{programs: "rails", files: "Rakefile", lang: code.Ruby, begins: ofRake},
	{programs: "lint-staged", files: "package.json .lintstagedrc* lint-staged.config.*", member: "lint-staged",
		runs: ofStaged},
	{programs: "nano-staged", files: "package.json .nano-staged.* nano-staged.*", member: "nano-staged",
		runs: ofStaged},
	{programs: "invoke inv", files: "tasks.py", lang: code.Python, begins: ofPython},
	{programs: "fab", files: "fabfile.py", lang: code.Python, begins: ofPython},
	{programs: "nox", files: "noxfile.py", lang: code.Python, begins: ofPython, bare: "*",
		bareIs: lazy.Pattern(`(?m)^nox\.options\.sessions\s*=\s*[\[(]([^\])]*)`),
		asked:  lazy.Pattern(`@(?:nox\.)?session\([^)]*\bdefault\s*=\s*False`)},
	{programs: "doit", files: "dodo.py", lang: code.Python, bare: "*", begins: lazy.Pattern(`(?m)^def\s+task_(\w+)`)},
	{programs: "waf", files: "wscript", lang: code.Python, begins: ofPython, bare: "build"},
	{programs: "scons", files: "SConstruct", lang: code.Python},
	{programs: "mise", files: "mise.toml .mise.toml", begins: ofTOML, runs: ofScript},
	{programs: "cargo makers", files: "Makefile.toml", begins: ofTOML, runs: ofScript, bare: "default"},
	{programs: "task", files: "pyproject.toml", begins: ofScripts},
	{programs: "hatch", files: "pyproject.toml hatch.toml", begins: ofScripts},
	{programs: "gradle gradlew", files: "build.gradle build.gradle.kts",
		begins: lazy.Pattern(`(?m)^[ \t]*(?:task\s+|(?:\w+\.)?tasks\.(?:register|create|named|getByName)(?:<\w+>)?\(` +
			`\s*["'])(\w+)|^(\w+)\s*\{|^[ \t]*(?:tasks\.)?(\w+)\.do(?:Last|First)\b`), lifecycle: gradleLifecycle,
		hooked: lazy.Pattern(`\b(?:dependsOn|finalizedBy)\b[ \t(=]*([^\n]+)`)},
	{programs: "cmake cmake3", with: "--build", files: "CMakeLists.txt",
		runs: lazy.Pattern(`(?i)\badd_custom_target\s*\(\s*[\w-]+\s+ALL\b[^)]*?\bCOMMAND\s+` +
			`([^)\n]*\$\{(?:CMAKE|PROJECT)_(?:CURRENT_)?SOURCE_DIR\}[^)\n]*)`)},
	{programs: "cmake cmake3", with: "--build", files: "CMakeLists.txt", begins: ofCMake, runs: ofCMakeCommand},
	{programs: "make gmake ninja samu", files: "CMakeLists.txt ../CMakeLists.txt", begins: ofCMake,
		runs: ofCMakeCommand},
	{programs: "ant", files: "build.xml", begins: lazy.Pattern(`<target\b[^>]*?\bname\s*=\s*["']([\w.-]+)`),
		runs: lazy.Pattern(`<delete\b[^>]*?\b(?:dir|file)\s*=\s*["']([^"']+)|` +
			`<delete\b[^>]*>\s*<fileset\b[^>]*?\bdir\s*=\s*["']([^"']+)`), starts: "rm -rf ",
		bareIs: lazy.Pattern(`<project\b[^>]*?\bdefault\s*=\s*["']([\w.-]+)`)},
	{programs: "ant", files: "build.xml", begins: lazy.Pattern(`<target\b[^>]*?\bname\s*=\s*["']([\w.-]+)`),
		elements: true, bareIs: lazy.Pattern(`<project\b[^>]*?\bdefault\s*=\s*["']([\w.-]+)`)},
	{programs: "gulp", files: "gulpfile.js gulpfile.cjs gulpfile.mjs gulpfile.ts", bare: "default", uploads: true,
		begins: lazy.Pattern(`(?m)^(?:export\s+(default)\b|(?:export\s+)?(?:async\s+)?function\s+(\w+)|` +
			`(?:export\s+)?(?:const|let|var)\s+(\w+)\s*=|exports\.(\w+)\s*=|gulp\.task\(\s*['"]([\w:-]+))`)},
	{programs: "grunt", files: "Gruntfile.js Gruntfile.cjs Gruntfile.ts", bare: "default",
		begins: lazy.Pattern(`(?m)\bregister(?:Multi)?Task\(\s*['"]([\w:-]+)|['"]?\b([\w-]+)['"]?\s*:\s*\{`)},
	{programs: "mage", files: "magefile.go", begins: lazy.Pattern(`(?m)^func\s+(?:\(\w*\s*\w+\)\s*)?(\w+)`),
		bareIs: lazy.Pattern(`(?m)^var\s+Default\s*=\s*(?:\w+\.)?(\w+)`)},
	{programs: "sbt sbtn", files: "build.sbt", begins: lazy.Pattern(`\baddCommandAlias\(\s*"([\w-]+)"`),
		runs: lazy.Pattern(`,\s*"([^"\n]*)"`), starts: "sbt "},
	{programs: "pre-commit prek", files: ".pre-commit-config.yaml",
		runs: lazy.Pattern(`(?m)^[ \t-]*entry:[ \t]*["']?([^"'#\n]+)`)},
	{programs: "lefthook", files: "lefthook.yml .lefthook.yml lefthook.yaml", bare: "*",
		begins: lazy.Pattern(`(?m)^([\w-]+):`), runs: lazy.Pattern(`(?m)^[ \t-]*run:[ \t]*["']?([^"'#\n|>]+)`)},
	{programs: "foreman overmind hivemind honcho goreman forego", files: "Procfile Procfile.dev", bare: "*",
		begins: lazy.Pattern(`(?m)^([\w-]+):`), runs: lazy.Pattern(`(?m)^[\w-]+:[ \t]*([^\n]+)`)},
	{programs: "cmake cmake3", files: "CMakeLists.txt", runs: lazy.Pattern(`(?i)\bexecute_process\s*\(\s*` +
		`COMMAND\s+([^)]*\$\{(?:CMAKE|PROJECT)_(?:CURRENT_)?SOURCE_DIR\}[^)\n]*)|` +
		`\bfile\s*\(\s*(REMOVE(?:_RECURSE)?\s[^)]*)`), without: "--build --install -E -P"},
	{programs: "meson", sub: "setup", files: "meson.build", runs: lazy.Pattern(`\brun_command\(\s*('[^)]*)`)},
	{programs: "just", files: "justfile Justfile .justfile", bare: "*", shebang: true,
		begins: lazy.Pattern(`(?m)^@?([\w-]+)[^\n:=]*:[^=]`)},
}

// heldTask is one such file.
type heldTask struct {
	programs, sub, files string
	with, without        string // options with one of which, and with none of which, it runs
	lang                 code.Language
	bare                 string
	begins, runs, bareIs func() *regexp.Regexp
	hooked               func() *regexp.Regexp // finds tasks that run with others, whatever is named
	lifecycle            map[string]string     // what the tasks of everyday have run by themselves
	starts               string                // what the commands that runs finds begin with
	asked                func() *regexp.Regexp // finds in a task that it runs only where it is named
	elements             bool                  // its commands are elements of XML
	uploads              bool                  // a library by which it uploads is told by the words of its name
	shebang              bool                  // only what an interpreter runs: other tasks are read elsewhere
	called               func() *regexp.Regexp // finds further names in a task
	labels               bool                  // tasks are named by labels, with a folder in them
	joined               bool                  // all tasks that run say only together what they run
	loose                bool                  // of a file that git does not hold, too, what goes out counts
	sessions             bool                  // no other table reads what this session wrote in it
	scripts              bool                  // strings that name a script start it
	prose                bool                  // commands stand without quotes
	byFile               bool                  // the file is the task, and bears its name
	member               string                // of package.json only this member
}

var (
	// ofPython begins a function, its decorators before it.
	ofPython = lazy.Pattern(`(?m)^(?:@[^\n]*\n(?:[ \t)\]][^\n]*\n)*)*(?:async\s+)?def\s+(\w+)`)
	ofRake   = lazy.Pattern(`(?m)^[ \t]*(?:multi)?task\b[ \t(]*[:"']?([\w:-]+)`)
	// ofStaged finds a command in a string, or behind a key or a dash of YAML.
	ofStaged = lazy.Pattern(`"([^"\n]+)"|'([^'\n]+)'|(?m:(?::|^[ \t]*-)[ \t]+([a-z][^"'\[{\n]*)$)`)
	// ofScripts begins a script in a table of them; taskipy's pre_test runs with test.
	ofScripts = lazy.Pattern(`(?m)^(?:pre_|post_)?([\w-]+)\s*=\s*["'{\[]`)
	ofTOML    = lazy.Pattern(`(?m)^\[tasks\.["']?([\w:.-]+)["']?\]`)
	ofScript  = lazy.Pattern(`(?s)\b(?:run|script|command)\s*=\s*(?:'''(.*?)'''|"""(.*?)"""|'([^'\n]*)'|"([^"\n]*)")` +
		`(?:\s*args\s*=\s*(\[[^\]]*\]))?|\b(?:run|script)\s*=\s*(\[[^\]]*\])`)
)

var (
	// ofCMake begins a target of commands, ofCMakeCommand finds them (CMake 3.30, add_custom_target).
	ofCMake        = lazy.Pattern(`(?i)\badd_custom_target\s*\(\s*([\w.-]+)`)
	ofCMakeCommand = lazy.Pattern(`\bCOMMAND\s+([^)\n]*)`)
)
