import type { Actor } from "#app/core/portals/permissions.ts";
import { readMemberRow } from "../staff/read-member-row.server.ts";

/** Which institute the actor's phone speaks for and as what, for the head of its pages. */
export async function findInstituteDesk({ role, userId }: Actor) {
  if (role !== "institute" || !userId) return null;
  const member = await readMemberRow(userId);
  if (!member) return null;
  const { instituteName, instituteCode, memberRole, personName } = member;
  return { name: instituteName, code: instituteCode, memberRole, personName };
}
