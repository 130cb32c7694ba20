// Package model is what a real agent talks to in tests: a model on loopback that does as the prompt
// tells it.
//
// In go an agent's HTTP requests, Gemini's (streamGenerateContent), OpenAI's (Responses) or
// Anthropic's (Messages); out come
// the calls that the script in the user's prompt names, one step a turn. What the agent says back is
// kept, so that a test sees what the model was told of a refusal. It thinks nothing up, never leaves
// 127.0.0.1, and is for tests only.
package model

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"slices"
	"sync"
	"testing"
)

// Server is a scripted model. Its methods may be called while an agent talks to it.
type Server struct {
	URL string // http://127.0.0.1:PORT, without a path

	mu       sync.Mutex
	requests []Request
	told     []Result
}

// Request is one HTTP request as the agent sent it.
type Request struct {
	Method, Path string
	Body         json.RawMessage // nil if it was no JSON
}

// Result is what the agent told the model of one call: its output, or why it was not made.
type Result struct {
	CallID string // "" where the agent gives none (Gemini)
	Tool   string // "" where the agent gives none (Codex, Claude)
	Text   string
	Failed bool // Gemini and Claude only: the answer was an error
}

// Requests returns every request so far, the oldest first.
func (s *Server) Requests() []Request {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.requests)
}

// Told returns what the model has been told of its calls so far, the oldest first.
func (s *Server) Told() []Result {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.told)
}

func (s *Server) tell(results []Result) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.told = append(s.told, results...)
}

// start serves until the test ends. It listens on 127.0.0.1, where httptest always does.
func start(t testing.TB, s *Server, answer func(http.ResponseWriter, Request)) *Server {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, err := io.ReadAll(r.Body)
		if err != nil {
			return // the agent went away
		}
		request := Request{Method: r.Method, Path: r.URL.Path}
		if json.Valid(body) {
			request.Body = body
		}
		s.mu.Lock()
		s.requests = append(s.requests, request)
		s.mu.Unlock()
		answer(w, request)
	}))
	t.Cleanup(func() {
		server.CloseClientConnections()
		server.Close()
	})
	s.URL = server.URL
	return s
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(v) // an error is the agent's having gone away
}
