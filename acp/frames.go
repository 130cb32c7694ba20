package acp

import (
	"encoding/json"
	"strconv"

	"guard/internal/jsonl"
)

// JSON-RPC error codes that guard answers with. Never -32000 (authentication
// required) or -32002 (not found), which clients act upon.
const (
	codeRefused   = -32001
	codeInvalid   = -32600 // JSON-RPC 2.0: invalid request
	codeInternal  = -32603 // JSON-RPC 2.0: internal error
	codeParams    = -32602 // JSON-RPC 2.0: invalid params
	codeCancelled = -32800 // ACP $/cancel_request: the request was cancelled
)

// answerFrame is the answer to session/request_permission.
func answerFrame(id []byte, c Choice) []byte {
	b := append(append(make([]byte, 0, 128), `{"jsonrpc":"2.0","id":`...), id...)
	if c.Cancelled {
		return append(b, `,"result":{"outcome":{"outcome":"cancelled"}}}`+"\n"...)
	}
	b = append(b, `,"result":{"outcome":{"outcome":"selected","optionId":`...)
	return append(jsonl.Quote(b, c.ID), "}}}\n"...)
}

// resultFrame answers a request.
func resultFrame(id []byte, result any) []byte {
	b := append(append([]byte(`{"jsonrpc":"2.0","id":`), id...), `,"result":`...)
	return append(appendJSON(b, result), "}\n"...)
}

// errorFrame answers a request with a JSON-RPC error.
func errorFrame(id []byte, code int, message string) []byte {
	if len(id) == 0 {
		id = []byte("null")
	}
	b := append([]byte(`{"jsonrpc":"2.0","id":`), id...)
	b = append(append(b, `,"error":{"code":`...), strconv.Itoa(code)...)
	return append(append(append(b, `,"message":`...), quote(message)...), "}}\n"...)
}

// requestFrame is a request of guard's own, or one of the agent's in its words.
func requestFrame(id []byte, method string, params []byte) []byte {
	b := append(append([]byte(`{"jsonrpc":"2.0","id":`), id...), `,"method":`...)
	b = append(append(b, quote(method)...), `,"params":`...)
	return append(append(b, params...), "}\n"...)
}

// notifyFrame is a notification of guard's own.
func notifyFrame(method string, params any) []byte {
	p, err := json.Marshal(params)
	if err != nil {
		return nil
	}
	b := append([]byte(`{"jsonrpc":"2.0","method":`), quote(method)...)
	return append(append(append(b, `,"params":`...), p...), "}\n"...)
}

func quote(s string) []byte { return jsonl.Quote(nil, s) }

// key is an id's identity: raw bytes, but for strings, which may be spelt in
// several ways.
func key(id []byte) string {
	if s, ok := text(id); ok {
		return "s" + s
	}
	return "n" + string(id)
}
