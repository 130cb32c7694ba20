// Package files is how an agent's folder states which files are the agent's own: those
// that guard protects, and those that only tell the agent something.
//
// A value (Files) goes from the folder to the tables of policy/place, by
// agent/files/known, which lists every folder's. For example
//
//	files.Files{Settings: []string{".gemini/"}, Secrets: []string{"~/.gemini/oauth_creds.json"}}
//
// A path is one in the form of policy/place's tables: "~/" is a home, "/" the root, any
// other may stand in any folder; "/" at the end is all below; a * is any text within a
// name; all in lower case. The package imports nothing, so that policy can know it.
package files

// Files are the files of one agent, or of several.
type Files struct {
	// Settings decide what the agent does and asks: settings, hooks, policies. Only a
	// person changes them.
	Settings []string
	// Later are files below a home, with the case of their letters, that change what later sessions do, and that the
	// agent itself writes only when the person has it do so; "/" at the end is a folder.
	Later []string
	// Secrets are its login.
	Secrets []string
	// Instructions are read at the start of every later session, as words to obey.
	Instructions []string
	// Shared are folders that come with it and tell nothing of anybody, as written.
	Shared []string
	// Mentions are words by which program text is known to speak of its settings.
	Mentions []string
	// Variables are those of the environment that set it, * for any ending.
	Variables []string
}

// With are the files of both.
func (f Files) With(g Files) Files {
	return Files{
		Settings:     append(f.Settings, g.Settings...),
		Later:        append(f.Later, g.Later...),
		Secrets:      append(f.Secrets, g.Secrets...),
		Instructions: append(f.Instructions, g.Instructions...),
		Shared:       append(f.Shared, g.Shared...),
		Mentions:     append(f.Mentions, g.Mentions...),
		Variables:    append(f.Variables, g.Variables...),
	}
}
