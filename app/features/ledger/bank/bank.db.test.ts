import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { setClock, useRealClock } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { bankFormat, bankLine, bankMatch, bankStatement } from "#app/db/schema/bank-statements.ts";
import { everyButton } from "#tests/support/every-button.ts";
import { makePortalPerson } from "#tests/support/funding-world.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { closeMonth } from "../closing/close-month.server.ts";
import { listMonths } from "../closing/list-months.server.ts";
import { account, type EntryLine } from "../ledger.ts";
import { getJournalEntry } from "../server/get-journal-entry.server.ts";
import { postTransaction } from "../server/post-transaction.server.ts";
import { readBooks } from "../server/read-books.server.ts";
import { bankLineActions } from "./bank-line-actions.server.ts";
import { bankLineList } from "./bank-line-list.ts";
import { bookLine } from "./book-line.server.ts";
import { forgetOldWords } from "./forget-old-words.server.ts";
import { getBankLine } from "./get-bank-line.server.ts";
import { importStatement } from "./import-statement.server.ts";
import { exportBankLines, listBankLines } from "./list-bank-lines.server.ts";
import { matchLine } from "./match-line.server.ts";
import { readReconciliation } from "./read-reconciliation.server.ts";
import { importActions } from "./reading/import-actions.server.ts";
import { undoLine } from "./undo-line.server.ts";

useTestDatabase();

let clerk: Actor;
const donor: Actor = { role: "donor", userId: newId(), language: "en" };
const gift = newId();

const mapping = {
  day: "Date",
  words: "Narration",
  reference: "Ref",
  out: "Debit",
  in: "Credit",
  balance: "Balance",
};
const head = "Date,Narration,Ref,Debit,Credit,Balance";
const october = `ScholarSetu Foundation,,,,,
${head}
05/10/2026,NEFT PAY_ABCDEFGH12 GATEWAY,,,4882.00,4882.00
06/10/2026,IMPS TO STUDENT,UTR00012345,2000.00,,2882.00
07/10/2026,BULK PAYOUT,,1500.00,,1382.00
08/10/2026,SMS CHARGES,,17.70,,1364.30
31/10/2026,INT.PD,,,20.00,1384.30
`;
const overlapping = `${head}
31/10/2026,INT.PD,,,20.00,1384.30
02/11/2026,CASH DEPOSIT,,,100.00,1484.30
`;
const wanted = { account: "bank", name: "State Bank", fileName: "oct.csv", mapping } as const;

const at = (moment: string) => setClock(new Date(`${moment}:00+05:30`));

async function book(key: string, kind: string, lines: EntryLine[], more = {}): Promise<void> {
  await inTransaction((tx) => postTransaction(tx, systemActor, { key, kind, lines, ...more }));
}
const line = (of: EntryLine["account"], amountPaise: number): EntryLine => ({
  account: of,
  amountPaise,
  sourceId: null,
});
const pair = (amountPaise: number) => [line(account.bank, amountPaise), line(account.operator, -amountPaise)];

async function lineId(words: string): Promise<string> {
  const [row] = await database().select().from(bankLine).where(eq(bankLine.words, words));
  return row?.id ?? "";
}
const stateOf = async (words: string) => (await getBankLine(clerk, await lineId(words))).state;

beforeAll(async () => {
  clerk = await makePortalPerson("admin", "Books Clerk");
  at("2026-10-05T10:00");
  await book("gift", "donation", pair(5_000_00), { reference: "pay_ABCDEFGH12", subjectId: gift });
  await book("fee", "gateway_fee", pair(-118_00), { subjectId: gift });
  await book("paid", "payout_paid", pair(-2_000_00), { reference: "UTR00012345" });
  await book("bulk-1", "payout_paid", pair(-1_000_00), { reference: "P1" });
  await book("bulk-2", "payout_paid", pair(-500_00), { reference: "P2" });
  await book("not-at-bank", "payout_paid", pair(-77_00), { reference: "UTR77777777" });
});
beforeEach(() => at("2026-11-03T10:00"));
afterAll(useRealClock);

