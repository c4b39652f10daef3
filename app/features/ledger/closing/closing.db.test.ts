import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { bookClosing } from "#app/db/schema/book-closings.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { secondLookMatters } from "#app/features/identity/server/second-person/second-look-matters.server.ts";
import { settleSecondLook } from "#app/features/identity/server/second-person/settle-second-look.server.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { account } from "../ledger.ts";
import { ledgerPermissions } from "../ledger-permissions.ts";
import { postTransaction } from "../server/post-transaction.server.ts";
import { carryOutMonthReopening } from "./carry-out-month-reopening.server.ts";
import { closeMonth } from "./close-month.server.ts";
import { closingActions } from "./closing-actions.server.ts";
import { listMonths } from "./list-months.server.ts";
import { reopenMonth } from "./reopen-month.server.ts";

useTestDatabase();

let first: Actor;
let second: Actor;
const donor: Actor = { role: "donor", userId: null, language: "en" };

async function book(key: string, day: string): Promise<void> {
  setClock(new Date(`${day}T10:00:00+05:30`));
  await inTransaction((tx) =>
    postTransaction(tx, systemActor, {
      key,
      kind: "gateway_fee",
      lines: [
        { account: account.fee, amountPaise: 236_05, sourceId: null },
        { account: account.bank, amountPaise: -236_05, sourceId: null },
      ],
    }),
  );
}

const stateOf = async (month: string) =>
  (await listMonths(first)).find((row) => row.month === month)?.state ?? null;

beforeAll(async () => {
  first = await makePortalPerson("admin", "Books Clerk");
  second = await makePortalPerson("admin", "Books Chief");
  secondLookMatters.register("books.reopen", {
    label: "A closed month of the books",
    right: ledgerPermissions.right("ledger.close_month"),
    run: (actor, { subjectId, requestedBy, reason }) =>
      carryOutMonthReopening(actor, subjectId, { requestedBy, reason }),
  });
  await book("september", "2026-09-12");
  await book("october-1", "2026-10-05");
  await book("october-2", "2026-10-31");
});

afterAll(useRealClock);

async function askedId(): Promise<string> {
  const [row] = await database().select().from(secondLook).where(eq(secondLook.status, "waiting"));
  return row?.id ?? "";
}

describe("D24: months of the books", () => {
  test("they are closed one after the other, when they are over; the sums are kept; pressed twice it is one", async () => {
    setClock(new Date("2026-11-01T10:00:00+05:30"));
    await expect(closeMonth(first, "2026-10")).rejects.toThrow(/from 2 Nov 2026 on/);
    setClock(new Date("2026-11-02T10:00:00+05:30"));
    await expect(closeMonth(first, "2026-10")).rejects.toThrow(/Sep 2026 is to be closed first/);
    await expect(closeMonth(donor, "2026-09")).rejects.toMatchObject({ status: 403 });
    await closeMonth(first, "2026-09");
    await Promise.all([closeMonth(first, "2026-10"), closeMonth(second, "2026-10")]);
    const rows = await database().select().from(bookClosing).where(eq(bookClosing.month, "2026-10"));
    expect(rows).toMatchObject([
      { transactions: 2, debitPaise: 472_10, creditPaise: 472_10, balances: { fee: 708_15, bank: -708_15 } },
    ]);
    expect((await listMonths(first)).map((row) => [row.month, row.state, row.isSame, row.canClose])).toEqual([
      ["2026-11", "open", true, false],
      ["2026-10", "closed", true, false],
      ["2026-09", "closed", true, false],
    ]);
  });

  test("nothing is dated into a closed month, not even by hand; the open one takes it", async () => {
    await expect(book("late", "2026-10-31")).rejects.toThrow();
    await expect(
      database().execute(sql`update book_closing set until_at = from_at where month = '2026-10'`),
    ).rejects.toThrow();
    await expect(database().execute(sql`delete from book_closing`)).rejects.toThrow();
    await book("november", "2026-11-03");
    expect(await stateOf("2026-10")).toBe("closed");
    const { rows } = await database().execute(sql`select from ledger_transaction where key = 'late'`);
    expect(rows).toEqual([]);
  });

  test("T52: it opens again by two people, the last one only; the old closing stays with the reason", async () => {
    await expect(reopenMonth(first, "2026-09", "A late bank charge came.")).rejects.toThrow(/Only Oct 2026/);
    await reopenMonth(first, "2026-10", "A late bank charge came.");
    expect((await listMonths(first)).find(({ month }) => month === "2026-10")?.isAsked).toBe(true);
    await expect(settleSecondLook(first, await askedId(), "approve")).rejects.toMatchObject({ status: 403 });
    expect(await stateOf("2026-10")).toBe("closed");
    await settleSecondLook(second, await askedId(), "approve");
    const row = (await listMonths(first)).find(({ month }) => month === "2026-10");
    expect(row).toMatchObject({
      state: "open",
      reopened: [expect.stringMatching(/Books Clerk.*Books Chief: A late bank charge came\./)],
    });
    await book("late", "2026-10-31");
    setClock(new Date("2026-11-04T10:00:00+05:30"));
    await closeMonth(second, "2026-10");
    const rows = await database().select().from(bookClosing).where(eq(bookClosing.month, "2026-10"));
    expect(rows.map(({ transactions }) => transactions).toSorted()).toEqual([2, 3]);
  });
});

describe("the buttons of the months", () => {
  everyButton(closingActions, {
    async close(press) {
      setClock(new Date("2026-12-02T10:00:00+05:30"));
      expect(await press(first, { month: "2026-11" })).toMatchObject({
        to: "/admin/books/months?done=closed",
      });
      expect(await stateOf("2026-11")).toBe("closed");
    },
    async reopen(press) {
      expect(await press(first, { month: "2026-11", reason: "no" })).toMatchObject({ status: 422 });
      expect(await press(first, { month: "2026-11", reason: "The bank corrected a line." })).toMatchObject({
        to: "/admin/books/months?done=asked",
      });
      expect(await stateOf("2026-11")).toBe("closed");
      await settleSecondLook(second, await askedId(), "approve");
      expect(await stateOf("2026-11")).toBe("open");
    },
  });
});
