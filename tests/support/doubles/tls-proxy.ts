import { Agent, request } from "node:http";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { generate } from "selfsigned";

/** The proxy that the README asks for: TLS ends here, and the site behind it is told so in headers only. */
export async function startTlsProxy(name: string): Promise<{
  port: number;
  /** Where the site is; told later, since it has to know its public address first. */
  forwardTo(url: string): void;
  close(): Promise<void>;
}> {
  const { private: key, cert } = await generate([{ name: "commonName", value: name }], { keySize: 2048 });
  const agent = new Agent({ keepAlive: true });
  let target = "";
  const server = createServer({ key, cert }, (incoming, outgoing) => {
    const headers = {
      ...incoming.headers,
      "x-forwarded-for": incoming.socket.remoteAddress ?? "",
      "x-forwarded-proto": "https",
    };
    const passedOn = request(
      target + incoming.url,
      { method: incoming.method, headers, agent, setHost: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(outgoing);
      },
    );
    passedOn.on("error", () => (outgoing.headersSent ? outgoing.destroy() : outgoing.writeHead(502).end()));
    incoming.pipe(passedOn);
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    port: (server.address() as AddressInfo).port,
    forwardTo(url) {
      target = url;
    },
    close: () =>
      new Promise((closed) => {
        agent.destroy();
        server.closeAllConnections();
        server.close(() => closed());
      }),
  };
}
