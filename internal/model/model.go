// Package model is what a real agent talks to in tests, and when guard doctor tries it: a model on loopback
// that does as the prompt tells it.
//
// In go an agent's HTTP requests, Gemini's (streamGenerateContent), OpenAI's (Responses) or Anthropic's
// (Messages); out come the calls that the script in the user's prompt names, one step a turn:
//
//	s, err := model.Serve(model.Messages)
//	prompt := model.Prompt(model.Sh("ls"), model.Say("that is all"))
//
// What the agent says back is kept, so that it can be seen what the model was told of a refusal. As a proxy
// the server leads nowhere but to itself. It thinks nothing up, and never leaves 127.0.0.1.
package model

import (
	"encoding/json"
	"net/http"
	"slices"
	"sync"
)

// Server is a scripted model. Its methods may be called while an agent talks to it.
type Server struct {
	URL string // http://127.0.0.1:PORT, without a path

	http *http.Server

	mu       sync.Mutex
	beyond   []string
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

// Test is what a server needs of a testing.TB; guard itself does not link package testing.
type Test interface {
	Helper()
	Fatal(...any)
	Cleanup(func())
}

// forTest serves until the test ends.
func forTest(t Test, api API) *Server {
	t.Helper()
	s, err := Serve(api)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(s.Close)
	return s
}

func writeJSON(w http.ResponseWriter, status int, v any) {
	w.Header().Set("Content-Type", "application/json")
	w.WriteHeader(status)
	json.NewEncoder(w).Encode(v) // an error is the agent's having gone away
}
