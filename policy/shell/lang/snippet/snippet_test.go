package snippet

import "testing"

func TestShowsOnly(t *testing.T) {
	for text, want := range map[string]bool{
		"import sys; print(sys.version)":     true,
		"print(1 + 2)":                       true,
		`print("a", 'b')`:                    true,
		"console.log(process.version)":       true,
		"puts RUBY_VERSION":                  true,
		"require('./package.json').version":  true,
		`require("./a/b.json")`:              true,
		"":                                   false,
		"import os; print(os.getcwd())":      false,
		"import sys, os":                     false,
		"print(open('x'))":                   false,
		"require('./a.js')":                  false,
		"require('../package.json').version": false,
		"require('fs')":                      false,
		`import("data:text/javascript,x")`:   false,
		`print("#{1}")`:                      false,
		"print(f'{x}')":                      false,
		"print(sys.version_info[0] * (1+2))": true,
		`"unlink"("a");`:                     false,
		`("unlink") ("a");`:                  false,
		`"CORE::unlink"->("a")`:              false,
		`[]["filter"]["constructor"]("a")()`: false,
		`Math.max["constructor"]("a")()`:     false,
	} {
		if got := ShowsOnly(text); got != want {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
	}
}

func TestDataFile(t *testing.T) {
	for text, want := range map[string]string{"require('./package.json').version": "./package.json", `require("./a.json")`: "./a.json", "print(1)": "", "require(": ""} {
		if got := DataFile(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}
