package settings

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
)

// An assertion that fails shows what it compared: a test runner prints both sides, and an exception its text.

// calls are assertions that show what they are given where they fail (Python 3.13, unittest; node:assert 22, by
// whatever name it was loaded, and diagnostic of node:test; ava 6; PHPUnit 11; minitest 5; Test::More 1.3; busted 2).
// What is only held to be there, or to differ, is shown where it is empty or known already.
var calls = lazy.Pattern(`\bassert(?:Is|DictContainsSubset|Dict|List|Tuple|Set|Sequence|MultiLine|Count|JsonString|` +
	`Array|Object)?(?:Equals?|Same|EqualsCanonicalizing)(?:JsonString|Canonicalizing|IgnoringCase)?\(|` +
	`\bassert(?:Is|IsNone|IsInstance|IsA|In|NotIn|Regex|Matches\w*|Contains\w*|StringContains\w*|False|Null|Empty|` +
	`Less\w*|Greater\w*|Count|CountEqual|ArrayHasKey)\(|` +
	`\bassert(?:\.\w+)*\.(?:deepStrictEqual|deepEqual|strictEqual|partialDeepStrictEqual|looseEqual|equals?|same|` +
	`match(?:es)?|include|eq|isNull|isUndefined|isEmpty|fail|is_nil|is_false|is_same)\(|` +
	`\b\w+\.(?:deepStrictEqual|deepEqual|strictEqual|partialDeepStrictEqual|looseEqual|equal|ifError|diagnostic)\(|` +
	`\ba\.(?:match|fail|throws)\(|` +
	`\bt\.(?:is|deepEqual|equals?|same|strictSame|like|falsy|regex|snapshot|fail)\(|` +
	`\bassert_(?:equal|same|nil|empty|includes?|match|kind_of|instance_of|in_delta|predicate|operator)\b|` +
	`(?:^|[\s;])(?:is|is_deeply|like|cmp_ok)\s*\(|` +
	`\b(?:pytest|self|this|Assert|t)(?:\.|->)(?:fail|skip|xfail|exit|skipTest|subTest)\(|\bflunk\b|\bparametrize\(`)

// expects begins an expectation, and expecting is what of it shows the value (Jest 30, Vitest 3, Chai 5, RSpec 3,
// Pest 3, minitest 5).
var (
	expects   = lazy.Pattern(`\b(?:expect|_|value)\s*\(`)
	expecting = lazy.Pattern(`^\s*(?:\.|->)?\s*(?:resolves\.|and->)*(?:toEqual|toBe|toStrictEqual|toMatch\w*|` +
		`toContain\w*|toBeUndefined|toBeNull|toBeFalsy|toBeEmpty|toHaveLength|toHaveCount|toHaveKeys?|toHaveProperty|` +
		`(?:to|should)[. ](?:(?:be|deep|have|an?|nested|own|all|any|strict)[. ])*(?:equal|eql?|eqls|match(?:_array)?|` +
		`include|contain|empty|null|undefined|false|falsey|be_nil|be_empty|be_falsey|be_an?|members|keys|property|` +
		`start_with|end_with|have_attributes)|must_(?:equal|be_nil|be_empty|include|match|be))\b`)
)

// statements of which the whole line is shown: an exception, what a doctest says, a comparison of pytest's.
var (
	throws    = lazy.Pattern(`(?m)(?:^|[\s;:{)])(?:raise|throw|croak|confess|reject)\b\s*([^\n]*)`)
	doctests  = lazy.Pattern(`(?m)^\s*>>> ([^\n=]+(?:\([^\n]*\))?)$`)
	plainly   = lazy.Pattern(`(?m)^[ \t]*assert\s+([^\n]*)`)
	equality  = lazy.Pattern(`^[)\s]*==\s`)
	equalTo   = lazy.Pattern(`(?:==|\bin|\bnot in)\s*$`)
	locals    = lazy.Pattern(`(?m)^[ \t]+(\w+)\s*=[^=]`)
	messageOf = lazy.Pattern(`,\s*([^,]*\b[\w.]+[^,]*)$`)
)

// Test is how a text is run.
type Test struct {
	Rewrites bool // by pytest, which shows the sides of what is compared
	Locals   bool // so that the variables of a test that fails are shown
}

// Asserted returns the name by which an assertion or an exception of a text shows a secret of a module that it imports,
// or "".
func Asserted(s Source, how Test) string {
	b := bind(s)
	b.asserts = true
	if len(b.names) == 0 || strings.Count(b.text, "\n") > maxLines {
		return ""
	}
	b.derive()
	b.derive()
	for _, m := range throws().FindAllStringSubmatch(b.text, maxAsserted) {
		if name := b.shownIn(m[1]); name != "" {
			return name
		}
	}
	for _, p := range b.assertions() {
		if name := b.comparedIn(p); name != "" {
			return name
		}
	}
	if s.Lang != code.Python {
		return ""
	}
	if how.Locals {
		for _, m := range locals().FindAllStringSubmatchIndex(b.text, maxAsserted) {
			if name := b.text[m[2]:m[3]]; b.names[name].shows() && !b.faked(m[0]) {
				return name
			}
		}
	}
	for _, m := range doctests().FindAllStringSubmatch(b.text, maxAsserted) {
		if name := b.shownIn(m[1]); name != "" {
			return name
		}
	}
	for _, m := range plainly().FindAllStringSubmatchIndex(b.text, maxAsserted) {
		expr := b.text[m[2]:m[3]]
		if message := messageOf().FindStringSubmatch(expr); message != nil {
			if name := b.shownIn(message[1]); name != "" && !b.faked(m[0]) {
				return name
			}
		}
		for _, c := range b.chains(expr) {
			if how.Rewrites && (equality().MatchString(expr[c.to:]) || equalTo().MatchString(expr[:c.from])) &&
				b.showsFrom(expr, c) && !b.faked(m[0]) {
				return c.name
			}
		}
	}
	return ""
}

