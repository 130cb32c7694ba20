// Package job is what guard tells guard-export to do: values that both know, and where they are handed over.
package job

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/url"
	"time"

	"guard/export"
	"guard/locale"
)

// Program is the name of the program that does it, which stands beside guard.
const Program = "guard-export"

// FD is the file descriptor on which guard-export finds its Job.
const FD = 3

// Job is what is to be handed on, from where, and to whom. JSON: an object.
type Job struct {
	How      export.How      `json:"how"`
	Records  string          `json:"records"`
	State    string          `json:"state"`
	Since    time.Time       `json:"since,omitzero"`
	Contents export.Contents `json:"contents"`

	Collector Collector `json:"collector"`
	Language  string    `json:"language"`
}

// Collector says where events go, and how guard proves who it is.
type Collector struct {
	Endpoint    string `json:"endpoint"`               // http://HOST:PORT or https://…; no path: /v1/logs
	HeadersFile string `json:"headers_file,omitempty"` // lines NAME: VALUE; empty: OTEL_EXPORTER_OTLP_HEADERS alone
	CA          string `json:"ca,omitempty"`           // PEM: who signs the Collector's; empty: the system's
	Cert        string `json:"cert,omitempty"`         // PEM: guard's own certificate; empty: none
	Key         string `json:"key,omitempty"`          // PEM: its key
	User        bool   `json:"user,omitempty"`         // tell the person's name
	Version     string `json:"version,omitempty"`      // guard's
}

// Address is where logs are posted for an endpoint (OTLP 1.8, "OTLP/HTTP Request").
func Address(endpoint string) (string, error) {
	u, err := url.Parse(endpoint)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return "", locale.Errorf("%q is no address of a Collector, such as %q", endpoint, "https://collector:4318")
	}
	if u.User != nil || u.RawQuery != "" || u.Fragment != "" {
		return "", locale.Errorf("%q: an address holds no password and no query; what proves who you are goes into "+
			"headers_file", endpoint)
	}
	if u.Path == "" || u.Path == "/" {
		u.Path = "/v1/logs"
	}
	return u.String(), nil
}

// Folder is the name of the folder in which an endpoint's export keeps how far it is. Another Collector is handed all
// that is there.
func Folder(endpoint string) string {
	sum := sha256.Sum256([]byte(endpoint))
	return hex.EncodeToString(sum[:8])
}

// The exit statuses of guard-export beside 0, from sysexits(3).
const (
	Failed = 1
	Busy   = 75  // another one is at work
	Ended  = 130 // by a signal, before all was handed on
)

// Status is the exit status that tells of an error.
func Status(err error) int {
	switch {
	case errors.Is(err, export.ErrBusy):
		return Busy
	case errors.Is(err, context.Canceled):
		return Ended
	}
	return Failed
}
