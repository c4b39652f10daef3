import { beforeAll, describe, expect, test } from "vitest";
import { istDate } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { useTestDatabase } from "#tests/support/test-database.ts";
import { journalList } from "../journal-list.ts";
import { account } from "../ledger.ts";
import { exportJournal } from "./export-journal.server.ts";
import { exportTally } from "./export-tally.server.ts";
import { getJournalEntry } from "./get-journal-entry.server.ts";
import { listJournal } from "./list-journal.server.ts";
import { postTransaction } from "./post-transaction.server.ts";
import { readAccountSums } from "./read-account-sums.server.ts";
import { readBooks } from "./read-books.server.ts";
import { reverseTransaction } from "./reverse-transaction.server.ts";

useTestDatabase();

const admin: Actor = { role: "admin", staffRoles: ["super_admin"], userId: newId(), language: "en" };
const donor: Actor = { role: "donor", userId: newId(), language: "en" };
const read = (search = "") => journalList.read(`${journalList.path}${search}`);
let feeId: string;
const subjectId = newId();

beforeAll(async () => {
  await inTransaction(async (tx) => {
    const fee = await postTransaction(tx, systemActor, {
      key: "fee",
      kind: "gateway_fee",
      subjectId,
      reference: "UTR<&>123",
      lines: [
        { account: account.fee, amountPaise: 236_05, sourceId: null },
        { account: account.bank, amountPaise: -236_05, sourceId: null },
      ],
    });
    feeId = fee.id;
    const programmeId = newId();
    for (const key of ["voucher", "taken-back"]) {
      await postTransaction(tx, systemActor, {
        key,
        kind: "csr_spend",
        subjectId: programmeId,
        lines: [
          { account: account.grant(programmeId), amountPaise: 50_000_00, sourceId: null },
          { account: account.grant(newId()), amountPaise: -50_000_00, sourceId: null },
        ],
      });
    }
    await postTransaction(tx, systemActor, {
      key: "outside",
      kind: "outside_paid",
      subjectId: newId(),
      lines: [
        { account: account.outsidePaid(programmeId), amountPaise: 30_000_00, sourceId: null },
        { account: account.outside(programmeId), amountPaise: -30_000_00, sourceId: null },
      ],
    });
    await reverseTransaction(tx, systemActor, "taken-back");
    await reverseTransaction(tx, systemActor, "fee");
  });
});

describe("D24: the operator's books", () => {
  test("a company's own vouchers, what takes them back, and what an institute paid itself are not in them", async () => {
    const books = await readBooks(admin);
    expect((await listJournal(admin, read("?account=outside_paid"))).rows).toEqual([]);
    expect(books.lines.find(({ kind }) => kind === "grant")).toMatchObject({ debit: "₹0", credit: "₹0" });
    expect(books).toMatchObject({ isEven: true, debit: "₹472.10" });
    expect((await listJournal(admin, read("?account=grant"))).rows).toEqual([]);
  });

  test("journal, account and entry agree, and a reversal is found from both sides", async () => {
    const { rows, total } = await listJournal(admin, read());
    expect([rows.length, total]).toEqual([4, 4]);
    const sum = (side: "debitPaise" | "creditPaise") => rows.reduce((all, row) => all + row[side], 0);
    expect([sum("debitPaise"), sum("creditPaise")]).toEqual([472_10, 472_10]);
    expect(await readAccountSums(admin, "bank", undefined)).toEqual({ before: 0, moved: 0, after: 0 });
    expect((await listJournal(admin, read("?account=bank&kind=gateway_fee"))).rows).toHaveLength(1);
    expect((await listJournal(admin, read("?period=2019-01"))).rows).toEqual([]);
    const today = istDate();
    expect((await listJournal(admin, read(`?period=${today}_${today}`))).rows).toHaveLength(4);
    // From the thing back to its entries: by its id.
    expect((await listJournal(admin, read(`?q=${subjectId}`))).rows.map(({ what }) => what)).toEqual([
      "Reversal",
      "Reversal",
      "Gateway fee",
      "Gateway fee",
    ]);
    expect((await listJournal(admin, read(`?q=${newId()}`))).rows).toEqual([]);
    const entry = await getJournalEntry(admin, feeId);
    expect(entry).toMatchObject({
      what: "Gateway fee",
      others: [{ words: expect.stringMatching(/^Reversed by J-/) }],
    });
    expect(entry.lines.map(({ account: name }) => name)).toEqual(["Gateway fees", "Bank"]);
    await expect(listJournal(donor, read())).rejects.toMatchObject({ status: 403 });
    await expect(getJournalEntry(donor, feeId)).rejects.toMatchObject({ status: 403 });
  });

  test("the accountant's files: figures as numbers, ISO days, and vouchers that balance in Tally", async () => {
    const url = new URL("http://test.invalid/admin/books/journal?kind=gateway_fee&account=fee");
    const csv = await (await exportJournal.file(admin, url)).text();
    expect(csv.split("\r\n")[1]).toMatch(
      /^J-\d{6},20\d\d-\d\d-\d\d,Gateway fee,Gateway fees,,236\.05,,UTR<&>123$/,
    );
    const xml = await (await exportTally(admin, new URL("http://test.invalid/"))).text();
    expect(xml).toContain("UTR&#60;&#38;&#62;123");
    const amounts = [...xml.matchAll(/<AMOUNT>(-?[\d.]+)<\/AMOUNT>/g)].map(([, amount]) => Number(amount));
    expect(amounts.reduce((all, one) => all + one, 0)).toBeCloseTo(0, 5);
    expect(amounts).toHaveLength(4);
    await expect(exportTally(donor, new URL("http://test.invalid/"))).rejects.toMatchObject({ status: 403 });
  });
});
