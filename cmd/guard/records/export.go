package records

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"time"

	"github.com/spf13/cobra"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/config"
	"guard/export"
	"guard/export/job"
	"guard/locale"
)

// NewExport is `guard export`: records handed on to an OpenTelemetry Collector.
func NewExport(f *cli.Flags) *cobra.Command {
	var once, follow bool
	var since string
	cmd := &cobra.Command{
		Use:   "export",
		Short: "Hand the record on to an OpenTelemetry Collector",
		Long: `export hands what is recorded on to the Collector that [export] in your guard.toml names,
each record once and in order, and goes on where it ended the last time. It never stands
between an agent and an answer. A running guard starts it by itself, unless [export] says
start = false. guard doctor tells how far behind it is.`,
		Example: "  guard export\n  guard export --follow\n  guard export --since 7d",
		Args:    cli.WantsNone,
		RunE: func(cmd *cobra.Command, _ []string) error {
			if once && follow {
				return cli.Fail(cli.ExitUsage, locale.New("--once and --follow: choose one"))
			}
			dir, err := os.Getwd()
			if err != nil {
				return cli.Fail(cli.ExitInternal, locale.Errorf("the working directory cannot be read: %w", err))
			}
			conf, err := f.Load(dir, "")
			if err != nil {
				return err
			}
			j, err := exportJob(&conf)
			if errors.Is(err, errNoEndpoint) {
				cli.Complain(errNoEndpoint)
				fmt.Fprint(cmd.ErrOrStderr(), "\n"+exportSettings)
				return cli.Exit{Status: cli.ExitConfig}
			}
			if err != nil {
				return err
			}
			if j.Since, err = logTime("--since", since, time.Now()); err != nil {
				return cli.Fail(cli.ExitUsage, err)
			}
			if j.How = export.Once; follow {
				j.How = export.Follow
			}
			return runExport(cmd.Context(), j)
		},
	}
	fs := cmd.Flags()
	fs.BoolVar(&once, "once", false, "hand on what is there, and end (so it is without --follow)")
	fs.BoolVar(&follow, "follow", false, "go on with what comes, until you end it")
	fs.StringVar(&since, "since", "", "begin at `WHEN`, also with what was handed on: 7d, 2h, 2026-11-23")
	fs.StringVar(&f.Config, "config", "", "a `FILE` of rules beside yours and the project's")
	return cmd
}

// errNoEndpoint says what is missing; exportSettings stands below it, to be copied.
var errNoEndpoint = locale.New("no Collector is named: write these lines into ~/.config/guard/guard.toml " +
	"(guard help export tells more)")

// exportSettings is a table that names a Collector.
const exportSettings = "[export]\nendpoint = \"https://HOST:4318\"     # the Collector, over OTLP/HTTP\n" +
	"send = \"all\"                       # or \"decisions\"\n"

// exportJob is what the settings say is to be handed on.
func exportJob(conf *config.Config) (job.Job, error) {
	e := &conf.Export
	if e.Endpoint.Value == "" {
		return job.Job{}, cli.Fail(cli.ExitConfig, errNoEndpoint)
	}
	records, err := audit.DefaultFolder()
	if err != nil {
		return job.Job{}, cli.Fail(cli.ExitInternal, err)
	}
	state, err := cli.StateFolder()
	if err != nil {
		return job.Job{}, cli.Fail(cli.ExitInternal, err)
	}
	return job.Job{
		Records: records, State: filepath.Join(state, "export", job.Folder(e.Endpoint.Value)),
		Contents: export.Contents{Decisions: e.Send.Value == config.SendDecisions, Texts: e.Texts.Value,
			Lines: e.Body.Value == config.BodyRecord},
		Collector: job.Collector{Endpoint: e.Endpoint.Value, HeadersFile: e.HeadersFile.Value, CA: e.CA.Value,
			Cert: e.Cert.Value, Key: e.Key.Value, User: e.User.Value, Version: cli.Version()},
		Language: locale.Spoken(),
	}, nil
}
