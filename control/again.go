package control

import (
	"strconv"

	"guard/policy"
	"guard/policy/place"
)

// again judges a line once more that was allowed and may still run, as things are then.
func (h *pasts) again(r policy.Request) func() []place.Job {
	r.Stays = true
	return func() []place.Job {
		w := h.p.World
		w.Disk, w.Git = h.see()
		w.Past = h.sessions.past(r.Session, true).Alone(w.Disk, w.Git)
		return policy.Judge{World: w}.Facts(r).Jobs
	}
}

// line is the same of requests that again judges in the same way.
func line(r *policy.Request) string {
	if r.Script != nil {
		return ""
	}
	key := make([]byte, 0, 64+len(r.Session)+len(r.Workspace)+len(r.Cwd)+len(r.Command))
	for _, part := range [...]string{r.Session, r.Workspace, r.Cwd, r.Command} {
		key = withPart(key, part)
	}
	for _, list := range [...][]string{r.Argv, r.Env} {
		key = strconv.AppendInt(key, int64(len(list)), 10)
		for _, part := range list {
			key = withPart(key, part)
		}
	}
	return string(key)
}

// withPart adds a part with its length before it, so that no two lists make the same key.
func withPart(key []byte, part string) []byte {
	return append(append(strconv.AppendInt(append(key, ' '), int64(len(part)), 10), ':'), part...)
}
