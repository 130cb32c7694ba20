package codex

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"strings"

	"guard/interpose/plan"
	"guard/locale"
)

// Both packages claim the command codex-acp.
const (
	newAdapter = "@agentclientprotocol/codex-acp"
	zedAdapter = "@zed-industries/codex-acp"

	newAdapterTested = "2.6.0"
	newAdapterHooks  = "2.2.1" // the first that hands CODEX_CONFIG's hooks on (its published package)
	zedAdapterTested = "0.16.0"
)

var adapterBypass = plan.BypassFlags{Grammar: grammar,
	Spellings: [][]plan.Choice{{{Option: "yolo"}}, {neverAsks, fullAccess}, {neverAsks, fullProfile}}}

// prepareAdapter starts one of Codex's ACP adapters with guard's hooks, so that
// a refusal reaches the model and does not end the turn.
func (l *launch) prepareAdapter() error {
	switch l.Package {
	case newAdapter:
		l.NoteVersion(newAdapterTested)
		return l.prepareNewAdapter()
	case zedAdapter:
		l.NoteVersion(zedAdapterTested)
		return l.prepareZedAdapter()
	}
	l.Note("codex-acp: no package file of a known adapter above %s: guard's hooks were not put in; "+
		"only what it asks over ACP is judged, and a refusal ends the turn. It is started in its mode read-only, "+
		"which asks most", l.Program)
	if !l.Unrestricted() {
		l.initialMode("read-only", "the mode that asks most")
	}
	return nil
}

// prepareNewAdapter: settings go in by the environment.
func (l *launch) prepareNewAdapter() error {
	l.RemoveBypass(adapterBypass)
	if plan.Before(l.Version, newAdapterHooks) {
		l.Note("codex-acp %s is too old for guard's hooks (%s and newer take them): only what it asks over ACP is "+
			"judged, and a refusal ends the turn. "+
			"It is started in its mode read-only, which asks most", l.Version, newAdapterHooks)
		if !l.Unrestricted() {
			l.initialMode("read-only", "the mode that asks most")
		}
		return nil
	}
	switch own := l.Getenv("INITIAL_AGENT_MODE"); {
	case l.Unrestricted():
		l.initialMode("agent", "guard answers before its reviewer does; in agent-full-access Codex itself refuses "+
			"rm -f, whatever guard says")
	case own == "read-only":
		// Stricter than guard's choice: the person's.
	default:
		l.initialMode("workspace-write", "in its mode agent a model answers instead of a person")
	}
	config, err := l.adapterConfig()
	if err != nil {
		return err
	}
	l.Env = append(l.Env, plan.Setting{Name: "CODEX_CONFIG", Value: config, Secret: l.Getenv("CODEX_CONFIG") != "",
		Why: locale.Text(hooksTrusted)})
	l.ExpectHook()
	return nil
}

// modeIs is why something is put in or taken out.
func modeIs(mode string) locale.Message {
	return locale.Message(locale.Fill("guard's mode is {0}", mode))
}

// hooksTrusted is why guard's hooks are put in.
const hooksTrusted locale.Message = "guard's hooks, trusted for this run only"

func (l *launch) initialMode(mode string, why locale.Message) {
	if own := l.Getenv("INITIAL_AGENT_MODE"); own != "" && own != mode {
		l.Note("codex-acp starts in the mode %s instead of %s (INITIAL_AGENT_MODE): %s", mode, own, locale.Text(why))
	}
	l.Set("INITIAL_AGENT_MODE", mode, why)
}

// adapterConfig is the person's CODEX_CONFIG with guard's hooks after their own.
func (l *launch) adapterConfig() (string, error) {
	config, err := parseObject(l.Getenv("CODEX_CONFIG"))
	if err != nil {
		return "", locale.Errorf("CODEX_CONFIG: %w: not a JSON object: %w", plan.ErrConfig, err)
	}
	if l.Unrestricted() {
		l.loosen(config)
	} else {
		l.tighten(config)
	}
	if err := l.blankIn(config); err != nil {
		return "", err
	}
	if err := l.hookIn(config); err != nil {
		return "", err
	}
	return marshal(config)
}

