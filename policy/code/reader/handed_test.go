package reader

import (
	"strings"
	"testing"

	"guard/policy/code"
)

// TestHandedChanges: the file that a text writes is not told to be new.tmp where a hidden way makes it another one. W
// stands for the call that writes the file p.
func TestHandedChanges(t *testing.T) {
	cases := map[code.Language]struct{ write, texts string }{
		code.Python: {`open(p, "w")`, `
			def g(n): n["p"] = "a"¶p = "new.tmp"¶g(globals())¶W
			p = "new.tmp"¶globals()[chr(112)] = "a"¶W
			def g(): return globals()¶p = "new.tmp"¶g()["p"] = "a"¶W
			def mk():¶ p = "new.tmp"¶ def f(): W¶ return f¶f = mk()¶f.__closure__[0].cell_contents = "a"
			class C: p = "new.tmp"¶c = C()¶d = c.__dict__¶d["p"] = "a"¶open(c.p, "w")
			class C: pass¶c = C()¶c.p = "new.tmp"¶c.__dict__.__setitem__("p", "a")¶open(c.p, "w")
			class C: pass¶c = C()¶c.p = "new.tmp"¶d = vars(c)¶d["p"] = "a"¶open(c.p, "w")
			d = {"p": "new.tmp"}¶u = d.update¶u(p="a")¶open(d["p"], "w")
			l = ["new.tmp"]¶l[0], *x = "a", "b"¶open(l[0], "w")
			class C:¶ @property¶ def p(self): return self._p¶ @p.setter¶ def p(self, v): self._p = "a"¶c = C()¶c.p = "new.tmp"¶open(c.p, "w")`},
		code.JavaScript: {`require('fs').writeFileSync(p, '')`, `
			const a = ['new.tmp']; Array.prototype.splice.call(a, 0, 1, 'a'); const p = a[0]; W
			const a = ['new.tmp']; [].unshift.apply(a, ['a']); const p = a[0]; W
			const a = ['new.tmp']; [a[0]] = ['a']; const p = a[0]; W
			const a = ['new.tmp']; ({x: a[0]} = {x: 'a'}); const p = a[0]; W
			const o = {p: 'new.tmp', set() { this.p = 'a' }}; o.set(); require('fs').writeFileSync(o.p, '')
			function f(p) { [].splice.call(arguments, 0, 1, 'a'); W } f('new.tmp')
			function f(p) { const a = arguments; a[0] = 'a'; W } f('new.tmp')`},
		code.PHP: {`file_put_contents($p, '')`, `
			$p = 'new.tmp'; $s = fn(&$x) => $x = 'a'; $s($p); W;
			$p = 'new.tmp'; (function(&$x) { $x = 'a'; })($p); W;
			$p = ['new.tmp']; $p[0][0] = 'x'; $p = $p[0]; W;
			$p = 'nptes'; $p[1] = 'o'; W;
			$p = 'notes.txs'; $p++; W;
			$p = 'new.tmp'; $n = 'p'; $GLOBALS[$n] = 'a'; W;`},
		code.Perl: {`open F, ">", $x`, `
			$x = "new.tmp"; map { $_ = "a" } $x; W;
			$x = "new.tmp"; sub s1 { my $r = \shift; $$r = "a" } s1($x); W;
			$x = "new.tmp"; sub s1 { $_ = "a" for @_ } s1($x); W;
			$x = "new.tmp"; sub s1 { for my $y (@_) { $y = "a" } } s1($x); W;
			our $x = "new.tmp"; $main::x = "a"; W;
			our $x = "new.tmp"; $n = "x"; $$n = "a"; W;
			$x = "notes.txtx"; chop $x; W;
			$x = "a¶"; chomp $x; W;
			$x = "new.tmp"; (substr $x, 0) = "a"; W;
			$x = "new.tmp"; $y = 1; (1 ? $x : $y) = "a"; W;
			$x = "notes.txs"; $x++; W;`},
		code.Ruby: {`File.write($a, "")`, `
			$a = "new.tmp"¶alias $b $a¶$b = "a"¶W`},
		code.Lua: {`io.open(p, "w")`, `
			p = "new.tmp"; local g = _G; g.p = "a"; W
			p = "new.tmp"; local n = "p"; _G[n] = "a"; W
			local t = {"new.tmp"}; table.move({"a"}, 1, 1, 1, t); p = t[1]; W`},
	}
	for lang, c := range cases {
		for line := range strings.SplitSeq(c.texts, "\n") {
			text := strings.NewReplacer("W", c.write, "¶", "\n").Replace(strings.TrimLeft(line, "\t"))
			if lang == code.PHP {
				text = "<?php " + text
			}
			if line != "" && !writesOther(Read(lang, text+"\n")) {
				t.Errorf("%d: only new.tmp is written in\n%s", lang, text)
			}
		}
	}
}

