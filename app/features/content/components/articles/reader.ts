const key = "scholarsetu.reader";

/** A number this browser makes up for itself, so that its like or vote counts once. It says nothing of anybody. */
export function readReader(): string {
  try {
    const known = localStorage.getItem(key) ?? crypto.randomUUID();
    localStorage.setItem(key, known);
    return known;
  } catch {
    // Without storage the server tells readers apart by their address.
    return "";
  }
}
