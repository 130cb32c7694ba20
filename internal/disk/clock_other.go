//go:build !linux

package disk

import "time"

// Clock is the time as files are stamped with it.
func Clock() time.Time { return time.Now() }
