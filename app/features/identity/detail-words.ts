/** The details of an audit entry in one line: "after.status: approved; reason: …". Nothing is left out. */
export function detailWords(details: Readonly<Record<string, unknown>>): string {
  return linesOf(details, "").join("; ");
}

function linesOf(value: unknown, path: string): string[] {
  if (Array.isArray(value) && value.every((one) => typeof one !== "object")) {
    return [`${path}: ${value.join(", ") || "none"}`];
  }
  if (value === null || typeof value !== "object") return [`${path}: ${value ?? "none"}`];
  return Object.entries(value).flatMap(([key, inner]) => linesOf(inner, path ? `${path}.${key}` : key));
}
