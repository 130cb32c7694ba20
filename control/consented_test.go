package control

import (
	"testing"

	"guard/audit"
	"guard/control/controltest"
	"guard/policy"
)

// A call that goes on since its hook was told yes stands in the record, as carried out by the hook; else it does not go on.
func TestWhatGoesOnIsRecorded(t *testing.T) {
	r := newRig(Params{Mode: policy.Asking})
	if out := r.Consented(controltest.Samples["high"]); !out.Allowed() || r.rec.Story() != "decided:allow(hook)" {
		t.Errorf("%+v, %s", out, r.rec.Story())
	}
	if rec := r.rec.Last(audit.Decided); rec.DecidesAnew() {
		t.Error("it counts as a decision of its own")
	}
	full := newRig(Params{Mode: policy.Asking, Record: &controltest.Memory{FailAt: 1, Forever: true}})
	if out := full.Consented(controltest.Samples["high"]); out.Allowed() || out.Reason == "" {
		t.Errorf("allowed without a record: %+v", out)
	}
}
