package program

// agentTools: coding agents and editors' assistants. What they do is out of
// guard's sight, and their hosts see the folder; with the options that turn
// their questions off, nobody is asked.
var agentTools = []Entry{
	{
		Name: "claude codex gemini aider kimi cursor-agent opencode open-interpreter amp crush kiro-cli " +
			"plandex cline qwen droid auggie copilot-cli gptme interpreter swe-agent openhands mini-swe-agent " +
			"q-chat",
		Source: "Claude Code, Codex CLI 0.169, Gemini CLI 0.61, Aider 0.86 and the others' command references",
		Level:  high, Categories: network | executes, Says: "{0} starts an agent outside guard's sight",
		Out: Download, Stdin: SendsIt, Operands: "text...",
		Options: `
			-*
			--yolo,--dangerously-skip-permissions,--dangerously-bypass-approvals-and-sandbox:critical+executes
			--full-auto,--allow-all-tools,--yes-always:critical+executes
			-m,--model,-c,--config,-s,--sandbox,-a,--ask-for-approval,--approval-mode,--permission-mode=
			--output-format,--allowedTools,--disallowedTools,--resume,--profile,--max-turns=
			-p?=
			-C,--cd,--add-dir=:cd
			-f,--file,--read,--image=:sendfile
			--mcp-config,--settings=:script
			--api-key=:secrets
		`,
		Subs: []Entry{
			{Name: "help version completion", Level: low, Operands: "text..."},
			{Name: "login logout auth setup-token", Level: high, Categories: accounts | network, Operands: "text..."},
			{Name: "update upgrade install", Level: high, Categories: installs | network, Operands: "text..."},
			{
				Name: "mcp config extensions plugin features", Level: high, Categories: executes,
				Says: "{0} changes what an agent may start", Operands: "text...", Options: `-*`,
			},
		},
		Examples: `
			low | claude --version
			low | codex --help
			high NETWORK_RISK EXEC_ARBITRARY | aider src/main.go
			high NETWORK_RISK EXEC_ARBITRARY | codex exec 'fix the tests'
			critical EXEC_ARBITRARY | gemini --yolo -p 'fix the tests'
			critical EXEC_ARBITRARY | claude --dangerously-skip-permissions -p x
			high ACCOUNT_CHANGE | codex login
			critical NETWORK_RISK FS_CONFIG_SECRETS | cat .env | claude -p explain
		`,
	},
}
