package decision

// Result is what the agent is told of a request. The zero value refuses.
type Result uint8

// The results.
const (
	Refusal   Result = iota
	Allowance        // it may run, once
	Delegated        // neither: the agent's own dialog asks the person now
	Cancel           // refused, and nobody needs an answer any more
	EndTurn          // refused, and the agent is to end its turn
)

var resultNames = []string{"refused", "allowed", "delegated", "cancelled", "turn_ended"}

// String is the result's name.
func (r Result) String() string { return nameOf(resultNames, r) }

// Allowed reports whether it may run.
func (r Result) Allowed() bool { return r == Allowance }

// Delegated reports whether the agent's own dialog asks.
func (r Result) Delegated() bool { return r == Delegated }

// Cancelled reports whether the request was taken back, with the turn or alone.
func (r Result) Cancelled() bool { return r == Cancel || r == EndTurn }

// EndsTurn reports whether the agent must be told to end its turn: the person ended
// it elsewhere than in the client.
func (r Result) EndsTurn() bool { return r == EndTurn }
