package disk

import (
	"time"

	"golang.org/x/sys/unix"
)

// Clock is the time as files are stamped with it: the kernel's coarse clock, which
// lags behind the fine one by up to a tick (clock_gettime(2)). What is made after
// it was read is not stamped earlier.
func Clock() time.Time {
	var ts unix.Timespec
	if unix.ClockGettime(unix.CLOCK_REALTIME_COARSE, &ts) != nil {
		return time.Now()
	}
	return time.Unix(ts.Unix())
}
