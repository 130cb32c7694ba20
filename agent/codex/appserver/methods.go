package appserver

import "guard/acp/dialect"

// serverMethods has an entry for every request that Codex's app-server may send,
// and for what guard reads of its notifications. A request that has none is asked
// or refused; a notification passes.
func serverMethods(srv *server) dialect.Methods {
	return dialect.Methods{
		"item/commandExecution/requestApproval": {Is: dialect.Judged, Handle: srv.approveCommand},
		"item/fileChange/requestApproval":       {Is: dialect.Judged, Handle: srv.approveChange},
		"item/permissions/requestApproval":      {Is: dialect.Judged, Handle: srv.approvePermissions},
		"item/tool/call":                        {Is: dialect.Judged, Handle: srv.callTool},
		"item/tool/requestUserInput":            {Is: dialect.Judged, Handle: srv.askUser},
		"mcpServer/elicitation/request":         {Is: dialect.Judged, Handle: srv.elicitMCP},
		"execCommandApproval":                   {Is: dialect.Judged, Handle: srv.approveOldCommand},
		"applyPatchApproval":                    {Is: dialect.Judged, Handle: srv.approveOldPatch},

		"account/chatgptAuthTokens/refresh": {Is: dialect.Relayed, Handle: srv.Pass,
			Why: "the editor's own login, which it gave to Codex before"},
		"attestation/generate": {Is: dialect.Relayed, Handle: srv.Pass,
			Why: "the editor's word to OpenAI that it is one"},
		"currentTime/read": {Is: dialect.Relayed, Handle: srv.Pass, Why: "it only tells"},

		"item/started":                 {Is: dialect.Observed, Notice: true, Handle: srv.itemTold},
		"item/completed":               {Is: dialect.Observed, Notice: true, Handle: srv.itemTold},
		"item/fileChange/patchUpdated": {Is: dialect.Observed, Notice: true, Handle: srv.patchTold},

		"turn/started":           {Is: dialect.Observed, Notice: true, Handle: srv.turnStarted},
		"turn/completed":         {Is: dialect.Observed, Notice: true, Handle: srv.turnCompleted},
		"serverRequest/resolved": {Is: dialect.Observed, Notice: true, Handle: srv.Withdrawn},
	}
}

// editorMethods has an entry for every request that a client of app-server may
// send. The client is the person's own, and so is what it runs, writes and sets by
// itself: that passes, as what has no entry does. What passes no further is what
// would take guard's hooks from Codex, let in another client past guard, or have
// Codex ask for nothing.
func editorMethods(e editor) dialect.Methods {
	all := dialect.Methods{
		"thread/start":  {Is: dialect.Bounded, Handle: e.opensThread},
		"thread/resume": {Is: dialect.Bounded, Handle: e.opensThread},
		"thread/fork":   {Is: dialect.Bounded, Handle: e.opensThread},

		"turn/start":             {Is: dialect.Bounded, Handle: e.startsTurn},
		"turn/settings/update":   {Is: dialect.Bounded, Handle: e.setsThread},
		"thread/settings/update": {Is: dialect.Bounded, Handle: e.setsThread},

		"config/value/write":                 {Is: dialect.Bounded, Handle: e.writesSettings},
		"config/batchWrite":                  {Is: dialect.Bounded, Handle: e.writesSettings},
		"experimentalFeature/enablement/set": {Is: dialect.Bounded, Handle: e.setsFeatures},
		"remoteControl/enable":               {Is: dialect.Bounded, Handle: e.letsOthersIn},
		"remoteControl/pairing/start":        {Is: dialect.Bounded, Handle: e.letsOthersIn},

		"turn/steer":     {Is: dialect.Observed, Handle: e.steersTurn},
		"turn/interrupt": {Is: dialect.Observed, Handle: e.interrupts},
	}
	for why, methods := range relayedOfEditors {
		for _, m := range methods {
			all[m] = dialect.Treatment{Is: dialect.Relayed, Why: why}
		}
	}
	all["initialized"] = dialect.Treatment{Is: dialect.Relayed, Notice: true, Why: "what both can"}
	return all
}

