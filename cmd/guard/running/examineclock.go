package running

import (
	"runtime"
	"time"

	"guard/audit"
	"guard/cmd/guard/cli"
	"guard/internal/disk"
	"guard/locale"
)

// clockCommands have a system set its clock by the network.
var clockCommands = map[string]string{"linux": "sudo timedatectl set-ntp true",
	"darwin": "sudo sntp -sS time.apple.com"}

// examineClock looks whether times can be believed: grants end by them, and the record is sorted by them.
func examineClock(now time.Time, build cli.Build) []symptom {
	mend := func(what string) []symptom {
		return []symptom{{"clock", bad, what, locale.Text("set the clock: what you allow for a time ends by it"),
			clockCommands[runtime.GOOS]}}
	}
	if made, err := time.Parse(time.RFC3339, build.Date); err == nil && now.Before(made) {
		return mend(locale.Fill("it says {0}, which is before this guard was made", now.Format(time.DateTime)))
	}
	dir, err := audit.DefaultFolder()
	if err != nil {
		return nil // examineFolders says it
	}
	files, err := audit.Files(dir)
	if n := len(files); err == nil && n > 0 && files[n-1].Started.After(now.Add(time.Minute)) {
		return mend(locale.Fill("it says {0}, and the newest record began at {1}", now.Format(time.DateTime),
			files[n-1].Started.Local().Format(time.DateTime)))
	}
	return []symptom{{About: "clock", State: good, What: now.Format("2006-01-02 15:04:05 -0700")}}
}

// examineBirths looks whether files of the workspace tell when they were born, by which guard knows what a
// session made.
func examineBirths(dir string) []symptom {
	stamp, err := disk.New(disk.LookBudget).Stamp(dir)
	if err != nil || !stamp.Born.IsZero() {
		return nil
	}
	return []symptom{{"workspace", fair, locale.Fill("the file system of {0} does not tell when a file was made: "+
		"guard asks about deleting what the session itself made", dir),
		locale.Text("keep projects on ext4, xfs, btrfs or APFS"), ""}}
}
