package program

import (
	"strings"
	"testing"
)

func TestHarmless(t *testing.T) {
	for _, c := range []struct {
		command, option string
		valued, want    bool
	}{
		{"jest", "--maxWorkers", true, true}, {"jest", "-i", false, true}, {"jest", "--frob", false, false}, {"x", "--max-retries", true, true}, {"x", "--output-config", false, false},
		{"python3 -m pytest", "-x", false, true}, {"x", "-x", false, false}, {"x", "-v", false, true}, {"gcc", "-fPIC", false, true}, {"gcc", "-fdump-x", true, false},
		{"gcc", "-Werror", true, true}, {"riscv64-elf-gcc", "-O2", false, true}, {"git rebase", "--autosquash", false, true}, {"git merge", "--autosquash", false, false},
		{"x", "--no-color", false, true}, {"x", "--no-sandbox", false, false}, {"x", "--", false, false}, {"cargo fmt", "--all", false, true}, {"golangci-lint run", "--new", false, true},
	} {
		if got := Harmless(c.command, c.option, c.valued); got != c.want {
			t.Errorf("%s %s (valued: %v): %v", c.command, c.option, c.valued, got)
		}
	}
}

// TestVariableDoes: whole names go before patterns, quiet ones before all others.
func TestVariableDoes(t *testing.T) {
	for name, want := range map[string]VariableEffect{
		"PATH": FindsPrograms, "LD_PRELOAD": LoadsCode, "GREETING": NoEffect, "TF_CLI_CONFIG_FILE": MovesConfig, "TF_CLI_ARGS_plan": TakesOptions, "CARGO_TARGET_DIR": WritesIntoFolder,
		"CARGO_TARGET_X86_RUNNER": RunsCommand, "CCACHE_DISABLE": NoEffect, "CCACHE_DIR": WritesIntoFolder, "CCACHE_CONFIGPATH": MovesConfig, "CCACHE_PREFIX_CPP": RunsCommand, "MY_LOG_PATH": WritesFile, "DISTCC_HOSTS": RedirectsNet,
		"NPM_CONFIG_LOGLEVEL": NoEffect, "UV_CONCURRENT_BUILDS": NoEffect, "UV_INDEX": MovesConfig, "CFLAGS": CompilerFlags, "IFS": ChangesShell,
	} {
		if got := VariableDoes(name); got != want {
			t.Errorf("%s: %d, want %d", name, got, want)
		}
	}
}

// TestEnvironmentsHaveSources: each tool's variables name the manual that they were
// read from, and none stands twice.
func TestEnvironmentsHaveSources(t *testing.T) {
	seen := map[string]string{}
	for v := range eachVariables() {
		if v.tool == "" || v.source == "" {
			t.Errorf("%+v: no tool or no source", v)
		}
		for _, names := range []string{v.runs, v.finds, v.code, v.folders, v.options, v.flags, v.settings, v.shell, v.net, v.file, v.dir, v.quiet} {
			for name := range strings.FieldsSeq(names) {
				if other := seen[name]; other != "" {
					t.Errorf("%s stands twice: %s, %s", name, other, v.tool)
				}
				seen[name] = v.tool
			}
		}
	}
}
