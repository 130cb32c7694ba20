package recipe

import (
	"os"
	"testing"
)

func BenchmarkMake(b *testing.B) {
	text, err := os.ReadFile("testdata/make/c.mk")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		if r := Make(string(text), []string{"test"}, nil); len(r.Lines) == 0 {
			b.Fatal("no lines")
		}
	}
}

func BenchmarkPackageJSON(b *testing.B) {
	for b.Loop() {
		PackageJSON(packageJSON, "ci")
	}
}

func BenchmarkTask(b *testing.B) {
	for b.Loop() {
		Task(taskfileYml, "")
	}
}
