import { and, asc, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/permissions.ts";
import { database } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award } from "#app/db/schema/awards.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { ledgerPermissions } from "#app/features/ledger/ledger-permissions.ts";
import { reserveAward } from "./reserve-award.server.ts";

const AT_ONCE = 500;

export interface ReservedAwards {
  readonly reserved: number;
  /** Approved, but their programme has too little money. */
  readonly waiting: number;
}

/**
 * Sets money aside for every approved application of a programme's scholarship, in the order of the decisions.
 * Pulled from here, since the rooms that decide know nothing of funding; a second run changes nothing.
 */
export async function reserveAwards(actor: Actor): Promise<ReservedAwards> {
  ledgerPermissions.assertCan(actor, "ledger.keep_books");
  const rows = await database()
    .select({
      applicationId: application.id,
      studentId: application.studentId,
      amountPaise: application.awardPaise,
      programmeId: programme.id,
    })
    .from(application)
    .innerJoin(
      programme,
      and(eq(programme.scholarshipId, application.scholarshipId), eq(programme.status, "active")),
    )
    .leftJoin(award, eq(award.applicationId, application.id))
    .where(and(eq(application.status, "approved"), isNull(award.id), isNull(application.erasedAt)))
    .orderBy(asc(application.decidedAt), asc(application.id))
    .limit(AT_ONCE);
  let reserved = 0;
  const isEmpty = new Set<string>();
  for (const { amountPaise, ...row } of rows) {
    if (!amountPaise || isEmpty.has(row.programmeId)) continue;
    if (await reserveAward(actor, { ...row, amountPaise })) reserved += 1;
    else isEmpty.add(row.programmeId);
  }
  return { reserved, waiting: rows.length - reserved };
}
