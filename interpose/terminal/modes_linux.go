package terminal

import "golang.org/x/sys/unix"

const ioctlGetModes = unix.TCGETS
