package network

import (
	"net/url"
	"path"
	"regexp"
	"slices"
	"strings"

	"guard/internal/lazy"
)

// Programs of the person's, and servers that others work with, take orders by HTTP on this machine too: they are no
// server of the project's that is being tried.

// ownProgram is such a program: the ports by its own documentation, or the paths at which it is told on whatever port.
type ownProgram struct {
	ports  []string
	at     func() *regexp.Regexp // nil: any path
	says   func() *regexp.Regexp // what a request holds that is an order; nil: any that is no GET
	gets   bool                  // a GET is an order, too
	source string
}

// ownPorts are those at which nothing but such a program is usual: every request that is no GET is an order.
var ownPorts = []ownProgram{
	{ports: strings.Fields("9091 8112 6789 6881"), source: "Transmission 4, Deluge 2, NZBGet 24, µTorrent"},
	{ports: strings.Fields("8989 7878 8686 9696 6767 9117 5055 5056"),
		source: "Sonarr 4, Radarr 5, Lidarr 2, Prowlarr 1, Bazarr 1, Jackett, Overseerr, Jellyseerr"},
	{ports: strings.Fields("32400 32469 8096 8920 4533 6595 9330"),
		source: "Plex, Jellyfin and Emby, Navidrome 0.53, Deemix, Roon"},
	{ports: strings.Fields("8581 6052 7125 8091 8971"),
		source: "Homebridge 1, ESPHome 2024, Moonraker, Z-Wave JS UI, Frigate 0.14"},
	{ports: strings.Fields("8332 9332 22555 8232 8551 18081 18082 18088 28183 7777 37128 10009 9735 5279"),
		source: "Bitcoin Core 28, Litecoin, Dogecoin, Zcash, Ethereum's engine, Monero 0.18, Electrum 4, Wasabi 2, " +
			"LND 0.18, lbry"},
	{ports: strings.Fields("27123 27124 23119 41184 12315 37740 2283 2342 5006"),
		source: "Obsidian Local REST API 2, Zotero 7, Joplin 3, Logseq 0.10, Trilium, Immich 1, PhotoPrism, Actual 24"},
	{ports: strings.Fields("4455 6463 27060 4490 12345 9051 2828 63342 63343 8087 9515"),
		source: "obs-websocket 5, Discord's RPC, Steam, Keyboard Maestro 11, BetterTouchTool, Tor 0.4, Marionette, " +
			"JetBrains' built-in server, bw serve of 2024, ChromeDriver"},
	{ports: strings.Fields("8006 8007 9443 8111 8153 8161 9093 9097 19999 18083 7180 8761 5601"),
		source: "Proxmox VE 8, Portainer 2, TeamCity 2024, GoCD 24, ActiveMQ 6, Alertmanager 0.27, Tekton 0.50, " +
			"Netdata, EMQX 5, Cloudera, Eureka 2, Kibana 8"},
}

