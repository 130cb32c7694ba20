package mask_test

import (
	"fmt"
	"strings"
	"syscall"
	"testing"
	"time"
)

// BenchmarkHide: what hiding costs a result of 64 KiB and of 1 MiB with 50 secrets, by what is in it. It
// grows with the text, hardly with the number of secrets: where each of 50 was looked for by itself, as it stands and in
// base64 alone, 1 MiB took about as long.
func BenchmarkHide(b *testing.B) {
	s, all := many(), ordinary(b)
	for _, name := range []string{"go test -v", "git log -p", "a lock file", "an image", "xxd of noise", "od -t u1 of noise", "counters"} {
		for _, size := range []int{64 << 10, 1 << 20} {
			text := strings.Repeat(all[name], size/len(all[name])+1)[:size]
			b.Run(fmt.Sprintf("%s/%dKiB", name, size>>10), func(b *testing.B) {
				b.SetBytes(int64(size))
				b.ReportAllocs()
				before := cpu()
				for b.Loop() {
					s.Hide(text)
				}
				b.ReportMetric(float64((cpu()-before).Microseconds())/1e3/float64(b.N), "cpu-ms/op")
			})
		}
	}
}

// cpu is the time that this process has computed: that of the clock tells little where others compute too.
func cpu() time.Duration {
	var used syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &used) != nil {
		return 0
	}
	return time.Duration(used.Utime.Nano() + used.Stime.Nano())
}

// BenchmarkFirst is what it costs once to prepare 50 secrets.
func BenchmarkFirst(b *testing.B) {
	b.ReportAllocs()
	before := cpu()
	for b.Loop() {
		s := many()
		s.Hide("nothing at all")
	}
	b.ReportMetric(float64((cpu()-before).Microseconds())/1e3/float64(b.N), "cpu-ms/op")
}
