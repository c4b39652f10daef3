/** What this device (or this tab) keeps under a name; nothing where storage is switched off. */
export function readKept(
  name: string,
  place: "localStorage" | "sessionStorage" = "localStorage",
): string | null {
  try {
    return globalThis[place].getItem(name);
  } catch {
    return null;
  }
}
