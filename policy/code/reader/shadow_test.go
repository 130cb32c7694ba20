package reader

import (
	"strings"
	"testing"

	"guard/policy/code"
)

// TestShadowedNames: a parameter, a variable or a method that has the name of a function of the language hides no call
// of that function elsewhere.
func TestShadowedNames(t *testing.T) {
	cases := map[code.Language]string{
		code.JavaScript: `
			function f(fetch) {} fetch("http://h/a");
			const f = fetch => 1¶fetch("http://h/a");
			const f = fetch => g()¶fetch("http://h/a");
			x(fetch => 1, fetch("http://h/a"));
			((eval) => 1)(1); eval("require('fs').unlinkSync('a')");
			((Function) => 1)(1); Function("require('fs').unlinkSync('a')")();
			function f(process) {} process.kill(1);
			class A { fetch() {} } fetch("http://h/a");
			(function fetch() {}); fetch("http://h/a");`,
		code.Ruby: `
			def f(system); end¶system("rm a")
			def f(system); end¶system "rm a"
			->(system) {}¶system("rm a")
			[1].each { |exec| 1 }¶exec("rm a")
			class A; def system(x); end; end¶system "rm a"
			class A; def eval(x); end; end¶eval("File.delete('a')")`,
		code.Lua: `
			function f(os) end os.remove("a")
			do local os = {remove = print} end os.remove("a")
			for os = 1, 2 do end os.remove("a")
			for os, io in pairs({}) do end os.remove("a")
			function f(load) end load('os.remove("a")')()
			function f(os) if x then y() end while z do w() end end os.remove("a")`,
		code.PHP: `
			class A { function unlink($p) {} } unlink('a');
			namespace A { function unlink($p) {} } namespace B { unlink('a'); }
			namespace A; function unlink($p) {} \unlink('a');
			if (0) { function system($p) {} } system('rm a');
			const unlink = 1; unlink('a');
			class A { const unlink = 1; } unlink('a');
			[unlink => $a] = $b; unlink('a');
			[unlink('a') => $a] = $b;
			[unlink('a'), $a] = $b;
			use function A\b as unlink; \unlink('a');`,
		code.Go: `
			package main; import "os"; func f(os int) {}; func main() { os.Remove("a") }`,
		code.Python: `
			def f(open): pass¶open("a", "w")
			import os¶def f(os): pass¶os.remove("a")`,
	}
	for lang, texts := range cases {
		for line := range strings.SplitSeq(texts, "\n") {
			text := strings.ReplaceAll(strings.TrimLeft(line, "\t"), "¶", "\n")
			if lang == code.PHP {
				text = "<?php " + text
			}
			if line != "" && len(serious(Read(lang, text+"\n"))) == 0 {
				t.Errorf("%d: nothing is seen in\n%s", lang, text)
			}
		}
	}
}

// serious are the acts of a text that delete, write, run or send.
func serious(r code.Reading) (acts []code.Act) {
	for _, a := range r.Acts {
		switch a.Kind {
		case code.Loads, code.Reads, code.Lists, code.Environment, code.Enters, code.Makes:
		default:
			acts = append(acts, a)
		}
	}
	return acts
}

// TestOwnNamesStayOwn: what a text calls by a name of its own is no call of the language's function of that name.
func TestOwnNamesStayOwn(t *testing.T) {
	cases := map[code.Language]string{
		code.JavaScript: `
			function get(url, fetch) { return fetch(url); }
			const get = (url, fetch) => fetch(url);
			const get = async (url, fetch) => { const r = await fetch(url); return r.json(); };
			const get = (fetch) => (url) => fetch(url)¶const a = 1
			list.forEach((process) => { console.log(process.pid); });`,
		code.Ruby: `
			def f(open) = open + 1
			def f(system); system if system; end
			[1].each { |load| puts load }`,
		code.Lua: `
			local function f(next) if next then return next(1) end end
			local string = string; local x = string.format("%d", 1)
			return function(load) return load end`,
		code.PHP: `
			class A { function copy($p) { return $this->copy($p); } }
			$copy = 1; $x = $copy + 1;`,
	}
	for lang, texts := range cases {
		for line := range strings.SplitSeq(texts, "\n") {
			text := strings.ReplaceAll(strings.TrimLeft(line, "\t"), "¶", "\n")
			if lang == code.PHP {
				text = "<?php " + text
			}
			if acts := serious(Read(lang, text+"\n")); len(acts) > 0 {
				t.Errorf("%d: %v in\n%s", lang, acts, text)
			}
		}
	}
}

// TestConstantsOfOtherLanguages: a word that is a constant in one language is a name in the others, and so are those of
// Go and undefined of JavaScript.
func TestConstantsOfOtherLanguages(t *testing.T) {
	cases := map[code.Language]string{
		code.JavaScript: `
			const nil = require('fs').unlinkSync; nil('a');
			const None = require('fs'); None.unlinkSync('a');
			const {unlinkSync: TRUE} = require('fs'); TRUE('a');
			(nil => require('fs').unlinkSync(nil))('a')
			(undefined => require('fs').unlinkSync(undefined))('a')
			(() => { let undefined = 'a'; require('fs').unlinkSync(undefined) })()`,
		code.Python: `
			nil = "a"¶open(nil, "w")
			import os as null¶null.remove("a")
			from os import remove as true¶true("a")`,
		code.Ruby: `
			None = "a"¶File.delete(None)
			True = File¶True.delete("a")`,
		code.Go: `
			package main; import null "os"; func main() { null.Remove("a") }
			package main; import "os"; func main() { nil := "a"; os.Remove(nil) }
			package main; import "os"; func main() { nil, x := "a", 1; _ = x; os.Remove(nil) }
			package main; import "os"; var true = os.Remove; func main() { true("a") }
			package main; import "os"; func f(nil string) { os.Remove(nil) }; func main() { f("a") }`,
		code.Lua: `
			local None = os; None.remove("a")
			local null = os.remove; null("a")`,
		code.PHP: `
			const None = 'a'; unlink(None);`,
	}
	for lang, texts := range cases {
		for line := range strings.SplitSeq(texts, "\n") {
			text := strings.ReplaceAll(strings.TrimLeft(line, "\t"), "¶", "\n")
			if lang == code.PHP {
				text = "<?php " + text
			}
			if line != "" && !reachesA(Read(lang, text+"\n")) {
				t.Errorf("%d: %v in\n%s", lang, said(Read(lang, text+"\n"), false), text)
			}
		}
	}
}

// reachesA reports whether a text may delete or write the file a.
func reachesA(r code.Reading) bool {
	for _, a := range serious(r) {
		for _, g := range a.Args {
			if !g.Known || g.Text == "a" {
				return true
			}
		}
	}
	return false
}
