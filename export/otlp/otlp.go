// Package otlp sends events to an OpenTelemetry Collector, as logs of OTLP over HTTP (protobuf, gzip), by the SDK's own
// exporter.
//
// An address and how to prove who guard is come in ([job.Collector]); events go out in batches, each acknowledged
// before the next. It keeps nothing, retries nothing and drops nothing: what was not accepted is its caller's to
// send again.
package otlp

import (
	"context"
	"crypto/tls"
	"crypto/x509"
	"fmt"
	"net/http"
	"os"
	"os/user"
	"path"
	"regexp"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"go.opentelemetry.io/otel/attribute"
	"go.opentelemetry.io/otel/exporters/otlp/otlplog/otlploghttp"
	"go.opentelemetry.io/otel/log"
	sdklog "go.opentelemetry.io/otel/sdk/log"
	"go.opentelemetry.io/otel/sdk/resource"
	semconv "go.opentelemetry.io/otel/semconv/v1.37.0"

	"guard/export"
	"guard/export/job"
	"guard/locale"
)

// Schema is the version of the attributes that docs/export.md lists.
const Schema = "1.0"

// Sender sends events. It is made by New.
type Sender struct {
	logger   log.Logger
	batch    *batch
	exporter *otlploghttp.Exporter
	answer   *answer
}

// timeout is how long one batch may take, in all.
const timeout = 30 * time.Second

// New makes a Sender. It reads the files that are named, and reaches nobody.
func New(ctx context.Context, c job.Collector) (*Sender, error) {
	at, err := job.Address(c.Endpoint)
	if err != nil {
		return nil, err
	}
	headers, err := headersOf(c.HeadersFile)
	if err != nil {
		return nil, err
	}
	secure, err := secured(c)
	if err != nil {
		return nil, err
	}
	transport := http.DefaultTransport.(*http.Transport).Clone()
	transport.TLSClientConfig = secure
	heard := &answer{next: transport}
	options := []otlploghttp.Option{
		otlploghttp.WithEndpointURL(at), otlploghttp.WithCompression(otlploghttp.GzipCompression),
		otlploghttp.WithRetry(otlploghttp.RetryConfig{}), otlploghttp.WithTimeout(timeout),
		otlploghttp.WithHTTPClient(&http.Client{Transport: heard, Timeout: timeout,
			CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}),
	}
	if headers != nil {
		options = append(options, otlploghttp.WithHeaders(headers))
	}
	e, err := otlploghttp.New(ctx, options...)
	if err != nil {
		return nil, locale.Errorf("the export cannot be set up: %w", err)
	}
	b := &batch{}
	provider := sdklog.NewLoggerProvider(sdklog.WithProcessor(b), sdklog.WithResource(resourceOf(c)),
		sdklog.WithAttributeCountLimit(-1), sdklog.WithAttributeValueLengthLimit(-1))
	return &Sender{logger: provider.Logger("guard", log.WithInstrumentationVersion(Schema)), batch: b, exporter: e,
		answer: heard}, nil
}

// Send implements export.Sender.
func (s *Sender) Send(ctx context.Context, events []export.Event) error {
	s.batch.records = s.batch.records[:0]
	for i := range events {
		s.logger.Emit(ctx, recordOf(&events[i]))
	}
	s.answer.status.Store(0)
	err := s.exporter.Export(ctx, s.batch.records)
	switch status := s.answer.status.Load(); {
	case err == nil:
		return nil
	case status == http.StatusOK: // sent again, what was rejected would be again
		if n := rejected(err); n > 0 {
			return &export.Rejected{N: n, Err: err}
		}
		return nil
	case status == http.StatusBadRequest, status == http.StatusRequestEntityTooLarge:
		return fmt.Errorf("%w: %w", export.ErrRefused, err)
	}
	return locale.Errorf("the Collector did not take the records: %w", err)
}

// partly is how the SDK's error tells of a partial success; without a number above 0 it is a warning (OTLP 1.8,
// "Partial Success").
var partly = regexp.MustCompile(`\((\d+) logs rejected\)`)

// rejected is how many records of a batch were not taken, by the SDK's error.
func rejected(err error) int {
	n := 0
	if found := partly.FindStringSubmatch(err.Error()); found != nil {
		n, _ = strconv.Atoi(found[1])
	}
	return n
}

// batch is a processor that keeps what the SDK has made of the events, for Send.
type batch struct{ records []sdklog.Record }

func (b *batch) OnEmit(_ context.Context, r *sdklog.Record) error {
	b.records = append(b.records, r.Clone())
	return nil
}

