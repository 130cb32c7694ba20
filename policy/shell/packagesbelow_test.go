package shell_test

import (
	"testing"
	"time"

	"guard/internal/disk"
	"guard/policy/shell"
)

// TestPackagesWithoutAList: pnpm finds the packages below the folder by itself where no file lists them.
func TestPackagesWithoutAList(t *testing.T) {
	for line, asked := range map[string]bool{
		"pnpm --filter ./a run build": true,
		"pnpm --filter ./a build":     true,
		"pnpm -F ./a run build":       true,
		"pnpm --filter=b run build":   true,
		"pnpm -r run build":           true,
		"pnpm -r run ok":              false,
		"pnpm --filter ./a run ok":    false,
		"pnpm --filter ./c run build": false,
		"pnpm run build":              false,
		"cd c && pnpm -r run build":   false,
		"mkdir d && echo '{\"scripts\":{\"build\":\"rm ../notes.md\"}}' > d/package.json && pnpm --filter ./d run build": true,
	} {
		w, top := onDisk(t, map[string]string{
			"package.json": `{"name":"top","scripts":{"build":"echo hi","ok":"echo hi"}}`, "notes.md": "mine\n",
			"a/package.json":                `{"scripts":{"build":"rm ../notes.md","ok":"echo hi"}}`,
			"deep/in/b/package.json":        `{"name":"b","scripts":{"build":"rm ../../../notes.md","ok":"echo hi"}}`,
			"c/package.json":                `{"scripts":{"build":"echo hi"}}`,
			"node_modules/dep/package.json": `{"scripts":{"ok":"rm ../../notes.md"}}`,
		})
		w.Disk = disk.New(time.Minute)
		if r := shell.Read(line, top, w); asks(r) != asked {
			t.Errorf("%s: %s %s %v", line, r.Level, r.Categories, r.Reasons)
		}
	}
}
