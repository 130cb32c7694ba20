package shell_test

import "testing"

// TestTestsOfAPackageRunInItsFolder: what a test of Go names counts from the folder of its package.
func TestTestsOfAPackageRunInItsFolder(t *testing.T) {
	test := func(body, run string) string {
		return `mkdir word && printf 'package word; import ("os"; "testing"); func TestX(t *testing.T) { ` + body +
			` }' > word/x_test.go && printf 'module a' > go.mod && ` + run + "\n"
	}
	refusedOnDisk(t, "\n"+
		test(`os.RemoveAll("../docs")`, "go test ./...")+
		test(`os.RemoveAll("../docs")`, "go test ./word")+
		test(`os.Remove("../todo.txt")`, "cd word && go test")+
		test(`os.WriteFile("../todo.txt", nil, 0o600)`, "gotestsum ./...")+
		test(`b, _ := os.ReadFile("../.env"); t.Log(string(b))`, "go test -v ./...")+
		test(`os.RemoveAll("docs")`, "go test ./..."))
	runsOnDisk(t, "\n"+
		test(`os.ReadFile("testdata/a.txt")`, "go test ./...")+
		test(`os.ReadFile("../src/a.py")`, "go test ./word")+
		test(`os.WriteFile(t.TempDir()+"/a", nil, 0o600)`, "go test ./...")+
		test(`os.RemoveAll("../docs")`, "go version")+
		test(`os.RemoveAll("../docs")`, "go test -h"))
}
