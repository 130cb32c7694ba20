package socket

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"time"

	"guard/control"
	"guard/locale"
)

// Client talks to one running guard over its socket.
type Client struct {
	Run  string // its id
	http http.Client
}

// answerPatience bounds how long a run may take to answer a command.
const answerPatience = 10 * time.Second

// listPatience bounds how long it may take to tell what it holds: one that was stopped, as by Ctrl-Z, tells nothing,
// and a person waits.
const listPatience = 3 * time.Second

// NewClient makes a Client of the run whose socket lies at path.
func NewClient(run, path string) *Client {
	return newClient(run, path, personsOwn)
}

func newClient(run, path string, trusted trust) *Client {
	return &Client{Run: run, http: httpOver(path, trusted)}
}

// Running finds the guards that run: each has a folder named by its id in one of the folders, with
// its socket in it. What a killed one left behind answers to nobody and is not listed, nor what a guarded agent's own
// program serves.
func Running(folders ...string) []*Client { return running(personsOwn, folders...) }

func running(trusted trust, folders ...string) []*Client {
	var found []*Client
	for _, folder := range folders {
		runs, err := os.ReadDir(folder)
		if err != nil {
			continue
		}
		for _, run := range runs {
			path := filepath.Join(folder, run.Name(), SocketName)
			if listens(path, trusted) == nil {
				found = append(found, newClient(run.Name(), path, trusted))
			}
		}
	}
	return found
}

// listens says why nobody of this user's own who is trusted answers at a socket, or nil.
func listens(path string, trusted trust) error {
	ctx, cancel := context.WithTimeout(context.Background(), time.Second)
	defer cancel()
	conn, err := dialUser(ctx, path, trusted)
	if err == nil {
		conn.Close()
	}
	return err
}

// SocketName is the name of a run's socket in its folder.
const SocketName = "guard.sock"

// Sessions lists the run's sessions.
func (c *Client) Sessions() (list []control.Session, err error) {
	return list, c.do(listPatience, http.MethodGet, "/v1/sessions", nil, &list)
}

// Pending lists the questions that wait.
func (c *Client) Pending() (list []control.PermissionRequest, err error) {
	return list, c.do(listPatience, http.MethodGet, "/v1/pending", nil, &list)
}

// Caller says why this process may not loosen anything of the run, or nil.
func (c *Client) Caller() error { return c.do(answerPatience, http.MethodGet, "/v1/caller", nil, nil) }

// Respond answers a question.
func (c *Client) Respond(r PermissionResponse) error {
	return c.do(answerPatience, http.MethodPost, "/v1/permission-response", r, nil)
}

// Approve grants categories in a session.
func (c *Client) Approve(a Approval) error {
	return c.do(answerPatience, http.MethodPost, "/v1/approve-session", a, nil)
}

// Revoke takes grants back.
func (c *Client) Revoke(a Approval) error {
	return c.do(answerPatience, http.MethodPost, "/v1/revoke-session", a, nil)
}

// SetMode changes the run's mode.
func (c *Client) SetMode(m ModeChange) error {
	return c.do(answerPatience, http.MethodPost, "/v1/mode", m, nil)
}

func (c *Client) do(patience time.Duration, method, path string, in, out any) error {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	res, err := c.send(ctx, method, path, in)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	body, err := io.ReadAll(res.Body)
	if err != nil {
		return locale.Errorf("guard %s: %w", c.Run, err)
	}
	if res.StatusCode != http.StatusOK {
		var f struct{ Error Failure }
		if json.Unmarshal(body, &f) == nil && f.Error.Message != "" {
			return f.Error
		}
		return locale.Errorf("guard %s answered %s", c.Run, res.Status)
	}
	if out == nil {
		return nil
	}
	if err := json.Unmarshal(body, out); err != nil {
		return locale.Errorf("guard %s: its answer cannot be read: %w", c.Run, err)
	}
	return nil
}

func (c *Client) send(ctx context.Context, method, path string, in any) (*http.Response, error) {
	var body io.Reader
	if in != nil {
		b, err := json.Marshal(in)
		if err != nil {
			return nil, err
		}
		body = bytes.NewReader(b)
	}
	req, err := http.NewRequestWithContext(ctx, method, "http://guard"+path, body)
	if err != nil {
		return nil, err
	}
	res, err := c.http.Do(req)
	switch {
	case errors.Is(err, context.DeadlineExceeded):
		return nil, SilentError{c.Run}
	case err != nil:
		return nil, locale.Errorf("guard %s cannot be reached: %w", c.Run, err)
	}
	return res, nil
}

// SilentError is that a run does not answer in time: a context.DeadlineExceeded.
type SilentError struct{ Run string }

// Error implements error.
func (e SilentError) Error() string {
	return locale.Sprintf("guard %s runs and does not answer; if it was stopped (Ctrl-Z), fg in its terminal "+
		"lets it go on", e.Run)
}

// Unwrap implements errors.Unwrap.
func (SilentError) Unwrap() error { return context.DeadlineExceeded }

// Events hands over what happens in the run until it ends, or ctx does. It calls ready once the run
// knows that it is watched.
func (c *Client) Events(ctx context.Context, ready func(), yield func(control.Event)) error {
	res, err := c.send(ctx, http.MethodGet, "/v1/events", nil)
	if err != nil {
		return err
	}
	defer res.Body.Close()
	if res.StatusCode != http.StatusOK {
		return locale.Errorf("guard %s does not let itself be watched: %s", c.Run, res.Status)
	}
	ready()
	lines := bufio.NewScanner(res.Body)
	for lines.Scan() {
		data, ok := strings.CutPrefix(lines.Text(), "data: ")
		if !ok {
			continue
		}
		var e control.Event
		if err := json.Unmarshal([]byte(data), &e); err != nil {
			return locale.Errorf("guard %s: its event cannot be read: %w", c.Run, err)
		}
		yield(e)
	}
	if err := lines.Err(); err != nil && !errors.Is(err, context.Canceled) {
		return locale.Errorf("guard %s: %w", c.Run, err)
	}
	return nil
}