describe("D24: the bank's statement against the books", () => {
  test("what the bank's reference explains is matched to the paisa; the same file or line again is one", async () => {
    await expect(importStatement(donor, { ...wanted, text: october })).rejects.toMatchObject({ status: 403 });
    expect(await importStatement(clerk, { ...wanted, text: october })).toEqual({
      lines: 5,
      newLines: 5,
      matched: 2,
    });
    expect(await importStatement(clerk, { ...wanted, text: october })).toMatchObject({ newLines: 0 });
    expect(await importStatement(clerk, { ...wanted, text: overlapping })).toEqual({
      lines: 2,
      newLines: 1,
      matched: 0,
    });
    expect(await database().select().from(bankStatement)).toHaveLength(2);
    expect(await database().select().from(bankFormat)).toMatchObject([
      { name: "State Bank", columns: mapping },
    ]);
    const net = await getBankLine(clerk, await lineId("NEFT PAY_ABCDEFGH12 GATEWAY"));
    expect(net.matched.map(({ what, amount }) => [what, amount])).toEqual([
      ["Donation received", "₹5,000"],
      ["Gateway fee", "−₹118"],
    ]);
    const entry = await getJournalEntry(clerk, net.matched[0]?.href.split("/").at(-1) ?? "");
    expect(entry.bankLines).toMatchObject([{ on: "5 Oct 2026" }]);
  });

  test("the rest is a person's: entries that add up, or nothing; an entry belongs to one line", async () => {
    const bulk = await lineId("BULK PAYOUT");
    const { likely } = await getBankLine(clerk, bulk);
    const of = (reference: string) => likely.find((one) => one.reference === reference)?.id ?? "";
    await expect(matchLine(clerk, bulk, [of("P1")])).rejects.toMatchObject({
      fieldErrors: { entry: [expect.stringMatching(/₹500 /)] },
    });
    await expect(matchLine(clerk, bulk, [])).rejects.toMatchObject({ status: 422 });
    await expect(matchLine(donor, bulk, [of("P1"), of("P2")])).rejects.toMatchObject({ status: 403 });
    await matchLine(clerk, bulk, [of("P1"), of("P2")]);
    expect(await stateOf("BULK PAYOUT")).toBe("matched");
    await expect(matchLine(clerk, bulk, [of("P1"), of("P2")])).rejects.toThrow(/settled already/);
    expect(await database().select().from(bankMatch)).toHaveLength(5);
  });

  test("charge and interest are booked on the bank's day, as the operator's, once", async () => {
    const before = (await readBooks(clerk)).owedPaise;
    const charge = await lineId("SMS CHARGES");
    await Promise.all([bookLine(clerk, charge), bookLine(clerk, charge)]);
    await bookLine(clerk, await lineId("INT.PD"));
    const books = await readBooks(clerk);
    expect(books.owedPaise - before).toBe(17_70);
    expect(books.lines.find(({ kind }) => kind === "bank_charge")?.balance).toBe("₹17.70 Dr");
    expect(books.lines.find(({ kind }) => kind === "interest")?.balance).toBe("₹20 Cr");
    const { matched } = await getBankLine(clerk, charge);
    expect(matched.map(({ day, amount }) => [day, amount])).toEqual([["8 Oct 2026", "−₹17.70"]]);
  });

  test("the sheet goes from our balance to the bank's, to the paisa, at every step", async () => {
    const { sheet } = await readReconciliation(clerk, "bank");
    expect(sheet).toMatchObject({
      day: "2 Nov 2026",
      books: "₹1,307.30",
      alone: { count: 1, amount: "₹77" },
      lines: { count: 1, open: 1, amount: "₹100" },
      opening: null,
      bank: "₹1,484.30",
      isEven: true,
    });
    expect(sheet?.entries.map(({ reference }) => reference)).toEqual(["UTR77777777"]);
    await undoLine(clerk, await lineId("BULK PAYOUT"));
    expect((await readReconciliation(clerk, "bank")).sheet).toMatchObject({
      isEven: true,
      alone: { count: 3 },
    });
    await expect(readReconciliation(donor, "bank")).rejects.toMatchObject({ status: 403 });
  });

  test("a month with an open line is not closed; a closed one takes no line and lets none be changed", async () => {
    await expect(closeMonth(clerk, "2026-10")).rejects.toThrow(/A line of the bank’s statement is open/);
    const bulk = await lineId("BULK PAYOUT");
    const ids = (await getBankLine(clerk, bulk)).likely.filter(({ reference }) =>
      /^P\d$/.test(reference ?? ""),
    );
    await matchLine(
      clerk,
      bulk,
      ids.map(({ id }) => id),
    );
    await closeMonth(clerk, "2026-10");
    expect((await listMonths(clerk)).find(({ month }) => month === "2026-10")).toMatchObject({
      state: "closed",
      bankLines: 5,
      openLines: 0,
    });
    await expect(undoLine(clerk, bulk)).rejects.toMatchObject({ code: "month_closed" });
    const late = `${head}\n30/10/2026,LATE,,1.00,,9.00\n`;
    await expect(importStatement(clerk, { ...wanted, text: late })).rejects.toMatchObject({
      code: "month_closed",
    });
    // The open one goes on.
    expect(await stateOf("CASH DEPOSIT")).toBe("open");
  });

  test("the list and its file: numbers, ISO days, the entries of each line", async () => {
    const read = (search: string) => listBankLines(clerk, bankLineList.read(`${bankLineList.path}${search}`));
    expect((await read("?state=open")).rows.map(({ words }) => words)).toEqual(["CASH DEPOSIT"]);
    expect((await read("?period=2026-10&q=utr00012345")).rows).toHaveLength(1);
    expect((await read("?account=insurance_bank")).rows).toEqual([]);
    const url = new URL("http://test.invalid/admin/books/bank/lines?period=2026-10&q=BULK");
    const csv = await (await exportBankLines.file(clerk, url)).text();
    expect(csv.split("\r\n")[1]).toMatch(/^2026-10-07,BULK PAYOUT,,,1500,1382,Matched,J-\d{6} J-\d{6},$/);
    await expect(exportBankLines.file(donor, url)).rejects.toMatchObject({ status: 403 });
  });
});

