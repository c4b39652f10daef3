import type { MockTry } from "../../mock-tests/mock-try.ts";

const keyOf = (test: string) => `scholarsetu.mock-tries.${test}`;
const most = 10;

function read(test: string): MockTry[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(test)) ?? "[]");
    return Array.isArray(kept) ? (kept as MockTry[]) : [];
  } catch {
    return [];
  }
}

/** The newest first; the same try is kept once, however often its page is shown. */
function add(test: string, one: MockTry): MockTry[] {
  const tries = [one, ...read(test).filter(({ id }) => id !== one.id)].slice(0, most);
  try {
    localStorage.setItem(keyOf(test), JSON.stringify(tries));
  } catch {
    // Full or forbidden: the result stands on the page all the same.
  }
  return tries;
}

/** A visitor's own results, in their own browser alone. */
export const keptTries = { read, add };
