package running

import (
	"cmp"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/term"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/cmd/guard/policies"
	"guard/config/trust"
	"guard/interpose/plan"
	"guard/locale"
	"guard/policy"
	"guard/prompt"
)

// What can become of a file of the project that has the agent run something. The names
// stand in the record.
const (
	layerBlanked = "blanked" // a variable that it sets does nothing
	layerTrusted = "trusted" // the person has trusted it as it stands
	layerTold    = "told"    // the mode lets it
	layerRefused = "refused" // the agent is not started
)

// layerData is what the record says of such a file.
type layerData struct {
	File    string     `json:"file"`
	Hash    string     `json:"sha256,omitempty"`
	Runs    []plan.Run `json:"runs,omitempty"`
	Blanked string     `json:"blanked,omitempty"` // the variable
}

// settleLayers records what became of what the project's own files have the agent run.
// What is neither blanked nor trusted is told in unrestricted, asked in ask, refused in
// safe: then the agent is not started.
func (s *run) settleLayers(log *audit.Log) error {
	for _, b := range s.launch.Blanked {
		if err := s.recordLayer(log, layerBlanked, audit.Nobody, layerData{File: b.Path, Blanked: b.Name}); err != nil {
			return err
		}
	}
	for _, l := range s.launch.Trusted {
		if err := s.recordLayer(log, layerTrusted, audit.ByConfirmed, dataOf(l)); err != nil {
			return err
		}
	}
	var refused []error
	for _, l := range s.launch.Layers {
		became, by, why := s.settleLayer(l)
		if err := s.recordLayer(log, became, by, dataOf(l)); err != nil {
			return err
		}
		if why != nil {
			refused = append(refused, s.refusal(l, why))
		}
	}
	if refused == nil && len(s.launch.Layers) > 0 && s.mode == policy.Asking {
		refused = changedMeanwhile(s)
	}
	if refused == nil {
		return nil
	}
	return cli.Fail(cli.ExitDeclined, errors.Join(append(refused, notStarted(s.agent, s.mode))...))
}

// changedMeanwhile refuses what of the project's is not any more as the person was shown it: they may have read for
// long, and what the agent takes up is what stands there now.
func changedMeanwhile(s *run) (refused []error) {
	now, err := plan.For(s.request)
	if err != nil {
		return []error{err}
	}
	changed := now.Layers
	for _, b := range now.Blanked {
		if !slices.Contains(s.launch.Blanked, b) {
			changed = append(changed, plan.Layer{Path: b.Path, Runs: []plan.Run{{Key: b.Name, Sets: b.Name}}})
		}
	}
	for _, l := range changed {
		if err := s.recordLayer(s.log, layerRefused, audit.ByPolicy, dataOf(l)); err != nil {
			return []error{err}
		}
		refused = append(refused, s.refusal(l, errJustNow))
	}
	return refused
}

var errJustNow = locale.New("it has changed just now")

// notStarted says how to go on where the agent was not started for what the project has it run.
func notStarted(agent string, mode policy.Mode) error {
	if mode == policy.Asking && canAsk() == nil { // the person was asked, and did not say yes
		return locale.Errorf("%s was not started, as the project would have it run what guard does not judge. "+
			"Look at it and trust it as it stands: guard trust; or take it out of the file; or start with "+
			"--mode unrestricted", agent)
	}
	return locale.Errorf("%s was not started, as the project would have it run what guard does not judge. Look at it "+
		"and trust it as it stands: guard trust; or take it out of the file; or start with --mode ask, which asks "+
		"you at a terminal, or --mode unrestricted", agent)
}

