package main

import (
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "pictures GUARD FOLDER")
		os.Exit(2)
	}
	if err := makeAll(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "pictures:", err)
		os.Exit(1)
	}
}

// makeAll records the demo of a guard and writes the pictures into a folder.
func makeAll(guard, folder string) error {
	s, err := record(guard)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	files := map[string][]byte{"demo.cast": s.cast, "question-light.svg": light.svg(s.question),
		"question-dark.svg": dark.svg(s.question)}
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(folder, name), content, 0o644); err != nil {
			return err
		}
	}
	return nil
}
