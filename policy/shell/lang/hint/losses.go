package hint

import "guard/internal/lazy"

// deletesAt is what deletes a folder or a file of a home, in shells, lists of words and programs: the path stands in
// the last groups. Sources: rm(1), shred(1), find(1), rsync(1); Python 3.13, shutil; Node.js 22, fs; Ruby 3.3,
// FileUtils; Go 1.26, os; Rust 1.83, std::fs; PowerShell 7.
var deletesAt = lazy.Pattern(`(?:\b(?:rm|rmtree|rmSync|rmdirSync|rm_rf?|rimraf|removeSync|unlinkSync|shred|truncate|` +
	`Remove-Item|RemoveAll|remove_dir_all|deltree)\b[^\n]{0,80}?|` +
	`\b(?:rsync|robocopy)\b[^\n]{0,80}--delete[^\n]{0,80}?|` +
	`\bmv)["'\s(=]` + homePath + `|\bfind["',\s]+` + homePath + `[^\n]{0,80}-(?:delete|exec\w*["',\s]+rm)\b`)

// homePath is a path that begins in a home, or at the root: who has the home tells whether it lies there.
const homePath = `((?:~|\$HOME|\$\{HOME\})(?:/[\w.+@/-]*)?|/[\w.+@-][\w.+@/-]*)`

// HomeLosses are the paths in a home, and absolute ones, that a text would delete, as they stand there.
func HomeLosses(text string) (paths []string) {
	for _, m := range deletesAt().FindAllStringSubmatch(text, maxGrave) {
		paths = append(paths, m[1]+m[2])
	}
	return paths
}

// schedules is a program's text of which a service takes functions and commands, and runs them by itself (Airflow 2,
// Prefect 3, Luigi 3, Dagster 1, Celery 5, APScheduler 3, Huey 2, Dramatiq 1, RQ 2, Flyte, Metaflow; node-cron 3,
// cron 3, node-schedule 2, Bree 9, Agenda 5, Bull 4, PM2 5; whenever 1, rufus-scheduler 3, Sidekiq 7;
// Laravel 11, Scheduling).
var schedules = lazy.Pattern(`(?m)^\s*(?:from|import)\s+(?:airflow|prefect\w*|luigi|dagster\w*|` +
	`celery|apscheduler|huey|dramatiq|rq|procrastinate|flytekit|metaflow|schedule|crontab)\b|` +
	`\b(?:require\(|from\s+)["'](?:node-cron|cron|node-schedule|bree|agenda|bull|bullmq|croner)["']|` +
	`\bmodule\.exports\s*=\s*\{\s*apps\s*:|^\s*every\s+[\w.:, ]+\bdo\b|\bRufus::Scheduler\b|` +
	`\bSidekiq::(?:Job|Worker)\b|\$schedule->|\bSchedule::(?:command|exec|call|job)\(`)

// Scheduled reports such a text.
func Scheduled(text string) bool { return schedules().MatchString(text) }
