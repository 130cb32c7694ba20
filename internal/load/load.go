// Package load measures what stands between an ACP client and an agent: how
// many bytes a second pass, and how long an answer takes. An agent that floods
// or asks is one side; the client with its clock is the other.
//
// It judges nothing; figures come out, and what is compared with what is the
// benchmark's to say.
package load

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"os/exec"
	"slices"
	"strings"
	"time"
)

// text is what agents stream: prose with JSON's escapes every few bytes.
const text = `She said \"so\" to the caf\u00e9's cat;\n\tthen {\"k\": [1, 2]} came of it. `

func filler(n int) string {
	return strings.Repeat(text, 1+n/len(text))
}

// update is one session/update line of at least size bytes.
func update(size int) []byte {
	const head = `{"jsonrpc":"2.0","method":"session/update","params":{"sessionId":"load",` +
		`"update":{"sessionUpdate":"agent_message_chunk","content":{"type":"text","text":"`
	return []byte(head + filler(size-len(head)) + "\"}}}}\n")
}

// order is what the client asks of the agent: params of _load/….
type order struct {
	Count int `json:"count"`
	Size  int `json:"size"`
}

// Agent answers `initialize`, floods on _load/flood, reads on _load/sink, and
// asks leave on _load/ask, measuring each answer. It runs until its input ends.
func Agent(in io.Reader, out io.Writer) error {
	lines := bufio.NewReaderSize(in, 1<<20)
	for {
		line, err := readLine(lines)
		if err != nil {
			return nil
		}
		var m struct {
			ID     json.RawMessage `json:"id"`
			Method string          `json:"method"`
			Params order           `json:"params"`
		}
		if len(line) > 4096 || json.Unmarshal(line, &m) != nil || m.ID == nil {
			continue
		}
		result := "{}"
		switch m.Method {
		case "_load/flood":
			u := update(m.Params.Size)
			for range m.Params.Count {
				if _, err := out.Write(u); err != nil {
					return err
				}
			}
		case "_load/ask":
			p50, err := ask(lines, out, m.Params.Count)
			if err != nil {
				return err
			}
			result = fmt.Sprint(p50.Nanoseconds())
		}
		if _, err := fmt.Fprintf(out, `{"jsonrpc":"2.0","id":%s,"result":%s}`+"\n", m.ID, result); err != nil {
			return err
		}
	}
}

// ask requests leave count times for something plain and returns the median of
// the times until the answer.
func ask(in *bufio.Reader, out io.Writer, count int) (time.Duration, error) {
	times := make([]time.Duration, 0, count)
	for i := range count {
		req := fmt.Sprintf(
			`{"jsonrpc":"2.0","id":%d,"method":"session/request_permission","params":{"sessionId":"load",`+
				`"toolCall":{"toolCallId":"c%d","title":"cat README.md","kind":"execute","status":"pending",`+
				`"rawInput":{"command":"cat README.md"}},`+
				`"options":[{"optionId":"ok","name":"Allow","kind":"allow_once"},`+
				`{"optionId":"no","name":"Reject","kind":"reject_once"}]}}`+"\n", i, i)
		start := time.Now()
		if _, err := io.WriteString(out, req); err != nil {
			return 0, err
		}
		line, err := readLine(in)
		if err != nil {
			return 0, err
		}
		times = append(times, time.Since(start))
		if !bytes.Contains(line, []byte(`"ok"`)) {
			return 0, fmt.Errorf("not allowed: %s", line)
		}
	}
	slices.Sort(times)
	return times[len(times)/2], nil
}

// Client drives one agent command.
type Client struct {
	cmd  *exec.Cmd
	in   io.WriteCloser
	out  *bufio.Reader
	next int
}

// Start starts a command as the agent's side; what it says on standard error is dropped.
func Start(env []string, name string, args ...string) (*Client, error) {
	c := &Client{cmd: exec.Command(name, args...)}
	c.cmd.Env = env
	in, err := c.cmd.StdinPipe()
	if err != nil {
		return nil, err
	}
	out, err := c.cmd.StdoutPipe()
	if err != nil {
		return nil, err
	}
	c.in, c.out = in, bufio.NewReaderSize(out, 1<<20)
	if err := c.cmd.Start(); err != nil {
		return nil, err
	}
	_, _, err = c.call("initialize", `{"protocolVersion":1}`)
	return c, err
}

