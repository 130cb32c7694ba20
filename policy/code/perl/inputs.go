package perl

import "guard/policy/code/call"

// inputs are what the programs read that calls of Perl start (Perl 5.38, IPC::Open2, IPC::Open3; IPC::Run 20231003;
// System::Command 1.122). What open(…, "|-", …) does is told where that is read.
var inputs = []call.Input{
	{Names: "open2 IPC::Open2::open2 open3 IPC::Open3::open3 IPC::Run::run IPC::Run::start IPC::Run::harness " +
		"IO::Pipe.new().writer IO::Pipe::new().writer IPC::Cmd::run " +
		"System::Command.new System::Command.spawn", Piped: true},
}
