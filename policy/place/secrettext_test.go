package place

import "testing"

// TestLostSecret: a text that lost its name tells by itself whether it is settings with a secret.
func TestLostSecret(t *testing.T) {
	for text, is := range map[string]bool{
		"API_KEY=q8Zr4Lm2Xw9Kp3Vt\n":                             true,
		"server: db\ndb_password: Herbst99Zzz\n":                 true,
		"[db]\npassword = Herbst99Zzz\n":                         true,
		"#define WIFI_PASSWORD \"Herbst99Zz!\"\n":                true,
		"{\"client_secret\": \"Herbst99Zzz\"}\n":                 true,
		"plain text here\n":                                      false,
		"server: db\nport: 80\n":                                 false,
		"db_password: changeme\n":                                false,
		"import os\npassword = 'Herbst99Zzz'\nprint(password)\n": false,
		"const token = 'Herbst99Zzz'\n":                          false,
		"func f() {\n\tpassword := \"Herbst99Zzz\"\n}\n":         false,
	} {
		if LostSecret([]byte(text)) != is {
			t.Errorf("%q: a secret must be %v", text, is)
		}
	}
}
