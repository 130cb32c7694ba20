package audit

import (
	"reflect"
	"testing"
)

func TestApprovalType(t *testing.T) {
	for _, c := range []struct {
		name       string
		categories []string
		want       string
	}{
		{"none", nil, ""},
		{"its own", []string{"SEND"}, "SEND"},
		{"files deleted", []string{"FS_OUTSIDE_WORKSPACE", "FS_DELETE_OVERWRITE"}, "DELETE"},
		{"other", []string{"SUDO", "NETWORK_RISK"}, "SUDO"},
		{"several", []string{"DELETE", "PAYMENT"}, "PAYMENT"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := ApprovalType(c.categories); got != c.want {
				t.Errorf("got %q, want %q", got, c.want)
			}
		})
	}
}

func TestDetails(t *testing.T) {
	known := map[string]any{"items": []string{"a"}, "impact": "", "more": 1}
	want := map[string]any{"items": []string{"a"}, "impact": Unknown, "more": 1}
	if got := Details("DELETE", known); !reflect.DeepEqual(got, want) {
		t.Errorf("got %v", got)
	}
	if got := Details("SUDO", nil); len(got) != 0 {
		t.Errorf("got %v", got)
	}
}
