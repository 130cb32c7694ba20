//go:build !linux

package running

// landlock is 0: only Linux has it.
func landlock() int { return 0 }
