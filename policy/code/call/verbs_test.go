package call

import (
	"slices"
	"strings"
	"testing"

	"guard/policy/code"
)

func TestNameWords(t *testing.T) {
	for name, want := range map[string][]string{
		"delete_head": {"delete", "head"}, "deleteHead": {"delete", "head"}, "Delete": {"delete"}, "_rm": {"rm"},
		"tree-kill": {"tree", "kill"}, "runURL": {"run", "url"}, "": nil, "__x__": {"x"},
	} {
		if got := nameWords(name); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}

// TestVerbs: the words of a name say what its function does, unless they name a hook, a question or what is in memory.
func TestVerbs(t *testing.T) {
	for kind, names := range map[code.Kind]string{
		code.Deletes: "delete_head deleteRun Delete bulk_delete Unlink rmtree remove_file dropDatabase branch_delete " +
			"batch_delete_item purge remove clear_collection",
		code.Signals: "kill kill_all terminate terminateProcess tree-kill fkill",
		code.Network: "download fetch_openml send_message publish upload_artifact push_to_hub clone_from " +
			"install_packages auto_download basic_publish",
		code.Writes: "write write_pdf save_model render export dumpAll",
	} {
		for _, name := range strings.Fields(names) {
			if v, _ := verbOf(name); v == nil || v.kind != kind {
				t.Errorf("%s: %v, want %s", name, v, kind)
			}
		}
	}
	for _, name := range strings.Fields("on_delete can_delete has_delete_permission fetchall fetch_one fetchOne push drop " +
		"delete_rows install clear reset deleted is_download add_upload killer sender drop_duplicates loads image_save " +
		"truncate removeListener") {
		if v, _ := verbOf(name); v != nil && !v.files {
			t.Errorf("%s: %s", name, v.kind)
		}
	}
}