// hookIn puts guard's hooks into the settings of CODEX_CONFIG, after those that stand there.
func (l *launch) hookIn(config map[string]any) error {
	if err := l.heard(); err != nil {
		return err
	}
	own, err := tableAt(config, "hooks")
	if err != nil {
		return err
	}
	state, err := tableAt(own, "state")
	if err != nil {
		return err
	}
	features, err := tableAt(config, "features")
	if err != nil {
		return err
	}
	if features["hooks"] == false {
		l.Note("codex-acp: features.hooks=false in CODEX_CONFIG was taken away: guard needs its hooks")
	}
	features["hooks"] = true
	h, err := newHooks(l.Request.Guard)
	if err != nil {
		return err
	}
	for _, event := range hookEvents {
		groups, ok := own[event].([]any)
		if own[event] != nil && !ok {
			return locale.Errorf("CODEX_CONFIG: %w: hooks.%s is not a list", plan.ErrConfig, event)
		}
		state[h.key(event, len(groups))] = map[string]any{"enabled": true, "trusted_hash": h.trusted(event)}
		own[event] = append(groups, map[string]any{"hooks": []any{
			map[string]any{"type": "command", "command": h.command(event), "timeout": hookTimeout},
		}})
	}
	return nil
}

// loosen takes Codex's sandbox away, and has Codex ask for approval, which guard's hook
// answers (PermissionRequest).
func (l *launch) loosen(config map[string]any) {
	delete(config, "sandbox_mode")
	config["approval_policy"], config["default_permissions"] = "on-request", ":danger-full-access"
}

// tighten takes out what lets Codex act without asking.
func (l *launch) tighten(config map[string]any) {
	for key, loose := range map[string]any{"approval_policy": "never", "sandbox_mode": "danger-full-access",
		"default_permissions": ":danger-full-access"} {
		if config[key] == loose {
			delete(config, key)
			l.Note("codex-acp: %s=%v in CODEX_CONFIG was taken away: guard's mode is %s", key, loose, l.Mode())
		}
	}
}

// prepareZedAdapter: settings go in by -c, where the last one wins (seen).
func (l *launch) prepareZedAdapter() error {
	l.RemoveBypass(adapterBypass)
	if l.Unrestricted() {
		if !l.Bypass {
			l.Add(modeIs(l.Mode()), "-c", `approval_policy="on-request"`, "-c",
				`sandbox_mode="danger-full-access"`)
		}
	} else if removed := l.Remove(grammar, modeIs(l.Mode()), func(o plan.Option) bool {
		return neverAsks.Is(o) || fullAccess.Is(o) || fullProfile.Is(o)
	}); len(removed) > 0 {
		l.Note("codex-acp is started without %s: guard's mode is %s", plan.Spelled(removed), l.Mode())
	}
	flags, err := l.hookFlags()
	if err != nil {
		return err
	}
	l.Args = append(l.Args, flags...)
	return nil
}

// parseObject reads a JSON object, numbers as they are written; "" is empty.
func parseObject(s string) (map[string]any, error) {
	object := map[string]any{}
	if s == "" {
		return object, nil
	}
	dec := json.NewDecoder(strings.NewReader(s))
	dec.UseNumber()
	if err := dec.Decode(&object); err != nil {
		return nil, err
	}
	if _, err := dec.Token(); !errors.Is(err, io.EOF) {
		return nil, locale.New("something follows it")
	}
	if object == nil { // null
		object = map[string]any{}
	}
	return object, nil
}

// tableAt is a member that is an object, made if it is not there.
func tableAt(in map[string]any, key string) (map[string]any, error) {
	if in[key] == nil {
		in[key] = map[string]any{}
	}
	table, ok := in[key].(map[string]any)
	if !ok {
		return nil, locale.Errorf("CODEX_CONFIG: %w: %s is not an object", plan.ErrConfig, key)
	}
	return table, nil
}

func marshal(config map[string]any) (string, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	if err := e.Encode(config); err != nil {
		return "", err
	}
	return strings.TrimSuffix(b.String(), "\n"), nil
}
