package acp

import (
	"slices"
	"testing"
)

// wants is what an answer must be, written from the rules alone: to allow, there
// is exactly one allow_once and a way to reject; to refuse, the first
// reject_once, else the first reject_always, else "cancelled". An id that two
// options share names neither.
func wants(opts []Option) (allow, reject Choice, plain bool) {
	var once, no, never []string
	rejects := false
	for _, o := range opts {
		same := 0
		for _, p := range opts {
			if p.ID == o.ID {
				same++
			}
		}
		usable := same == 1 && o.ID != ""
		rejects = rejects || o.Kind == "reject_once" || o.Kind == "reject_always"
		switch {
		case o.Kind == "allow_once" && !usable:
			once = append(once, "", "")
		case o.Kind == "allow_once":
			once = append(once, o.ID)
		case o.Kind == "reject_once" && usable:
			no = append(no, o.ID)
		case o.Kind == "reject_always" && usable:
			never = append(never, o.ID)
		}
	}
	allow, reject = Choice{Cancelled: true}, Choice{Cancelled: true}
	if len(once) == 1 && rejects {
		allow, plain = Choice{ID: once[0]}, true
	}
	if all := slices.Concat(no, never); len(all) > 0 {
		reject = Choice{ID: all[0]}
	}
	return allow, reject, plain
}

func TestEveryListOfFourOptions(t *testing.T) {
	kinds := []string{"allow_once", "allow_always", "reject_once", "reject_always", "allow_for_ever"}
	ids := []string{"a", "b", "c", ""}
	var lists func(prefix []Option, n int)
	lists = func(prefix []Option, n int) {
		checkOptions(t, prefix)
		if n == 0 {
			return
		}
		for _, k := range kinds {
			for _, id := range ids {
				lists(append(prefix[:len(prefix):len(prefix)], Option{ID: id, Name: "Deny", Kind: k}), n-1)
			}
		}
	}
	lists(nil, 4)
}

func checkOptions(t *testing.T, opts []Option) {
	t.Helper()
	wantAllow, wantReject, wantPlain := wants(opts)
	allow, plain := chooseAllow(opts)
	if allow != wantAllow || plain != wantPlain {
		t.Fatalf("%v: allow %v %v, want %v %v", opts, allow, plain, wantAllow, wantPlain)
	}
	if reject := chooseReject(opts); reject != wantReject {
		t.Fatalf("%v: reject %v, want %v", opts, reject, wantReject)
	}
	asked, ok := chooseAsked(opts, "")
	if plain && asked != allow {
		t.Fatalf("%v: a person's allowance picks %v, policy's %v", opts, asked, allow)
	}
	if kind := kindIn(opts, asked.ID); ok && (kind != "allow_once" || asked.Cancelled) {
		t.Fatalf("%v: a person's allowance picks %v of kind %q", opts, asked, kind)
	}
}

func kindIn(opts []Option, id string) string {
	for _, o := range opts {
		if o.ID == id {
			return o.Kind
		}
	}
	return ""
}
