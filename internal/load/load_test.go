package load

import (
	"os"
	"testing"
)

func TestMain(m *testing.M) {
	if os.Getenv("LOAD_AGENT") != "" {
		os.Exit(Main())
	}
	os.Exit(m.Run())
}

// What the generator measures must itself be whole.
func TestDirect(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c, err := Start(append(os.Environ(), "LOAD_AGENT=1"), self)
	if err != nil {
		t.Fatal(err)
	}
	for _, size := range []int{200, 4096, 1 << 20} {
		if rate, err := c.Flood(3, size); err != nil || rate <= 0 {
			t.Errorf("flood of %d bytes: %v, %v", size, rate, err)
		}
		if rate, err := c.Upload(3, size); err != nil || rate <= 0 {
			t.Errorf("upload of %d bytes: %v, %v", size, rate, err)
		}
	}
	if p50, err := c.Ask(3); err != nil || p50 <= 0 {
		t.Errorf("ask: %v, %v", p50, err)
	}
	if err := c.Close(); err != nil {
		t.Error(err)
	}
}