// relayedOfEditors are the requests of 0.169.0 that pass, by the reason.
var relayedOfEditors = map[string][]string{
	"what both can": {"initialize"},
	"it only tells": {
		"account/bedrock/checkGovCloudRequirements", "account/bedrock/discover", "account/gatewayOAuth/read",
		"account/rateLimits/read", "account/read", "account/securitySetup/read", "account/usage/read",
		"account/workspaceMessages/read", "accountSession/list", "app/installed", "app/list", "app/read",
		"collaborationMode/list", "config/read", "configRequirements/read", "environment/info", "environment/status",
		"experimentalFeature/list", "externalAgentConfig/detect", "externalAgentConfig/import/readHistories",
		"fs/getMetadata", "fs/readDirectory", "fs/readFile", "fs/unwatch", "fs/watch", "fuzzyFileSearch",
		"fuzzyFileSearch/sessionStart", "fuzzyFileSearch/sessionStop", "fuzzyFileSearch/sessionUpdate", "hooks/list",
		"mcpServer/event/stream/start", "mcpServer/event/stream/stop", "mcpServer/resource/read",
		"mcpServerStatus/list", "memory/status", "model/list", "modelProvider/capabilities/read", "modelProvider/list",
		"permissionProfile/list", "plugin/installed", "plugin/list", "plugin/read", "plugin/search",
		"plugin/share/list", "plugin/skill/read", "project/list", "project/read", "remoteControl/client/list",
		"remoteControl/pairing/status", "remoteControl/status/read", "server/diagnostics", "skills/list",
		"thread/attachment/list", "thread/attachmentOwner/list", "thread/backgroundTerminals/list", "thread/goal/get",
		"thread/items/list", "thread/items/read", "thread/list", "thread/loaded/list", "thread/memory/read",
		"thread/queue/list", "thread/read", "thread/realtime/listVoices", "thread/search", "thread/searchOccurrences",
		"thread/timeline/list", "thread/turns/list", "threadSection/list", "userVerification/status",
		"windowsSandbox/readiness", "mock/experimentalMethod",
	},
	"it only ends something": {
		"account/gatewayOAuth/cancel", "account/login/cancel", "account/logout", "command/exec/resize",
		"command/exec/terminate", "process/kill", "process/resizePty", "remoteControl/client/revoke",
		"remoteControl/disable", "thread/backgroundTerminals/clean", "thread/backgroundTerminals/terminate",
		"thread/realtime/stop", "thread/sample/cancel", "thread/unsubscribe", "userVerification/cancel",
	},
	"the person's own words to the model; what comes of them is judged": {
		"review/start", "thread/compact/start", "thread/goal/clear", "thread/goal/set", "thread/guardianReview",
		"thread/inject_items", "thread/prediction/request", "thread/prepareApprovedPlan", "thread/queue/add",
		"thread/queue/delete", "thread/queue/reorder", "thread/queue/start", "thread/queue/update",
		"thread/realtime/appendAudio", "thread/realtime/appendSpeech", "thread/realtime/appendText",
		"thread/realtime/start", "thread/revert", "thread/sample",
	},
	"the person's login, in the editor": {
		"account/bedrock/setup", "account/gatewayOAuth/login", "account/gcp/setup", "account/login/start",
		"accountSession/switch", "mcpServer/oauth/login", "userVerification/delete", "userVerification/enroll",
		"userVerification/verify",
	},
	"the person's own order of their threads, projects and account": {
		"account/rateLimitResetCredit/consume", "account/sendAddCreditsNudgeEmail", "feedback/save", "feedback/upload",
		"memory/reset", "project/create", "project/delete", "project/import", "project/move", "project/update",
		"rollout/compress", "thread/archive", "thread/attachment/add", "thread/attachment/remove",
		"thread/decrement_elicitation", "thread/delete", "thread/increment_elicitation", "thread/memoryMode/set",
		"thread/metadata/update", "thread/name/set", "thread/readState/update", "thread/section/move",
		"thread/unarchive", "threadSection/create", "threadSection/delete", "threadSection/update",
	},
	"the person's own settings, in which guard's hooks do not stand": {
		"config/mcpServer/reload", "environment/add", "externalAgentConfig/import",
		"externalAgentConfig/import/recordHistory", "marketplace/add", "marketplace/remove", "marketplace/upgrade",
		"modelProvider/config/write", "plugin/install", "plugin/reconcile", "plugin/share/checkout",
		"plugin/share/delete", "plugin/share/save", "plugin/share/updateTargets", "plugin/uninstall",
		"skills/config/write", "skills/extraRoots/set", "windowsSandbox/setupStart",
	},
	"the editor's own act, which no model asked for": {
		"command/exec", "command/exec/write", "fs/copy", "fs/createDirectory", "fs/remove", "fs/writeFile",
		"mcpServer/tool/call", "process/spawn", "process/writeStdin", "thread/shellCommand",
	},
	"the person's answer to Codex's own reviewer; guard's hook is asked all the same": {
		"thread/approveGuardianDeniedAction"},
}
