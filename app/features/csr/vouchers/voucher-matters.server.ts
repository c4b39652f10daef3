import { and, asc, eq, isNull } from "drizzle-orm";
import { financialYearLabel, formatDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { csrPaper } from "#app/db/schema/csr-papers.ts";
import { document } from "#app/db/schema/documents.ts";
import { programme } from "#app/db/schema/programmes.ts";
import type { ApprovalMatter, AskedMatter } from "#app/features/giving/approvals/approval-matters.server.ts";
import type { ApprovalFacts } from "#app/features/giving/approvals/approval-view.ts";
import { spendKinds } from "../csr-options.ts";
import { lockCsrProgramme } from "../server/programmes/lock-csr-programme.server.ts";
import { assertVoucherFits } from "./assert-voucher-fits.server.ts";
import { bookVoucher } from "./book-voucher.server.ts";
import { takeVoucherBack } from "./take-voucher-back.server.ts";
import { voucherMachine } from "./voucher-status.ts";

async function look(spendId: string): Promise<ApprovalFacts> {
  const [found] = await database()
    .select({ row: csrSpend, title: programme.title })
    .from(csrSpend)
    .innerJoin(programme, eq(programme.id, csrSpend.programmeId))
    .where(eq(csrSpend.id, spendId));
  if (!found) throw notFound();
  const { row, title } = found;
  const papers = await database()
    .select({ name: document.originalName, documentId: csrPaper.documentId })
    .from(csrPaper)
    .innerJoin(document, eq(document.id, csrPaper.documentId))
    .where(and(eq(csrPaper.spendId, spendId), isNull(csrPaper.removedAt)))
    .orderBy(asc(csrPaper.addedAt));
  return {
    facts: [
      { term: "Program", value: title },
      { term: "Amount", value: formatMoney(paise(row.amountPaise)) },
      { term: "Voucher", value: row.voucher },
      { term: "For", value: `${spendKinds[row.kind]}: ${row.note}` },
      { term: "Spent on", value: formatDate(row.spentOn) },
      ...(row.fromYear === null
        ? []
        : [{ term: "Out of", value: `Unspent CSR Account ${financialYearLabel(row.fromYear)}` }]),
    ],
    files: papers.map(({ name, documentId }) => ({ name, href: `/documents/${documentId}/file` })),
    addFileHref: `/csr/papers?kind=voucher&spend=${spendId}`,
  };
}

async function lockVoucher(tx: Tx, spendId: string) {
  const [row] = await tx.select().from(csrSpend).where(eq(csrSpend.id, spendId)).for("update");
  if (!row) throw notFound();
  return row;
}

async function book(tx: Tx, actor: Actor, { subjectId }: AskedMatter): Promise<void> {
  const row = await lockVoucher(tx, subjectId);
  const fund = await lockCsrProgramme(tx, actor, row.programmeId, "giving.book");
  if (fund.status !== "active") throw conflict("This program is completed: it takes no more vouchers.");
  await assertVoucherFits(tx, fund, {
    id: row.id,
    amount: row.amountPaise,
    fromYear: row.fromYear ?? undefined,
  });
  await bookVoucher(tx, actor, row, actor.userId);
}

async function drop(
  tx: Tx,
  actor: Actor,
  { subjectId, event }: AskedMatter & { event: "refuse" | "withdraw" },
): Promise<void> {
  const row = await lockVoucher(tx, subjectId);
  const status = next(voucherMachine, row.status, event, actor);
  await tx.update(csrSpend).set({ status }).where(eq(csrSpend.id, row.id));
  await writeAudit(tx, {
    chain: `programme:${row.programmeId}`,
    actor,
    event: `programme.voucher_${event}`,
    subject: `csr-spend:${row.id}`,
    from: row.status,
    to: status,
  });
}

async function takeBack(tx: Tx, actor: Actor, asked: AskedMatter): Promise<void> {
  const row = await lockVoucher(tx, asked.subjectId);
  await takeVoucherBack(tx, actor, row, {
    reason: asked.reason ?? "",
    madeBy: asked.askedBy,
    checkedBy: actor.userId,
  });
}

/** What of a company's vouchers needs two of its people. */
export const voucherMatters: Record<string, ApprovalMatter> = {
  "csr.spend": { label: "Voucher", look, run: book, drop },
  "csr.spend_back": { label: "Taking a voucher back", look, run: takeBack },
};