test("the bank's words, which may hold a name, are emptied 7 years after the line was reconciled", async () => {
  const rows = () => database().select().from(bankLine).orderBy(bankLine.day, bankLine.id);
  const before = await rows();
  expect(before.some(({ state }) => state === "open")).toBe(true);
  at("2033-11-02T10:00");
  expect(await forgetOldWords()).toBe(0);
  at("2033-12-31T10:00");
  const settled = before.filter(({ state }) => state !== "open");
  expect(await forgetOldWords()).toBe(settled.length);
  expect(await forgetOldWords()).toBe(0);
  for (const row of await rows()) {
    const was = before.find(({ id }) => id === row.id);
    if (row.state === "open") expect(row).toEqual(was);
    else expect(row).toEqual({ ...was, words: "", note: was?.note === null ? null : "" });
  }
});

describe("the buttons", () => {
  const params = async () => ({ lineId: await lineId("CASH DEPOSIT") });
  everyButton(bankLineActions, {
    async match(press) {
      expect(await press(clerk, {}, await params())).toMatchObject({ status: 422 });
      expect(await stateOf("CASH DEPOSIT")).toBe("open");
    },
    async note(press) {
      expect(await press(clerk, { note: "short" }, await params())).toMatchObject({ status: 422 });
      await press(clerk, { note: "Paid in by mistake, goes back tomorrow." }, await params());
      expect(await stateOf("CASH DEPOSIT")).toBe("noted");
    },
    async book(press) {
      expect(await press(clerk, {}, await params())).toMatchObject({ status: 409 });
      expect(await stateOf("CASH DEPOSIT")).toBe("noted");
    },
    async undo(press) {
      await press(clerk, {}, await params());
      expect(await stateOf("CASH DEPOSIT")).toBe("open");
    },
  });
  everyButton(importActions, {
    async look(press) {
      const file = new File([overlapping], "nov.csv", { type: "text/csv" });
      expect(await press(clerk, { account: "bank", file })).toMatchObject({
        answer: { shown: { name: "State Bank", mapping, fileName: "nov.csv" } },
      });
      expect(await press(clerk, { account: "bank", file: new File(["PK\u0003"], "a.xlsx") })).toMatchObject({
        status: 422,
      });
      await expect(press(donor, { account: "bank", file })).resolves.toMatchObject({ status: 403 });
    },
    async import(press) {
      const text = `${head}\n03/11/2026,NEW,,,5.00,1489.30\n`;
      const fields = { account: "bank", text, fileName: "n.csv", name: "state bank", ...mapping };
      expect(await press(clerk, { ...fields, day: "" })).toMatchObject({ status: 422 });
      expect(await press(clerk, fields)).toMatchObject({
        to: "/admin/books/bank?account=bank&new=1&matched=0&done=imported",
      });
      expect(await stateOf("NEW")).toBe("open");
      expect(await database().select().from(bankFormat)).toHaveLength(1);
    },
  });
});
