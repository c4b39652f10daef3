import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { csrSpend } from "#app/db/schema/csr.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { postTransaction } from "#app/features/ledger/server/post-transaction.server.ts";
import { voucherMachine } from "./voucher-status.ts";

type Voucher = typeof csrSpend.$inferSelect;

/** From now on it counts: its status and its ledger transaction together. */
export async function bookVoucher(
  tx: Tx,
  actor: Actor,
  row: Voucher,
  checkedBy: string | null,
): Promise<void> {
  const { id, programmeId, organisationId, amountPaise } = row;
  const status = next(voucherMachine, row.status, "book", actor);
  await tx.update(csrSpend).set({ status, checkedBy }).where(eq(csrSpend.id, id));
  const spent = row.kind === "overhead" ? account.overhead(programmeId) : account.grant(programmeId);
  await postTransaction(tx, actor, {
    key: `csr-spend:${id}`,
    kind: "csr_spend",
    subjectId: id,
    reference: row.voucher,
    lines: [
      { account: spent, amountPaise, sourceId: id },
      // The company pays its partner itself: none of it passes our bank.
      { account: account.grant(organisationId), amountPaise: -amountPaise, sourceId: id },
    ],
  });
  await writeAudit(tx, {
    chain: `programme:${programmeId}`,
    actor,
    event: "programme.spent",
    subject: `csr-spend:${id}`,
    from: row.status,
    to: status,
    details: {
      kind: row.kind,
      amountPaise,
      spentOn: row.spentOn,
      ...(checkedBy && { madeBy: row.createdBy, checkedBy }),
    },
  });
}
