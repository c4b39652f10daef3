import { createHash, randomBytes } from "node:crypto";
import { addIstDays, istDate, now } from "#app/core/clock.ts";
import { perProcess } from "#app/core/settings/per-process.ts";
import {
  type SandboxPerson,
  sandboxIssues,
  sandboxKeys,
  sandboxPdf,
  sandboxRecord,
  uriOf,
} from "./sandbox-papers.server.ts";

/** What can go wrong on the way, to be played at will. */
export const sandboxTricks = ["none", "late", "changed", "forged", "large", "picture"] as const;
export type SandboxTrick = (typeof sandboxTricks)[number];

interface Grant extends SandboxPerson {
  readonly trick: SandboxTrick;
  readonly challenge: string;
  readonly redirectUri: string;
  readonly endsAt: number;
}

/** What it gave out, as long as this process runs. */
const memory = perProcess("sandbox-locker", () => ({
  codes: new Map<string, Grant>(),
  tokens: new Map<string, Grant>(),
}));
const mostKept = 1000;
const tenMinutes = 600_000;

/** Plays DigiLocker in demo mode: holds nobody's papers, and keeps to its protocol. */
export const sandboxLocker = {
  publicKey: async (): Promise<string> => (await sandboxKeys("issuer")).publicKey,

  /** Its owner said yes. */
  allow(asked: Omit<Grant, "endsAt">): string {
    const code = randomBytes(20).toString("hex");
    if (memory.codes.size >= mostKept) memory.codes.clear();
    const ends = asked.trick === "late" ? -1000 : tenMinutes;
    memory.codes.set(code, { ...asked, endsAt: now().getTime() + ends });
    return code;
  },

  /** A code serves once, in time, for the page it was asked from, and for whoever knows the verifier. */
  exchange({ code, verifier, redirectUri }: Record<"code" | "verifier" | "redirectUri", string>) {
    const grant = memory.codes.get(code);
    memory.codes.delete(code);
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const isGood = grant && grant.challenge === challenge && grant.redirectUri === redirectUri;
    if (!isGood || grant.endsAt < now().getTime()) return null;
    const token = randomBytes(24).toString("hex");
    if (memory.tokens.size >= mostKept) memory.tokens.clear();
    memory.tokens.set(token, { ...grant, endsAt: now().getTime() + tenMinutes });
    return { access_token: token, token_type: "Bearer", expires_in: tenMinutes / 1000 };
  },

  revoke(token: string): void {
    memory.tokens.delete(token);
  },

  list(token: string) {
    if (!grantOf(token)) return null;
    return {
      resource: "D",
      items: sandboxIssues.map((issue) => ({
        uri: uriOf(issue),
        name: issue.name,
        type: "file",
        doctype: issue.type,
        issuer: issue.issuer,
        issuerid: issue.code,
        date: issuedOn().split("-").toReversed().join("-"),
        mime: ["application/pdf", "application/xml"],
      })),
    };
  },

  /** The bytes, and what their seal is made over: by a trick, not the same. */
  async file(
    token: string,
    uri: string,
    kind: "pdf" | "xml",
  ): Promise<{ bytes: Buffer; sealed: Buffer } | null> {
    const grant = grantOf(token);
    const issue = sandboxIssues.find((one) => uriOf(one) === uri);
    if (!grant || !issue) return null;
    if (kind === "xml") {
      const isForged = grant.trick === "forged";
      const bytes = Buffer.from(await sandboxRecord(issue, grant, { issuedOn: issuedOn(), isForged }));
      return { bytes, sealed: bytes };
    }
    const pdf = await sandboxPdf(issue, grant, issuedOn());
    if (grant.trick === "large") return same(Buffer.concat([pdf, Buffer.alloc(6 * 1024 * 1024, 32)]));
    if (grant.trick === "picture") return same(Buffer.from("GIF89a and no PDF"));
    return grant.trick === "changed"
      ? { bytes: Buffer.concat([pdf, Buffer.from("\n")]), sealed: pdf }
      : same(pdf);
  },
};

const same = (bytes: Buffer) => ({ bytes, sealed: bytes });
const issuedOn = () => addIstDays(istDate(), -40);

function grantOf(token: string): Grant | null {
  const grant = memory.tokens.get(token);
  return grant && grant.endsAt >= now().getTime() ? grant : null;
}
