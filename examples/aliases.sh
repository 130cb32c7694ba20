# Shell aliases: source this from your shell's start-up file.
alias gemini-acp='guard gemini --acp'
alias codex-acp='guard codex-acp'
