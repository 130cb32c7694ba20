//go:build !linux

package acp

import "time"

func pause(d time.Duration) { time.Sleep(d) }
