package config

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"guard/locale"
)

// Record says how long records are kept, [record].
type Record struct {
	Keep    Setting[time.Duration] // since the last was written; 0: for good
	MaxSize Setting[int64]         // of all of them, in bytes; 0: any
}

// What holds where no file says anything: a quarter to look back on, and room that nobody misses.
const (
	defaultKeep    = 90 * 24 * time.Hour
	defaultMaxSize = 1_000_000_000
)

// The words for no bound.
const (
	keepForever = "forever"
	anySize     = "unlimited"
)

// parseKeep reads how long records are kept.
func parseKeep(s string) (time.Duration, error) {
	d, err := ParseSpan(s)
	switch {
	case s == keepForever:
		return 0, nil
	case err != nil:
		return 0, locale.Errorf(`%q is no time span: write it as "90d" or "12h", or %q`, s, keepForever)
	case d <= 0:
		return 0, locale.Errorf(`%q: must be longer than nothing (or %q)`, s, keepForever)
	}
	return d, nil
}

// KeepText is Keep as a file would say it.
func (r Record) KeepText() string { return keepText(r.Keep.Value) }

// MaxSizeText is MaxSize as a file would say it.
func (r Record) MaxSizeText() string { return sizeText(r.MaxSize.Value) }

func keepText(d time.Duration) string {
	switch {
	case d == 0:
		return keepForever
	case d%(24*time.Hour) == 0:
		return fmt.Sprintf("%dd", d/(24*time.Hour))
	}
	text := d.String() // 12h0m0s
	if whole, ok := strings.CutSuffix(text, "m0s"); ok {
		text = whole + "m"
	}
	if whole, ok := strings.CutSuffix(text, "h0m"); ok {
		text = whole + "h"
	}
	return text
}

func sizeText(n int64) string {
	if n == 0 {
		return anySize
	}
	for _, u := range sizeUnits {
		if n%u.bytes == 0 {
			return strconv.FormatInt(n/u.bytes, 10) + u.name
		}
	}
	return strconv.FormatInt(n, 10)
}

// ParseSpan reads Go's durations, and days as in 2d.
func ParseSpan(s string) (time.Duration, error) {
	d, err := time.ParseDuration(s)
	if days, ok := strings.CutSuffix(s, "d"); ok && err != nil {
		var n int
		n, err = strconv.Atoi(days)
		d = time.Duration(min(max(n, -1), maxDays)) * 24 * time.Hour
	}
	return d, err
}

// maxDays keeps a span within a Duration: a hundred years.
const maxDays = 36_500

// sizeUnits are the units of sizes in bytes, the largest first (IEC 80000-13).
var sizeUnits = []struct {
	name  string
	bytes int64
}{
	{"TB", 1e12}, {"TiB", 1 << 40}, {"GB", 1e9}, {"GiB", 1 << 30}, {"MB", 1e6}, {"MiB", 1 << 20}, {"kB", 1e3},
	{"KiB", 1 << 10}, {"B", 1},
}

// parseSize reads a whole number and its unit.
func parseSize(s string) (int64, error) {
	if s == anySize {
		return 0, nil
	}
	digits := strings.TrimRight(s, "kKMGTiB ")
	unit := strings.TrimSpace(s[len(digits):])
	n, err := strconv.ParseInt(digits, 10, 64)
	for _, u := range sizeUnits {
		if !strings.EqualFold(unit, u.name) {
			continue
		}
		if err == nil && (n <= 0 || n > math.MaxInt64/u.bytes) {
			err = locale.New("out of range")
		}
		if err == nil {
			return n * u.bytes, nil
		}
	}
	return 0, locale.Errorf(`%q is no size: write it as "500MB" or "2GB", or %q`, s, anySize)
}
