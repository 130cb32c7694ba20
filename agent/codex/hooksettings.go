package codex

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"unicode/utf8"

	"guard/interpose/plan"
	"guard/locale"
)

// hookEvents are the events that guard's hook takes.
var hookEvents = []string{"SessionStart", "UserPromptSubmit", "PreToolUse", "PermissionRequest", "PostToolUse"}

// hookTimeout is how long a person may take, in seconds: a year. Codex accepts
// any number that fits 63 bits (seen), and lets the call run when it is over.
const hookTimeout = 365 * 24 * 60 * 60

// hooks is guard's hook in Codex.
type hooks struct{ guard string } // a shell word

func newHooks(guard string) (hooks, error) {
	if !utf8.ValidString(guard) {
		return hooks{},
			locale.Errorf(
				"%q: %w: guard's own path is not UTF-8, so Codex cannot be told of it; install guard elsewhere", guard,
				plan.ErrConfig)
	}
	return hooks{plan.ShellWord(guard)}, nil
}

// command is what Codex gives to a shell. It lets a call run when the hook
// before it crashes or is missing, unless that exits 2 with a word on stderr
// (seen): so whatever else happens there is turned into that.
func (h hooks) command(event string) string {
	if event == "PreToolUse" {
		return h.guard + " hook codex || { [ $? -eq 2 ] || echo 'guard failed: refused' >&2; exit 2; }"
	}
	return h.guard + " hook codex"
}

// key is how Codex names hook number index of an event from command-line settings.
func (h hooks) key(event string, index int) string {
	return fmt.Sprintf("/<session-flags>/config.toml:%s:%d:0", snake(event), index)
}

// trusted is the hash of guard's own hook.
func (h hooks) trusted(event string) string { return hookHash(event, h.command(event), hookTimeout) }

// hookHash is what Codex 0.166 to 0.169 and both adapters compare: over the
// hook in canonical JSON (sorted keys, no spaces).
func hookHash(event, command string, timeout int) string {
	canonical := fmt.Sprintf(`{"event_name":%s,"hooks":[{"async":false,"command":%s,"timeout":%d,"type":"command"}]}`,
		jsonString(snake(event)), jsonString(command), timeout)
	sum := sha256.Sum256([]byte(canonical))
	return "sha256:" + hex.EncodeToString(sum[:])
}

// flags is the hooks as options of the command line, values in TOML. Enabled, since
// the person's settings file may hold the same key, of which every member counts that
// is not named here (0.169.0, seen).
func (h hooks) flags() []string {
	var flags, state []string
	for _, event := range hookEvents {
		flags = append(flags, "-c", fmt.Sprintf(`hooks.%s=[{hooks=[{type="command",command=%s,timeout=%d}]}]`,
			event, tomlString(h.command(event)), hookTimeout))
		state = append(state, fmt.Sprintf("%s={enabled=true,trusted_hash=%s}", tomlString(h.key(event, 0)),
			tomlString(h.trusted(event))))
	}
	return append(flags, "-c", "hooks.state={"+strings.Join(state, ",")+"}", "-c", "features.hooks=true")
}

// snake turns PreToolUse into pre_tool_use.
func snake(event string) string {
	return strings.TrimPrefix(strings.ReplaceAll(plan.Kebab(event), "-", "_"), "_")
}
