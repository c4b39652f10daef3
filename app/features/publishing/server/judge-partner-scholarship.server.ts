import { and, eq, ne } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { invalid, notFound } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { tellGivers } from "#app/features/giving/server/tell-givers.server.ts";
import { instituteContacts } from "#app/features/institutes/server/institute-contacts.server.ts";
import { tellInstitute } from "#app/features/institutes/server/tell-institute.server.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { approveScholarship } from "#app/features/scholarships/server/lifecycle/approve-scholarship.server.ts";
import type { ScholarshipRow } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";

const reasonText = plainText({ max: 1000, multiline: true, required: "Write what has to change." });

/** The desk's word on the first scholarship of a new partner, told to its institute by mail. */
export async function judgePartnerScholarship(
  actor: Actor,
  id: string,
  decision: { readonly approve: boolean; readonly reason: string },
): Promise<void> {
  scholarshipPermissions.assertCan(actor, "scholarship.approve");
  if (!isId(id)) throw notFound();
  const reason = decision.approve ? null : reasonText.safeParse(decision.reason);
  if (reason && !reason.success) throw invalid({ reason: [reason.error.issues[0]?.message ?? ""] });
  await inTransaction(async (tx) => {
    await approveScholarship(
      actor,
      id,
      decision.approve ? { approve: true } : { approve: false, reason: reason?.data ?? "" },
    );
    const [row] = await tx.select().from(scholarship).where(eq(scholarship.id, id));
    if (row && isGiver(row.ownerKind)) {
      await tellOwner(tx, row, reason?.data ?? null);
      return;
    }
    const [owner] =
      row?.ownerKind === "institute" && row.ownerId
        ? await tx.select().from(institute).where(eq(institute.id, row.ownerId))
        : [];
    if (!row || !owner) return;
    await tellInstitute(tx, {
      to: instituteContacts.open(owner).email,
      title: decision.approve ? `${row.title} is public now` : `${row.title}: please change something`,
      message: decision.approve
        ? `Your scholarship ${row.title} is approved. Students can find it and apply.`
        : `Before ${row.title} can be public, we ask for this:\n\n${reason?.data}\n\nChange it and send it for approval again.`,
      link: `${env().PUBLIC_URL}/institute/dashboard?tab=scholarships`,
      dedupeKey: `scholarship-judged:${id}:${row.revision}`,
      subjectId: id,
    });
  });
}

/** A donor or company under its bell: what the desk said of its first programme, and where to go on with it. */
async function tellOwner(tx: Tx, row: ScholarshipRow, reason: string | null): Promise<void> {
  const [fund] = await tx
    .select({ id: programme.id, organisationId: programme.organisationId })
    .from(programme)
    .where(and(eq(programme.scholarshipId, row.id), ne(programme.status, "completed")));
  if (!fund?.organisationId) return;
  await tellGivers(tx, fund.organisationId, null, {
    type: reason === null ? "success" : "warning",
    title: reason === null ? `${row.title} is public now` : `${row.title}: please change something`,
    message:
      reason === null
        ? "The desk has read it. Students can find it and apply."
        : `Before it can be public, the desk asks for this: ${reason}`,
    link: (at) => at.programme(fund.id),
    dedupeKey: `scholarship-judged:${row.id}:${row.revision}`,
  });
}
