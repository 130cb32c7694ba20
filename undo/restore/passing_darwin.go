package restore

import "golang.org/x/sys/unix"

// passing opens a folder to go on from there.
const passing = unix.O_RDONLY
