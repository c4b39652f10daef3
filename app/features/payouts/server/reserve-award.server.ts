import { now } from "#app/core/clock.ts";
import { isProblem } from "#app/core/errors.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { award } from "#app/db/schema/awards.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";

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
