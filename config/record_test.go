package config

import (
	"strings"
	"testing"
	"time"
)

const day = 24 * time.Hour

func TestRecordKeys(t *testing.T) {
	for _, tt := range []struct {
		name, managed, user string
		keep                time.Duration
		size                int64
		from, notice, err   string
	}{
		{name: "nothing said", keep: defaultKeep, size: 1_000_000_000, from: "default"},
		{name: "both", user: "keep = \"30d\"\nmax_size = \"500MB\"", keep: 30 * day, size: 500_000_000, from: "~/.config/guard/guard.toml"},
		{name: "hours, binary units, a blank", user: "keep = \"12h\"\nmax_size = \"2 GiB\"", keep: 12 * time.Hour, size: 2 << 30, from: "~/.config/guard/guard.toml"},
		{name: "no bounds", user: "keep = \"forever\"\nmax_size = \"unlimited\"", from: "~/.config/guard/guard.toml"},
		{name: "a managed one stands", managed: `keep = "365d"`, user: `keep = "1h"`, keep: 365 * day, size: 1_000_000_000, from: "etc/guard.toml",
			notice: `record.keep = "1h" ignored: `},
		{name: "no span", user: `keep = "soon"`, err: `~/.config/guard/guard.toml:2: record.keep: "soon" is no time span: write it as "90d" or "12h", or "forever"`},
		{name: "less than nothing", user: `keep = "-1d"`, err: `~/.config/guard/guard.toml:2: record.keep: "-1d": must be longer than nothing`},
		{name: "no size", user: `max_size = "big"`, err: `~/.config/guard/guard.toml:2: record.max_size: "big" is no size`},
		{name: "no unit", user: `max_size = "5"`, err: `~/.config/guard/guard.toml:2: record.max_size: "5" is no size`},
		{name: "too large a size", user: `max_size = "99999999999TB"`, err: `~/.config/guard/guard.toml:2: record.max_size: "99999999999TB" is no size`},
		{name: "an unknown key", user: `kep = "1d"`, err: `~/.config/guard/guard.toml:2: unknown key "kep" in record (did you mean "keep"?)`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			m := newMachine(t)
			for name, text := range map[string]string{managedName: tt.managed, userName: tt.user} {
				if text != "" {
					m.write(name, "[record]\n"+text)
				}
			}
			c, err := Load(m.params())
			if tt.err != "" {
				if err == nil || !strings.HasPrefix(err.Error(), tt.err) {
					t.Errorf("%v, want %s", err, tt.err)
				}
				return
			}
			if err != nil || c.Record.Keep.Value != tt.keep || c.Record.MaxSize.Value != tt.size || !strings.HasSuffix(c.Record.Keep.Source, tt.from) {
				t.Errorf("%+v, %v", c.Record, err)
			}
			if said := strings.Join(c.Notices, "\n"); !strings.Contains(said, tt.notice) || tt.notice == "" && said != "" {
				t.Errorf("%q", said)
			}
		})
	}
}

// A project that could say how long records are kept could have them removed.
func TestAProjectDoesNotKeepTheRecord(t *testing.T) {
	m := newMachine(t)
	m.write(projectName, "[record]\nkeep = \"1h\"\n")
	if _, err := Load(m.params()); err == nil || !strings.HasPrefix(err.Error(), ".guard.toml:1: record: a project does not say") {
		t.Error(err)
	}
}

func TestSizesAndSpansAsText(t *testing.T) {
	for _, s := range []string{"unlimited", "1GB", "500MB", "3GiB", "7kB", "12B"} {
		if n, err := parseSize(s); err != nil || sizeText(n) != s {
			t.Errorf("%s: %d, %v, %s", s, n, err, sizeText(n))
		}
	}
	for _, s := range []string{"90d", "1h", "12h", "100h30m", "1m", "1m30s", "1h0m5s"} {
		if d, err := ParseSpan(s); err != nil || keepText(d) != s {
			t.Errorf("%s: %v, %v", s, d, err)
		}
	}
}
