import { and, eq, sql } from "drizzle-orm";
import { formatDate, now } from "#app/core/clock.ts";
import { conflict, invalid } from "#app/core/errors.ts";
import { newId } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { writeAudit } from "#app/db/audit.server.ts";
import type { Tx } from "#app/db/client.server.ts";
import { once, requestHash } from "#app/db/idempotency.server.ts";
import { csrSpend, csrTransfer } from "#app/db/schema/csr.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";
import type { CsrSpendForm } from "../forms/csr-spend.ts";
import { csrProgrammeSpent } from "./csr-programme-spent.server.ts";
import { lockCsrProgramme } from "./lock-csr-programme.server.ts";

/**
 * One voucher: the row and its ledger transaction together. The programme's row is held, so that two vouchers
 * at once cannot pass the budget (T39); sent twice it is one (T38).
 */
export async function recordCsrSpend(
  actor: Actor,
  programmeId: string,
  input: CsrSpendForm,
): Promise<{ id: string }> {
  const hash = requestHash({ programmeId, ...input });
  return once(input.formKey, `csr-spend:${actor.organisationId}`, hash, async (tx) => {
    const programme = await lockCsrProgramme(tx, actor, programmeId);
    const { organisationId } = programme;
    if (programme.status !== "active")
      throw conflict("This program is completed: it takes no more vouchers.");
    if (programme.startsOn && input.spentOn < programme.startsOn)
      throw invalid({ spentOn: [`The program began on ${formatDate(programme.startsOn)}.`] });
    const left = programme.budgetPaise - (await csrProgrammeSpent(tx, programmeId));
    if (input.amount > left) {
      throw invalid({
        amount: [
          `The budget has ${formatMoney(paise(Math.max(0, left)))} left. Raise the budget first, or correct the amount.`,
        ],
      });
    }
    if (input.fromYear !== undefined) await assertAccountHolds(tx, organisationId, input);
    const id = newId();
    const [written] = await tx
      .insert(csrSpend)
      .values({
        id,
        organisationId,
        programmeId,
        kind: input.kind,
        amountPaise: input.amount,
        spentOn: input.spentOn,
        voucher: input.voucher,
        note: input.note,
        fromYear: input.fromYear ?? null,
        createdBy: actor.userId,
        createdAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: csrSpend.id });
    if (!written) throw invalid({ voucher: ["There is already a voucher with this number."] });
    const spent = input.kind === "overhead" ? account.overhead(programmeId) : account.grant(programmeId);
    await postTransaction(tx, actor, {
      key: `csr-spend:${id}`,
      kind: "csr_spend",
      subjectId: id,
      reference: input.voucher,
      lines: [
        { account: spent, amountPaise: input.amount, sourceId: id },
        // The company pays its partner itself: none of it passes our bank.
        { account: account.grant(organisationId), amountPaise: -input.amount, sourceId: id },
      ],
    });
    await writeAudit(tx, {
      chain: `programme:${programmeId}`,
      actor,
      event: "programme.spent",
      subject: `csr-spend:${id}`,
      details: { kind: input.kind, amountPaise: input.amount, spentOn: input.spentOn },
    });
    return { id };
  });
}

/** Out of the Unspent CSR Account only what was moved into it. */
async function assertAccountHolds(tx: Tx, organisationId: string, input: CsrSpendForm): Promise<void> {
  const year = input.fromYear ?? 0;
  const [moved] = await tx
    .select({ sum: sql<number>`coalesce(sum(${csrTransfer.amountPaise}), 0)`.mapWith(Number) })
    .from(csrTransfer)
    .where(
      and(
        eq(csrTransfer.organisationId, organisationId),
        eq(csrTransfer.year, year),
        eq(csrTransfer.kind, "unspent_account"),
      ),
    );
  const [spent] = await tx
    .select({ sum: sql<number>`coalesce(sum(${csrSpend.amountPaise}), 0)`.mapWith(Number) })
    .from(csrSpend)
    .where(and(eq(csrSpend.organisationId, organisationId), eq(csrSpend.fromYear, year)));
  const left = (moved?.sum ?? 0) - (spent?.sum ?? 0);
  if (input.amount > left)
    throw invalid({
      fromYear: [`The account of that year holds ${formatMoney(paise(Math.max(0, left)))}.`],
    });
}
