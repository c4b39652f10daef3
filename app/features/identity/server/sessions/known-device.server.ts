import { isKeyedHash, keyedHash, randomToken } from "#app/core/secrets/crypto.server.ts";
import { sessionCookie } from "./session-cookie.server.ts";

const cookieName = "device";
/** Browsers keep no cookie longer. */
const keptSeconds = 400 * 24 * 3600;
/** A family's phone, or the computer of a school's office. */
const mostAccounts = 12;
const markLength = 22;

/**
 * T49: a browser that signed in to a phone or account before has an allowance of its own there, so that a stranger
 * who uses up the others' does not keep its owner out. The cookie is a random id and, for each phone or address it
 * signed in with, a keyed mark of both: nobody can make one, nobody can read whose it is, and nothing is stored.
 */
export const knownDevice = {
  read: (request: Request): string | null => sessionCookie.read(request, cookieName),

  /** The device's id, if it has signed in to this phone or e-mail address before. */
  idFor(cookie: string | null | undefined, contactHash: string): string | null {
    const [id = "", ...marks] = (cookie ?? "").split(".").slice(0, mostAccounts + 1);
    const isKnown = marks.some((mark) =>
      isKeyedHash("known-device", `${id} ${contactHash}`, mark, markLength),
    );
    return isKnown ? id : null;
  },

  /** The cookie after a sign-in with these; the ones before stay known, the newest twelve of them. */
  write(cookie: string | null | undefined, contactHashes: readonly string[]): string {
    const [before, ...old] = (cookie ?? "").split(".");
    const id = before || randomToken(16);
    const marks = [...new Set([...contactHashes.map((hash) => markOf(id, hash)), ...old])];
    return sessionCookie.write(cookieName, [id, ...marks.slice(0, mostAccounts)].join("."), keptSeconds);
  },
};

function markOf(id: string, contactHash: string): string {
  return keyedHash("known-device", `${id} ${contactHash}`).slice(0, markLength);
}
