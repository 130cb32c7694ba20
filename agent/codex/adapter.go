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
	Spellings: [][]plan.Choice{{{Option: "yolo"}}, {neverAsks, fullAccess}}}

// prepareAdapter starts one of Codex's ACP adapters with guard's hooks, so that
// a refusal reaches the model and does not end the turn.
func (d *launch) prepareAdapter() error {
	switch d.Package {
	case newAdapter:
		d.NoteVersion(newAdapterTested)
		return d.prepareNewAdapter()
	case zedAdapter:
		d.NoteVersion(zedAdapterTested)
		return d.prepareZedAdapter()
	}
	d.Note("codex-acp: no package file of a known adapter above %s: guard's hooks were not put in; "+
		"only what it asks over ACP is judged, and a refusal ends the turn. It is started in its mode read-only, "+
		"which asks most", d.Program)
	if !d.Unrestricted() {
		d.initialMode("read-only", "the mode that asks most")
	}
	return nil
}

// prepareNewAdapter: settings go in by the environment.
func (d *launch) prepareNewAdapter() error {
	d.RemoveBypass(adapterBypass)
	if plan.Before(d.Version, newAdapterHooks) {
		d.Note("codex-acp %s is too old for guard's hooks (%s and newer take them): only what it asks over ACP is "+
			"judged, and a refusal ends the turn. "+
			"It is started in its mode read-only, which asks most", d.Version, newAdapterHooks)
		if !d.Unrestricted() {
			d.initialMode("read-only", "the mode that asks most")
		}
		return nil
	}
	switch own := d.Getenv("INITIAL_AGENT_MODE"); {
	case d.Unrestricted():
		d.initialMode("agent", "guard answers before its reviewer does; in agent-full-access Codex itself refuses "+
			"rm -f, whatever guard says")
	case own == "read-only":
		// Stricter than guard's choice: the person's.
	default:
		d.initialMode("workspace-write", "in its mode agent a model answers instead of a person")
	}
	config, err := d.adapterConfig()
	if err != nil {
		return err
	}
	d.Env = append(d.Env, plan.Setting{Name: "CODEX_CONFIG", Value: config, Secret: d.Getenv("CODEX_CONFIG") != "",
		Why: "guard's hooks, trusted for this run only"})
	d.ExpectHook()
	return nil
}

func (d *launch) initialMode(mode, why string) {
	if own := d.Getenv("INITIAL_AGENT_MODE"); own != "" && own != mode {
		d.Note("codex-acp starts in the mode %s instead of %s (INITIAL_AGENT_MODE): %s", mode, own, why)
	}
	d.Set("INITIAL_AGENT_MODE", mode, why)
}

// adapterConfig is the person's CODEX_CONFIG with guard's hooks after their own.
func (d *launch) adapterConfig() (string, error) {
	config, err := parseObject(d.Getenv("CODEX_CONFIG"))
	if err != nil {
		return "", locale.Errorf("CODEX_CONFIG: %w: not a JSON object: %w", plan.ErrConfig, err)
	}
	if d.Unrestricted() {
		d.loosen(config)
	} else {
		d.tighten(config)
	}
	if err := d.blankIn(config); err != nil {
		return "", err
	}
	if err := d.hookIn(config); err != nil {
		return "", err
	}
	return marshal(config)
}

// hookIn puts guard's hooks into the settings of CODEX_CONFIG, after those that stand there.
func (d *launch) hookIn(config map[string]any) error {
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
		d.Note("codex-acp: features.hooks=false in CODEX_CONFIG was taken away: guard needs its hooks")
	}
	features["hooks"] = true
	h, err := newHooks(d.Request.Guard)
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
func (d *launch) loosen(config map[string]any) {
	delete(config, "sandbox_mode")
	config["approval_policy"], config["default_permissions"] = "on-request", ":danger-full-access"
}

// tighten takes out what lets Codex act without asking.
func (d *launch) tighten(config map[string]any) {
	for key, loose := range map[string]any{"approval_policy": "never", "sandbox_mode": "danger-full-access"} {
		if config[key] == loose {
			delete(config, key)
			d.Note("codex-acp: %s=%v in CODEX_CONFIG was taken away: guard's mode is %s", key, loose, d.Mode())
		}
	}
}

// prepareZedAdapter: settings go in by -c, where the last one wins (seen).
func (d *launch) prepareZedAdapter() error {
	d.RemoveBypass(adapterBypass)
	if d.Unrestricted() {
		if !d.Bypass {
			d.Add("guard's mode is unrestricted", "-c", `approval_policy="on-request"`, "-c",
				`sandbox_mode="danger-full-access"`)
		}
	} else if removed := d.Remove(grammar, "guard's mode is "+d.Mode(), func(o plan.Option) bool {
		return neverAsks.Is(o) || fullAccess.Is(o)
	}); len(removed) > 0 {
		d.Note("codex-acp is started without %s: guard's mode is %s", plan.Spelled(removed), d.Mode())
	}
	flags, err := d.hookFlags()
	if err != nil {
		return err
	}
	d.Args = append(d.Args, flags...)
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
