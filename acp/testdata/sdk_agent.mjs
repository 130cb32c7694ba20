// An agent on the official SDK. The prompt's text names what it asks the client for, one after the other with
// a plus between; what came back last is told in an agent_message_chunk.
import * as acp from "@agentclientprotocol/sdk";
import { Readable, Writable } from "node:stream";

const yes = { optionId: "yes", name: "Yes", kind: "allow_once" };
const ever = { optionId: "ever", name: "Always", kind: "allow_always" };
const no = { optionId: "no", name: "No", kind: "reject_once" };
const asks = {
  command: { toolCall: { toolCallId: "t1", title: "rm -rf build", kind: "execute", rawInput: { command: "rm -rf build" } }, options: [ever, yes, no] },
  title: { toolCall: { toolCallId: "t2", title: "rm -rf build", kind: "execute", status: "pending", content: [], locations: [] }, options: [ever, yes, no] },
  vector: { toolCall: { toolCallId: "t3", kind: "execute", rawInput: { command: ["/bin/sh", "-c", "rm -rf build"], cwd: "/srv" } }, options: [yes, no] },
  edit: { toolCall: { toolCallId: "t4", title: "Edit", kind: "edit", content: [{ type: "diff", path: "/srv/a", oldText: "a", newText: "b" }] }, options: [yes, no] },
  choice: { toolCall: { toolCallId: "t5", title: "Which one?", kind: "other" }, options: [{ ...yes, optionId: "first" }, { ...yes, optionId: "second" }] },
  plan: { toolCall: { toolCallId: "t6", title: "Go?", kind: "switch_mode" }, options: [{ ...ever, optionId: "bypass" }, { ...yes, optionId: "go" }, no] },
  noReject: { toolCall: { toolCallId: "t7", title: "ls", kind: "execute", rawInput: { command: "ls" } }, options: [yes] },
};
const { client: M, agent: A } = acp.methods;
acp
  .agent()
  .onRequest(A.initialize, () => ({ protocolVersion: acp.PROTOCOL_VERSION, agentCapabilities: {}, authMethods: [] }))
  .onRequest(A.session.new, () => ({ sessionId: "s" }))
  .onRequest(A.session.prompt, async ({ params: { sessionId, prompt }, client }) => {
    let told;
    for (const what of prompt[0].text.split("+")) try {
      if (asks[what]) told = (await client.request(M.session.requestPermission, { sessionId, ...asks[what] })).outcome;
      else if (what === "terminal") told = await client.request(M.terminal.create, { sessionId, command: "touch", args: ["x"] });
      else if (what === "write") told = await client.request(M.fs.writeTextFile, { sessionId, path: "/srv/a", content: "b" });
      else if (what === "read") told = await client.request(M.fs.readTextFile, { sessionId, path: "/srv/a" });
    } catch (e) {
      told = { error: e.code };
    }
    await client.notify(M.session.update, { sessionId, update: { sessionUpdate: "agent_message_chunk", content: { type: "text", text: JSON.stringify(told) } } });
    return { stopReason: "end_turn" };
  })
  .connect(acp.ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin)));
