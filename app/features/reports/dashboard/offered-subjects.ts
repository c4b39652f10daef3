import type { Actor } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { ownSubjects, type ReportSubject, reportSubjects } from "../report-words.ts";

/** The reports somebody reads: at the desk all, else those over one's own. */
export function offeredSubjects({ role }: Actor): readonly ReportSubject[] {
  return role === "institute" || isGiver(role) ? ownSubjects[role] : reportSubjects;
}
