import { keyedHash } from "#app/core/secrets/crypto.server.ts";

/** X21c: under which a student's own browser seals what it keeps; the same after the next sign-in, another for each student. */
export function keepKey(studentId: string | null | undefined): string {
  return studentId ? keyedHash("browser-draft", studentId) : "";
}
