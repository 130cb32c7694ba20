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

// movesMachines finds the paths at which programs for the home, for printers and for machines take orders (Home
// Assistant 2026, REST API; Hue, CLIP; Shelly, Gen1 and Gen2; Tasmota 14; OctoPrint 1.10; Moonraker; deCONZ; openHAB
// 4; Node-RED).
var movesMachines = lazy.Pattern(`(?i)/api/services/\w+/\w+|/api/[\w-]+/(?:lights|groups)/\d+/(?:state|action)|` +
	`/clip/v2/resource/\w+/|/relay/\d+\?turn=|/rpc/(?:Switch|Cover|Light)\.\w+|/cm\?cmnd=|/api/printer/\w+|` +
	`/api/job\b|/printer/gcode/script|/printer/emergency_stop|/rest/items/\w+`)

// onlyAsks reports a call that only looks, by its name.
func onlyAsks(call string) bool {
	name := strings.ToLower(call[strings.LastIndexByte(call, '.')+1:])
	return name == "head" || name == "options"
}

// ordersHere judges what code asks of this machine at an address.
func ordersHere(n *Names, c *effect.Call, t *ProgramText, a *code.Act, address string) {
	if !n.newText(t) || t.guess {
		return
	}
	if m := movesMachines().FindString(address); m != "" && !onlyAsks(a.Call) {
		c.Raise(risk.High, risk.SystemImpact, effect.Say("the code has {0} change or send something: {1}", m, a.Call))
		return
	}
	keeps := !network.Tried(address, false)
	deletes := strings.HasSuffix(strings.ToLower(a.Call), ".delete") || deletesByHTTP().MatchString(t.text)
	if keeps && (deletes || plainOrders().MatchString(t.text)) || sql.OrdersAt(address, t.text, keeps) {
		n.losesData(c, t, "delete from x")
	}
	asks := !changesByHTTP().MatchString(a.Call + "\n" + t.text)
	r := network.Request{Address: address, Asks: asks}
	if deletes {
		r.Carries = "DELETE"
	}
	if network.Ordered(address, t.text, asks, false) || (&network.Judge{Judge: n.Judge}).Beyond(c, r) {
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
