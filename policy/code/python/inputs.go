package python

import "guard/policy/code/call"

// inputs are what the programs read that calls of Python start (Python 3.13, subprocess, asyncio, os, pty; trio 0.27;
// pexpect 4.9).
var inputs = []call.Input{
	{Names: "*", Text: "=input", Stream: "=stdin =in_stream =_in =file_actions"},
	{Names: "trio.run_process", Text: "=stdin"},
	{Names: "subprocess.Popen Popen", Stream: "3=stdin"},
	{Names: "os.popen ?.popen popen", Mode: "1=mode"},
	{Names: "pty.spawn", Stream: "2=stdin_read"},
	{Names: "os.popen2 os.popen3 popen2.popen2 pexpect.spawn pexpect.run uuid._popen", Piped: true},
}
