package wire

import (
	"encoding/json"
	"strconv"

	"guard/internal/jsonl"
)

// The error codes of JSON-RPC 2.0 itself.
const (
	CodeInvalidRequest = -32600
	CodeInvalidParams  = -32602
	CodeInternal       = -32603
)

// NewResult answers a request.
func NewResult(id []byte, result any) []byte {
	b := append(append([]byte(`{"jsonrpc":"2.0","id":`), id...), `,"result":`...)
	return append(append(b, asJSON(result)...), "}\n"...)
}

// NewError answers a request with a JSON-RPC error.
func NewError(id []byte, code int, message string) []byte {
	if len(id) == 0 {
		id = []byte("null")
	}
	b := append([]byte(`{"jsonrpc":"2.0","id":`), id...)
	b = append(append(b, `,"error":{"code":`...), strconv.Itoa(code)...)
	return append(append(append(b, `,"message":`...), jsonl.Quote(nil, message)...), "}}\n"...)
}

// NewRequest is a request of guard's own, or one of the agent's in its words.
func NewRequest(id []byte, method string, params []byte) []byte {
	b := append(append([]byte(`{"jsonrpc":"2.0","id":`), id...), `,"method":`...)
	b = append(append(b, jsonl.Quote(nil, method)...), `,"params":`...)
	return append(append(b, params...), "}\n"...)
}

// NewNotification is a notification of guard's own.
func NewNotification(method string, params any) []byte {
	p, err := json.Marshal(params)
	if err != nil {
		return nil
	}
	b := append([]byte(`{"jsonrpc":"2.0","method":`), jsonl.Quote(nil, method)...)
	return append(append(append(b, `,"params":`...), p...), "}\n"...)
}

// Key is an id's identity: raw bytes, but for strings, which may be spelt in
// several ways.
func Key(id []byte) string {
	if s, ok := Text(id); ok {
		return "s" + s
	}
	return "n" + string(id)
}

func asJSON(v any) []byte {
	j, err := json.Marshal(v)
	if err != nil {
		j = []byte("null")
	}
	return j
}
