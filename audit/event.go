package audit

import "slices"

// Event says what a record is about.
type Event string

// The events of a session; docs/design.md, "Events", lists them.
const (
	SessionStarted     Event = "session_started"
	Decided            Event = "decided"                  // every verdict
	ApprovalRequired   Event = "approval_required"        // safe refused for want of a grant
	ApprovalRequested  Event = "approval_requested"       // a person is asked
	StepPaused         Event = "step_paused_for_approval" // the agent waits for that person
	ApprovalResolved   Event = "approval_resolved"
	ApprovalGranted    Event = "approval_granted"
	ApprovalRevoked    Event = "approval_revoked"
	ApprovalSkipped    Event = "approval_skipped" // unrestricted let it through
	StepCancelled      Event = "step_cancelled_by_user"
	UserActionRequired Event = "user_action_required" // a password or a code, which guard never types
	ModeChanged        Event = "mode_changed"
	ToolFinished       Event = "tool_finished"
	Unguarded          Event = "unguarded" // an execute or edit that no request announced
	LateAnswerDropped  Event = "late_answer_dropped"
	ModeRefused        Event = "mode_refused"    // a mode in which the agent would stop asking
	QuestionPassed     Event = "question_passed" // a question to the person, no permission
	NotJudged          Event = "not_judged"      // nothing of this run is, which its first words have shown
	SessionOpened      Event = "session_opened"  // one of the agent's own, and where it works
	SecretHidden       Event = "secret_hidden"   // taken out of a call's result before the model got it
	RunsLaterChanged   Event = "later_changed"   // what runs later changed while code ran that had not said so
	Rewritten          Event = "rewritten"       // another hook made a call into one that guard allows itself
	MCPServer          Event = "mcp_server"      // one that the client has the agent start
	ProjectLayer       Event = "project_layer"   // what a file of the project has the agent run, and what became of it
	HookDead           Event = "hook_dead"       // a call ran that guard's hook did not see
	Fault              Event = "fault"           // guard's own code broke: at what, and where
	RecordsRemoved     Event = "records_removed" // older records that are kept no longer, named before they go
	Undone             Event = "undone"          // a person had guard bring back what a call took
	SessionEnded       Event = "session_ended"   // always the last: see ErrEnded
)

// events are those that this version writes.
var events = []Event{
	SessionStarted, Decided, ApprovalRequired, ApprovalRequested, StepPaused, ApprovalResolved, ApprovalGranted,
	ApprovalRevoked, ApprovalSkipped, StepCancelled, UserActionRequired, ModeChanged, ToolFinished, Unguarded,
	LateAnswerDropped, ModeRefused, QuestionPassed, SessionOpened, Rewritten, SecretHidden, RunsLaterChanged, MCPServer,
	ProjectLayer, HookDead, Fault, RecordsRemoved, Undone, NotJudged, SessionEnded,
}

// Events lists the names of the events that this version writes; a newer record may hold others.
func Events() []string {
	names := make([]string, len(events))
	for i, e := range events {
		names[i] = string(e)
	}
	return names
}

// ParseEvent gives the event of a name; false: this version writes none of that name.
func ParseEvent(name string) (_ Event, known bool) {
	return Event(name), slices.Contains(events, Event(name))
}
