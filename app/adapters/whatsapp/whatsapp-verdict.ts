import { httpVerdict } from "../http-verdict.ts";
import type { OutsideVerdict } from "../outside-error.ts";

type Range = number | readonly [from: number, to: number];

/** Meta's codes (Cloud API, error codes): whom a refusal concerns. What is not listed is told by the HTTP status. */
const meanings: readonly { verdict: OutsideVerdict; codes: readonly Range[] }[] = [
  // Token, rights, a locked account or number, an unpaid bill: nobody's message passes until a person acts.
  { verdict: "stopped", codes: [0, 3, 10, 190, [200, 299], 368, 130497, 131031, 131042, 131045, 133010] },
  // Too many at once, or the service itself.
  { verdict: "away", codes: [1, 2, 4, 80007, 130429, 131016, 131048, 131057, 133004, 133016] },
  // Too many to this one receiver, or a template that is missing, paused or changed: others may go on.
  { verdict: "later", codes: [131056, [132000, 132099]] },
  // Not on WhatsApp (131026), a number that may not be written to, or one that WhatsApp keeps for itself.
  { verdict: "never", codes: [130472, 131021, 131026, 131030, 131047, 131049, 131050, 131051] },
];

export function whatsAppVerdict(code: number | null, status: number): OutsideVerdict {
  const known = meanings.find(({ codes }) => codes.some((range) => code !== null && isWithin(code, range)));
  if (known) return known.verdict;
  const verdict = httpVerdict(status);
  // A 400 may mean a bad number or a fault of ours: only a code that we know would tell.
  return verdict === "never" ? "unclear" : verdict;
}

function isWithin(code: number, range: Range): boolean {
  return typeof range === "number" ? code === range : code >= range[0] && code <= range[1];
}

/** The word for logs and rows. */
export function whatsAppCode(code: number | null, status: number): string {
  return code === null ? `http_${status}` : `refused_${code}`;
}
