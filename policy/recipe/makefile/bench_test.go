package makefile

import (
	"os"
	"testing"

	"guard/policy/recipe"
)

func BenchmarkMake(b *testing.B) {
	text, err := os.ReadFile("testdata/make/c.mk")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if r := Read(recipe.Surroundings{}, string(text), []string{"test"}, nil); len(r.Lines) == 0 {
			b.Fatal("no lines")
		}
	}
}