func (*batch) Enabled(context.Context, sdklog.EnabledParameters) bool { return true }
func (*batch) Shutdown(context.Context) error                         { return nil }
func (*batch) ForceFlush(context.Context) error                       { return nil }

// answer remembers what the Collector last answered with: the SDK's error tells it in words alone.
type answer struct {
	next   http.RoundTripper
	status atomic.Int32
}

func (a *answer) RoundTrip(r *http.Request) (*http.Response, error) {
	response, err := a.next.RoundTrip(r)
	if response != nil {
		a.status.Store(int32(response.StatusCode))
	}
	return response, err
}

// severities are those of OpenTelemetry's data model for logs, "Severity Fields".
var severities = map[export.Severity]log.Severity{
	export.Info: log.SeverityInfo, export.Warn: log.SeverityWarn, export.Error: log.SeverityError,
}

func recordOf(e *export.Event) (r log.Record) {
	r.SetTimestamp(e.Time)
	r.SetObservedTimestamp(time.Now())
	r.SetEventName(e.Name)
	r.SetSeverity(severities[e.Severity])
	r.SetSeverityText(severities[e.Severity].String())
	r.SetBody(attribute.StringValue(e.Body))
	for _, a := range e.Attributes {
		r.AddAttributes(attributeOf(a))
	}
	return r
}

func attributeOf(a export.Attribute) attribute.KeyValue {
	switch v := a.Value.(type) {
	case int64:
		return attribute.Int64(a.Name, v)
	case bool:
		return attribute.Bool(a.Name, v)
	case []string:
		return attribute.StringSlice(a.Name, v)
	case string:
		return attribute.String(a.Name, v)
	}
	return attribute.String(a.Name, fmt.Sprint(a.Value))
}

// resource says where the events come from.
func resourceOf(c job.Collector) *resource.Resource {
	all := []attribute.KeyValue{semconv.ServiceName("guard"), semconv.OSTypeKey.String(runtime.GOOS),
		semconv.HostArchKey.String(runtime.GOARCH)}
	if c.Version != "" {
		all = append(all, semconv.ServiceVersion(c.Version))
	}
	if host, err := os.Hostname(); err == nil {
		all = append(all, semconv.HostName(host))
	}
	if who, err := user.Current(); c.User && err == nil {
		all = append(all, attribute.String("user.name", who.Username))
	}
	return resource.NewWithAttributes(semconv.SchemaURL, all...)
}

// headersOf reads a file of headers, a line NAME: VALUE each; what begins with # is none. Who else could read it,
// could read what is in it.
func headersOf(file string) (map[string]string, error) {
	if file == "" {
		return nil, nil
	}
	info, err := os.Stat(file)
	if err != nil {
		return nil, locale.Errorf("headers_file cannot be read: %w", err)
	}
	if info.Mode().Perm()&0o077 != 0 {
		return nil, locale.Errorf("headers_file: others can read %s (mode %04o): chmod 600 %s", file,
			info.Mode().Perm(), file)
	}
	content, err := os.ReadFile(file)
	if err != nil {
		return nil, locale.Errorf("headers_file cannot be read: %w", err)
	}
	headers := map[string]string{}
	n := 0
	for line := range strings.Lines(string(content)) {
		n++
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		name, value, ok := strings.Cut(line, ":")
		if name = strings.TrimSpace(name); !ok || name == "" || strings.ContainsAny(name, " \t") {
			return nil, locale.Errorf("%s:%d: a header is written NAME: VALUE", path.Clean(file), n)
		}
		headers[name] = strings.TrimSpace(value)
	}
	return headers, nil
}

// secured is how the Collector proves who it is, and guard who it is.
func secured(c job.Collector) (*tls.Config, error) {
	t := &tls.Config{MinVersion: tls.VersionTLS12}
	if c.CA != "" {
		pem, err := os.ReadFile(c.CA)
		if err != nil {
			return nil, locale.Errorf("ca cannot be read: %w", err)
		}
		t.RootCAs = x509.NewCertPool()
		if !t.RootCAs.AppendCertsFromPEM(pem) {
			return nil, locale.Errorf("ca: %s holds no certificate in PEM", c.CA)
		}
	}
	if (c.Cert == "") != (c.Key == "") {
		return nil, locale.New("cert and key go together: name both, or none")
	}
	if c.Cert != "" {
		own, err := tls.LoadX509KeyPair(c.Cert, c.Key)
		if err != nil {
			return nil, locale.Errorf("cert and key cannot be used: %w", err)
		}
		t.Certificates = []tls.Certificate{own}
	}
	return t, nil
}
