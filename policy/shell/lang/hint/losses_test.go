package hint

import (
	"slices"
	"testing"
)

// TestHomeLosses: what a text deletes in a home, in whatever language it says so.
func TestHomeLosses(t *testing.T) {
	for text, want := range map[string][]string{
		"archive_command = 'rm -rf ~/Documents'":                     {"~/Documents"},
		"command=rm -rf /home/eve/Documents":                         {"/home/eve/Documents"},
		"UserParameter=x,rm -rf $HOME/Documents/":                    {"$HOME/Documents/"},
		"args: [\"-c\", \"find ${HOME}/Documents -type f -delete\"]": {"${HOME}/Documents"},
		"return ['rm', '-rf', '/home/eve/Documents']":                {"/home/eve/Documents"},
		"shutil.rmtree('/home/eve/Documents')":                       {"/home/eve/Documents"},
		"RUN+=\"/bin/rm -rf /home/eve/Documents\"":                   {"/home/eve/Documents"},
		"postrotate\n  mv ~/Documents /dev/null\nendscript":          {"~/Documents"},
		"rsync -a --delete /empty/ /home/eve/Documents/":             {"/empty/"},
		"archive_command = 'cp %p /var/lib/pg/archive/%f'":           nil,
		"alarm: rm the old entry in ~/Documents later":               {"~/Documents"},
		"command=python3 app.py --home ~/Documents":                  nil,
		"find ~/Documents -name a.txt":                               nil,
		"rm -rf build dist":                                          nil,
	} {
		if got := HomeLosses(text); !slices.Equal(got, want) {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
}

// TestScheduled: programs' texts that a service runs by itself, and others.
func TestScheduled(t *testing.T) {
	for text, want := range map[string]bool{
		"from airflow import DAG\n": true, "from prefect import flow\n": true, "import luigi\n": true,
		"const cron = require('node-cron');\n": true, "import cron from 'node-cron'\n": true,
		"every 1.day do\n  command 'x'\nend\n": true, "$schedule->exec('x')->daily();\n": true,
		"module.exports = { apps: [{ name: 'x' }] }\n": true,
		"import os\nprint(1)\n":                        false, "const fs = require('fs')\n": false, "[1].every do |x| x end\n": false,
		"# import luigi\n": false, "import airflowish\n": false,
	} {
		if Scheduled(text) != want {
			t.Errorf("%q: scheduled must be %v", text, want)
		}
	}
}
