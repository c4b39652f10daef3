import { and, asc, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { isProblem } from "#app/core/errors.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { database, inTransaction } from "#app/db/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { award, programme } from "#app/db/schema/funding.ts";
import { fundingPermissions } from "../funding-permissions.ts";
import { account } from "../ledger.ts";
import { moveMoney } from "./move-money.server.ts";

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
  fundingPermissions.assertCan(actor, "funding.keep_books");
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

type Wanted = { applicationId: string; studentId: string; programmeId: string; amountPaise: number };

/** One award; false when there is too little money for it. */
export async function reserveAward(actor: Actor, wanted: Wanted): Promise<boolean> {
  try {
    await inTransaction(async (tx) => {
      const id = newId();
      const [written] = await tx
        .insert(award)
        .values({ id, ...wanted, status: "reserved", createdAt: now() })
        .onConflictDoNothing({ target: award.applicationId })
        .returning({ id: award.id });
      if (!written) return;
      await moveMoney(tx, actor, {
        key: `award:${id}`,
        kind: "award",
        from: account.programme(wanted.programmeId),
        to: account.award(id),
        amountPaise: wanted.amountPaise,
        subjectId: id,
      });
      await writeAudit(tx, {
        chain: `award:${id}`,
        actor,
        event: "award.reserved",
        to: "reserved",
        details: { applicationId: wanted.applicationId, amountPaise: wanted.amountPaise },
      });
    });
    return true;
  } catch (error) {
    if (isProblem(error) && error.code === "not_enough_money") return false;
    throw error;
  }
}
