package dotenv_test

import (
	"strings"
	"testing"

	"guard/policy/shell/lang/dotenv"
)

func TestNamesApart(t *testing.T) {
	for text, apart := range map[string]bool{
		"PORT=3000\nAPI_KEY=sk_live_x\n":                true,
		"export A=b\n\nc_d = 'e f'\r\nE=\"x=y\"":        true,
		"# Database\nDB_URL=postgres://u:p@h/d?x=y\n":   true,
		"# --- Stripe API keys ---\nS=1\n# OLD_KEY=abc": true,
		"# don't commit this file (see README.md)":      true,
		"":                       true,
		"EMPTY=\nX=1":            true,
		"spring.datasource.x=ab": true,

		"KEY=\"-----BEGIN PRIVATE KEY-----\nMIIEvQ==\n-----END PRIVATE KEY-----\"": false,
		"KEY=-----BEGIN PRIVATE KEY-----\nA=":                                      false,
		"A='x\nSECRETPART=y'":                                                      false,
		"A=x\\\nSECRETPART=y":                                                      false,
		"A=`x\nB=y`":                                                               false,
		"q83vEjRWeJCrze8=":                                                         false,
		"JBSWY3DPEHPK3PXP=":                                                        false,
		"JBSWY3DP===":                                                              false,
		"A=1\nhunter2":                                                             false,
		"password: hunter2":                                                        false,
		"# password: hunter2":                                                      false,
		"# the password is swordfish":                                              false,
		"# login hunter2":                                                          false,
		"# sk_live_4242424242424242":                                               false,
		"# ghp_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa":                                 false,
		"# https://u:p@h/":                                                         false,
		"//registry.npmjs.org/:_authToken=npm_x":                                   false,
		"machine h login u password p":                                             false,
		"[default]\naws_secret_access_key=x":                                       false,
		"A=\xff\xfe":                                                               false,
		"A=caf\u00e9":                                                              false,
		"A=1\x00B=2":                                                               false,
		"A=1\rhunter2":                                                             false,
		strings.Repeat("A", 70) + "=1":                                             false,
	} {
		if got := dotenv.NamesApart(text); got != apart {
			t.Errorf("%q: %v", text, got)
		}
	}
}
