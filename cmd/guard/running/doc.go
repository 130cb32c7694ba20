// Package running starts an agent behind guard and stays with it to its end: the
// launch plan, the mode, the project's own files, the record, the broker, the
// channel (pipes or terminal), and what is left to say when the agent has ended.
//
//	guard --mode ask gemini --acp
//
// comes in as flags and an agent's command line; the agent's exit status goes out.
// What could not be made safe is an error, and then nothing was started. The
// commands hook (run by agents), doctor and demo stand here too, since they use the
// same parts.
package running
