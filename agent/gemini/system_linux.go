package gemini

// systemFolder holds settings and policies of the machine (Gemini CLI, Storage.getSystemConfigDir).
func systemFolder() string { return "/etc/gemini-cli" }
