package policy

import "slices"

// ApprovalChannel is a way in which a person can be asked, as ask_via names it. By the
// zero value nobody can.
type ApprovalChannel uint8

// The approval channels. The agent's own dialog is the client's over ACP.
const (
	_           ApprovalChannel = iota
	ViaTerminal                 // guard's own prompt at the controlling terminal
	ViaClient                   // the dialog of the request's own channel, such as the editor's
	ViaWatch                    // guard watch, over the socket
	ViaAgent                    // the agent's own dialog, which its hook is told to show
)

var approvalChannelNames = []string{"", "terminal", "client", "watch", "agent"}

// ApprovalChannels lists their names.
func ApprovalChannels() []string { return slices.Clone(approvalChannelNames[ViaTerminal:]) }

// String gives the name used in TOML and in messages; the zero value has none.
func (c ApprovalChannel) String() string {
	if int(c) < len(approvalChannelNames) {
		return approvalChannelNames[c]
	}
	return ""
}

// ParseApprovalChannel gives the approval channel of a name; false: there is none of that name.
func ParseApprovalChannel(name string) (_ ApprovalChannel, known bool) {
	if i := slices.Index(approvalChannelNames, name); i > 0 {
		return ApprovalChannel(i), true
	}
	return 0, false
}
