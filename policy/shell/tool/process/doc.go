// Package process judges signals: which processes a command ends, and whether the agent
// started them.
//
//	kill $! // what the line started itself
//
// It signals nothing.
package process
