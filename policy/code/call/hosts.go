package call

import (
	"slices"
	"strings"

	"guard/policy/code"
	"guard/policy/code/value"
)

// Host notes a host that v names, alone or in a URL, a list or a connection string.
func (r *effects) Host(name string, v value.Value) {
	v.Each(func(v value.Value) {
		for _, v := range r.Elements(v) {
			if v.Decoded {
				r.Emit(code.Network, name)
			}
			if !v.IsText() || v.Source != code.Plain {
				continue
			}
			host := v.Text
			if _, rest, ok := strings.Cut(host, "host="); ok {
				host, _, _ = strings.Cut(strings.TrimSpace(rest), " ")
			} else if _, rest, ok := strings.Cut(host, "://"); ok {
				host, _, _ = strings.Cut(rest, "/")
				host = host[strings.LastIndexByte(host, '@')+1:]
			}
			host, _, _ = strings.Cut(host, ":")
			if strings.Contains(host, ".") && !strings.ContainsAny(host, "/ ") && !strings.HasPrefix(host, "127.") &&
				host != "0.0.0.0" {
				r.Emit(code.Network, name, value.Text(host))
			}
		}
	})
}

// otherHosts are the options of a call to a host that name another host (Node.js 22, http.request; requests, httpx,
// aiohttp: proxies).
var otherHosts = strings.Fields("host hostname proxy proxies socks_proxy lookup base_url baseURL")

// otherHost notes a host that a call names beside its URL, since the request goes there and not to the URL's host.
func (r *effects) otherHost(c *Call) {
	if len(c.Pos) == 0 || c.Pos[0].Kind == value.Dict { // the options say the host
		return
	}
	r.Line = c.Line
	for _, key := range otherHosts {
		v, ok := c.Option(key)
		if !ok || v.Kind == value.Unknown {
			continue
		}
		v.Each(func(v value.Value) {
			all := r.Elements(v)
			if v.Kind == value.Dict {
				all = v.List.Items
			}
			for _, w := range all {
				if w.IsText() && w.Text != "" {
					r.Emit(code.Network, c.Name, w)
				}
			}
		})
	}
}

// hostMembers are the members of a connection or a URL that say where it leads.
var hostMembers = strings.Fields("host hostname href netloc _host _tunnel_host _ServerProxy__host port full_url " +
	"origin baseURL base_url proxies")

// hostSet notes that a connection or a URL is turned to another host by giving a member another value.
func (r *effects) hostSet(b, key, v value.Value) {
	word, ok := key.Literal()
	if !ok || !slices.Contains(hostMembers, word) || word == "port" {
		return
	}
	client := b.Kind == value.Name && strings.HasSuffix(b.Text, "()") &&
		slices.ContainsFunc(clientModules, func(m string) bool {
			return strings.HasPrefix(b.Text, m)
		})
	if !client && !(b.IsText() && IsURL(b.Text)) {
		return
	}
	for _, w := range append([]value.Value{v}, v.Members()...) {
		if w.IsText() {
			r.Emit(code.Network, word+"=", w)
		} else if w.Kind != value.Dict {
			r.Emit(code.Network, word+"=")
		}
	}
}

// clientModules are the modules whose objects are connections and requests.
var clientModules = strings.Fields("http.client. httplib. xmlrpc. xmlrpclib. urllib. urllib3. requests. httpx. " +
	"aiohttp. socket. new:URL URL axios. got. redis. Net.HTTP. URI")
