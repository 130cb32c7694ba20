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
		c.Notices = append(c.Notices, locale.Sprintf("%s: counts as not trusted: %s", l.Shown,
			strings.TrimPrefix(l.doubt.Error(), "guard: ")))
	}
	if l.open != nil {
		c.Notices = append(c.Notices, strings.TrimPrefix(l.open.Error(), "guard: "))
	}
	if !l.Trusted {
		c.addUntrusted(l)
		return
	}
	for _, k := range keys {
		k.lay(c, l)
	}
	c.addRules(l)
	if len(l.preconfirmed) > 0 && c.locked(l, lockPreconfirmed) {
		c.left(l, "[[preconfirmed]]", lockPreconfirmed)
	} else {
		c.addPreconfirmed(l, now)
	}
	if len(l.agents) > 0 && c.locked(l, lockAgents) {
		c.left(l, "[agents]", lockAgents)
		return
	}
	for name, a := range l.agents {
		c.Agents[name] = c.Agents[name].over(a, l)
	}
}

// addRules takes a trusted layer's rules: those that allow only where no managed file locks them.
func (c *Config) addRules(l *layer) {
	locked, ignored := c.locked(l, lockRules), 0
	for _, r := range l.rules {
		if locked && r.Action == policy.Allow {
			c.Ignored, ignored = append(c.Ignored, r), ignored+1
			continue
		}
		c.Rules = append(c.Rules, r)
	}
	if ignored > 0 {
		c.left(l, ruleCount(ignored), lockRules)
	}
}

// locked reports what a managed file keeps from a layer.
func (c *Config) locked(l *layer, word string) bool { return l.Layer != Managed && c.Locks[word] != "" }

// left says what of a layer does not count because a managed file locks it.
func (c *Config) left(l *layer, what, word string) {
	c.Notices = append(c.Notices, locale.Sprintf("%s: %s ignored: %s locks %s", l.Shown, what, c.Locks[word], word))
}

// addUntrusted takes only what can loosen nothing, and says what it left out.
func (c *Config) addUntrusted(l *layer) {
	var left []string
	ignored := 0
	for _, r := range l.rules {
		r.Untrusted = true
		if r.Action == policy.Allow {
			c.Ignored, ignored = append(c.Ignored, r), ignored+1
			continue
		}
		c.Rules = append(c.Rules, r)
	}
	if ignored > 0 {
		left = append(left, ruleCount(ignored))
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
			"%s: not trusted, so it can only tighten; ignored: %s (guard trust shows it and has you trust it)", l.Shown,
			strings.Join(left, ", "))
		c.Notices = append(c.Notices, c.Untrusted)
	}
}

// over lays a later table for the same agent over an earlier one. What a managed
// file says of an agent stands over every other layer's word, but not over a later
// managed file's.
func (a Agent) over(b Agent, l *layer) Agent {
	if l.Layer == Managed {
		b.managed, b.modeManaged = true, b.Mode != nil
	} else if a.managed {
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
		a.Mode, a.modeSource, a.modeManaged = b.Mode, b.modeSource, b.modeManaged
	}
	if a.Source == "" {
		a.Source = b.Source
	}
	a.managed = a.managed || b.managed
	return a
}
