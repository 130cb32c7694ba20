package socket

import (
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"strconv"
	"strings"

	"guard/locale"
)

// Address is what an agent's hook is told of the socket of this process at path: who serves it, too. A program that the
// agent started can put a socket of its own in that place, and answer that a call may run.
func Address(path string) string { return strconv.Itoa(os.Getpid()) + ":" + path }

var errAddress = locale.New("it is not the address of a running guard")

// readAddress is the way back from [Address].
func readAddress(address string) (served int, path string, err error) {
	number, path, ok := strings.Cut(address, ":")
	served, err = strconv.Atoi(number)
	if !ok || err != nil || served <= 0 {
		return 0, "", errAddress
	}
	return served, path, nil
}

// servedBy accepts the socket of one process, and of none other of this process's PID namespace: one that is served
// from outside of it (0) belongs to nobody who was started in it. gVisor names this very process, whoever serves.
func servedBy(pid int) trust {
	return func(c *net.UnixConn) error {
		switch by := peerPID(c); {
		case by == pid, by == 0, by == os.Getpid() && !peerEnded(c):
			return nil
		default:
			return locale.Errorf("process %d answers there, and not guard (%d)", by, pid)
		}
	}
}

// SendHookEvent hands a hook's event to the running guard at an [Address] and returns what the hook
// prints. It waits as long as the person needs. Any error refuses the call.
func SendHookEvent(ctx context.Context, address, agent string, event io.Reader) ([]byte, error) {
	served, path, err := readAddress(address)
	if err != nil {
		return nil, err
	}
	client := httpOver(path, servedBy(served))
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
