//go:build !windows

// The command guard-export hands guard's records on to an OpenTelemetry Collector. guard starts it, by `guard export`
// or beside a run, and gives it what to do on file descriptor 3: a Job as JSON. It is a program of its own because what
// it is built on (protobuf, HTTP) would cost every start of guard, and every hook's, more than guard's own work does.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/signal"
	"strings"

	"golang.org/x/sys/unix"

	"guard/export"
	"guard/export/job"
	"guard/export/otlp"
	"guard/locale"
	"guard/prompt/text"
)

func main() {
	if err := run(); err != nil {
		if job.Status(err) != job.Ended { // who ended it knows
			complain(err)
		}
		os.Exit(job.Status(err))
	}
}

func run() error {
	var j job.Job
	in := os.NewFile(job.FD, "the job")
	if err := json.NewDecoder(in).Decode(&j); err != nil {
		return locale.Errorf("guard-export is started by guard export: %w", err)
	}
	in.Close()
	locale.Use(j.Language)
	ctx, stop := signal.NotifyContext(context.Background(), unix.SIGINT, unix.SIGTERM, unix.SIGHUP)
	defer stop()
	if j.How != export.Once {
		_ = unix.Setpriority(unix.PRIO_PROCESS, 0, 19) // what the person waits for comes first
	}
	sender, err := otlp.New(ctx, j.Collector)
	if err != nil {
		return err
	}
	x := export.Exporter{Records: j.Records, State: j.State, Sender: sender, Contents: j.Contents, Since: j.Since,
		Tell: complain}
	return x.Run(ctx, j.How)
}

// complain says an error, which may be a Collector's own words, as a line that a terminal can only print.
func complain(err error) {
	fmt.Fprintln(os.Stderr, "guard: "+string(text.Tame(strings.TrimPrefix(err.Error(), "guard: "))))
}
