const keyOf = (attempt: string) => `scholarsetu.mock.${attempt}`;

function read(attempt: string): Record<string, number> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(attempt)) ?? "{}");
    return kept && typeof kept === "object" ? (kept as Record<string, number>) : {};
  } catch {
    return {};
  }
}

function write(attempt: string, answers: Record<string, number>): void {
  try {
    localStorage.setItem(keyOf(attempt), JSON.stringify(answers));
  } catch {
    // Full or forbidden: the page itself still holds the answers.
  }
}

function forget(attempt: string): void {
  try {
    localStorage.removeItem(keyOf(attempt));
  } catch {
    // Nothing was kept then.
  }
}

/** A visitor's answers to a test that is running, in their own browser. */
export const keptAnswers = { read, write, forget };