// writesOther reports whether a text may write another file than new.tmp.
func writesOther(r code.Reading) bool {
	for _, a := range r.Acts {
		if a.Kind == code.Opaque {
			return true
		}
		for _, g := range a.Args {
			if a.Kind == code.Writes && (!g.Known || g.Text == "a") {
				return true
			}
		}
	}
	return false
}

// TestNothingIsHanded: what looks like such a change and is none leaves the names as they are.
func TestNothingIsHanded(t *testing.T) {
	cases := map[code.Language]string{
		code.Python: `
			p = "new.tmp"¶print(globals())¶exec("x = 1", globals())¶open(p, "w")
			import os¶p = "new.tmp"¶f = os.remove¶g = vars(os)["sep"]¶open(p, "w")
			class C:¶ def d(self): return dict(self.__dict__)¶p = "new.tmp"¶open(p, "w")
			l = []¶l.append("b")¶p = "new.tmp"¶open(p, "w")`,
		code.JavaScript: `
			const a = [].slice.call(x); const p = 'new.tmp'; require('fs').writeFileSync(p, '')
			const o = {p: 'new.tmp'}; class A { constructor() { this.q = 'a' } } require('fs').writeFileSync(o.p, '')
			function f() { return g.apply(this, arguments) } require('fs').writeFileSync('new.tmp', '')
			let i = 0; i++; require('fs').writeFileSync('new.tmp', '')`,
		code.PHP: `
			$p = 'new.tmp'; array_walk($l, function(&$v) { $v = 1; }); $a[1] = 2; $i = 1; $i++; file_put_contents($p, '');`,
		code.Perl: `
			use strict; my $x = "new.tmp"; chomp(my $l = <STDIN>); my ($a, $b) = @_; $$r{a} = 1; open F, ">", $x;`,
		code.Lua: `
			p = "new.tmp"; local x = _G.print; table.insert(l, "b"); io.open(p, "w")`,
	}
	for lang, texts := range cases {
		for line := range strings.SplitSeq(texts, "\n") {
			text := strings.ReplaceAll(strings.TrimLeft(line, "\t"), "¶", "\n")
			if lang == code.PHP {
				text = "<?php " + text
			}
			if line != "" && writesOther(Read(lang, text+"\n")) {
				t.Errorf("%d: %v in\n%s", lang, said(Read(lang, text+"\n"), false), text)
			}
		}
	}
}

// TestStreamsOfCommands: a command of Ruby writes the files to which its streams go.
func TestStreamsOfCommands(t *testing.T) {
	for text, want := range map[string]bool{
		`spawn("true", out: "a")`: true, `system("true", :out => "a")`: true,
		`system("true", [:out, :err] => ["a", "w"])`: true, `system("true", 1 => "a")`: true,
		"o = {out: \"a\"}\nsystem(\"true\", o)": true, "o = {out: \"a\"}\nsystem(\"true\", **o)": true,
		`IO.popen("true", out: "a")`: true, `Open3.capture2("true", err: "a")`: true,
		`system("true", in: "a")`: false, `system("true", err: :out, chdir: "b", exception: true)`: false,
		`system({"A" => "b"}, "true", out: ["a", "r"])`: false, `system("true", out: :err)`: false,
	} {
		if got := writesOther(Read(code.Ruby, text)); got != want {
			t.Errorf("%v: %s", got, text)
		}
	}
}

// TestCodeInEveryPlace: a call is seen wherever a language runs it.
func TestCodeInEveryPlace(t *testing.T) {
	cases := map[code.Language]struct{ rm, texts string }{
		code.Python: {`__import__("os").remove("a")`, `
			raise ValueError from RM
			print(f"\{RM}")
			print(rf"\{RM}")
			def f[T: RM](): pass
			class A[T: RM]: pass`},
		code.Ruby: {`File.delete("a")`, `
			class << RM; end
			for x[RM] in y do end`},
		code.PHP: {`unlink("a")`, `
			<?php foreach ($x as RM => $y) ;
			<?php foreach ($x as $y[RM]) ;
			<?php foreach ($x as $k => [RM => $b]) ;`},
		code.Perl: {`unlink('a')`, `
			$x for RM;
			"$x[RM]";
			"$x{RM}";
			"$x->[unlink 'a']";
			"@x[unlink 'a']";
			"$x[unlink]";
			"$x{unlink $y}";`},
	}
	for lang, c := range cases {
		for line := range strings.SplitSeq(c.texts, "\n") {
			text := strings.ReplaceAll(strings.TrimLeft(line, "\t"), "RM", c.rm)
			if line != "" && !seen(Read(lang, text+"\n")) {
				t.Errorf("%d: nothing is seen in\n%s", lang, text)
			}
		}
	}
	for _, text := range []string{`"$x[0] $x[$i] $x[-1] $x[$i+1] $x{a} $x{'a b'} $x{"a"} $x->{a}[1] $x{$y}"`} {
		if seen(Read(code.Perl, text)) {
			t.Errorf("a subscript is no code: %s", text)
		}
	}
}