// ownOrders are those at ports that servers of projects have too, or at any, told by the path and what a request says.
var ownOrders = []ownProgram{
	{ports: []string{"8765"}, says: lazy.Pattern(`\baction["']?\s*[:=]\s*["']?(?:add|update|delete|remove|replace|` +
		`set|create|change|store|suspend|unsuspend|sync|multi|import|export|load|gui|clear|save|insert|forget|` +
		`relearn|answer|clone|reload|api)`), source: "AnkiConnect 24, Supported actions"},
	{ports: strings.Fields("8545 8546"), says: lazy.Pattern(`\b(?:eth_send\w+|eth_sign\w*|personal_\w+|wallet_\w+|` +
		`admin_\w+|miner_\w+|debug_setHead|clique_\w+)\b`), source: "Ethereum JSON-RPC API; geth 1.14; Besu 24"},
	{ports: []string{"8899"}, says: lazy.Pattern(`\bsendTransaction\b`), source: "Solana RPC 2"},
	{at: lazy.Pattern(`(?i)^(?:/job/[^/]+)+/(?:build(?:WithParameters)?|\d+/(?:stop|term|kill|doDelete)|doDelete|` +
		`disable|enable)/?$|^/buildByToken/|^/(?:quietDown|safeRestart|safeExit|exit|restart|script(?:Text)?|` +
		`createItem|createView|pluginManager/\w+|computer/doCreateItem)/?$`), gets: true,
		source: "Jenkins 2.479, Remote Access API: authentication tokens by GET"},
	{at: lazy.Pattern(`^/transmission/rpc|^/api/v2/torrents/\w|^/RPC2$|^/jsonrpc$|^/(?:sabnzbd/)?api$`),
		says: lazy.Pattern(`(?i)\b(?:torrent-(?:add|remove|set|start|stop|move|rename)\w*|` +
			`session-(?:set|close)|blocklist-update|queue-move-\w+|delete_?files|hashes=|d\.(?:erase|stop|close)|` +
			`aria2\.\w*(?:add|remove|pause|change|purge|save|shutdown)\w*|(?:Player|Playlist|System|Application|` +
			`VideoLibrary|AudioLibrary|Input|Settings|Addons)\.(?:\w*(?:Set|Clean|Remove|Add|Clear|Execute|Shutdown|` +
			`Reboot|Suspend|Quit|Stop|Open|Scan|Export)\w*)|mode=(?:queue|pause|shutdown|restart|history|addurl|` +
			`config)\b|\beditqueue\b)`), gets: true,
		source: "Transmission 4, qBittorrent 5, rTorrent, Kodi 21, aria2 1.37, SABnzbd 4"},
	{ports: []string{"9222"}, at: lazy.Pattern(`^/json/(?:new|close|activate)`), gets: true,
		source: "Chrome DevTools Protocol, HTTP Endpoints"},
	{ports: []string{"8081"}, at: lazy.Pattern(`^/open-(?:url|stack-frame)$`), source: "Metro 0.81, server"},
	{ports: strings.Fields("6277 6274 3000"), at: lazy.Pattern(`^/(?:sse|stdio|mcp)$`),
		says: lazy.Pattern(`\btransportType=stdio\b|\bcommand=`), gets: true, source: "MCP Inspector 0.15, proxy"},
	{ports: []string{"9222"}, at: lazy.Pattern(`^/devtools/(?:page|browser)/`), gets: true,
		source: "Chrome DevTools Protocol, by WebSocket: cookies, pages, input"},
	{at: lazy.Pattern(`^/RPC2$`), says: lazy.Pattern(`\b(?:supervisor|twiddler)\.(?:stop|start|signal|clear|` +
		`remove|reload|send|shutdown|restart)\w*|` +
		`\bstopAllProcesses\b`), gets: true, source: "Supervisor 4, XML-RPC API"},
	{at: lazy.Pattern(`^/api/websocket$`), says: lazy.Pattern(`\bcall_service\b|\bfire_event\b|\bconfig/\w+/` +
		`(?:delete|update|create)`), gets: true, source: "Home Assistant 2024, WebSocket API"},
	{at: lazy.Pattern(`^/(?:host-)?manager/(?:text|html)/(?:deploy|undeploy|start|stop|reload|expire|remove|add)\b`),
		gets: true, source: "Tomcat 11, Manager App How-To: Supported Manager Commands"},
	{at: lazy.Pattern(`(?i)/jolokia/(?:exec|write)/`), gets: true, source: "Jolokia 2, Protocol: GET requests"},
	{at: lazy.Pattern(`/console$`), says: lazy.Pattern(`\b__debugger__=`), gets: true,
		source: "Werkzeug 3, Using the Debugger"},
	{at: lazy.Pattern(`^/api/endpoints/\d+/docker/`), source: "Portainer 2, API: what follows goes to Docker"},
	{at: lazy.Pattern(`^/requests/status\.(?:xml|json)$`), says: lazy.Pattern(`\bcommand=`), gets: true,
		source: "VLC 3, HTTP requests"},
	{at: lazy.Pattern(`^/json\.htm$`), says: lazy.Pattern(`\b(?:param=(?:switch|set|add|del|update)|switchcmd=)`),
		gets: true, source: "Domoticz 2024"},
	{at: lazy.Pattern(`^/api/services/\w+/\w+|^/rest/items/|^/api/[\w-]{20,}/(?:lights|groups|config|sensors|rules)|` +
		`^/control/(?:filtering|dns|clients|dhcp|access|rewrite|protection|stats_reset|querylog_clear)|` +
		`^/api/(?:printer|job|connection|system/commands)(?:/|$)|^/printer/(?:gcode|print|restart|emergency_stop)`),
		source: "Home Assistant 2024, openHAB 4, Hue and deCONZ, AdGuard Home 0.107, OctoPrint 1.10, Moonraker"},
	{at: lazy.Pattern(`^/_matrix/client/|^/_synapse/admin/|^/bot\d+:[\w-]+/(?:send|delete|edit|ban|set)\w*|` +
		`^/v[12]/send/?$|^/api/send(?:Text|Image|File|Voice|Message)$|^/message/(?:send|delete)\w+/`),
		source: "Synapse 1, Telegram Bot API 8, signal-cli-rest-api 0.89, WAHA 2024, Evolution API 2"},
	{at: lazy.Pattern(`^/api/v1/(?:admin|orgs|user|users|repos)(?:/.*)?/(?:repos|keys|hooks|tokens|secrets|merge|` +
		`transfer|collaborators/[^/]+|releases|actions/.+)$|^/api/v4/projects/|^/artifactory/|` +
		`^/service/rest/v1/|^/admin/realms/|^/engine-rest/|^/nifi-api/|^/admin/v2/(?:persistent|namespaces|tenants)|` +
		`^/api/v[12]/dags/[^/]+/dagRuns|^/jars/.+/run|^/api/(?:dashboards|datasources|admin|folders)/(?:db|uid)/|` +
		`^/api/v2\.0/(?:pool|user|system)|^/v1/update$|^/api/2\.0/mlflow/.*/(?:delete|update|transition)|` +
		`^/-/(?:quit|reload)$|^/api/v1/applications/[^/]+/(?:sync|rollback)`),
		source: "Gitea 1.22, GitLab 17, Artifactory 7, Nexus 3, Keycloak 26, Camunda 7, NiFi 2, Pulsar 4, " +
			"Airflow 2 and 3, Flink 1.20, Grafana 11, TrueNAS 24, Watchtower 1.7, MLflow 2, Prometheus 3, Argo CD 2"},
}

