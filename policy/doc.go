// Package policy turns a request into facts and facts into a verdict: modes,
// levels, categories, rules and grants. A Request comes in, a Verdict goes out.
//
//	r := policy.Request{Tool: policy.Shell, Command: "rm -rf build && npm test", Cwd: "/w"}
//	facts := policy.Judge{World: world}.Facts(r)
//	verdict := policy.Decide(facts, policy.Settings{Mode: policy.Asking})
//
// Facts holds the commands in the line, what they read, write and delete, and as
// level and categories the worst of what was found: high, FS_DELETE_OVERWRITE,
// "deletes build and everything in it". The verdict is Ask, as the mode ask asks
// about what is high, unless a rule, a grant or what was preconfirmed decides.
// Which of these comes first, Decide says.
//
// It is pure: no I/O but through the place.Disk that it is given, no clock, no
// memory between calls. It asks nobody, records nothing and answers no agent:
// that is for package control. The zero Verdict refuses, and a fact that is
// missing can only make a verdict stricter.
package policy
