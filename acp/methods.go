package acp

import (
	"guard/acp/dialect"
	"guard/acp/wire"
)

// whyTerminal is why what follows on terminal/create passes.
const whyTerminal = "of a terminal that was judged when it was created"

// sentByAgent has an entry for every method that an agent may send (schema v1 and
// the v2 draft). A request that has none is asked or refused; a notification
// passes.
func sentByAgent(p *parts) dialect.Methods {
	return dialect.Methods{
		"session/request_permission": {Is: dialect.Judged, Handle: p.permissions.permission},
		"terminal/create":            {Is: dialect.Judged, Handle: p.clientMethods.terminal},
		"fs/write_text_file":         {Is: dialect.Judged, Handle: p.clientMethods.writeFile},
		"fs/read_text_file":          {Is: dialect.Judged, Handle: p.clientMethods.readFile},
		"elicitation/create":         {Is: dialect.Judged, Handle: p.elicitations.elicit},

		"terminal/output":        {Is: dialect.Relayed, Handle: p.link.Pass, Why: whyTerminal},
		"terminal/wait_for_exit": {Is: dialect.Relayed, Handle: p.link.Pass, Why: whyTerminal},
		"terminal/kill":          {Is: dialect.Relayed, Handle: p.link.Pass, Why: whyTerminal},
		"terminal/release":       {Is: dialect.Relayed, Handle: p.link.Pass, Why: whyTerminal},

		"session/update":       {Is: dialect.Observed, Notice: true, Handle: p.observer.updated},
		"$/cancel_request":     {Is: dialect.Observed, Notice: true, Handle: p.judging.Withdrawn},
		"elicitation/complete": {Is: dialect.Relayed, Notice: true, Why: "the end of a question that was judged"},
	}
}

// sentByClient has an entry for every method that a client may send. The client
// is the person's own: what has none passes.
func sentByClient(p *parts) dialect.Methods {
	return dialect.Methods{
		"session/set_mode":          {Is: dialect.Bounded, Handle: p.modes.set},
		"session/set_config_option": {Is: dialect.Bounded, Handle: p.modes.set},

		"session/new":    {Is: dialect.Observed, Handle: p.openings.opens},
		"session/load":   {Is: dialect.Observed, Handle: p.openings.opens},
		"session/resume": {Is: dialect.Observed, Handle: p.openings.opens},
		"session/fork":   {Is: dialect.Observed, Handle: p.openings.opens}, // in the SDK, in neither schema
		"session/close":  {Is: dialect.Observed, Handle: p.openings.closes},
		"session/delete": {Is: dialect.Observed, Handle: p.openings.closes},
		"session/prompt": {Is: dialect.Observed, Handle: p.turns.prompts},
		"session/cancel": {Is: dialect.Observed, Notice: true, Handle: p.turns.cancelled},
		"authenticate":   {Is: dialect.Observed, Handle: p.openings.signsIn},
		"auth/login":     {Is: dialect.Observed, Handle: p.openings.signsIn},

		"initialize":       {Is: dialect.Relayed, Why: "what both can"},
		"logout":           {Is: dialect.Relayed, Why: "the person's own"},
		"auth/logout":      {Is: dialect.Relayed, Why: "the person's own"},
		"session/list":     {Is: dialect.Relayed, Why: "it only tells"},
		"terminal/cancel":  {Is: dialect.Relayed, Why: "it only ends something"},
		"tool_call/cancel": {Is: dialect.Relayed, Why: "it only ends something"},
		"$/cancel_request": {Is: dialect.Relayed, Notice: true,
			Why: "what guard holds is the agent's to withdraw; an answer still comes"},
	}
}

// look has a line treated as a table says; what it does not name passes.
func look(table dialect.Methods, line []byte, f wire.Frame) bool {
	if handle := table.Handler(f); handle != nil {
		return handle(line, f)
	}
	return true
}
