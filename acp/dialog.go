package acp

import (
	"encoding/json"
	"time"

	jsonv2 "github.com/go-json-experiment/json"

	"guard/acp/dialect"
	"guard/acp/inflight"
	"guard/acp/wire"
	"guard/locale"
	"guard/policy"
)

// autoAnswer is the time below which an answer of the client's is taken for one that it
// gave by itself: no person reads a question and presses a key in less.
const autoAnswer = 200 * time.Millisecond

// errNoDialog is why the client's own dialog cannot be used.
var errNoDialog = locale.New("the agent offers no way to allow this once that the editor could show")

type rawJSON = json.RawMessage

// dialogs puts guard's own questions to the client, and finds for each of the client's answers who asked.
type dialogs struct {
	link     *link
	inFlight *inflight.Requests
}

// AskClient sends one question to the client, and calls answer once with what the client
// picks (see dialect.Connection). takeBack ends the question before that: the client is told
// to close its dialog, and what it still answers is dropped.
func (d *dialogs) AskClient(where string, id, frame []byte,
	answer func(picked string, auto bool, err error)) (takeBack func(error), err error) {
	k := wire.Key(id)
	d.inFlight.OpenDialog(k, &inflight.Dialog{Where: where, Start: time.Now(), Answer: answer})
	if err := d.link.toClient.Send(d.link.speaks.Encode(frame)); err != nil {
		d.inFlight.TakeDialog(k)
		return nil, err
	}
	return func(why error) {
		if d.inFlight.TakeDialog(k) == nil {
			return // it has its answer
		}
		if why != inflight.ErrTurnCancelled && why != inflight.ErrClosed { // the client knows, or is gone
			d.closeQuestion(where, k, false)
		}
		answer("", false, why)
	}, nil
}

// closeQuestion tells the client that a question of guard's needs no answer any more, or
// has one.
func (d *dialogs) closeQuestion(where, k string, answered bool) {
	if frame := d.link.speaks.Closing(where, k[1:], answered); frame != nil {
		d.link.TellClient(frame)
	}
}

// answered hands an answer of the client's to whoever asked. It reports whether the line
// goes on to the agent.
func (d *dialogs) answered(f wire.Frame) bool {
	recipient, asked := d.inFlight.Answered(wire.Key(f.ID))
	switch recipient {
	case inflight.ForGuard:
		d.closeQuestion(asked.Where, wire.Key(f.ID), true)
		// what the agent will hear comes after the lines before it
		_ = d.link.toAgent.CatchUp()
		// which is recorded: the client's next lines need not wait
		go asked.Answer(d.link.speaks.Picked(f), time.Since(asked.Start) < autoAnswer, nil)
	case inflight.ForNobody:
		d.link.note(policy.Note{Event: policy.NoteLateAnswer,
			Text: locale.Fill("the editor answered request {0} after it had been settled", string(f.ID))})
	}
	return recipient == inflight.ForAgent
}

// OwnDialog asks by the client's dialog about something for which the agent has sent no
// permission request; nil: without a session the client cannot show one.
func (d *dialogs) OwnDialog(session string) policy.Dialog {
	if session == "" {
		return nil
	}
	return func(c *policy.Case, answer func(policy.Reply, error)) (func(error), error) {
		return d.askOwn(session, "", c, answer)
	}
}

// askOwn puts a question of guard's own to the client, about a call that may have no id.
func (d *dialogs) askOwn(session, callID string, c *policy.Case,
	answer func(policy.Reply, error)) (takeBack func(error), err error) {
	id := d.inFlight.NewID()
	own, err := d.link.speaks.Question(id, session, callID, c)
	if err != nil {
		return nil, err
	}
	return d.AskClient(own.Where, id, own.Frame, func(picked string, auto bool, err error) {
		if picked == "" && err == nil {
			d.link.speaks.Cancelled(own.Where)
		}
		answer(policy.Reply{Answer: own.Answer(picked), Auto: auto}, err)
	})
}

// outcomeOf is the id of the option that the client's answer to a permission selects; ""
// where it cancels, "?" where it is an error or of a shape that guard does not know.
func outcomeOf(f wire.Frame) string {
	var res struct {
		Outcome struct {
			Outcome  string `json:"outcome"`
			OptionID string `json:"optionId"`
		} `json:"outcome"`
	}
	if f.Failed || jsonv2.Unmarshal(f.Result, &res) != nil {
		return "?"
	}
	switch res.Outcome.Outcome {
	case "cancelled":
		return ""
	case "selected":
		if res.Outcome.OptionID != "" {
			return res.Outcome.OptionID
		}
	}
	return "?"
}

func diffBlocks(c *policy.Case) []any {
	var blocks []any
	for _, e := range c.Facts.Edits {
		if e.New != nil {
			d := map[string]any{"type": "diff", "path": dialect.Within(c.Facts.Cwd, e.Path), "newText": *e.New}
			if e.Old != nil {
				d["oldText"] = *e.Old
			}
			blocks = append(blocks, d)
		}
	}
	return blocks
}

// kindOfTool is ACP's icon for a tool.
func kindOfTool(t policy.Tool) string {
	switch t {
	case policy.Shell:
		return "execute"
	case policy.Edit, policy.Read, policy.Delete, policy.Move, policy.Fetch:
		return string(t)
	}
	return "other"
}
