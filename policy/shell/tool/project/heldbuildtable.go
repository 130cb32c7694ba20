package project

import (
	"guard/internal/lazy"
	"guard/policy/code"
)

// heldBuilds are build files in which tasks stand in a language that guard does not read. Sources: sbt 1.10 (Task
// graph), ninja manual 1.12, Mix 1.17 (Mix.Task, aliases), Zig 0.14 (std.Build), Bazel 7, Buck2, Pants 2, Please 17,
// Mill 0.12 (Task.Command), Meson 1 (run_target), Cabal 3.12 (Setup.hs, UserHooks), Dune 3 (rule, alias), xmake 2.9,
// Premake 5 (newaction), Snakemake 8, rebar3 3.24 (hooks), moon 1, Robo 5, Tusk 0.7, Melos 6 (scripts), Thor 1,
// tup 0.8, redo-c, matklad/cargo-xtask.
var heldBuilds = []heldTask{
	{programs: "sbt sbtn", files: "build.sbt *.sbt project/*.scala project/*.sbt", scripts: true,
		begins: lazy.Pattern(`(?m)^[ \t]*(?:lazy[ \t]+val|val|def)[ \t]+(\w+)\b[^\n=]*=[^\n]*\btaskKey\b[^\n]*|` +
			`^(?:lazy[ \t]+val|val|def)[ \t]+(\w+)|\b(\w+)(?:[ \t]+in[ \t]+\w+)?[ \t]*(?::=|\+=|~=|\+\+=)`)},
	{programs: "ninja samu n2", files: "build.ninja *.ninja", joined: true, loose: true, bare: "*",
		bareIs: lazy.Pattern(`(?m)^default[ ]+(.+)$`), asked: lazy.Pattern(`\A(?:rule|pool)\b`),
		begins: lazy.Pattern(`(?m)^(?:rule[ ]+(\S+)|build[ ]+((?:[^:\n$]|\$.)+):|default[ ])`)},
	{programs: "mix", files: "mix.exs", begins: lazy.Pattern(`(?m)^[ \t]*\[?[ \t]*"?([\w.]+)"?:[ \t]*[\[&"]`)},
	{sessions: true, programs: "mix", scripts: true,
		files:  "lib/mix/tasks/*.ex lib/mix/tasks/*/*.ex apps/*/lib/mix/tasks/*.ex",
		begins: lazy.Pattern(`\bdefmodule\s+Mix\.Tasks\.([\w.]+)`)},
	{sessions: true, programs: "zig", sub: "build", files: "build.zig", scripts: true,
		bare: "getInstallStep default_step",
		begins: lazy.Pattern(`(?m)^[ \t]*(?:(?:const|var)[ \t]+(\w+)\b|\w+\.(getInstallStep|default_step)\b|` +
			`\w+\.step\([ \t]*"([\w-]+)"|(\w+)\.\w+)`),
		called: lazy.Pattern(`\A[^;]*?\.step\([ \t]*"([\w-]+)"`)},
	{programs: bazelLike, sub: "build test coverage run", files: labelledFiles, labels: true, begins: ofLabels,
		called: labelName, runs: lazy.Pattern(`(?s)\b(?:cmd\w*|bash|command|shell_command)\s*=\s*` +
			`(?:"""(.*?)"""|((?:"(?:[^"\\\n]|\\.)*"\s*\+?\s*)+)|('[^'\n]*'))`)},
	{programs: bazelLike, sub: "run", files: labelledFiles, labels: true, scripts: true, begins: ofLabels,
		called: labelName},
	{sessions: true, programs: "mill", files: "build.sc build.mill *.sc *.mill mill-build/*.sc", scripts: true,
		begins: lazy.Pattern(`(?m)^[ \t]*(?:override[ \t]+)?def[ \t]+(\w+)`)},
	{programs: "meson ninja samu", files: "meson.build ../meson.build", scripts: true,
		begins: lazy.Pattern(`(?m)^[ \t]*(?:\w+[ \t]*=[ \t]*)?` +
			`(?:run_target|custom_target|alias_target)\(\s*'([\w.-]+)'`)},
	{sessions: true, programs: "cabal stack", files: "Setup.hs Setup.lhs", scripts: true,
		sub: "build install test run repl bench v2-build v2-test v2-run new-build configure"},
	{programs: "dune jbuilder", sub: "build test runtest exec b", files: "dune */dune */*/dune", bare: "*",
		asked: lazy.Pattern(`\(alias\s`), begins: lazy.Pattern(`(?m)^\(`),
		called:    lazy.Pattern(`\((?:alias|targets?)\s+([\w./ -]+)\)`),
		lifecycle: map[string]string{"test": "runtest"}},
	{programs: "xmake", files: "xmake.lua */xmake.lua", bare: "*", asked: lazy.Pattern(`\Atask`), scripts: true,
		begins: lazy.Pattern(`(?m)^(?:task|target|rule)\(\s*["']([\w.-]+)`)},
	{sessions: true, programs: "premake5 premake4 premake", files: "premake5.lua premake4.lua", scripts: true,
		begins: lazy.Pattern(`(?m)^\w`), called: lazy.Pattern(`\btrigger\s*=\s*["']([\w-]+)`)},
	{programs: "snakemake", files: "Snakefile workflow/Snakefile *.smk workflow/rules/*.smk", prose: true,
		bareIs: lazy.Pattern(`(?m)^rule[ \t]+(\w+)`), scripts: true,
		without: "--lint --dag --rulegraph --filegraph --summary --detailed-summary --unlock",
		begins:  lazy.Pattern(`(?m)^(?:rule|checkpoint)[ \t]+(\w+)`),
		called:  lazy.Pattern(`\boutput:\s*(?:\w+\s*=\s*)?["']([^"'\n]+)`)},
	{sessions: true, programs: "rebar3 rebar", files: "rebar.config", lifecycle: rebarLifecycle, scripts: true,
		begins: lazy.Pattern(`\{\s*(?:"[^"\n]*"\s*,\s*)?'?(\w+)'?\s*,\s*(?:"|\[\s*\{\s*shell_cmd)`)},
	{sessions: true, programs: "moon", files: "moon.yml */moon.yml */*/moon.yml .moon/tasks.yml .moon/tasks/*.yml",
		begins: ofNested, prose: true},
	{sessions: true, programs: "robo", files: "RoboFile.php", scripts: true,
		begins: lazy.Pattern(`(?m)^[ \t]*(?:(?:public|protected|private)[ \t]+)?function[ \t]+(\w+)`)},
	{sessions: true, programs: "tusk", files: "tusk.yml tusk.yaml", begins: ofNested, prose: true},
	{sessions: true, programs: "melos", files: "melos.yaml", begins: ofNested, prose: true},
	{programs: "thor", files: "Thorfile *.thor", lang: code.Ruby,
		begins: lazy.Pattern(`(?m)^[ \t]*def[ \t]+(\w+)`)},
	{sessions: true, programs: "tup", files: "Tupfile */Tupfile",
		runs: lazy.Pattern(`\|>[ \t]*(?:\^[^^\n]*\^)?(.+?)\|>`)},
	{sessions: true, programs: "redo redo-ifchange", files: "*.do", byFile: true, bare: "all",
		runs: lazy.Pattern(`(?s)\A(.*)\z`)},
	{programs: "scons", files: "SConscript */SConscript", scripts: true},
	{sessions: true, programs: "cargo", sub: "xtask", files: "xtask/src/*.rs xtask/src/*/*.rs", scripts: true,
		begins: lazy.Pattern(`(?m)^[ \t]*(?:pub(?:\([^)]*\))?[ \t]+)?(?:async[ \t]+)?fn[ \t]+(\w+)|` +
			`"([\w-]+)"\s*\)*\s*=>|\b[A-Z]\w*::([A-Z]\w*)[^=\n]{0,80}=>`)},
}

