package running

import "golang.org/x/sys/unix"

// landlock is the version of Landlock that the kernel has (landlock_create_ruleset(2)), 0 for none.
func landlock() int {
	version, _, err := unix.Syscall(unix.SYS_LANDLOCK_CREATE_RULESET, 0, 0, unix.LANDLOCK_CREATE_RULESET_VERSION)
	if err != 0 {
		return 0
	}
	return int(version)
}
