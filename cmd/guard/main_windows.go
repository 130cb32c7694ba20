package main

import (
	"fmt"
	"os"
)

// main says what works instead: guard keeps agents by what Linux and macOS have, and Windows has not.
func main() {
	fmt.Fprintln(os.Stderr, "guard: guard runs on Linux and macOS; on Windows, install it and your agent in WSL 2 "+
		"(wsl --install) and start both there")
	os.Exit(78) // EX_CONFIG of sysexits.h, as cli.ExitConfig
}
