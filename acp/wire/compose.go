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

// NewResult is the line that answers a request. The id is raw, as it came.
func NewResult(id []byte, result any) []byte {
	b := append(append([]byte(`{"jsonrpc":"2.0","id":`), id...), `,"result":`...)
	r, err := json.Marshal(result)
	if err != nil {
		r = []byte("null")
	}
	return append(append(b, r...), "}\n"...)
}

// NewError is the line that answers a request with an error; without an id it
// answers what could not be read.
func NewError(id []byte, code int, message string) []byte {
	if len(id) == 0 {
		id = []byte("null")
	}
	b := append([]byte(`{"jsonrpc":"2.0","id":`), id...)
	b = append(append(b, `,"error":{"code":`...), strconv.Itoa(code)...)
	return append(jsonl.Quote(append(b, `,"message":`...), message), "}}\n"...)
}

// NewRequest is the line of a request; its id and params are raw.
func NewRequest(id []byte, method string, params []byte) []byte {
	b := append(append([]byte(`{"jsonrpc":"2.0","id":`), id...), `,"method":`...)
	b = append(jsonl.Quote(b, method), `,"params":`...)
	return append(append(b, params...), "}\n"...)
}

// NewNotification is the line of a notification, or nil where its params are
// nothing that JSON can say.
func NewNotification(method string, params any) []byte {
	p, err := json.Marshal(params)
	if err != nil {
		return nil
	}
	b := jsonl.Quote([]byte(`{"jsonrpc":"2.0","method":`), method)
	return append(append(append(b, `,"params":`...), p...), "}\n"...)
}
