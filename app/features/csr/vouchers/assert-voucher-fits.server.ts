import { and, eq, ne, sql } from "drizzle-orm";
import { formatMoney, paise } from "#app/core/money.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { csrSpend, csrTransfer } from "#app/db/schema/csr.ts";
import type { programme } from "#app/db/schema/programmes.ts";
import { csrProgrammeSpent } from "../server/programmes/csr-programme-spent.server.ts";
import { isTaken } from "./counted-vouchers.server.ts";

interface NewVoucher {
  /** Itself, where it is written already. */
  readonly id?: string;
  readonly amount: number;
  readonly fromYear?: number | undefined;
}

/** Within the budget, and out of the Unspent CSR Account only what was moved into it. The programme's row is held. */
export async function assertVoucherFits(
  tx: Tx,
  fund: Pick<typeof programme.$inferSelect, "id" | "budgetPaise"> & { organisationId: string },
  { id, amount, fromYear }: NewVoucher,
): Promise<void> {
  const own = id ? amount : 0;
  const left = fund.budgetPaise - (await csrProgrammeSpent(tx, fund.id)) + own;
  if (amount > left) {
    throw invalid({
      amount: [
        `The budget has ${formatMoney(paise(Math.max(0, left)))} left. Raise the budget first, or correct the amount.`,
      ],
    });
  }
  if (fromYear === undefined) return;
  const [moved] = await tx
    .select({ sum: sql<number>`coalesce(sum(${csrTransfer.amountPaise}), 0)`.mapWith(Number) })
    .from(csrTransfer)
    .where(
      and(
        eq(csrTransfer.organisationId, fund.organisationId),
        eq(csrTransfer.year, fromYear),
        eq(csrTransfer.kind, "unspent_account"),
      ),
    );
  const [spent] = await tx
    .select({ sum: sql<number>`coalesce(sum(${csrSpend.amountPaise}), 0)`.mapWith(Number) })
    .from(csrSpend)
    .where(
      and(
        eq(csrSpend.organisationId, fund.organisationId),
        eq(csrSpend.fromYear, fromYear),
        isTaken,
        id ? ne(csrSpend.id, id) : undefined,
      ),
    );
  const inAccount = (moved?.sum ?? 0) - (spent?.sum ?? 0);
  if (amount > inAccount)
    throw invalid({
      fromYear: [`The account of that year holds ${formatMoney(paise(Math.max(0, inAccount)))}.`],
    });
}
