import { eq } from "drizzle-orm";
import { addIstDays, istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { acceptWithinDays } from "../award-status.ts";
import { type AwardRow, changeAward } from "./change-award.server.ts";

/**
 * Sets the money aside and offers it. Where an institute pays by itself no money of ours moves: its promise is
 * what stands behind it. Null when there is too little: the award waits.
 */
export async function fundAward(tx: Tx, actor: Actor, row: AwardRow): Promise<AwardRow | null> {
  if (!(await isPaidOutside(tx, row.programmeId))) {
    try {
      await moveMoney(tx, actor, {
        key: `award:${row.id}`,
        kind: "award",
        from: account.programme(row.programmeId),
        to: account.award(row.id),
        amountPaise: row.amountPaise,
        subjectId: row.id,
      });
    } catch (error) {
      // Found out by reading: nothing was written, the transaction goes on.
      if (isProblem(error) && error.code === "not_enough_money") return null;
      throw error;
    }
  }
  return changeAward.one(tx, actor, row.id, {
    event: "fund",
    changes: { acceptBy: addIstDays(istDate(), acceptWithinDays), acceptedAt: null },
    details: { amountPaise: row.amountPaise },
  });
}

/** An institute's own payments do not pass through our bank. */
async function isPaidOutside(tx: Tx, programmeId: string): Promise<boolean> {
  const [found] = await tx
    .select({ source: scholarshipTerms.moneySource, instituteId: programme.instituteId })
    .from(programme)
    .leftJoin(scholarshipTerms, eq(scholarshipTerms.scholarshipId, programme.scholarshipId))
    .where(eq(programme.id, programmeId));
  return found?.instituteId != null && found.source === "institute_pays";
}
