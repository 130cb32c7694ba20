package ruby

import "guard/policy/code/call"

// inputs are what the programs read that calls of Ruby start (Ruby 3.4, Process.spawn, IO.popen, Open3, PTY).
var inputs = []call.Input{
	{Names: "*", Text: "=stdin_data", Stream: "=in =STDIN =$stdin =0"},
	{Names: "IO.popen popen ?.popen open Kernel.open IO.read_command", Mode: "1=mode"},
	{Names: "Open3.popen2 Open3.popen2e Open3.popen3 ?.popen3 Open3.pipeline_w Open3.pipeline_rw PTY.spawn " +
		"PTY.getpty IO.write IO.binwrite", Piped: true},
}
