import { type Mutant, slipsOf } from "./mutant.ts";

const batches = ["app/features/payouts/server/batches/payout-actions.db.test.ts"];
const books = [...batches, "app/features/payouts/server/batches/ledger.db.test.ts"];
const refunds = [
  "app/features/giving/server/refunds/refunds.db.test.ts",
  "app/features/giving/server/refunds/part-refunds.db.test.ts",
];

/** Money. */
export const moneyMutants: readonly Mutant[] = [
  ...slipsOf(
    "app/core/money.ts",
    ["app/core/money.test.ts"],
    ["rupees become rupees, not paise", "Math.round(count * 100)", "Math.round(count)"],
    ["the spare paisa of a split is lost", "entry.part += 1n;", ""],
    ["a share is rounded down", "const half = product < 0n ? -5000n : 5000n;", "const half = 0n;"],
    ["five paise are printed as fifty", 'String(fraction).padStart(2, "0")', "String(fraction)"],
  ),
  ...slipsOf(
    "app/features/payouts/payout-permissions.ts",
    ["tests/architecture/staff-rights.test.ts", "tests/architecture/outside-rights.test.ts"],
    [
      "who may only look may pay",
      '"payout.pay": { admin: staff(["finance"]) }',
      '"payout.pay": { admin: readers(["finance"]) }',
    ],
    [
      "C17-51: donors run payouts",
      '"payout.receive_deposit": { admin: staff(["finance"]) }',
      '"payout.receive_deposit": { admin: staff(["finance"]), donor: true }',
    ],
  ),
  ...slipsOf(
    "app/features/payouts/server/batches/approve-payouts.server.ts",
    [...batches, "app/portals/admin/people/suspension.db.test.ts"],
    ["who prepared a batch approves it", "await assertSecondPerson(tx, actor, preparedBy);", ""],
    ["a held award is approved", "await assertNoneHeld(tx, batchId);", ""],
  ),
  ...slipsOf(
    "app/features/payouts/server/batches/settle-payout.server.ts",
    [...books, "app/features/giving/server/giving.db.test.ts"],
    ["the bank's second answer is booked again", "if (row.status === answer.outcome) return;", ""],
    ["returned money goes to the bank", "to: account.award(row.awardId),", "to: account.bank,"],
    ["a batch is never settled", "await settleBatch(tx, actor, row.batchId);", ""],
    ["an award that came back counts as paid", '{ event: "return" }', '{ event: "settle" }'],
  ),
  ...slipsOf(
    "app/features/payouts/server/batches/cancel-payouts.server.ts",
    batches,
    ['C18: "put back" leaves the awards', 'await changeAward.many(tx, actor, awards, "put_back");', ""],
    ["a stale page undoes an approval", "if (status !== seen) throw", "if (false) throw"],
    ["an approved batch is put back without a word", 'status === "approved" && why.length < 5', "false"],
  ),
  ...slipsOf(
    "app/features/payouts/server/batches/export-payouts.server.ts",
    ["app/features/giving/server/giving.db.test.ts"],
    ["the bank reads paise as rupees", "(row.amountPaise / 100).toFixed(2)", "row.amountPaise.toFixed(2)"],
    ["the bank's file leaves before a second person", "if (!batch.may.export) throw", "if (false) throw"],
    [
      "nobody knows who took the account numbers",
      'event: "payout_batch.exported",',
      'event: "payout_batch.seen",',
    ],
  ),
  ...slipsOf(
    "app/features/payouts/server/batches/prepare-payouts.server.ts",
    batches,
    ["an erased application is paid", "isNull(application.erasedAt)", "undefined"],
    [
      "the second person is told another sum",
      "formatMoney(paise(amountPaise))",
      "formatMoney(paise(amountPaise / 100))",
    ],
  ),
  ...slipsOf(
    "app/features/payouts/server/letters/judge-scholar-note.server.ts",
    [
      "app/features/payouts/server/batches/payout-actions.db.test.ts",
      "app/features/payouts/server/awards/award-histories.db.test.ts",
    ],
    [
      "C18: a thank-you that was refused is shown",
      'verdict === "shown" ? "show" : "refuse"',
      'verdict === "shown" ? "refuse" : "show"',
    ],
  ),
  ...slipsOf(
    "app/features/ledger/server/move-money.server.ts",
    books,
    [
      "more leaves an account than is in it",
      'if (!taken) throw conflict("There is not enough money left for this.", "not_enough_money");',
      'if (!taken) return { id: "", isNew: false };',
    ],
    ["the same movement is booked twice", "if (posted) return { id: posted.id, isNew: false };", ""],
  ),
  ...slipsOf(
    "app/features/giving/server/donations/settle-donation.server.ts",
    ["app/features/giving/server/giving.db.test.ts", "app/features/giving/server/giving-actions.db.test.ts"],
    ["a donation of the gateway is not placed", "await followLedger(tx, row.programmeId);", ""],
    [
      "a cancelled order that was paid is lost",
      'row.status === "pledged" || row.status === "cancelled"',
      'row.status === "pledged"',
    ],
  ),
  ...slipsOf(
    "app/features/giving/server/refunds/refund-donation.server.ts",
    ["app/features/giving/server/refunds/large-refunds.db.test.ts"],
    [
      "a large refund needs one person",
      "amountPaise < refundRupees * 100",
      "amountPaise < refundRupees * 10000",
    ],
  ),
  ...slipsOf(
    "app/features/giving/server/refunds/return-donation.server.ts",
    refunds,
    [
      "a part that went back ends the whole donation",
      "refundedPaise === row.amountPaise",
      "refundedPaise > 0",
    ],
    [
      "the desk is not told of money that students already have",
      "if (byOperator > 0) await raiseAtDesk",
      "if (false) await raiseAtDesk",
    ],
  ),
  ...slipsOf(
    "app/features/giving/server/receipts/make-donation-receipt.server.ts",
    ["app/features/giving/server/receipts/donation-receipt.db.test.ts"],
    [
      "C17-74: the words of a receipt are of another amount",
      "amountInWords(amount)",
      "amountInWords((amount * 10) as typeof amount)",
    ],
  ),
  ...slipsOf(
    "app/features/giving/server/impact/read-donor-analytics.server.ts",
    ["app/features/giving/server/giving.db.test.ts"],
    [
      "C17-52: the cost of a student is a hundredfold",
      "Math.round(Number(total.value) / total.count / 100) * 100",
      "Math.round(Number(total.value) / total.count) * 100",
    ],
  ),
  ...slipsOf(
    "app/features/giving/donation-columns.ts",
    ["app/features/giving/pages/donations-file.db.test.ts"],
    ["C17-80: a donor's file has paise", "row.amountPaise / 100", "row.amountPaise"],
    ["what went back is in paise", "row.refundedPaise / 100", "row.refundedPaise"],
  ),
  ...slipsOf(
    "app/features/giving/server/programmes/complete-programme.server.ts",
    ["app/portals/donor/donor-actions.db.test.ts"],
    ['C18: "complete" does nothing', ".set({ status, updatedAt: now() })", ".set({ updatedAt: now() })"],
    ["a programme with money is closed", "?? 0) > 0) {", "?? 0) > 1e15) {"],
  ),
];
