import { and, eq, notExists } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { institute, partnershipRequest } from "#app/db/schema/institutes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { institutePermissions } from "#app/features/institutes/institute-permissions.ts";
import { partnershipAnswers } from "#app/features/institutes/server/partnerships/partnership-answers.server.ts";
import type { EditorValues } from "../forms/scholarship-values.ts";
import { promisedScholarship } from "./promised-scholarship.ts";

/**
 * Never ask twice: the scholarship that the partnership application described, as the editor's fields, for a partner
 * approved before it became a draft by itself (P18). Null once the institute has one of its own.
 */
export async function findPromisedScholarship(actor: Actor): Promise<EditorValues | null> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.read", { instituteId });
  const own = database()
    .select({ id: scholarship.id })
    .from(scholarship)
    .where(and(eq(scholarship.ownerKind, "institute"), eq(scholarship.ownerId, instituteId)));
  const [row] = await database()
    .select({ id: partnershipRequest.id, answersEncrypted: partnershipRequest.answersEncrypted })
    .from(institute)
    .innerJoin(partnershipRequest, eq(partnershipRequest.id, institute.requestId))
    .where(and(eq(institute.id, instituteId), notExists(own)));
  if (!row) return null;
  const promised = promisedScholarship(partnershipAnswers.open(row));
  return {
    title: promised.title,
    award: promised.awardPaise === null ? "" : String(promised.awardPaise / 100),
    seats: promised.seats === null ? "" : String(promised.seats),
    notes: promised.notes.join("\n"),
    applicationProcess: promised.applicationProcess,
  };
}
