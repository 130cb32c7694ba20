package sql

import (
	"bytes"
	"compress/gzip"
	"encoding/base64"
	"io"
	"strings"
	"testing"
)

// settingsDatabase is a database of SQLite's, of several pages: settings (k, v, changed), kv (name, content) without
// rowid, notes (id, title, body), plugins (id, options).
const settingsDatabase = `
H4sIAAAAAAACA+2XTWzjRBTH34udpEm/kn65cSZbJ6pooy1L7HyD+FhWlfZQhJZ2QQKk4DRuY5LYIZ6m2132sAckuKGVkLghLpxgj4i9AxIILU
IgAQckhMQBEBckOMAFx0nqmRUrzpT+5Yzff37Rs/KenRlvX9oyqaHs2b2OTpU8BAARHlMUAAi6nwj4EkefsRD+XUE4t4vTXnAdsIefYwruuOFQ
TwZDUjKJh1Svt41u+2DftJzRKXThqc3zO5vKzvnHtzaV0eS62VBMixr7Rk/p9syO3jtSWsbRhmJ3qWlbTvYJMSRJEl7zElo2NRxvCHLJvKl7pq
ImbRsbSt1uHGW3hbAUj+ONuJev1W/1RS5Tq79u6R1DocYVymfZtd3cFvVIVjk0adM+oErPPjQbz2FYSqXwRsRL6hiUmta+Mz4HuAuMZ9db/3CN
vjfnXqupW/uG93OyDwRC0oUUgmk1jCvOS223tzX9gNqer43T1dRxJAyaHMA/Bt2I4F/D4FT/A02suEM4FnXHNDwN8AL+jj/hy2hjHS/jRXwIz2
EaFzCM38Gf8Ct8D1/Cx3Ab3oW34Ca8gl/gR3gb38O38Q18DZxBCl8RQULaNDpGek7Iot7omFatqzvOod1rKHFhDZ0O7R7PrEwJKRw+wlr1DGMq
KcaUCWNKScYUZcYUEozJLzNGkxijLjEmt+gbtbrAmMo8Y8pzjCnFGVOMMaYwy5j8DGO0acaoU4zJTU4KyZGpRv24EvHj8oQfl8J+XAz5cSHox3
nRjzXBj9VAVEhGhnEu6j3/3wL+4g6nOjmKC9IKtVuGNVweOoa6ICTTetesuYtHb6fcunS10HmmO1ibEb8B9zjVCdJ9KMLZ/PF/btdum7tH7g6v
begOVVTNDSg1es6w/1+De5zq5GgNBbh8LdO0HZp5MKNnNjLjW8G1/tOfuT7ofwxKgD/ip3gLb2Ifn8VHMIMh+Bk+g1vwOvRgx/0CJxITU2ePF7
++3j4wFOugU3c302pxlswytMDTwgyZYWiep/lpMs1QjafaFJliqMpTdZJMMjTH01xUjorJ7HiJ5WA1Ikd8VuFYZUKe8FmZY+WwHPZZiWOlkBzy
GV+iYlAO+owvUEGURZ/x5ckLsuAzvjhaIBFw2WhZv6s0CXTRxGjF51Bu0P9ZeBTwB/wQ38FX8UXccnd+MfgNvoL34U24Cs+7+F5Krohr6Qi3m/
PvLnLG74fGl1yrpkiKoXzRtQohhKF82bVykiQZyhdeK8lEZihfeq2YIAmG8sXXCstkmaF8+bW8RCSG3tUAbYksMZRvgaYukkWG8l3Qcgtkgbl3
+Vqp1Xkyz1C+VmpljswxlK+VWo6TOEP5Wqml2LS3//sA8BN3ONV/RrNpUUpEvHesht5r3a8WFTG7HeFftbr1VmNPqzlNXSuWVku5gVb1+u5qw9
jbb5qqln/4b8frlgkAEgAA
`

// TestNamedRows: what a query shows of rows that hold secrets by a name in them.
func TestNamedRows(t *testing.T) {
	packed, err := base64.StdEncoding.DecodeString(strings.ReplaceAll(settingsDatabase, "\n", ""))
	if err != nil {
		t.Fatal(err)
	}
	unpack, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(unpack)
	if err != nil {
		t.Fatal(err)
	}
	secret := func(name, value string) bool {
		if name == "" {
			return strings.HasPrefix(value, `{`) && strings.Contains(value, "rT7kQz4mWp")
		}
		return (strings.HasSuffix(name, "_password") || name == "api_key") && !strings.ContainsAny(value, " ")
	}
	s := SchemaOf(data)
	s.NameRows(data, secret)
	for query, want := range map[string]bool{
		"select * from settings":                                           true,
		"SELECT v FROM settings WHERE k='smtp_password'":                   true,
		"select v from settings where k=\"smtp_password\"":                 true,
		"select v from settings where k like 'smtp%'":                      true,
		"select v from settings where k like '%pass%'":                     true,
		"select v from settings where k <> 'theme'":                        true,
		"select v from settings where k = ?":                               true,
		"select v from settings where k='theme' or changed = 1":            true,
		"select 'a;b', v from settings":                                    true,
		"select content from kv":                                           true,
		"select count(*) from kv; select * from kv where name = 'api_key'": true,
		"select options from plugins":                                      true,
		".dump settings":                                                   true,
		".dump":                                                            true,
		"select v from settings where k='theme'":                           false,
		"select v from settings where k like 'option%'":                    false,
		"select k from settings":                                           false,
		"select k, length(v) from settings":                                false,
		"select count(*) from settings where v is not null":                false,
		"select changed from settings where k='smtp_password'":             false,
		"select content from kv where name in ('a', 'b')":                  false,
		"select * from notes":                                              false,
		"select id from plugins":                                           false,
		".dump notes":                                                      false,
		".schema":                                                          false,
	} {
		if got := Reveals(query, s) != ""; got != want {
			t.Errorf("%s: %v", query, got)
		}
	}
	for cut := range data { // what is damaged is read as far as it goes
		if cut%37 == 0 {
			if s := SchemaOf(data[:cut]); s != nil {
				s.NameRows(data[:cut], secret)
			}
			changed := bytes.Clone(data)
			changed[cut] ^= 0xff
			if s := SchemaOf(changed); s != nil {
				s.NameRows(changed, secret)
			}
		}
	}
}