// Ordered reports a request to a program of the person's, or to a server that others work with, that changes
// something there. get says that it is one of those that only ask elsewhere; unsure, that what it carries is not
// known.
func Ordered(address, carries string, get, unsure bool) bool {
	if !Loopback(address) {
		return false
	}
	port, at := portAndPath(address)
	does := func(p ownProgram) bool { return p.does(address, port, at, carries, get, unsure) }
	return slices.ContainsFunc(ownPorts, does) || slices.ContainsFunc(ownOrders, does) ||
		slices.ContainsFunc(houseOrders, does)
}

// does reports an order to a program.
func (p ownProgram) does(address, port, at, carries string, get, unsure bool) bool {
	return (!get || p.gets) && (p.ports == nil || slices.Contains(p.ports, port)) &&
		(p.at == nil || p.at().MatchString(at)) &&
		(p.says == nil || p.says().MatchString(address+"\n"+carries) || unsure && !get)
}

// portAndPath are those of an address of this machine; the path is clean, and without its query.
func portAndPath(address string) (port, at string) {
	_, rest, ok := strings.Cut(address, "://")
	if !ok {
		rest = address
	}
	host, at, _ := strings.Cut(rest, "/")
	at, _, _ = strings.Cut(at, "?")
	at, _, _ = strings.Cut(at, "#")
	if plain, err := url.PathUnescape(at); err == nil {
		at = plain
	}
	if i := strings.LastIndexByte(host, ':'); i >= 0 {
		port = strings.TrimLeft(host[i+1:], "0")
	}
	return port, path.Clean("/" + at)
}