// maxAsserted bounds the assertions of a text that are looked at.
const maxAsserted = 200

// assertion is what one is given, and where it stands.
type assertion struct {
	expr string
	at   int
}

// assertions lists those that show what they are given.
func (b *binding) assertions() (all []assertion) {
	for _, m := range calls().FindAllStringIndex(b.text, maxAsserted) {
		at := m[1]
		if b.text[at-1] == '(' {
			at--
		}
		rest := b.text[at:min(len(b.text), at+maxPrinted)]
		if open := strings.TrimLeft(rest, " "); strings.HasPrefix(open, "(") {
			rest = open[:closing(open, 0)]
		} else {
			rest, _, _ = strings.Cut(rest, "\n")
		}
		all = append(all, assertion{rest, m[0]})
	}
	for _, m := range expects().FindAllStringIndex(b.text, maxAsserted) {
		rest := b.text[m[1]-1 : min(len(b.text), m[1]+maxPrinted)]
		end := closing(rest, 0)
		if expecting().MatchString(rest[end:]) {
			all = append(all, assertion{rest[:end], m[0]})
		}
	}
	return all
}

// comparedIn is shownIn of what an assertion is given.
func (b *binding) comparedIn(p assertion) string {
	for _, c := range b.chains(p.expr) {
		if b.showsFrom(p.expr, c) && !b.faked(p.at) {
			return c.name
		}
	}
	return ""
}

// showsFrom reports a use of a name that shows a secret, and not one which the text itself hands over.
func (b *binding) showsFrom(expr string, c chain) bool {
	return b.names[c.name].member(c.members).shows() && !asks().MatchString(expr[:c.from]) &&
		!b.unread(expr, c)
}

// unread reports a use of a name by which nothing is read of what its module reads: a call that is handed what it works
// on, or an object of a class of which only another method reads.
func (b *binding) unread(expr string, c chain) bool {
	of := b.names[c.name].Of
	return handed(expr[c.from:c.to]) ||
		of != nil && of.methods[c.name] && len(c.members) == 0 && strings.HasPrefix(expr[c.from+len(c.name):], "(")
}

var (
	called = lazy.Pattern(`(\w+)\(\s*([^()]*(?:\([^()]*\)[^()]*)*)\)`)
	// flags are arguments that hand nothing over, and the file itself.
	flags = lazy.Pattern(`^(?:\w+\s*=\s*)?(?:True|False|true|false|null|nil|\d+|["'][^"']*\.env["'])?\s*,?$`)
)

// handed reports a call that is given what it works on: load(tmp / "a"), Settings(key="x").
func handed(use string) bool {
	for _, m := range called().FindAllStringSubmatch(use, 4) {
		if !neutral[m[1]] && !dumpers[m[1]] && !flags().MatchString(strings.TrimSpace(m[2])) {
			return true
		}
	}
	return false
}

var (
	// fakes are ways in which a test has what it tests read something of its own.
	fakes = lazy.Pattern(`(?i)patch|mock|stub|setenv|putenv|with_env|tmp_?path|tmp_?dir|tempfile|mktmpdir|mkdtemp|` +
		`temporarydirectory|chdir|fakefs|memfs|vfsstream|write_?text|write_?file|climatecontrol|override|` +
		`\b(?:environ|env)(?:\[[^\]\n]+\]|\.\w+)\s*=[^=]`)
	testStart = lazy.Pattern(`(?m)^[ \t]*(?:(?:public |async )*(?:def|function|func|sub)\s|` +
		`(?:it|test|specify|example)\b)`)
	// prepares begin what runs before each test.
	prepares = lazy.Pattern(`\b(?:setUp\w*|setup_\w+|before(?:Each|All)?\b|autouse|setup\b)`)
)

// faked reports an assertion in a test that has what it tests read something of the test's own.
func (b *binding) faked(at int) bool {
	starts := testStart().FindAllStringIndex(b.text[:at], -1)
	if len(starts) == 0 || prepares().MatchString(b.text) {
		return fakes().MatchString(b.text)
	}
	first, last := starts[0][0], starts[len(starts)-1][0]
	above := strings.LastIndex(b.text[:last], "\n\n")
	return fakes().MatchString(b.text[:first]) || fakes().MatchString(b.text[max(0, above):at])
}
