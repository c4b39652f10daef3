import type { OutsideVerdict } from "./outside-error.ts";

// Still working on the same request, too early, too many: they pass by themselves.
const PASSING = [408, 409, 425, 429];
const KEY_OR_BALANCE = [401, 402, 403];

/** What an HTTP status that is no success means for the next try; any other 4xx is a mistake in the request. */
export function httpVerdict(status: number): OutsideVerdict {
  if (status >= 500 || PASSING.includes(status)) return "away";
  return KEY_OR_BALANCE.includes(status) ? "stopped" : "never";
}
