import { createHmac } from "node:crypto";
import { z } from "zod";
import { timingSafeEqualText } from "#app/core/secrets/crypto.server.ts";
import { httpVerdict } from "../http-verdict.ts";
import { OutsideError } from "../outside-error.ts";
import { readIssuerRecord } from "./issuer-record.server.ts";
import type { IssuedPaper, Locker } from "./locker.ts";

export interface DigilockerConfig {
  readonly name: Locker["name"];
  /** Where the browser is sent, and where we ask: one machine but in the demo. Without "/public". */
  readonly pageUrl: string;
  readonly apiUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly trusted: () => Promise<readonly string[]>;
  readonly timeoutMs?: number;
}

const mostPdfBytes = 5 * 1024 * 1024;
const mostWordsBytes = 1024 * 1024;

const tokenSchema = z.object({
  access_token: z.string().min(8).max(4000),
  expires_in: z.coerce.number().int().positive().catch(600),
});
const item = z.object({
  uri: z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._\-/ ]{2,250}$/),
  name: z.string().max(300).catch(""),
  doctype: z.string().max(20).catch(""),
  issuer: z.string().max(300).catch(""),
  date: z.string().max(40).catch(""),
  // One word or a list of them, by the age of the entry.
  mime: z.union([z.string().transform((one) => [one]), z.array(z.string())]).catch([]),
});

type Wish = { path: string; token?: string; form?: Record<string, string>; mostBytes: number };

/** DigiLocker by its Authorized Partner API: OAuth 2 with PKCE, issued documents, files sealed by the client's secret. */
export function createDigilocker(config: DigilockerConfig): Locker {
  const { pageUrl, apiUrl, clientId, clientSecret, timeoutMs = 15_000 } = config;
  const pages = new URL(pageUrl);

  async function ask({ path, token, form, mostBytes }: Wish): Promise<{ bytes: Buffer; headers: Headers }> {
    try {
      const response = await fetch(`${apiUrl}/public/oauth2/${path}`, {
        method: form ? "POST" : "GET",
        // A redirect would carry the token to an address nobody configured.
        redirect: "error",
        headers: { ...(token && { authorization: `Bearer ${token}` }) },
        body: form ? new URLSearchParams(form) : null,
        signal: AbortSignal.timeout(timeoutMs),
      });
      const bytes = await readBounded(response, mostBytes);
      if (!response.ok) throw failed(response.status, bytes);
      return { bytes, headers: response.headers };
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      const isLate = error instanceof Error && error.name === "TimeoutError";
      throw new OutsideError("digilocker", isLate ? "timeout" : "unreachable", "away");
    }
  }

  /** DigiLocker's own seal over a file: base64 of its HMAC-SHA256 by the client's secret. */
  async function readSealed(token: string, path: string, mostBytes: number): Promise<Buffer> {
    const { bytes, headers } = await ask({ path, token, mostBytes });
    const seal = createHmac("sha256", clientSecret).update(bytes).digest("base64");
    if (!timingSafeEqualText(headers.get("hmac") ?? "", seal)) throw refused("wrong_hmac");
    return bytes;
  }

  return {
    name: config.name,
    formOrigin: config.name === "sandbox" ? null : pages.origin,

    authorizeUrl({ state, challenge, redirectUri }) {
      const query = new URLSearchParams({
        response_type: "code",
        client_id: clientId,
        redirect_uri: redirectUri,
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
      });
      return `${pageUrl}/public/oauth2/1/authorize?${query}`;
    },

    async exchange({ code, verifier, redirectUri }) {
      const { bytes } = await ask({
        path: "1/token",
        mostBytes: mostWordsBytes,
        form: {
          grant_type: "authorization_code",
          code,
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uri: redirectUri,
          code_verifier: verifier,
        },
      });
      const { access_token, expires_in } = tokenSchema.catch(unreadable).parse(json(bytes));
      return { token: access_token, seconds: expires_in };
    },

    async listIssued(token) {
      const { bytes } = await ask({ path: "2/files/issued", token, mostBytes: mostWordsBytes });
      const list = z
        .object({ items: z.array(z.unknown()).max(500) })
        .catch(unreadable)
        .parse(json(bytes));
      return list.items.flatMap((entry): IssuedPaper[] => {
        const { data } = item.safeParse(entry);
        if (!data) return [];
        const { mime, ...paper } = data;
        const has = (kind: string) => mime.some((one) => one.toLowerCase().includes(kind));
        return [{ ...paper, hasPdf: has("pdf"), hasRecord: has("xml") }];
      });
    },

    async readPdf(token, uri) {
      const bytes = await readSealed(token, `1/file/${encodeURIComponent(uri)}`, mostPdfBytes);
      if (bytes.subarray(0, 5).toString("latin1") !== "%PDF-") throw refused("not_pdf");
      return bytes;
    },

    async readRecord(token, uri) {
      const bytes = await readSealed(token, `1/xml/${encodeURIComponent(uri)}`, mostWordsBytes);
      return readIssuerRecord(bytes.toString("utf8"), await config.trusted());
    },

    async revoke(token) {
      const form = { token, client_id: clientId, client_secret: clientSecret };
      await ask({ path: "1/revoke", form, mostBytes: mostWordsBytes });
    },
  };
}

async function readBounded(response: Response, mostBytes: number): Promise<Buffer> {
  let size = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > mostBytes) throw refused("too_large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** A code that is used, late or another's, and a token that has run out, are hers to mend: she goes there again. */
function failed(status: number, bytes: Buffer): OutsideError {
  const isGone = status === 401 || (status === 400 && /invalid_grant|expired/.test(bytes.toString("utf8")));
  if (isGone) return refused("expired");
  return new OutsideError("digilocker", `http_${status}`, httpVerdict(status));
}

function json(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"));
  } catch {
    return null;
  }
}

function unreadable(): never {
  throw new OutsideError("digilocker", "unreadable_answer", "away");
}

function refused(code: string): OutsideError {
  return new OutsideError("digilocker", code, "never");
}