// Peak is the most memory that the process started has held, in bytes: VmHWM of
// proc(5), 0 where there is none. The usage that wait(2) reports would count
// what the starting process held before exec.
func (c *Client) Peak() int64 {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", c.cmd.Process.Pid))
	if err != nil {
		return 0
	}
	_, rest, _ := strings.Cut(string(status), "VmHWM:")
	var kb int64
	_, _ = fmt.Sscan(rest, &kb)
	return kb * 1024
}

// Close ends the agent's side.
func (c *Client) Close() error {
	c.in.Close()
	_, _ = io.Copy(io.Discard, c.out)
	return c.cmd.Wait()
}

// Flood has the agent send count updates of size bytes and returns bytes a second.
func (c *Client) Flood(count, size int) (float64, error) {
	start := time.Now()
	_, n, err := c.call("_load/flood", fmt.Sprintf(`{"count":%d,"size":%d}`, count, size))
	return float64(n) / time.Since(start).Seconds(), err
}

// Upload sends count notifications of size bytes to the agent and returns bytes a second.
func (c *Client) Upload(count, size int) (float64, error) {
	line := update(size)
	start := time.Now()
	for range count {
		if _, err := c.in.Write(line); err != nil {
			return 0, err
		}
	}
	_, _, err := c.call("_load/sink", "{}")
	return float64(count*len(line)) / time.Since(start).Seconds(), err
}

// Ask has the agent ask leave count times and returns the median time of an answer.
func (c *Client) Ask(count int) (time.Duration, error) {
	result, _, err := c.call("_load/ask", fmt.Sprintf(`{"count":%d}`, count))
	var ns int64
	if err == nil {
		err = json.Unmarshal(result, &ns)
	}
	return time.Duration(ns), err
}

// call sends a request, allows whatever is asked meanwhile, and counts the
// bytes received up to the response.
func (c *Client) call(method, params string) (result json.RawMessage, n int, err error) {
	c.next++
	if _, err := fmt.Fprintf(c.in, `{"jsonrpc":"2.0","id":%d,"method":%q,"params":%s}`+"\n", c.next, method,
		params); err != nil {
		return nil, 0, err
	}
	for {
		line, err := readLine(c.out)
		if err != nil {
			return nil, n, err
		}
		n += len(line)
		if bytes.Contains(line[:min(len(line), 80)], []byte(`"session/update"`)) {
			continue
		}
		var m struct {
			ID     json.RawMessage `json:"id"`
			Method string          `json:"method"`
			Result json.RawMessage `json:"result"`
		}
		if err := json.Unmarshal(line, &m); err != nil {
			return nil, n, err
		}
		switch m.Method {
		case "":
			return m.Result, n, nil
		case "session/request_permission":
			id, err := leave(line)
			if err != nil {
				return nil, n, err
			}
			if _, err := fmt.Fprintf(c.in,
				`{"jsonrpc":"2.0","id":%s,"result":{"outcome":{"outcome":"selected","optionId":%q}}}`+"\n",
				m.ID, id); err != nil {
				return nil, n, err
			}
		}
	}
}

// leave reads a request_permission as a client must (ACP 1, RequestPermissionRequest), and chooses
// the option that allows it once.
func leave(line []byte) (optionID string, err error) {
	var m struct {
		Params struct {
			SessionID string `json:"sessionId"`
			ToolCall  struct {
				ToolCallID string         `json:"toolCallId"`
				Title      string         `json:"title"`
				Kind       string         `json:"kind"`
				Status     string         `json:"status"`
				RawInput   map[string]any `json:"rawInput"`
			} `json:"toolCall"`
			Options []struct {
				OptionID string `json:"optionId"`
				Name     string `json:"name"`
				Kind     string `json:"kind"`
			} `json:"options"`
		} `json:"params"`
	}
	if err := json.Unmarshal(line, &m); err != nil {
		return "", err
	}
	for _, o := range m.Params.Options {
		if o.Kind == "allow_once" {
			return o.OptionID, nil
		}
	}
	return "", fmt.Errorf("no option allows %s once", m.Params.ToolCall.ToolCallID)
}

// readLine reads a line of any length.
func readLine(r *bufio.Reader) ([]byte, error) {
	line, err := r.ReadSlice('\n')
	if err != bufio.ErrBufferFull {
		return line, err
	}
	whole := append([]byte(nil), line...)
	for err == bufio.ErrBufferFull {
		line, err = r.ReadSlice('\n')
		whole = append(whole, line...)
	}
	return whole, err
}

// Main is the agent as a program of its own.
func Main() int {
	if err := Agent(os.Stdin, os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "load agent:", err)
		return 1
	}
	return 0
}
