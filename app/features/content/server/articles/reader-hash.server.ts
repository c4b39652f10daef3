import { isId } from "#app/core/id.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";

/**
 * Who leaves a mark (a like, a vote), so that each counts once: by a number their browser made up for
 * itself, or without script by their network address. Only a keyed hash is kept, a different one for each
 * thing marked, so marks cannot be put together into a history of anybody (T35).
 */
export function readerHash(thing: string, given: unknown, address: string): string {
  const reader = isId(given) ? given : `address:${address}`;
  return lookupHash("reader-mark", `${thing}\n${reader}`).slice(0, 32);
}
