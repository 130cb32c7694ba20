package shell_test

import (
	"testing"

	"guard/policy/risk"
	"guard/policy/shell"
)

// TestMakePrintsSecrets: make prints the lines of a recipe as they are with the values of a file that it includes.
func TestMakePrintsSecrets(t *testing.T) {
	const recipes = "migrate:\n\twc -c \"$(DATABASE_URL)\"\nquiet:\n\t@wc -c \"$(DATABASE_URL)\"\n" +
		"lint:\n\twc -c src/a.py\nport:\n\techo $(PORT)\nall: lint migrate\n"
	const env = "API_KEY=sk_live_0123456789\nDATABASE_URL=postgres://shop:Wq7-x@db.acme.example/shop\nPORT=8080808\n"
	w, top := onDisk(t, map[string]string{".env": env, "Makefile": "include .env\n" + recipes,
		"opt.mk": "-include .env\n" + recipes, "silent.mk": "MAKEFLAGS += -s\ninclude .env\n" + recipes,
		"none.mk": "DATABASE_URL ?= postgres://localhost/dev\n" + recipes, "src/a.py": "1\n"})
	for line, asked := range map[string]bool{
		"make -n migrate": true, "make --dry-run migrate": true, "make -n quiet": true, "make -n all": true,
		"make migrate": true, "make -f opt.mk migrate": true, "make -f silent.mk -n migrate": true,

		"make quiet": false, "make -s migrate": false, "make lint": false, "make -n lint": false, "make -n port": false,
		"make port": false, "make -f silent.mk migrate": false, "make -f none.mk -n migrate": false,
	} {
		if r := shell.Read(line, top, w); r.Categories.Has(risk.FSConfigSecrets) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