// bazelLike are programs that run targets by their labels, labelledFiles where these stand.
const (
	bazelLike     = "bazel bazelisk blaze ibazel buck buck2 pants plz please"
	labelledFiles = "BUILD BUILD.bazel BUCK TARGETS BUILD.plz BUILD.pants"
)

var (
	// ofLabels begins a target, labelName is its name.
	ofLabels  = lazy.Pattern(`(?m)^[a-zA-Z_]\w*(?:\.\w+)*\(`)
	labelName = lazy.Pattern(`\bname\s*=\s*["']([^"'\n]+)`)
	// allLabels are all targets of a package, or of all below it.
	allLabels = lazy.Pattern(`(?:/\.\.\.|:all|:all-targets|:\*|::)$`)
	// labelVerb is what a target made for an order to a cluster adds to its rule's name: //web:app.apply.
	labelVerb = lazy.Pattern(`\.(\w+)$`)
	// ofNested begins a task in a table of them in YAML.
	ofNested = lazy.Pattern(`(?m)^(?:  |\t)([\w:.-]+):`)
)

// rebarLifecycle is what the commands of rebar3 run before them.
var rebarLifecycle = map[string]string{
	"eunit": "compile", "ct": "compile", "shell": "compile", "release": "compile", "tar": "release",
	"dialyzer": "compile", "escriptize": "compile", "cover": "eunit ct", "proper": "compile",
}
