// Package hook knows what agents' hooks tell and what they are told: an event
// of the agent's comes in as JSON, and becomes a policy.Request or a sign of
// life; an outcome goes back as the agent's own JSON.
//
// It is pure. An event that it does not understand is refused where a refusal
// can be told.
package hook
