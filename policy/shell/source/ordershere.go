package source

import (
	"strings"

	"guard/internal/lazy"
	"guard/policy/code"
	"guard/policy/risk"
	"guard/policy/shell/effect"
	"guard/policy/shell/lang/sql"
	"guard/policy/shell/taint"
	"guard/policy/shell/tool/network"
)

// New code asks this machine by HTTP: what the project serves is the developer's own to try, but a service that keeps
// data there throws it away at a word.

// deletesByHTTP is how texts say the method (requests 2, httpx 0.28, aiohttp 3, urllib; fetch, axios 1, got 14; Ruby
// 3.3, net/http; Go 1.23, net/http; PHP, curl).
var deletesByHTTP = lazy.Pattern(`["']DELETE["']|\.delete\s*\(|\bMethodDelete\b|HTTP::Delete\b|\.(?:Delete|DELETE)\(`)

// ordersHere judges what code asks of this machine at an address.
func ordersHere(n *Names, c *effect.Call, t *ProgramText, a *code.Act, address string) {
	if !n.newText(t) || t.guess {
		return
	}
	keeps := !network.Tried(address, false)
	deletes := strings.HasSuffix(strings.ToLower(a.Call), ".delete") || deletesByHTTP().MatchString(t.text)
	if keeps && deletes || sql.OrdersAt(address, t.text, keeps) {
		n.losesData(c, t, "delete from x")
	}
	if network.Ordered(address, t.text, !changesByHTTP().MatchString(a.Call+"\n"+t.text), false) {
		c.Raise(risk.High, risk.NetworkRisk, effect.Say("the code talks to the network"))
	}
}

// changesByHTTP is how texts say a method that is not there to ask, or hand a request something to carry.
var changesByHTTP = lazy.Pattern(`(?i)["'](?:POST|PUT|PATCH|DELETE)["']|` +
	`\.(?:post|put|patch|delete)(?:_form|JSON|Form)?` +
	`\s*(?:\(|\n|$)|\bMethod(?:Post|Put|Patch|Delete)\b|::(?:Post|Put|Patch|Delete)\b|CURLOPT_POST|` +
	`\b(?:data|json|body)\s*[=:]`)

// addressOf is an address as far as it is known.
func addressOf(w taint.Word) string {
	address, _, _ := strings.Cut(w.Text, taint.Hole)
	return address
}
