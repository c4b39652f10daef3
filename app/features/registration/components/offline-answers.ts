const key = "scholarsetu.registration";

type Kept = { owner: string; fields: Record<string, string> };

function read(): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "null") as Kept | null;
    return kept && typeof kept.owner === "string" && typeof kept.fields === "object" ? kept : null;
  } catch {
    return null;
  }
}

/**
 * What was typed while there was no connection, until the server has it. Aadhaar and account number are never
 * put here: on a borrowed phone they would stay behind. Signing out empties it (T11).
 */
export const offlineAnswers = {
  read(owner: string): Record<string, string> {
    const kept = read();
    return kept?.owner === owner ? kept.fields : {};
  },
  add(owner: string, fields: Record<string, string>): void {
    try {
      const merged = { ...offlineAnswers.read(owner), ...fields };
      localStorage.setItem(key, JSON.stringify({ owner, fields: merged } satisfies Kept));
    } catch {
      // Storage is full or switched off: the page itself still holds what was typed.
    }
  },
  clear(): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept then.
    }
  },
};
