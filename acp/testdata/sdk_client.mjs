// A client on the official SDK, over its own input and output. It prompts with each word of its first
// argument and writes on standard error what it was asked and what it was told.
import * as acp from "@agentclientprotocol/sdk";
import { Readable, Writable } from "node:stream";

const { client: M, agent: A } = acp.methods;
let asked = [], said = "";
await acp
  .client()
  .onRequest(M.session.requestPermission, ({ params }) => {
    asked.push(params.options.map((o) => o.kind).join("+"));
    return { outcome: { outcome: "selected", optionId: params.options.find((o) => o.kind === "allow_once").optionId } };
  })
  .onRequest(M.terminal.create, () => (asked.push("terminal"), { terminalId: "1" }))
  .onRequest(M.fs.writeTextFile, () => (asked.push("write"), {}))
  .onRequest(M.fs.readTextFile, () => (asked.push("read"), { content: "c" }))
  .onNotification(M.session.update, ({ params: { update } }) => {
    if (update.sessionUpdate === "agent_message_chunk") said += update.content.text;
    else asked.push(update.sessionUpdate + ":" + update.status);
  })
  .connectWith(acp.ndJsonStream(Writable.toWeb(process.stdout), Readable.toWeb(process.stdin)), async (agent) => {
    await agent.request(A.initialize, { protocolVersion: acp.PROTOCOL_VERSION, clientCapabilities: { fs: { readTextFile: true, writeTextFile: true }, terminal: true } });
    const { sessionId } = await agent.request(A.session.new, { cwd: "/srv", mcpServers: [] });
    for (const what of process.argv[2].split(" ")) {
      asked = [], said = "";
      await agent.request(A.session.prompt, { sessionId, prompt: [{ type: "text", text: what }] });
      while (said === "") await new Promise((done) => setTimeout(done, 5)); // updates come behind the response
      console.error(`${what} [${asked.sort().join(" ")}] ${said}`);
    }
  });
process.exit(0);
