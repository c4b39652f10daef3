import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { fundDeposit } from "#app/db/schema/programmes.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { ensureScholarshipProgramme } from "#app/features/awards/server/ensure-scholarship-programme.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { sourceOf } from "#app/features/scholarships/money-source.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import { depositMachine } from "../../deposit-status.ts";
import { payoutPermissions } from "../../payout-permissions.ts";

interface Announcement {
  readonly formKey: string;
  readonly scholarship: string;
  readonly amountPaise: number;
}

/** An institute says what it is going to transfer for its own scholarship. Sent twice it is one announcement (T38). */
export async function announceDeposit(actor: Actor, input: Announcement): Promise<void> {
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(scholarship).where(eq(scholarship.id, input.scholarship));
    if (row?.ownerKind !== "institute" || !row.ownerId) throw notFound();
    const instituteId = row.ownerId;
    payoutPermissions.assertCan(actor, "payout.announce_deposit", { instituteId });
    const terms = await getScholarshipTerms(row.id, { tx });
    if (sourceOf("institute", terms.moneySource) !== "institute_fund") {
      throw conflict("You pay this scholarship by yourselves: no money comes to us for it.", "wrong_state");
    }
    const fund = await ensureScholarshipProgramme(tx, actor, row.id);
    if (!fund) throw notFound();
    const id = newId();
    const { amountPaise, formKey } = input;
    const written = await tx
      .insert(fundDeposit)
      .values({
        id,
        instituteId,
        programmeId: fund.id,
        amountPaise,
        status: depositMachine.initial,
        formKey,
        announcedBy: actor.userId,
        announcedAt: now(),
      })
      .onConflictDoNothing({ target: [fundDeposit.instituteId, fundDeposit.formKey] })
      .returning({ id: fundDeposit.id });
    if (written.length === 0) return;
    await writeAudit(tx, {
      chain: `deposit:${id}`,
      actor,
      event: "deposit.announced",
      to: depositMachine.initial,
      details: { amountPaise, programmeId: fund.id },
    });
    await tellDesk(tx, payoutPermissions.right("payout.receive_deposit"), {
      type: "info",
      dedupeKey: `deposit:${id}`,
      title: "An institute announces a transfer",
      message: `${formatMoney(paise(amountPaise))} for ${row.title}. Record it when it stands on the bank's statement.`,
      link: "/admin/payouts/deposits?status=announced",
    });
  });
}