// settleLayer says what becomes of one; the error is why it is refused.
func (s *run) settleLayer(l plan.Layer) (became string, by audit.By, why error) {
	switch {
	case s.mode == policy.Unrestricted:
		return layerTold, audit.ByPolicy, nil
	case l.Unread != nil:
		return layerRefused, audit.ByPolicy, l.Unread
	case s.mode != policy.Asking:
		return layerRefused, audit.ByPolicy, errNotTrusted
	}
	err := canAsk()
	state, known := cli.StateFolder()
	if err = cmp.Or(err, known); err == nil {
		err = policies.ConfirmLayer(trust.In(state), l)
	}
	if err != nil {
		return layerRefused, audit.ByPolicy, err
	}
	return layerTrusted, audit.ByTerminal, nil
}

// canAsk says why the person cannot be shown something and asked about it here.
func canAsk() error {
	if !term.IsTerminal(int(os.Stdout.Fd())) && !term.IsTerminal(int(os.Stderr.Fd())) {
		return locale.New("you have not trusted it as it stands, and there is no terminal to ask you at")
	}
	return prompt.New(cli.TTY()).Available()
}

var errNotTrusted = locale.New("you have not trusted it as it stands")

// maxRefused bounds how many of a file's commands a refusal names.
const maxRefused = 16

// refusal says what a file would have run, a line each, and why that is refused.
func (s *run) refusal(l plan.Layer, why error) error {
	lines := []string{locale.Fill("refused: {0} ({1}):", prompt.Escape(cli.HomeRelative(l.Path, s.who.Home)),
		why.Error())}
	for _, what := range said(l) {
		lines = append(lines, "  "+prompt.Escape(what))
	}
	return errorString(strings.Join(lines, "\n"))
}

// said is what a file has run, in words; of very much the beginning.
func said(l plan.Layer) (all []string) {
	for i, r := range l.Runs {
		if i == maxRefused {
			return append(all, "…")
		}
		all = append(all, r.String())
	}
	return all
}

func dataOf(l plan.Layer) layerData {
	d := layerData{File: l.Path, Runs: l.Runs}
	if l.Unread == nil {
		d.Hash = trust.Hash(l.Path, l.Content)
	}
	return d
}

func (s *run) recordLayer(log *audit.Log, became string, by audit.By, d layerData) error {
	what := d.Blanked
	for i, r := range d.Runs {
		if i > 0 {
			what += ", "
		}
		what += r.Key
	}
	err := log.Append(audit.Record{Event: audit.ProjectLayer, Agent: s.agent, Mode: s.mode.String(), By: by,
		Answer: became, Reason: fmt.Sprintf("%s: %s (%s)", became, cli.HomeRelative(d.File, s.who.Home), what),
		Data: d})
	if err != nil {
		return cli.Fail(cli.ExitInternal, locale.Errorf("the record cannot be written, so nothing could be allowed: %w",
			err))
	}
	return nil
}

// opens says why the agent may not work in a folder that it was not started in; nil if
// it may. What the project there has it run was not seen at its start.
func (s *run) opens(mode func() policy.Mode) func(dir string) error {
	return func(dir string) error {
		if !filepath.IsAbs(dir) {
			dir = filepath.Join(s.dir, dir) // as the agent's own process would
		}
		if samePlace(dir, s.launch.WorksIn) {
			return nil
		}
		for _, l := range s.launch.Elsewhere(s.request, filepath.Clean(dir)) {
			became := layerTold
			if mode() != policy.Unrestricted {
				became = layerRefused
			}
			if err := s.recordLayer(s.log, became, audit.ByPolicy, dataOf(l)); err != nil {
				return err
			}
			told := prompt.Escape(l.Path + ": " + strings.Join(said(l), "; "))
			switch {
			case became == layerTold:
				s.tell(told)
			case l.Unread != nil:
				return fmt.Errorf("%s (%w)", told, l.Unread)
			default:
				return locale.Errorf("%s (you have not trusted it as it stands: guard trust in that folder shows "+
					"it, and trusts it)", told)
			}
		}
		return nil
	}
}

func samePlace(a, b string) bool {
	x, err := filepath.EvalSymlinks(a)
	y, err2 := filepath.EvalSymlinks(b)
	return err == nil && err2 == nil && x == y
}
