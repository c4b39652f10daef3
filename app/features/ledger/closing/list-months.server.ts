import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formatDate, istDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { bookClosing } from "#app/db/schema/book-closings.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { appUser } from "#app/db/schema/users.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { closesFrom, monthLabel, monthOf, monthsBetween } from "./book-month.ts";
import type { MonthRow } from "./closing-view.ts";
import { type MonthSums, sumMonths } from "./month-sums.server.ts";
import { readOpenMonths } from "./next-month.server.ts";

const opener = alias(appUser, "opener");
const asker = alias(appUser, "asker");

/** Every month since the first entry, the newest first, with what was done to it. */
export async function listMonths(actor: Actor): Promise<MonthRow[]> {
  ledgerPermissions.assertCan(actor, "ledger.see");
  const { first, lastClosed, next } = await readOpenMonths();
  if (!first) return [];
  const closings = await listClosings();
  const sums = await sumMonths();
  const asked = await listAsked();
  const bank = await countBankLines();
  const today = istDate();
  return monthsBetween(first, monthOf(today)).map((month) => {
    const now = sums.get(month) ?? { transactions: 0, debitPaise: 0, creditPaise: 0 };
    const own = closings.filter(({ row }) => row.month === month);
    const standing = own.find(({ row }) => row.reopenedAt === null);
    return {
      month,
      label: monthLabel(month),
      state: standing ? "closed" : "open",
      canClose: month === next && today >= closesFrom(month),
      canReopen: month === lastClosed,
      transactions: now.transactions,
      turnover: formatMoney(paise(now.debitPaise)),
      bankLines: bank.get(month)?.lines ?? 0,
      openLines: bank.get(month)?.open ?? 0,
      closed: standing
        ? `${formatDate(standing.row.closedAt)} by ${standing.closer ?? "somebody who has left"}`
        : null,
      reopened: own.filter(({ row }) => row.reopenedAt).map(wordsOf),
      isSame: !standing || isSame(standing.row, now),
      isAsked: asked.has(`book-month:${month}`),
    };
  });
}

type Closing = Awaited<ReturnType<typeof listClosings>>[number];

const wordsOf = ({ row, opened, asked }: Closing): string =>
  `${row.reopenedAt ? formatDate(row.reopenedAt) : ""}, asked by ${asked ?? "–"}, agreed by ${opened ?? "–"}: ${row.reopenReason ?? ""}`;

const isSame = (kept: MonthSums, now: MonthSums): boolean =>
  kept.transactions === now.transactions &&
  kept.debitPaise === now.debitPaise &&
  kept.creditPaise === now.creditPaise;

function listClosings() {
  return database()
    .select({ row: bookClosing, closer: appUser.name, opened: opener.name, asked: asker.name })
    .from(bookClosing)
    .leftJoin(appUser, eq(appUser.id, bookClosing.closedBy))
    .leftJoin(opener, eq(opener.id, bookClosing.reopenedBy))
    .leftJoin(asker, eq(asker.id, bookClosing.reopenAskedBy))
    .orderBy(desc(bookClosing.closedAt));
}

async function countBankLines(): Promise<Map<string, { lines: number; open: number }>> {
  const { rows } = await database().execute<{ month: string; lines: number; open: number }>(sql`
    select to_char(day, 'YYYY-MM') as month, count(*)::int as lines,
      (count(*) filter (where state = 'open'))::int as open from bank_line group by 1`);
  return new Map(rows.map(({ month, lines, open }) => [month, { lines, open }]));
}

async function listAsked(): Promise<Set<string>> {
  const rows = await database()
    .select({ subject: secondLook.subject })
    .from(secondLook)
    .where(and(eq(secondLook.kind, "books.reopen"), inArray(secondLook.status, ["waiting", "approved"])));
  return new Set(rows.map(({ subject }) => subject));
}
