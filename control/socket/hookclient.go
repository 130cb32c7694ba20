package socket

import (
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"strings"

	"guard/locale"
)

// SendHookEvent hands a hook's event to the running guard and returns what the hook
// prints. It waits as long as the person needs. Any error refuses the call.
func SendHookEvent(ctx context.Context, path, agent string, event io.Reader) ([]byte, error) {
	client := httpOver(path)
	req, err := http.NewRequestWithContext(ctx, http.MethodPost, "http://guard/v1/hook/"+agent, event)
	if err != nil {
		return nil, err
	}
	res, err := client.Do(req)
	if err != nil {
		return nil, err
	}
	defer res.Body.Close()
	out, err := io.ReadAll(res.Body)
	switch {
	case err != nil:
		return nil, err
	case res.StatusCode != http.StatusOK:
		return nil, locale.Errorf("guard answered %s: %s", res.Status, strings.TrimSpace(string(out)))
	case res.Header.Get(answeredBy) == "":
		return nil, locale.New("what answered is not guard")
	}
	return out, nil
}

// httpOver speaks HTTP over a socket of this user's own.
func httpOver(path string) http.Client {
	return http.Client{Transport: &http.Transport{
		DisableKeepAlives: true, DisableCompression: true,
		DialContext: func(ctx context.Context, _, _ string) (net.Conn, error) { return dialUser(ctx, path) },
	}}
}

// dialUser connects to a socket of this user's own, and to no other's.
func dialUser(ctx context.Context, path string) (net.Conn, error) {
	c, err := dialUnix(ctx, path)
	if err != nil {
		return nil, err
	}
	if u, ok := c.(*net.UnixConn); !ok || !peerIsUser(u, os.Getuid()) {
		c.Close()
		return nil, locale.Errorf("%s is not a socket of this user", path)
	}
	return c, nil
}
