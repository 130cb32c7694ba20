package gemini

// systemFolder holds settings and policies of the machine (Gemini CLI, Storage.getSystemConfigDir).
func geminiSystemFolder() string { return "/Library/Application Support/GeminiCli" }
