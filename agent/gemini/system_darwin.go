package gemini

// systemFolder holds settings and policies of the machine (Gemini CLI, Storage.getSystemConfigDir).
func systemFolder() string { return "/Library/Application Support/GeminiCli" }
