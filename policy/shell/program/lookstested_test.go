package program

import "testing"

// TestHasTest: a word for tests counts wherever it stands, and one that only has its letters does not.
func TestHasTest(t *testing.T) {
	for text, want := range map[string]bool{
		"test": true, "app_test": true, "testdb": true, "mytest.db": true, "TestClient": true, "pytest": true, "unittest": true,
		"latest_test": true, "contestTest": true, "TESTDATABASE": true,
		"testimonials": false, "contest": false, "ContestEntries": false, "latest.db": false, "attestations": false, "LATEST": false, "orders": false,
	} {
		if got := HasTest(text); got != want {
			t.Errorf("%s: %v", text, got)
		}
	}
}
