import { createHash } from "node:crypto";

/** The same job for the same key is the same row. */
export function idOfKey(job: string, key: string): string {
  const hex = createHash("sha256").update(`${job}\n${key}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
