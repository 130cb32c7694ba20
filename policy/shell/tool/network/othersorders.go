package network

import (
	"slices"

	"guard/internal/lazy"
)

// othersOrders are orders to programs of the person's at paths that a server of the project's may have too: they count
// where none of those answers at the port.
var othersOrders = []ownProgram{
	{at: lazy.Pattern(`(?i)^/hooks/|^/api/(?:v\d+/)?(?:web)?hooks?/[^/]*(?:deploy|release|publish|prod)`),
		source: "webhook 2.8; CapRover 1, Dokploy 0.20"},
	{ports: []string{"", "80", "8080", "8081", "8082", "8085", "8090"}, at: lazy.Pattern(`^/api/resources/`),
		says: lazy.Pattern(`\b(?i:DELETE|PATCH|PUT|MOVE)\b`), source: "File Browser 2"},
	{ports: []string{"8000", "8010"}, at: lazy.Pattern(`^/api/(?:documents|tags|correspondents|document_types|` +
		`storage_paths|mail_accounts)/`),
		says:   lazy.Pattern(`\b(?i:DELETE)\b|"method"\s*:\s*"(?:delete|merge|split|rotate|set_permissions)`),
		source: "Paperless-ngx 2, REST API"},
	{at: lazy.Pattern(`^/api/v1/(?:repos/[^/]+/[^/]+|orgs/[^/]+|admin/users/[^/]+|packages/.+)$`),
		says: lazy.Pattern(`\b(?i:DELETE)\b`), source: "Gitea 1.22, Forgejo 9"},
	{at: lazy.Pattern(`^/collections/[^/]+(?:/documents(?:/|$)|$)`), says: lazy.Pattern(`\b(?i:DELETE)\b`),
		source: "Typesense 27"},
	{at: lazy.Pattern(`^/(?:dav|webdav|caldav|carddav|seafdav)(?:/|$)`), source: "Radicale 3, Baikal 0.10, " +
		"Seafile 11, rclone 1.68"},
	{at: lazy.Pattern(`^/(?:update|sparql|statements|[\w-]+/(?:update|data))$`),
		says:   lazy.Pattern(`(?im)^DELETE$|\b(?:DROP|CLEAR)\s+\w|\bDELETE\s+(?:WHERE|DATA)|\bDELETE\s*\{`),
		source: "SPARQL 1.1 Protocol and Graph Store Protocol; Fuseki 5, Oxigraph 0.4, Virtuoso 7"},
}

// othersOrder reports such an order.
func (r Request) othersOrder(port, at string) bool {
	does := func(p ownProgram) bool { return p.does(r.Address, port, at, r.Carries, r.Asks, false) }
	return slices.ContainsFunc(othersOrders, does) || slices.ContainsFunc(storeOrders, does)
}
