package records

import (
	"context"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"time"

	"golang.org/x/sys/unix"

	"guard/cmd/guard/cli"
	"guard/cmd/guard/question"
	"guard/config"
	"guard/export"
	"guard/export/job"
	"guard/interpose/plan"
	"guard/locale"
)

// exporter is the program that hands records on: the one beside this guard, and only where a person calls it by hand
// another one on the PATH, outside the folder being worked on.
func exporter(byHand bool) (string, error) {
	own, err := os.Executable()
	if err == nil {
		beside := filepath.Join(filepath.Dir(own), job.Program)
		if info, err := os.Stat(beside); err == nil && info.Mode().IsRegular() {
			return beside, nil
		}
	}
	if byHand {
		dir, err := os.Getwd()
		home, _ := os.UserHomeDir()
		if path, none := plan.Find(job.Program, dir, home, os.Getenv("PATH")); none == nil && err == nil {
			return path, nil
		}
	}
	return "", locale.Errorf("%s is not beside guard: install it with make install, or go install ./cmd/%s",
		job.Program, job.Program)
}

// commandFor starts the program with its job on a pipe.
func commandFor(j job.Job, program string) (*exec.Cmd, func(), error) {
	text, err := json.Marshal(j)
	if err != nil {
		return nil, nil, err
	}
	from, to, err := os.Pipe()
	if err != nil {
		return nil, nil, locale.Errorf("the export cannot be started: %w", err)
	}
	c := exec.Command(program)
	c.ExtraFiles = []*os.File{from} // job.FD
	_, err = to.Write(text)         // less than a pipe holds
	return c, func() { from.Close() }, errors.Join(err, to.Close())
}

// runExport runs it before the person's eyes.
func runExport(ctx context.Context, j job.Job) error {
	program, err := exporter(true)
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	signals := make(chan os.Signal, 1)
	signal.Notify(signals, unix.SIGINT, unix.SIGTERM, unix.SIGHUP)
	defer signal.Stop(signals)
	told := false
	for {
		status, err := runOnce(j, program, signals)
		if err != nil {
			return cli.Fail(cli.ExitInternal, locale.Errorf("the export cannot be started: %w", err))
		}
		if status != job.Busy || j.How != export.Once {
			return ended(j, status)
		}
		behind, err := (&export.Exporter{Records: j.Records, State: j.State}).Behind()
		if err != nil {
			return cli.Fail(cli.ExitInternal, err)
		}
		if behind.Records == 0 {
			cli.Note(locale.Text("all is handed on"))
			return nil
		}
		if !told {
			cli.Note(locale.Text("a running guard's export is at work on it; waiting until all is handed on"))
			told = true
		}
		select {
		case <-signals:
			return cli.Exit{Status: 128 + int(unix.SIGINT)}
		case <-ctx.Done():
			return nil
		case <-time.After(time.Second):
		}
	}
}

// runOnce starts the program and hands signals on to it.
func runOnce(j job.Job, program string, signals <-chan os.Signal) (status int, err error) {
	c, release, err := commandFor(j, program)
	if err != nil {
		return 0, err
	}
	c.Stderr = os.Stderr
	err = c.Start()
	release()
	if err != nil {
		return 0, err
	}
	over := make(chan struct{})
	go func() {
		for {
			select {
			case s := <-signals:
				_ = c.Process.Signal(s)
			case <-over:
				return
			}
		}
	}()
	_ = c.Wait() // its status tells
	close(over)
	return c.ProcessState.ExitCode(), nil
}

// ended tells what was handed on.
func ended(j job.Job, status int) error {
	if status != 0 {
		return cli.Exit{Status: status}
	}
	s, _, err := export.StatusIn(j.State)
	if err != nil {
		return cli.Fail(cli.ExitInternal, err)
	}
	cli.Note(question.Count(s.Sent, "1 record handed on", "{0} records handed on"))
	if s.Refused > 0 {
		return cli.Fail(1, locale.Errorf("the Collector refuses %d records, the last of them %s", s.Refused,
			s.RefusedLast))
	}
	return nil
}

// StartExport has what a run records handed on beside it, where the settings say so. The exporter outlives the run
// until all is, and one is enough for all runs. What keeps it from starting is told and keeps nothing else back.
func StartExport(conf *config.Config) {
	if conf.Export.Endpoint.Value == "" || !conf.Export.Start.Value {
		return
	}
	if err := startExport(conf); err != nil {
		cli.Note(locale.Fill("the record is not handed on: {0}", err.Error()))
	}
}

func startExport(conf *config.Config) error {
	program, err := exporter(false)
	if err != nil {
		return err
	}
	j, err := exportJob(conf)
	if err != nil {
		return err
	}
	j.How = export.WhileRunning
	c, release, err := commandFor(j, program)
	if err != nil {
		return err
	}
	defer release()
	c.Dir = "/"
	c.SysProcAttr = &unix.SysProcAttr{Setsid: true}
	if err := c.Start(); err != nil {
		return locale.Errorf("the export cannot be started: %w", err)
	}
	go func() { _ = c.Wait() }()
	return nil
}

// ExportState is an exporter that tells how far the settings' export is, and hands nothing on; it wants an endpoint.
func ExportState(conf *config.Config) (export.Exporter, error) {
	j, err := exportJob(conf)
	if err != nil {
		return export.Exporter{}, err
	}
	if _, err := exporter(true); err != nil {
		return export.Exporter{}, err
	}
	return export.Exporter{Records: j.Records, State: j.State}, nil
}
