package record

import (
	"guard/audit"
	"guard/policy"
)

// Required is what would let through what safe refused (docs/design.md, "The socket").
type Required struct {
	Category           string   `json:"category"`
	RequiredCategories []string `json:"required_categories"`
	Session            string   `json:"session_id"`
	Prompt             struct {
		What    string   `json:"what"`
		Why     string   `json:"why"`
		Risk    string   `json:"risk"`
		Changes []string `json:"changes"`
	} `json:"prompt"`
	BlockedReason string `json:"blocked_reason"`
}

// NewRequired says it of a case that was refused for want of a grant in a session. The
// record stands for its preview.
func NewRequired(c *policy.Case, rec audit.Record, session string) Required {
	b, v, f := NewBudget(), c.Verdict, &c.Facts
	r := Required{Category: rec.ApprovalType, RequiredCategories: v.Categories.Names(), Session: session,
		BlockedReason: "approval_required"}
	r.Prompt.What, r.Prompt.Why, r.Prompt.Risk = rec.Preview.Summary, b.Text(v.Reason), v.Risk.String()
	r.Prompt.Changes = append([]string{}, b.texts(changes(f))...)
	return r
}
