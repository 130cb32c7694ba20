package plan

// geminiSystemFolder holds settings and policies of the machine (Gemini CLI, Storage.getSystemConfigDir).
func geminiSystemFolder() string { return "/etc/gemini-cli" }
