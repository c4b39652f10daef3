import { and, desc, eq } from "drizzle-orm";
import { formatDate, isIstDay, istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid } from "#app/core/requests/errors.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { askSecondPerson } from "#app/features/identity/server/second-person/ask-second-person.server.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { hasPublished } from "#app/features/scholarships/server/catalogue/has-published.server.ts";
import {
  lockScholarship,
  type ScholarshipRow,
} from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { openAgain } from "./open-again.server.ts";
import type { Reopening } from "./reopening-form.ts";

/**
 * Its owner opens a closed scholarship again, with a new last day and a reason: by the checks of the first opening. What
 * the desk closed, or has never read of this owner, the desk reads first.
 */
export async function reopenOwn(
  actor: Actor,
  scholarshipId: string,
  { closesOn, reason }: Reopening,
  /** Where the owner goes on. */
  path: string,
): Promise<"reopened" | "reopen-asked"> {
  return inTransaction(async (tx) => {
    const row = await lockScholarship(tx, scholarshipId);
    scholarshipPermissions.assertCan(actor, "scholarship.publish", row);
    if (row.status !== "closed")
      throw conflict("It is not closed, so there is nothing to open again. Reload the page.", "wrong_state");
    if (!isIstDay(closesOn)) throw invalid({ closesOn: ["Choose the new last day."] });
    if (closesOn < istDate()) throw invalid({ closesOn: ["Choose today or a later day."] });
    if (!(await needsDesk(tx, row))) {
      await openAgain(tx, actor, row, { closesOn, reason });
      return "reopened";
    }
    await askSecondPerson(tx, actor, {
      kind: "scholarship.reopen",
      subject: `scholarship:${row.id}`,
      title: `${row.title}: open again until ${formatDate(closesOn)}`,
      payload: { closesOn, path },
      reason,
    });
    return "reopen-asked";
  });
}

async function needsDesk(tx: Tx, row: ScholarshipRow): Promise<boolean> {
  if (!(await hasPublished(tx, { kind: row.ownerKind, id: row.ownerId }))) return true;
  const [closing] = await tx
    .select({ by: auditEntry.actorRole })
    .from(auditEntry)
    .where(and(eq(auditEntry.chain, `scholarship:${row.id}`), eq(auditEntry.event, "scholarship.close")))
    .orderBy(desc(auditEntry.seq))
    .limit(1);
  return closing?.by === "admin";
}
