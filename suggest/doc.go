// Package suggest proposes rules for what a person answers again and again.
//
// In go the questions that a person was asked, as they would be judged now, each with its answer; out come rules, the
// one that ends most questions first, each with the questions that it comes from and with examples:
//
//	for _, s := range suggest.For(cases, suggest.Params{Judge: judge}) {
//		fmt.Print(suggest.TOML(&s.Rule))
//	}
//
// A rule is never wider than what was seen by more than one word, nor than what "for this session" would have
// covered; it names the categories and the level that were seen, and never speaks for what is critical. A rule that
// would allow a line of a list of dangerous ones, or what the person has refused, is narrowed or dropped. Memory is
// the same for the questions of a running session. The package reads and writes nothing, and decides nothing: a
// person takes a rule, or does not.
package suggest
