package reader

import (
	"strings"
	"testing"

	"guard/policy/code"
)

// seen reports whether a text is found to delete something, or is not read.
func seen(r code.Reading) bool {
	for _, a := range r.Acts {
		if a.Kind == code.Deletes || a.Kind == code.Opaque || a.Kind == code.RunsShell {
			return true
		}
	}
	return false
}

// TestNothingHidesInLiterals: what a compiler takes for code is no literal for the reader, and the other way round. RM
// stands for what deletes.
func TestNothingHidesInLiterals(t *testing.T) {
	cases := map[code.Language]struct{ rm, texts string }{
		code.JavaScript: {"require('fs').unlinkSync('a')", "function f(){} /`/g; RM; //`\n" + `
			let a = {}¶/1; RM; 1/1
			let y=function(){}¶/1; RM; 1/1
			let a={return:4}; a?.return /1; RM; 1/1
			let of=4; of /1; RM; 1/1
			let map=4; map /1; RM; 1/1
			let x=print/1; RM; 1/1
			a.if(1) /1; RM; 1/1
			a:{} /` + "`/g; RM; //`" + `
			if(0){}else{} /` + "`/g; RM; //`" + `
			class A{} /` + "`/g; RM; //`" + `
			(async()=>{for await(const x of []) /` + "`/.test(x); RM //`¶})()" + `
			for(;;){ break¶/` + "`/; }¶RM //`" + `
			import fs from 'fs'¶/` + "`/; RM; //`" + `
			let x¶/` + "`/; RM; //`" + `
			type A = string¶/` + "`/; RM; //`" + `
			++/` + "`/.x; RM; //`" + `
			class A extends /` + "`/[(RM,'x')] {} //`" + `
			export default /` + "`/; RM; //`" + `
			x! /1; RM; 1/1
			let y = x as void /1; RM; 1/1
			let y = x as Array<any> /1; RM; 1/1
			// x` + "\u2028" + `RM
			// x` + "\u2029" + `RM
			// x` + "\r" + `RM`},
		code.Ruby: {`File.delete("a")`, `
			x=4;i=2¶y = x /i¶RM #/
			x=5;w=2¶y = x %w;RM;1
			[4].each{|x| y=2; x /y; RM; 1/1}
			def f(x, y=2)¶ x /y; RM; 1/1¶end
			def f(x:, y: 2)¶ x /y; RM; 1/1¶end
			/(?<x>.)/ =~ "4"; z=1¶x /z; RM; 1/1
			[4].each{z=1; _1 /z; RM; 1/1}
			[4].each{z=1; it /z; RM; 1/1}
			case 4¶in x¶z=1; x /z; RM; 1/1¶end
			begin; raise "a"; rescue => e¶e /z; RM; 1/1¶end
			@x /z; RM; 1/1
			x = ?"; RM; y = ?"
			p ?"; RM; p ?"
			x = ?/; RM; y = ?/
			x = ?#; RM
			x=[];A=1¶x <<A¶RM¶A
			@x <<A¶RM¶A
			x=1¶x <<~A¶RM¶A
			x=[]¶x <<"A"¶RM¶A
			self <<"A"¶RM¶A
			class <<A¶RM¶A¶end
			x=[]¶x<<~A¶RM¶A
			class A; def /(o); RM; end; end; A.new / 1
			p :/; RM; 1/1
			x=1¶p :` + "`; RM; p :`" + `
			x = %-it's-; RM #'
			x = % it's ; RM #'
			def print = 4¶print / 1; RM; 1/1
			print <<abc¶it's¶abc¶RM #'
			class Integer; alias div2 /; RM; 1/1; end
			undef a, /; RM; 1/1
			begin; raise "x"; rescue / '/; end; RM # '`},
		code.Perl: {`unlink "a"`, `
			sub foo { 1 } foo /'/; RM; #'/
			lc /'/; RM; #'
			$y = "a" x /'/; RM; #'
			{;} /'/; RM; #'
			sub map {4} $o=bless {}; $o->map /1; RM; 1/1
			$o->map <unlink("a")> 1
			$y = $x <<"A";¶RM;¶A
			$y = $x <<A;¶RM;¶A
			sub f {1} &main'f; RM; &main'f;
			$main'x=1; RM; $main'x=2;
			format STDOUT =¶it's¶.¶RM; # '
			$_="a"; s{a} #x¶{RM}e;¶# end
			print << "A";¶it's¶A¶RM; #'
			$x = q #c¶(it's); RM; #'
			$x = -qx(rm a);
			$x-q(it's); RM; #'
			lc <it's>; RM; #'
			print {*STDOUT} <<"A";¶it's¶A¶RM; #'
			print <<\A;¶it's¶A¶RM; #'
			@{$x}¶=unlink("a");
			print <<abc;¶it's¶abc¶RM; #'
			use constant PI => 3;¶$y = PI <<"A";¶RM;¶A
			sub foo() {1}¶print foo <<"A";¶RM;¶A
			sub a {1}¶{ 2 }¶=pod¶¶it's¶¶=cut¶RM; #'`},
		code.PHP: {`unlink("a")`, `
			<? it's ?> <?php RM; // ' ?>
			<?xml it's ?> <?php RM; // ' ?>
			<?PHP RM;
			<?php // a` + "\r" + `RM;`},
		code.Python: {`__import__("os").remove("a")`, `
			# coding x coding: rot13¶vzcbeg bf
			x=1 # a` + "\r" + `RM`},
		code.Lua: {`os.remove("a")`, "-- a\rRM"},
	}
	for lang, c := range cases {
		for line := range strings.SplitSeq(c.texts, "\n") {
			text := strings.NewReplacer("RM", c.rm, "¶", "\n").Replace(strings.TrimLeft(line, "\t"))
			if text != "" && !seen(Read(lang, text+"\n")) {
				t.Errorf("%d: nothing is seen in\n%s", lang, text)
			}
		}
	}
}

