package policy

import "testing"

// TestApprovalChannelsKeepTheirNames: policy files hold them, and their order is the one that messages list them in.
func TestApprovalChannelsKeepTheirNames(t *testing.T) {
	want := []string{"terminal", "client", "watch", "agent"}
	for i, name := range ApprovalChannels() {
		c, known := ParseApprovalChannel(name)
		if !known || name != want[i] || c.String() != name || c != ViaTerminal+ApprovalChannel(i) {
			t.Errorf("%q is %d, known %v, and %q again", name, c, known, c)
		}
	}
	for _, unknown := range []string{"", "pager", "Terminal"} {
		if c, known := ParseApprovalChannel(unknown); known || c != 0 {
			t.Errorf("%q is %q, known %v", unknown, c, known)
		}
	}
	if ApprovalChannel(99).String() != "" || len(ApprovalChannels()) != len(want) {
		t.Errorf("an unknown one is %q, and there are %q", ApprovalChannel(99), ApprovalChannels())
	}
}
