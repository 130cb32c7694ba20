package wire

import (
	"strings"
	"testing"
)

const ask = `{"id":1,"method":"fs/write_text_file"}`

func TestLinesThatHideARequest(t *testing.T) {
	tests := []struct {
		name, line string
		want       bool
	}{
		{"a plain notification", `{"method":"session/update","params":{"id":1,"method":"x"}}`, false},
		{"a log line about one", "sent " + ask, false},
		{"a log line with a time", "[12:30:01] " + ask, false},
		{"a byte order mark", "\ufeff" + ask, true},
		{"a vertical tab", "\v" + ask, true},
		{"a no-break space", "\u00a0" + ask, true},
		{"a zero-width space", "\u200b" + ask, true},
		{"bytes that are no UTF-8", "\xff\xfe" + ask, true},
		{"a carriage return in a notification", "{\"method\":\"x\",\"params\":{\"a\":\r" + ask + "\r}}", true},
		{"a carriage return in a log line", "log\r" + ask, true},
		{"and a byte order mark behind it", "log\r\ufeff" + ask, true},
		{"U+2028 in a log line", "log\u2028" + ask, true},
		{"U+2028 between values", "{\"method\":\"x\",\"params\":{\"a\":\u2028" + ask + "\u2028}}", true},
		{"a vertical tab between values", "{\"method\":\"x\",\"params\":{\"a\":\v" + ask + "}}", true},
		{"U+2028 in text", "{\"method\":\"x\",\"params\":{\"a\":\"\u2028{\\\"id\\\":1,\\\"method\\\":\\\"y\\\"}\u2028\"}}", false},
		{"CRLF", `{"method":"x"}` + "\r\n", false},
		{"no comma", `{"id":1 "method":"x"}`, true},
		{"escaped names", `{"\u0069d":1,"\u006dethod":"x"}`, true},
		{"cut off within the method", `{"jsonrpc":"2.0","method":"sess`, false},
		{"an answer with two results", `{"id":1,"result":1,"result":2}`, false},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			line := []byte(tt.line)
			if got := HidesRequest(line, Scan(line)); got != tt.want {
				t.Errorf("hides %v, want %v", got, tt.want)
			}
		})
	}
}

func TestIsCertain(t *testing.T) {
	for line, want := range map[string]bool{
		`{"id":1,"result":{}}`:        true,
		`{"method":"x"}` + "\r\n":     true,
		ask:                           true,
		"":                            true,
		"a log line":                  true,
		`{"id":1,"ID":2,"result":{}}`: false,
		`{"id":1,"result":{}}{"id":2,"result":{}}`:                   false,
		`[{"id":1,"result":{}}]`:                                     false,
		"\ufeff" + `{"id":1,"result":{}}`:                            false,
		"{\"method\":\"x\",\"params\":\r{\"id\":1,\"result\":{}}\r}": false,
		`{"id":1,`: false,
	} {
		if got := IsCertain([]byte(line), Scan([]byte(line))); got != want {
			t.Errorf("%q: %v", line, got)
		}
	}
}

func TestBatches(t *testing.T) {
	tests := []struct {
		name, line string
		asks       bool
		ids        int
	}{
		{"notifications", `[{"method":"a"},{"method":"b"}]`, false, 0},
		{"answers", `[{"id":1,"result":{}}]`, false, 0},
		{"empty", `[]`, false, 0},
		{"a request", `[{"method":"a"},{"id":1,"method":"b"}]`, true, 1},
		{"two requests", `[{"id":1,"method":"b"},{"id":"2","method":"b"}]`, true, 2},
		{"a batch in a batch", `[[{"id":1,"method":"b"}]]`, true, 0},
		{"a request that is not plain", `[{"id":1.5,"method":"b"}]`, true, 0},
		{"not closed", `[{"id":1,"method":"b"}`, true, 1},
		{"spoilt in its first item", `[{"id":1,"method":"b"`, true, 0},
		{"a log line", `[2026-01-01 12:00] method called with id 5`, false, 0},
		{"a log line's level", `[info] {"id":1,"method":"b"}`, false, 0},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			if asks, ids := BatchRequests([]byte(tt.line)); asks != tt.asks || len(ids) != tt.ids {
				t.Errorf("asks %v with %d ids, want %v with %d", asks, len(ids), tt.asks, tt.ids)
			}
		})
	}
}

// A reader that takes values wherever they end must not find a request that
// guard has not judged.
func TestRequestsOverSeveralLines(t *testing.T) {
	own := `{"id":9,"method":"terminal/output"}`
	tests := []struct {
		name  string
		lines []string
		stops int // the first line that may not pass; -1: none
	}{
		{"two halves", []string{`{"id":1,`, `"method":"x"}`}, 1},
		{"one member a line", []string{`{`, `"jsonrpc":"2.0",`, `"id":1,`, `"method":"x"`, `}`}, 4},
		{"behind a scalar", []string{`null ` + ask}, 0},
		{"behind a batch", []string{`[] ` + ask}, 0},
		{"behind the end of another", []string{`{"a":`, `1}` + ask}, 1},
		{"with a message in it", []string{`{"id":1,"params":`, `{"method":"session/update"}`, `,"method":"x"}`}, 2},
		{"with a request in it that passes", []string{`{"id":1,"params":`, own, `,"method":"x"}`}, 2},
		{"with a request in it that does not", []string{`{"id":1,"params":`, own, `{"path":"/"}`, `,"method":"x"}`}, 3},
		{"a batch over lines", []string{`[`, `{"method":"a"}`, `,{"id":1,`, `"method":"x"}]`}, 3},
		{"a log of objects", []string{`{`, `  "level": "info"`, `}`, `{"method":"x"}`}, -1},
		{"cut off", []string{`{"method":"sess`, `"id":1,"method":"x"}`, `{"method":"x"}`}, -1},
		{"left open", append([]string{`{"a":`}, strings.Split(strings.Repeat(`{"method":"x"} `, 9), " ")[:9]...), -1},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var s Stream
			stops := -1
			for i, l := range tt.lines {
				line := []byte(l + "\n")
				if s.endsRequest(line, Scan(line)) {
					stops = i
					break
				}
				for j := range line { // the relay's buffer moves on
					line[j] = '!'
				}
			}
			if stops != tt.stops {
				t.Errorf("stopped at line %d, want %d", stops, tt.stops)
			}
		})
	}
}

func TestStreamForgetsNothingWhenItIsFull(t *testing.T) {
	var s Stream
	if s.endsRequest([]byte(`{"id":1,`), Scan([]byte(`{"id":1,`))) {
		t.Fatal("stopped too early")
	}
	long := []byte(`"a":"` + strings.Repeat("x", maxOpen) + `",` + "\n")
	if !s.endsRequest(long, Scan(long)) {
		t.Error("passed what it cannot remember")
	}
	if !s.endsRequest([]byte(`"method":"x"}`), Scan([]byte(`"method":"x"}`))) {
		t.Error("forgot what had passed")
	}
}
