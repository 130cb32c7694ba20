// Package policy turns a request into facts and facts into a verdict: modes,
// levels, categories, rules and grants. A Request comes in, a Verdict goes out.
//
// It is pure: no I/O but through the place.Disk that it is given, no clock, no
// memory between calls. The zero Verdict refuses, and a fact that is missing
// can only make a verdict stricter.
package policy