// TestLiteralsAreRead: what is written every day is read as it was meant.
func TestLiteralsAreRead(t *testing.T) {
	cases := map[code.Language]string{
		code.JavaScript: `
			const h = (a + b) / 2 / c; const k = x.length / 2 // half
			if (/^a/.test(s)) x = s.split(/,\s*/).map(v => v / 2)
			i++ / 2 / 3; a[i] / 2 / 3; f(1) / 2 / 3
			const m = !/'/.test(s) && /"/.exec(s); return /'/.test(s)
			while (x) /'/.test(s); case /'/.source: break
			foo(¶ /'/,¶ /"/¶)
			const b = a¶/ 2¶/ 3
			const q = {¶ a: /'/,¶ b: x => /"/.test(x),¶}
			const e = <A b={x} />
			const u = a.default / 2 / 3
			const p = ` + "`${a}/${b / 2}/${c}`" + `¶const w = x ? /'/ : /"/`,
		code.Ruby: `
			h = w / 2; puts h / 3
			if s =~ /'/ then puts "a" end; s.split(/'/).map { |x| x / 2 }
			assert_match /'/, out; assert_match /"/, out
			expect(x).to match /'/
			raise "a" unless s.match? /'/
			when /'/ then x; return /'/
			x = y ? 1 : 2; z = a.empty? ? "a" : "b"
			c = ?a; d = [?x, ?y]
			text = <<~EOS¶it's¶EOS
			puts <<~EOS¶it's¶EOS
			foo(<<-A, <<-B)¶it's¶A¶it's¶B
			list << "a"; list << x; class << self; attr_reader :a; end; alias :<< :push; alias :/ :div
			a = %w[it's b]; b = %q(it's); c = %(it's); n % 2; puts "%d" % n
			[1, 2].inject(:+); [1, 2].inject(:/); h = { a: 1, :b => 2 }
			def /(other) = join(other)`,
		code.Perl: `
			my $h = ($a + $b) / 2 / 3; $x{a} / 2 / 3; $x->[0]{b} / 2; time / 60 / 60;
			for (split /'/, $s) { print if /'/; } my @a = grep { !/'/ } @b;
			my @k = map /'/, @a; push @b, $1 if $s =~ m/'/ and not /"/;
			while (my $l = <STDIN>) { chomp $l; } my @f = <*.c>; if ($a < 3 and $b > 4) { 1 }
			my $d = shift // 'a'; my $e = $o->get // 'b';
			print <<"A", "b";¶it's¶A
			print $fh <<A;¶it's¶A
			print {$fh} <<'A';¶it's¶A
			print STDERR <<~A;¶ it's¶ A
			return join '/', @a, <<A;¶it's¶A
			my $n = 1 << 4; $n <<= 2; my $q = q'it'; my $r = $h{q}; my %s = (y => 1, s => 2); -s "a";
			my @l = ('-' x 20, "=" x 3); $s =~ s{'} {"}g;`,
		code.PHP: `
			<?xml version="1.0"?><?php $a = 4 / 2 / 1; echo <<<A¶it's¶A;
			<p>it's</p><?= $a ?><?php // it's ?>it's`,
		code.Python: `
			# -*- coding: utf-8 -*-¶x = 1
			x = "coding: rot13"` + "\r",
	}
	for lang, texts := range cases {
		for line := range strings.SplitSeq(texts, "\n") {
			text := strings.ReplaceAll(strings.TrimLeft(line, "\t"), "¶", "\n")
			for _, a := range Read(lang, text+"\n").Acts {
				if a.Kind == code.Opaque {
					t.Errorf("%d: %s\n%s", lang, a.Call, text)
				}
			}
		}
	}
}
