import { Agent, createServer, get, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { RunningReplies } from "./running-replies.ts";

async function start(answer: RequestListener) {
  const replies = new RunningReplies();
  const server = createServer(replies.listener(answer));
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
  const ask = () =>
    new Promise<IncomingMessage>((found, failed) => {
      get({ port, agent, host: "127.0.0.1" }, found).on("error", failed);
    });
  return { replies, server, ask };
}

test("O7: after the goodbye each reply is its connection's last, the one at work included", async () => {
  let finish = () => {};
  const { replies, server, ask } = await start(async (_request, response) => {
    await new Promise<void>((go) => {
      finish = go;
    });
    response.end("done");
  });
  const atWork = ask();
  await expect.poll(() => replies.count).toBe(1);
  replies.sayGoodbye();
  finish();
  expect((await atWork).headers.connection).toBe("close");
  const late = ask();
  await expect.poll(() => replies.count).toBe(1);
  finish();
  expect((await late).headers.connection).toBe("close");
  await replies.finish(server, 1000);
});

test("O7: what had begun to answer ends whole, and its idle connection holds nobody up", async () => {
  const { replies, server, ask } = await start(async (_request, response) => {
    response.write("first ");
    await wait(300);
    response.end("last");
  });
  const answer = await ask();
  expect(answer.headers.connection).toBe("keep-alive");
  replies.sayGoodbye();
  const began = Date.now();
  const ended = replies.finish(server, 5000);
  expect(await text(answer)).toBe("first last");
  await ended;
  expect(Date.now() - began).toBeLessThan(2000);
});

test("O7: a reply that takes too long is cut, but the database waits for its handler", async () => {
  let isOver = false;
  const { replies, server, ask } = await start(async () => {
    await wait(600);
    isOver = true;
  });
  const cut = ask().catch((error: NodeJS.ErrnoException) => error.code);
  await expect.poll(() => replies.count).toBe(1);
  await replies.finish(server, 200);
  expect(await cut).toBe("ECONNRESET");
  expect(isOver).toBe(true);
});
