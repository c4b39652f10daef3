import { isId } from "#app/core/id.ts";
import { keyedHash, timingSafeEqualText } from "#app/core/secrets/crypto.server.ts";
import { env } from "#app/core/settings/env.server.ts";

type Door = "own" | "stop";

function proofOf(door: Door, requestId: string): string {
  return keyedHash("recovery-link", `${door}:${requestId}`).slice(0, 40);
}

/** Eight digits: what an SMS can carry. Tries are counted (`recovery-code-*`). */
function codeOf(door: Door, requestId: string): string {
  const number = Number.parseInt(keyedHash("recovery-code", `${door}:${requestId}`).slice(0, 12), 16);
  return String(number % 100_000_000).padStart(8, "0");
}

/** Two keys of one request: the asker's opens its page, the old number's stops it and shows nothing. */
export const recoveryLink = {
  keyOf: (door: Door, requestId: string): string => `${requestId}.${proofOf(door, requestId)}`,
  /** The request a key opens, or null. */
  idOf(door: Door, key: string | null | undefined): string | null {
    const [id = "", proof = "", ...more] = (key ?? "").split(".");
    return more.length === 0 && isId(id) && timingSafeEqualText(proof, proofOf(door, id)) ? id : null;
  },
  codeOf,
  /** Which door of a request a code opens, or null. */
  doorOf: (requestId: string, code: string): Door | null =>
    (["own", "stop"] as const).find((door) => timingSafeEqualText(code, codeOf(door, requestId))) ?? null,
  path: (door: Door, requestId: string): string =>
    `/recover/${door === "stop" ? "stop/" : ""}${recoveryLink.keyOf(door, requestId)}`,
  url: (door: Door, requestId: string): string => `${env().PUBLIC_URL}${recoveryLink.path(door, requestId)}`,
};
