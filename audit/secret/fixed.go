package secret

import (
	"slices"
	"strings"
)

// fixed are guard's own members of a record, a request that waits or a session: names, times and
// numbers that readers go by. What an agent calls a secret must not change them.
var fixed = strings.Fields(
	"seq time session event prev hash request_id acp_session session_id run id since mode by answer " +
		"channel agent options tool_name risk categories category hosts place of approval_type grants counts " +
		"waiting pid codes reason_codes")

// judged are guard's own members that hold what the agent said beside the codes of reasons, which stay.
var judged = []string{"verdict", "facts", "commands"}

// takeOutFree goes through what is not guard's own of a value, or of each in a list.
func (n *node) takeOutFree(out *takenOut) {
	for i := range n.values {
		switch {
		case n.kind == '[':
			n.values[i].takeOutFree(out)
		case slices.Contains(judged, n.names[i]):
			n.values[i].takeOutBut(out, "codes", "reason_codes")
		case !slices.Contains(fixed, n.names[i]):
			n.values[i].takeOut(out)
		}
	}
	n.text = out.takeOut(n.text)
}

// takeOutBut goes through every string again that is not in a member of these names.
func (n *node) takeOutBut(out *takenOut, names ...string) {
	n.text = out.takeOut(n.text)
	for i := range n.values {
		if n.kind == '[' || !slices.Contains(names, n.names[i]) {
			n.values[i].takeOutBut(out, names...)
		}
	}
}

// takeOut goes through every string again.
func (n *node) takeOut(out *takenOut) {
	n.text = out.takeOut(n.text)
	for i := range n.values {
		n.values[i].takeOut(out)
	}
}
