package config

import (
	"maps"
	"slices"
	"strings"
	"time"

	"guard/locale"
	"guard/policy"
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
	for _, k := range keys {
		k.lay(c, l)
	}
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
	for _, k := range keys {
		if out := k.layUntrusted(c, l); out != "" {
			left = append(left, out)
		}
	}
	for _, name := range slices.Sorted(maps.Keys(l.agents)) {
		left = append(left, "[agents."+name+"]")
	}
	if len(left) > 0 {
		c.Untrusted = locale.Sprintf(
			"%s: not trusted, so it can only tighten; ignored: %s (guard trust shows it and has you trust it)", l.shown,
			strings.Join(left, ", "))
		c.Notices = append(c.Notices, c.Untrusted)
	}
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
