package taskfile

import "testing"

func BenchmarkTask(b *testing.B) {
	for b.Loop() {
		Read(recipe.Surroundings{}, taskfileYml, "")
	}
}
