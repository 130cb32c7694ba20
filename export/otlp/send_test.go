package otlp

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"

	"guard/export"
	"guard/export/job"
)

// What the Collector says of a batch is told: what it rejects is not taken for accepted, and a warning is no refusal.
func TestWhatTheCollectorAnswers(t *testing.T) {
	for _, tt := range []struct {
		name   string
		status int
		body   string // an ExportLogsServiceResponse (opentelemetry-proto 1.8, logs_service.proto)
		is     error
		fails  bool
		part   int
	}{
		{name: "taken", status: 200},
		{name: "taken, with a warning", status: 200, body: "\x0a\x04\x12\x02no"},
		{name: "a part is rejected", status: 200, body: "\x0a\x06\x08\x02\x12\x02no", fails: true, part: 2},
		{name: "all is refused", status: 400, is: export.ErrRefused, fails: true},
		{name: "not now", status: 503, fails: true},
		{name: "sent elsewhere", status: 307, fails: true},
	} {
		t.Run(tt.name, func(t *testing.T) {
			collector := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
				w.Header().Set("Content-Type", "application/x-protobuf")
				w.WriteHeader(tt.status)
				_, _ = w.Write([]byte(tt.body))
			}))
			defer collector.Close()
			s, err := New(t.Context(), job.Collector{Endpoint: collector.URL})
			if err != nil {
				t.Fatal(err)
			}
			err = s.Send(t.Context(), []export.Event{{Name: "guard.decided", Body: "x"}})
			if (err != nil) != tt.fails || tt.is != nil && !errors.Is(err, tt.is) {
				t.Errorf("%v", err)
			}
			var part *export.Rejected
			if errors.As(err, &part) != (tt.part > 0) || part != nil && part.N != tt.part {
				t.Errorf("%v is rejected, not %d", err, tt.part)
			}
		})
	}
}
