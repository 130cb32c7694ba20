package node

import "testing"

func BenchmarkPackageJSON(b *testing.B) {
	for b.Loop() {
		PackageJSON(packageJSON, "ci")
	}
}
