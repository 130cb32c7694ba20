package running

import (
	"bytes"
	"context"
	"fmt"
	"io"
	"maps"
	"os"
	"slices"
	"strings"
	"time"

	"guard/agent/registry"
	"guard/control"
	"guard/control/socket"
)

// hookPatience ends a hook that has waited a day: before the agent's own
// time-out (the longest known is 24 days), which would let the call through.
const hookPatience = control.HookPatience + time.Hour

// Hook is `guard hook AGENT`: it hands the event on its standard input to
// the running guard and prints what that answers. Whatever goes wrong refuses:
// exit status 2 with a word on standard error blocks the call in every agent that has a hook.
func Hook(args []string) int {
	if len(args) != 1 || !isHook(args[0]) {
		names := strings.Join(slices.Sorted(maps.Keys(registry.Hooks)), "|")
		fmt.Fprintf(os.Stderr, "guard hook: usage: guard hook %s (started by the agent, not by hand)\n", names)
		return 2
	}
	path := os.Getenv("GUARD_SOCKET")
	if path == "" {
		fmt.Fprintln(os.Stderr, "guard hook: refused: GUARD_SOCKET is not set, so no running guard can be asked")
		return 2
	}
	event, err := io.ReadAll(os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, "guard hook: refused: cannot read the event:", err)
		return 2
	}
	ctx, cancel := context.WithTimeout(context.Background(), hookPatience)
	defer cancel()
	out, err := socket.SendHookEvent(ctx, path, args[0], bytes.NewReader(event))
	if err != nil {
		fmt.Fprintln(os.Stderr, "guard hook: refused: the running guard cannot be asked:", err)
		return 2
	}
	if _, err := os.Stdout.Write(out); err != nil {
		fmt.Fprintln(os.Stderr, "guard hook: refused: cannot print the answer:", err)
		return 2
	}
	return 0
}

func isHook(name string) bool { _, known := registry.Hooks[name]; return known }
