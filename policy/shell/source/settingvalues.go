package source

import (
	"path"
	"slices"
	"strings"

	"guard/policy/shell/lang/settingpath"
	"guard/policy/shell/table"
)

// A setting may say plainly what a tool writes or empties, or have it computed: by names, joined strings, conditions
// and variables. What is computed is taken as far as it is understood as a whole.

// SettingValue is what settings give one name: a path from the folder of their file.
type SettingValue struct {
	Key, Text string
	Known     bool     // Text is all that it may be
	Variables []string // which are taken to be unset
}

// writtenInCode are the endings of settings whose values are expressions of a language.
const writtenInCode = ".js .cjs .mjs .ts .cts .mts .jsx .tsx .gradle .kts .sbt .sc .mill .py .exs .ex .groovy .zig"

// unreadable are what a value of data holds which only the tool that reads it can fill in.
var unreadable = []string{"${", "$(", "{{", "{env:", "{posargs", "%(", "<%", "{["}

// SettingValues are what a text of settings gives the names in a list of words: KEY, or TABLE.KEY.
func SettingValues(file, text, keys string) (all []SettingValue) {
	wanted := func(above, key string) bool {
		above = above[strings.LastIndexByte(above, '.')+1:]
		return table.HasWord(keys, key) || above != "" && table.HasWord(keys, above+"."+key)
	}
	if table.HasWord(writtenInCode, path.Ext(file)) {
		for _, s := range settingpath.Settings(text, wanted) {
			all = append(all, SettingValue{s.Key, s.Path, s.Known, s.Variables})
		}
		return all
	}
	tagged := ""
	for _, p := range pairsIn(text) {
		if !wanted(p.table, p.key) {
			continue
		}
		if strings.HasPrefix(p.value, "!") { // of YAML: !ENV NAME, !ENV [NAME, what holds where it is not set]
			tagged = p.value
			continue
		}
		if tagged != "" {
			tagged = ""
			all = append(all, SettingValue{Key: p.key, Variables: []string{p.value}})
			continue
		}
		if n := len(all); n > 0 && len(all[n-1].Variables) > 0 && !all[n-1].Known && all[n-1].Key == p.key {
			all[n-1].Text, all[n-1].Known = p.value, true
			continue
		}
		if name, alias := strings.CutPrefix(p.value, "*"); alias && name != "" {
			p.value = valueOf(text, name, true)
		}
		holds := func(s string) bool { return strings.Contains(p.value, s) }
		known := p.value != "" && !slices.ContainsFunc(unreadable, holds)
		all = append(all, SettingValue{p.key, p.value, known, nil})
	}
	return all
}

// putTogether are the folders and files which settings that are written in a language put together, as pairs.
func putTogether(file, text string) (all []pair) {
	if !isBuildScript(file) && !Configures(file) && !setsUpTests(file) ||
		!table.HasWord(writtenInCode, path.Ext(file)) {
		return nil
	}
	wanted := func(above, key string) bool { return writesBy(pair{above, key, ""}) }
	for _, s := range settingpath.Settings(text, wanted) {
		if s.Known && s.Path != "" && s.Base != settingpath.Home {
			all = append(all, pair{s.Table, s.Key, path.Clean(s.Path)})
		}
	}
	return all
}

// setsUpTests reports a file in which the settings of tests are changed while they begin (pytest 8, pytest_configure).
func setsUpTests(file string) bool { return path.Base(file) == "conftest.py" }
