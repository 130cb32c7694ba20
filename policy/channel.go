package policy

// Channel is the way by which a request arrives, by its name in records and on the socket.
// It decides only how the answer is sent back. One that this version does not know, in a
// newer record, is kept as it stands. The zero value is not known.
type Channel string

// The channels.
const (
	ChannelACP       Channel = "acp"        // the Agent Client Protocol
	ChannelAppServer Channel = "app-server" // an agent's own protocol with its vendor's editor extensions
	ChannelHook      Channel = "hook"       // a hook of the agent's, over the socket
	ChannelCheck     Channel = "check"      // guard check, guard replay and guard test: nothing runs
)
