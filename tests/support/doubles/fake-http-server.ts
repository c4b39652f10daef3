import type { Server } from "node:http";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

export type SeenRequest = {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
};

export type FakeAnswer = {
  status?: number;
  body?: string | Uint8Array;
  headers?: Record<string, string>;
  /** Never answers, so that the caller's own time limit has to act. */
  hang?: boolean;
};

/** A stranger's service on the loopback: answers what the test says, and remembers what it was asked. */
export async function startFakeHttpServer(
  answer: (request: SeenRequest) => FakeAnswer,
): Promise<{ url: string; requests: SeenRequest[]; close(): Promise<void> }> {
  const requests: SeenRequest[] = [];
  const server: Server = createServer(async (incoming, outgoing) => {
    const seen = {
      method: incoming.method ?? "",
      path: incoming.url ?? "",
      headers: incoming.headers,
      body: await buffer(incoming),
    };
    requests.push(seen);
    const { status = 200, body = "", headers = {}, hang } = answer(seen);
    if (hang) return;
    outgoing.writeHead(status, headers).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
