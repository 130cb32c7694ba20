package running

import (
	"net"
	"net/url"
	"os"
	"strings"
	"time"

	"guard/cmd/guard/question"
	"guard/cmd/guard/records"
	"guard/config"
	"guard/export"
	"guard/locale"
)

// late is for how long records may wait before that is worth a word.
const late = 10 * time.Minute

// examineExport looks whether records are handed on, and how far that is behind.
func examineExport(conf *config.Config) []symptom {
	e := &conf.Export
	if e.Endpoint.Value == "" {
		return nil
	}
	var all []symptom
	for _, file := range []string{e.HeadersFile.Value, e.CA.Value, e.Cert.Value, e.Key.Value} {
		if file == "" {
			continue
		}
		if f, err := os.Open(file); err != nil {
			all = append(all, symptom{"export", bad, err.Error(), locale.Text("mend [export] in your guard.toml"), ""})
		} else {
			f.Close()
		}
	}
	if u, err := url.Parse(e.Endpoint.Value); err == nil && u.Scheme == "http" && !loopback(u.Hostname()) {
		all = append(all, symptom{"export", fair,
			locale.Fill("{0}: who is on the way reads what is handed on", e.Endpoint.Value),
			locale.Text("name the Collector by https://"), ""})
	}
	state, err := records.ExportState(conf)
	if err != nil {
		return append(all, symptom{About: "export", State: bad, What: err.Error()})
	}
	return append(all, examineBehind(state, time.Now()))
}

// examineBehind says how far an export is behind.
func examineBehind(x export.Exporter, now time.Time) symptom {
	behind, err := x.Behind()
	if err != nil {
		return symptom{About: "export", State: bad, What: err.Error()}
	}
	s, running, err := export.StatusIn(x.State)
	if err != nil {
		return symptom{About: "export", State: bad, What: err.Error()}
	}
	one := symptom{About: "export", State: good, What: locale.Text("all is handed on")}
	if behind.Records > 0 {
		one.What = locale.Fill("{0} wait since {1}", question.Count(behind.Records, "1 record", "{0} records"),
			question.Clock(behind.Oldest, now))
		if now.Sub(behind.Oldest) > late && !running || s.Error != "" {
			one.State, one.Command = fair, "guard export"
			one.Do = locale.Text("hand them on now, and see why they wait")
		}
	}
	if s.Error != "" {
		one.What += "; " + strings.TrimPrefix(s.Error, "guard: ")
	}
	if s.Refused > 0 {
		one.State = fair
		one.What += "; " + locale.Fill("the Collector refuses {0}", s.RefusedLast)
	}
	return one
}

func loopback(host string) bool {
	ip := net.ParseIP(host)
	return host == "localhost" || ip != nil && ip.IsLoopback()
}
