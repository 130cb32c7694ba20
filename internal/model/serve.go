package model

import (
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"slices"
	"time"
)

// API is what a model speaks.
type API string

// The interfaces of models that agents have.
const (
	Generative API = "streamGenerateContent"
	Responses  API = "responses"
	Messages   API = "messages"
)

// Serve serves one API on a port of 127.0.0.1, until it is closed.
func Serve(api API) (*Server, error) {
	s := &Server{}
	answers := map[API]func(http.ResponseWriter, Request){
		Generative: s.gemini,
		Responses:  (&codex{Server: s, answered: map[string]bool{}}).answer,
		Messages:   (&claude{Server: s, answered: map[string]bool{}}).answer,
	}
	answer, known := answers[api]
	if !known {
		return nil, fmt.Errorf("model: no API %q", api)
	}
	l, err := net.Listen("tcp4", "127.0.0.1:0")
	if err != nil {
		return nil, fmt.Errorf("model: %w", err)
	}
	s.URL = "http://" + l.Addr().String()
	s.http = &http.Server{ReadHeaderTimeout: time.Minute,
		Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			s.serve(w, r, l.Addr().String(),
				answer)
		})}
	go func() { _ = s.http.Serve(l) }() // ends with Close
	return s, nil
}

// Close ends it, and every connection.
func (s *Server) Close() { _ = s.http.Close() }

// Beyond returns the addresses that were asked for through the server as a proxy, and not reached.
func (s *Server) Beyond() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return slices.Clone(s.beyond)
}

// serve answers one request, also where it came as to a proxy.
func (s *Server) serve(w http.ResponseWriter, r *http.Request, own string, answer func(http.ResponseWriter,
	Request)) {
	switch {
	case r.Host != own && (r.Method == http.MethodConnect || r.URL.Host != ""):
		s.mu.Lock()
		s.beyond = append(s.beyond, r.Host)
		s.mu.Unlock()
		http.Error(w, "this model leads nowhere else", http.StatusForbidden)
		return
	case r.Method == http.MethodConnect:
		tunnel(w, own)
		return
	}
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
}

// tunnel joins a connection with the server itself, for an agent that reaches even loopback by its proxy.
func tunnel(w http.ResponseWriter, own string) {
	to, err := net.Dial("tcp4", own)
	if err != nil {
		http.Error(w, err.Error(), http.StatusBadGateway)
		return
	}
	from, buffered, err := http.NewResponseController(w).Hijack()
	if err != nil {
		to.Close()
		return
	}
	fmt.Fprint(from, "HTTP/1.1 200 OK\r\n\r\n")
	go func() {
		_, _ = io.Copy(to, buffered)
		to.Close()
	}()
	_, _ = io.Copy(from, to)
	from.Close()
}
