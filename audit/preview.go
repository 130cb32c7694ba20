package audit

import "slices"

// Preview is what a person is shown of an operation before answering, whole. The event stream of a
// running guard carries its summary only.
type Preview struct {
	Summary             string         `json:"summary"`
	Details             map[string]any `json:"details,omitempty"` // see Details
	Risk                string         `json:"risk"`
	SuggestedUserAction string         `json:"suggested_user_action,omitempty"`
	ExpiresInMS         int64          `json:"expires_in_ms"` // 0: it waits as long as the person needs
}

// Unknown stands for a detail that guard could not find out.
const Unknown = "UNKNOWN"

// approvalTypes lists the categories that are an approval type of their own (docs/design.md, "Preview"),
// what cannot be undone by a second operation first: of several, the first is shown.
var approvalTypes = []struct {
	category, name string
	details        []string // always present, Unknown where not known
}{
	{"PAYMENT", "PAYMENT", nil},
	{"CLOUD_FINANCIAL", "CLOUD_FINANCIAL", []string{"file_paths", "content", "redaction_summary"}},
	{"ACCOUNT_CHANGE", "ACCOUNT_CHANGE", nil},
	{"SEND", "SEND", []string{"target_app", "message_text", "destination_hint"}},
	{"PUBLISH", "PUBLISH", nil},
	{"DELETE", "DELETE", []string{"items", "impact"}},
	{"FS_DELETE_OVERWRITE", "DELETE", []string{"items", "impact"}},
}

// ApprovalType names the kind of approval that a request with these categories needs: one of the
// six that have a preview of their own where one fits, else the first category, else "".
func ApprovalType(categories []string) string {
	for _, t := range approvalTypes {
		if slices.Contains(categories, t.category) {
			return t.name
		}
	}
	if len(categories) > 0 {
		return categories[0]
	}
	return ""
}

// Details completes the known details of an approval type: every member that its preview must have
// and that is not known is [Unknown]. The map given is left as it was.
func Details(approvalType string, known map[string]any) map[string]any {
	all := make(map[string]any, len(known)+3)
	for _, t := range approvalTypes {
		if t.name == approvalType {
			for _, member := range t.details {
				all[member] = Unknown
			}
		}
	}
	for member, value := range known {
		if value != nil && value != "" {
			all[member] = value
		}
	}
	return all
}
