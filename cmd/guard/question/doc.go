// Package question says a judged request in the words of a person: as the
// question of guard's own prompt, as lines for the dialog of a client or an agent,
// and as words of reports. A policy.Case comes in, a prompt.Question or a text goes
// out; a prompt.Answer comes back as a policy.Reply.
//
//	q := question.Of(c, "1/2")           // what guard's prompt shows
//	text := question.Describe(c)         // what an editor's dialog shows
//	reply := question.ReplyOf(answer)    // what the broker is told
//
// It asks nobody and judges nothing; a grant is only ever offered as the case
// itself offers it.
package question
