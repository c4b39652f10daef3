import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import type { Context } from "hono";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { badRequest, ProblemError, payloadTooLarge, unavailable } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import type { ServerEnv } from "../hono-env.ts";
import { largestPlainBody } from "./body-limit.ts";

/** Up to here a body waits in memory; beyond, on the disk. */
const mostInMemory = 64 * 1024;
const longestSilenceMs = 20_000;
/** A form of words is sent in seconds; five megabytes on a slow line take minutes. */
const longestMs = { small: 30_000, large: 300_000 };
/** Lives and dies with this process: what a crash leaves behind on the disk nobody can read (T23). */
const key = randomBytes(32);
/** On the disk at once, of everybody and of one client. */
const mostOnDisk = { all: 1024 ** 3, client: 256 * 1024 ** 2 };
const onDisk = { all: 0, clients: new Map<string, number>() };

/**
 * Takes in what was sent before any work begins: a slow phone then holds no place among those who are worked for,
 * and costs no memory, because what is large waits sealed on the disk (X5). Gives back how to clear up.
 */
export async function receiveBody(c: Context<ServerEnv>, client: string): Promise<() => Promise<void>> {
  const { raw } = c.req;
  const { body } = raw;
  if (!body || raw.method === "GET" || raw.method === "HEAD") return async () => undefined;
  const received = await drain(body, c.get("bodyLimit") ?? largestPlainBody, client);
  c.req.raw = new Request(raw, { body: received.body, duplex: "half" } as RequestInit);
  return received.clear;
}

type Received = { body: BodyInit; clear: () => Promise<void> };

async function drain(body: ReadableStream<Uint8Array>, most: number, client: string): Promise<Received> {
  const reader = body.getReader();
  const until = performance.now() + (most > largestPlainBody ? longestMs.large : longestMs.small);
  const chunks: Uint8Array[] = [];
  let size = 0;
  let disk: Spool | null = null;
  try {
    for (;;) {
      const { done, value } = await nextChunk(reader, until);
      if (done) break;
      size += value.byteLength;
      if (size > most) throw payloadTooLarge();
      if (size > mostInMemory && !disk) {
        disk = await openSpool(client);
        for (const chunk of chunks.splice(0)) await disk.write(chunk);
      }
      if (disk) await disk.write(value);
      else chunks.push(Uint8Array.from(value));
    }
    if (!disk) return { body: Buffer.concat(chunks), clear: async () => undefined };
    return { body: await disk.read(), clear: disk.clear };
  } catch (error) {
    await disk?.clear();
    // Let go and not cancelled: a browser reads the answer only when it has sent the rest (drain-body.ts).
    reader.releaseLock();
    throw error;
  }
}

async function nextChunk(reader: ReadableStreamDefaultReader<Uint8Array>, until: number) {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const wait = Math.min(longestSilenceMs, until - performance.now());
    timer = setTimeout(() => reject(tooSlow()), Math.max(0, wait));
  });
  try {
    return await Promise.race([
      reader.read().catch(() => {
        // The browser went away: nobody reads this answer, and nothing is kept (T24).
        throw badRequest("What you sent did not arrive whole. Please try again.");
      }),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

function tooSlow(): ProblemError {
  return new ProblemError({
    status: 408,
    code: "too_slow",
    title: "It took too long",
    detail: "What you sent did not arrive in time. Please try again.",
    headers: { Connection: "close" },
  });
}

type Spool = {
  write: (chunk: Uint8Array) => Promise<void>;
  read: () => Promise<ReadableStream<Uint8Array>>;
  clear: () => Promise<void>;
};

async function openSpool(client: string): Promise<Spool> {
  const folder = await incomingFolder();
  const path = join(folder, newId());
  const iv = randomBytes(16);
  const cipher = createCipheriv("aes-256-ctr", key, iv);
  const file = await open(path, "wx", 0o600);
  let size = 0;
  return {
    async write(chunk) {
      size += chunk.byteLength;
      take(client, chunk.byteLength);
      await file.write(cipher.update(chunk));
    },
    async read() {
      await file.close();
      const plain = createReadStream(path).pipe(createDecipheriv("aes-256-ctr", key, iv));
      return Readable.toWeb(plain) as ReadableStream<Uint8Array>;
    },
    async clear() {
      take(client, -size);
      size = 0;
      await file.close().catch(() => undefined);
      await rm(path, { force: true });
    },
  };
}

function take(client: string, bytes: number): void {
  const own = (onDisk.clients.get(client) ?? 0) + bytes;
  onDisk.all += bytes;
  if (own > 0) onDisk.clients.set(client, own);
  else onDisk.clients.delete(client);
  if (bytes > 0 && (onDisk.all > mostOnDisk.all || own > mostOnDisk.client)) throw unavailable();
}

let folderReady: Promise<string> | null = null;

/** Where the process may write anyway. What a crash left there an hour ago is rubbish: its key is gone. */
function incomingFolder(): Promise<string> {
  folderReady ??= (async () => {
    const folder = join(env().DATA_DIR, "incoming");
    await mkdir(folder, { recursive: true, mode: 0o700 });
    for (const name of await readdir(folder)) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (found && now().getTime() - found.mtimeMs > 3_600_000) await rm(path, { force: true });
    }
    return folder;
  })();
  return folderReady;
}
