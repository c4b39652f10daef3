import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { pseudonymOf } from "../../pseudonym.ts";

/** What a giver calls a student: another giver knows the same student by another name (T14). */
export function scholarName(organisationId: string, studentId: string): string {
  return pseudonymOf(lookupHash("scholar", `${organisationId}:${studentId}`));
}
