package model

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
)

// Gemini serves the Gemini API until the test ends. Point GOOGLE_GEMINI_BASE_URL at its URL.
func Gemini(t Test) *Server { return forTest(t, Generative) }

// content and part are the members of Gemini's API that matter here
// (ai.google.dev/api/generate-content).
type content struct {
	Role  string `json:"role"`
	Parts []part `json:"parts"`
}

type part struct {
	Text             string            `json:"text,omitempty"`
	FunctionCall     *functionCall     `json:"functionCall,omitempty"`
	FunctionResponse *functionResponse `json:"functionResponse,omitempty"`
}

type functionCall struct {
	Name string `json:"name"`
	Args any    `json:"args"`
}

type functionResponse struct {
	Name     string         `json:"name"`
	Response map[string]any `json:"response"`
}

// routerAnswer is what the agent's own helper questions (which model, who speaks next) accept.
const routerAnswer = `{"reasoning":"x","next_speaker":"user","complexity_score":1,"complexity_reasoning":"x",` +
	`"model_choice":"flash","confidence":0}`

func (s *Server) gemini(w http.ResponseWriter, r Request) {
	var body struct{ Contents []content }
	if json.Unmarshal(r.Body, &body) != nil {
		writeJSON(w, http.StatusBadRequest, map[string]any{
			"error": map[string]any{"code": 400, "message": "not a request of Gemini's API"}})
		return
	}
	switch {
	case strings.HasSuffix(r.Path, ":countTokens"):
		writeJSON(w, http.StatusOK, map[string]int{"totalTokens": 42})
	case strings.HasSuffix(r.Path, ":streamGenerateContent"):
		s.tell(geminiResults(body.Contents))
		b, _ := json.Marshal(geminiAnswer(geminiTurn(body.Contents))) // of our own making: cannot fail
		w.Header().Set("Content-Type", "text/event-stream")
		fmt.Fprintf(w, "data: %s\n\n", b)
	default:
		writeJSON(w, http.StatusOK, geminiAnswer([]part{{Text: routerAnswer}}))
	}
}

func geminiAnswer(parts []part) any {
	return map[string]any{
		"candidates":    []any{map[string]any{"content": content{"model", parts}, "index": 0, "finishReason": "STOP"}},
		"usageMetadata": map[string]int{"promptTokenCount": 10, "candidatesTokenCount": 5, "totalTokenCount": 15},
		"modelVersion":  "scripted",
	}
}

// geminiTurn finds the last script in the conversation and does its next turn: as many turns are done
// as the model has spoken since.
func geminiTurn(contents []content) []part {
	var turns []turn
	done := 0
	for _, c := range contents {
		if c.Role == "model" {
			done++
		} else if found, ok := script(words(c)); ok {
			turns, done = found, 0
		}
	}
	var parts []part
	for _, step := range at(turns, done) {
		parts = append(parts, geminiPart(step))
	}
	return parts
}

// words are what a person wrote: the texts of a content that is no answer to a call.
func words(c content) string {
	var b strings.Builder
	for _, p := range c.Parts {
		if p.FunctionResponse != nil {
			return ""
		}
		b.WriteString(p.Text)
	}
	return b.String()
}

func geminiPart(s Step) part {
	call := func(name string, args any) part { return part{FunctionCall: &functionCall{name, args}} }
	switch {
	case s.Sh != "":
		args := map[string]any{"command": s.Sh, "description": "run it"}
		if s.Why != "" {
			args["description"] = s.Why
		}
		for name, value := range s.Extra {
			args[name] = value
		}
		return call("run_shell_command", args)
	case len(s.Write) == 2:
		return call("write_file", map[string]any{"file_path": s.Write[0], "content": s.Write[1]})
	case s.Call != "":
		return call(s.Call, orEmpty(s.Args))
	case s.Text != "":
		return part{Text: s.Text}
	default:
		return part{Text: fmt.Sprintf("Gemini has no call for %+v", s)}
	}
}

func orEmpty(args json.RawMessage) json.RawMessage {
	if args == nil {
		return json.RawMessage("{}")
	}
	return args
}

// geminiResults are the answers to calls that came after the model last spoke: new in this request.
func geminiResults(contents []content) (results []Result) {
	from := 0
	for i, c := range contents {
		if c.Role == "model" {
			from = i + 1
		}
	}
	for _, c := range contents[from:] {
		for _, p := range c.Parts {
			if r := p.FunctionResponse; r != nil {
				results = append(results, geminiResult(r))
			}
		}
	}
	return results
}

func geminiResult(r *functionResponse) Result {
	member, failed := "output", false
	if _, failed = r.Response["error"]; failed {
		member = "error"
	}
	text, ok := r.Response[member].(string)
	if !ok {
		b, _ := json.Marshal(r.Response) // it came as JSON
		text = string(b)
	}
	return Result{Tool: r.Name, Text: text, Failed: failed}
}
