package taskfile

import (
	"testing"

	"guard/policy/recipe"
)

func BenchmarkTask(b *testing.B) {
	for b.Loop() {
		Read(recipe.Surroundings{}, taskfileYml, "")
	}
}
