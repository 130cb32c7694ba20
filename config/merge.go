package config

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"guard/locale"
	"guard/policy"
	"guard/policy/risk"
)

// add lays one file over what the layers before it said.
func (c *Config) add(l *layer, now time.Time) {
	c.Sources = append(c.Sources, l.Source)
	c.Loosens = append(c.Loosens, l.loosens...)
	if l.doubt != nil {
		c.Notices = append(c.Notices, locale.Sprintf("%s: counts as not trusted: %s", l.shown,
			strings.TrimPrefix(l.doubt.Error(), "guard: ")))
	}
	if !l.Trusted {
		c.addUntrusted(l)
		return
	}
	if l.mode != nil {
		c.setMode(*l.mode, l)
	}
	if l.askFrom != risk.Unset {
		c.setAskFrom(l.askFrom, l)
	}
	if l.askVia != nil {
		c.setAskVia(l)
	}
	if l.tells != nil {
		c.Instructions, c.InstructionsSource = *l.tells, l.shown
	}
	if l.language != "" {
		c.Language, c.LanguageSource = l.language, l.shown
	}
	c.setRecord(l)
	c.Rules = append(c.Rules, l.rules...)
	c.addPreconfirmed(l, now)
	for name, a := range l.agents {
		c.Agents[name] = c.Agents[name].over(a, l)
	}
}

// addUntrusted takes only what can loosen nothing, and says what it left out.
func (c *Config) addUntrusted(l *layer) {
	var left []string
	for _, r := range l.rules {
		if r.Action == policy.Allow {
			c.Ignored = append(c.Ignored, r)
			continue
		}
		c.Rules = append(c.Rules, r)
	}
	if n := len(c.Ignored); n > 0 {
		left = append(left, ruleCount(n))
	}
	if len(l.preconfirmed) > 0 {
		left = append(left, "[[preconfirmed]]")
	}
	if l.mode != nil && *l.mode != c.Mode {
		if l.mode.Tightens(c.Mode) {
			c.Mode, c.ModeSource = *l.mode, l.shown
		} else {
			left = append(left, fmt.Sprintf("mode = %q", l.mode.String()))
		}
	}
	switch {
	case l.askFrom == risk.Medium:
		c.AskFrom, c.AskFromSource = l.askFrom, l.shown
	case l.askFrom == risk.High && c.AskFrom != risk.High:
		left = append(left, `ask_from = "high"`)
	}
	if l.askVia != nil {
		left = append(left, "ask_via")
	}
	if l.tells != nil && *l.tells != c.Instructions {
		left = append(left, "instructions")
	}
	for _, name := range slices.Sorted(maps.Keys(l.agents)) {
		left = append(left, "[agents."+name+"]")
	}
	if len(left) > 0 {
		c.Notices = append(c.Notices, locale.Sprintf(
			"%s: not trusted, so it can only tighten; ignored: %s (guard trust shows it and has you trust it)", l.shown,
			strings.Join(left, ", ")))
	}
}

// setMode takes a mode, unless a managed file has fixed a stricter one.
func (c *Config) setMode(m policy.Mode, l *layer) {
	if c.modeLocked != "" && !m.Tightens(c.Mode) {
		c.fixed(l, "mode", m.String(), c.Mode.String(), c.modeLocked)
		return
	}
	c.Mode, c.ModeSource = m, l.shown
	if l.Layer == Managed {
		c.modeLocked = l.shown
	}
}

// setAskVia takes the ways of asking, unless a managed file has fixed them.
func (c *Config) setAskVia(l *layer) {
	if c.askViaLocked != "" && !slices.Equal(l.askVia, c.AskVia) {
		c.fixed(l, "ask_via", strings.Join(l.askVia, ", "), strings.Join(c.AskVia, ", "), c.askViaLocked)
		return
	}
	c.AskVia, c.AskViaSource = l.askVia, l.shown
	if l.Layer == Managed {
		c.askViaLocked = l.shown
	}
}

func (c *Config) setAskFrom(level risk.Level, l *layer) {
	if c.askFromLocked != "" && level > c.AskFrom {
		c.fixed(l, "ask_from", level.String(), c.AskFrom.String(), c.askFromLocked)
		return
	}
	c.AskFrom, c.AskFromSource = level, l.shown
	if l.Layer == Managed {
		c.askFromLocked = l.shown
	}
}

func (c *Config) fixed(l *layer, key, wanted, stays, by string) {
	c.Notices = append(c.Notices, locale.Sprintf("%s: %s = %q ignored: %s fixes it at %q", l.shown, key, wanted, by,
		stays))
}

// over lays a later table for the same agent over an earlier one. What a managed
// file says of an agent stands.
func (a Agent) over(b Agent, l *layer) Agent {
	if a.managed != "" {
		a, b = b, a
	}
	if b.Command != "" {
		a.Command, a.Source = b.Command, b.Source
	}
	if b.Args != nil {
		a.Args = b.Args
	}
	if b.Env != nil {
		env := maps.Clone(a.Env)
		if env == nil {
			env = map[string]string{}
		}
		maps.Copy(env, b.Env)
		a.Env = env
	}
	if b.Mode != nil {
		a.Mode, a.modeSource = b.Mode, b.modeSource
	}
	if a.Source == "" {
		a.Source = b.Source
	}
	a.managed += b.managed
	if l.Layer == Managed {
		a.managed = l.shown
	}
	return a
}
