import { type LookupAddress, lookup } from "node:dns";
import * as http from "node:http";
import * as https from "node:https";
import { isIP } from "node:net";
import type { PageReader, ReadPage } from "./page-reader.ts";
import { isPublicAddress } from "./public-address.ts";

interface Limits {
  readonly timeoutMs?: number;
  readonly maxBytes?: number;
  readonly maxRedirects?: number;
  /** Which addresses may be asked; a test asks its own machine. */
  readonly mayAsk?: (address: string) => boolean;
}

class Refused extends Error {}

/**
 * Asks the open internet for a page. What a name resolves to is judged at the very lookup that the connection is made
 * by, on every redirect anew, so that no name can lead into our own network (SSRF).
 */
export function createHttpPageReader(limits: Limits = {}): PageReader {
  const { timeoutMs = 10_000, maxBytes = 1024 * 1024, maxRedirects = 5, mayAsk = isPublicAddress } = limits;

  const guarded: http.RequestOptions["lookup"] = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Refused("no_address"), "", 4);
      if (!found.every(({ address }) => mayAsk(address))) return done(new Refused("closed_address"), "", 4);
      if (options.all) return done(null, found);
      return done(null, first.address, first.family);
    });
  };

  async function readFrom(address: string, left: number, signal: AbortSignal): Promise<ReadPage> {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password)
      return { kind: "away", why: "bad_address" };
    const host = url.hostname.replace(/^\[|\]$/g, "");
    // A bare number is not looked up, so it is judged here.
    if (isIP(host) && !mayAsk(host)) return { kind: "away", why: "closed_address" };
    const answer = await ask(url, signal);
    const status = answer.statusCode ?? 0;
    const location = answer.headers.location;
    if (status >= 300 && status < 400 && location) {
      answer.destroy();
      if (left === 0) return { kind: "away", why: "too_many_redirects" };
      if (!URL.canParse(location, url)) return { kind: "away", why: "bad_address" };
      return readFrom(new URL(location, url).href, left - 1, signal);
    }
    if (status === 404 || status === 410) {
      answer.destroy();
      return { kind: "gone", status };
    }
    if (status < 200 || status >= 300) {
      answer.destroy();
      return { kind: "away", why: `http_${status}` };
    }
    const body = await readSome(answer, maxBytes);
    return { kind: "read", status, body, isHtml: /html/i.test(answer.headers["content-type"] ?? "html") };
  }

  function ask(url: URL, signal: AbortSignal): Promise<http.IncomingMessage> {
    const { request } = url.protocol === "https:" ? https : http;
    return new Promise((resolve, reject) => {
      const sent = request(
        url,
        {
          lookup: guarded,
          signal,
          agent: false,
          headers: {
            "user-agent": "ScholarSetu link check",
            accept: "text/html,*/*;q=0.5",
            "accept-encoding": "identity",
          },
        },
        resolve,
      );
      sent.on("error", reject);
      sent.end();
    });
  }

  return {
    async read(address) {
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        return await readFrom(address, maxRedirects, signal);
      } catch (error) {
        if (error instanceof Refused) return { kind: "away", why: error.message };
        const code = (error as NodeJS.ErrnoException).code ?? "unreachable";
        // A name that nobody holds any more is as gone as a page.
        if (code === "ENOTFOUND") return { kind: "gone", status: null };
        return { kind: "away", why: signal.aborted ? "timeout" : code.toLowerCase() };
      }
    },
  };
}

/** The beginning of a long page is enough to tell whether it changed. */
async function readSome(answer: http.IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= maxBytes) break;
  }
  answer.destroy();
  return Buffer.concat(chunks).subarray(0, maxBytes).toString("utf8");
}
