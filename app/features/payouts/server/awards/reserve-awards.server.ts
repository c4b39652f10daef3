import { and, asc, eq, isNotNull, isNull, ne, or } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { tellSelected } from "#app/features/applications/server/decisions/tell-selected.server.ts";
import { lockApplication } from "#app/features/applications/server/lists/application-row.server.ts";
import { changeAward } from "#app/features/awards/server/change-award.server.ts";
import { fundAward } from "#app/features/awards/server/fund-award.server.ts";
import { offerAward } from "#app/features/awards/server/offer-award.server.ts";
import { ledgerPermissions } from "#app/features/ledger/ledger-permissions.ts";

const AT_ONCE = 500;

export interface ReservedAwards {
  readonly reserved: number;
  /** Approved, but their programme has too little money. */
  readonly waiting: number;
}

/**
 * Sets money aside for every award that waits for it, in the order of the decisions, and tells the student. The
 * decision itself makes the award; here is what comes later: new money, and what was decided before awards had
 * rows of their own. A second run changes nothing.
 */
export async function reserveAwards(actor: Actor): Promise<ReservedAwards> {
  ledgerPermissions.assertCan(actor, "ledger.keep_books");
  let reserved = await makeMissing(actor);
  const rows = await database()
    .select({ id: award.id, programmeId: award.programmeId, applicationId: award.applicationId })
    .from(award)
    .innerJoin(application, eq(application.id, award.applicationId))
    .innerJoin(programme, eq(programme.id, award.programmeId))
    .where(and(eq(award.status, "waiting"), ne(programme.kind, "general"), isNull(application.erasedAt)))
    .orderBy(asc(application.decidedAt), asc(application.id))
    .limit(AT_ONCE);
  let funded = 0;
  const isEmpty = new Set<string>();
  for (const row of rows) {
    if (isEmpty.has(row.programmeId)) continue;
    if (await fund(actor, row)) funded += 1;
    else isEmpty.add(row.programmeId);
  }
  reserved += funded;
  return { reserved, waiting: rows.length - funded };
}

async function fund(actor: Actor, { id, applicationId }: { id: string; applicationId: string }) {
  return inTransaction(async (tx) => {
    const found = await lockApplication(tx, applicationId);
    const row = await changeAward.lock(tx, id);
    if (row.status !== "waiting") return true;
    const offered = await fundAward(tx, actor, row);
    if (offered) await tellSelected(tx, found.row, offered);
    return offered !== null;
  });
}

/** Approved before every decision made its award. */
async function makeMissing(actor: Actor): Promise<number> {
  const rows = await database()
    .select({
      applicationId: application.id,
      studentId: application.studentId,
      scholarshipId: scholarship.id,
      amountPaise: application.awardPaise,
    })
    .from(application)
    .innerJoin(scholarship, eq(scholarship.id, application.scholarshipId))
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, scholarship.id))
    .leftJoin(programme, and(eq(programme.scholarshipId, scholarship.id), eq(programme.status, "active")))
    .leftJoin(award, eq(award.applicationId, application.id))
    .where(
      and(
        eq(application.status, "approved"),
        isNull(award.id),
        isNull(application.erasedAt),
        or(
          isNotNull(programme.id),
          and(eq(scholarship.ownerKind, "institute"), isNotNull(scholarshipTerms.moneySource)),
        ),
      ),
    )
    .orderBy(asc(application.decidedAt), asc(application.id))
    .limit(AT_ONCE);
  let offered = 0;
  for (const { amountPaise, ...chosen } of rows) {
    if (!amountPaise) continue;
    offered += await inTransaction(async (tx) => {
      const { row } = await lockApplication(tx, chosen.applicationId);
      const [known] = await tx.select().from(award).where(eq(award.applicationId, row.id));
      if (known || row.status !== "approved") return 0;
      const given = await offerAward(tx, actor, { ...chosen, amountPaise });
      if (given?.status !== "offered") return 0;
      await tellSelected(tx, row, given);
      return 1;
    });
  }
  return offered;
}
