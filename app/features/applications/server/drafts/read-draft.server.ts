import { and, eq, isNotNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import type { ApplicationRow } from "../lists/application-row.server.ts";
import { listAttached } from "../papers/list-attached.server.ts";
import { findClosing } from "../sending/find-closing.server.ts";
import { findScholarshipFacts } from "./find-scholarship-facts.server.ts";
import { type DraftFacts, judgeDraft } from "./judge-draft.server.ts";

/** All that a draft is judged by: the same for the page and for Submit. */
export async function readDraft(row: ApplicationRow, at: Date = now()): Promise<DraftFacts> {
  const scholarship = row.scholarshipId ? await findScholarshipFacts({ id: row.scholarshipId }) : null;
  const closing = scholarship && (await findClosing(scholarship, at));
  const documents = await listAttached(row.id);
  return judgeDraft(row, { scholarship, closing, documents, isOtherAadhaar: await isOtherAadhaar(row) });
}

/** S17c: a person has one number; the hash of a registration may bear its row behind the sign (X8). */
async function isOtherAadhaar(row: ApplicationRow): Promise<boolean> {
  if (row.aadhaarHash === null) return false;
  const [registered] = await database()
    .select({ hash: registration.aadhaarHash })
    .from(registration)
    .where(and(eq(registration.studentId, row.studentId), isNotNull(registration.submittedAt)));
  const hash = registered?.hash?.split("#")[0];
  return hash !== undefined && hash !== row.aadhaarHash.split("#")[0];
}
