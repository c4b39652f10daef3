import { inArray, or } from "drizzle-orm";
import { parsePublicNumber } from "#app/core/id.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { database } from "#app/db/opening/client.server.ts";
import { payout } from "#app/db/schema/payouts.ts";
import type { BankAnswerLine } from "../../bank-answer-format.ts";
import type { JudgedAnswer } from "../../bank-answer-view.ts";
import { payoutMachine } from "../../payout-status.ts";
import { payoutNumber } from "../../payout-view.ts";

type PayoutRow = typeof payout.$inferSelect;

/** Each line of the bank's file held against the payouts as they stand; nothing is changed. */
export async function judgeBankAnswers(lines: readonly BankAnswerLine[]): Promise<JudgedAnswer[]> {
  const payouts = await listPayouts(lines);
  const byNumber = new Map(payouts.map((row) => [payoutNumber(row), row]));
  const byUtr = new Map(payouts.flatMap((row) => (row.bankReference ? [[row.bankReference, row]] : [])));
  const sayings = Map.groupBy(lines, ({ number }) => number);
  const claims = Map.groupBy(
    lines.filter(({ outcome }) => outcome === "paid"),
    ({ utr }) => utr,
  );
  return lines.map((line) => {
    const row = byNumber.get(line.number);
    const verdict =
      faultOf(line, row) ??
      twiceOf(line, sayings.get(line.number) ?? [], claims.get(line.utr) ?? []) ??
      usedOf(line, row, byUtr.get(line.utr)) ??
      verdictOf(line, row);
    return {
      line: line.line,
      number: line.number,
      payoutId: row?.id ?? null,
      amount: row ? formatMoney(paise(row.amountPaise)) : "",
      answer: line,
      ...verdict,
    };
  });
}

type Verdict = Pick<JudgedAnswer, "verdict" | "note">;
const wrong = (note: string): Verdict => ({ verdict: "wrong", note });

function faultOf(line: BankAnswerLine, row: PayoutRow | undefined): Verdict | null {
  if (line.problem) return wrong(line.problem);
  if (!row) return wrong("No payout has this reference.");
  if (line.amountPaise !== null && line.amountPaise !== row.amountPaise) {
    return wrong(`The bank says ${formatMoney(paise(line.amountPaise))}: ask it before you record this.`);
  }
  return null;
}

/** A file that contradicts itself is believed in nothing of it: neither the first line nor the last. */
function twiceOf(
  line: BankAnswerLine,
  ofPayout: readonly BankAnswerLine[],
  ofUtr: readonly BankAnswerLine[],
): Verdict | null {
  const other = ofPayout.find((one) => !isSame(one, line));
  if (other) return wrong(`Line ${other.line} says something else of this payout.`);
  const claim = line.outcome === "paid" && ofUtr.find(({ number }) => number !== line.number);
  if (claim) return wrong(`Line ${claim.line} has the same UTR.`);
  const [first] = ofPayout;
  return first && first.line !== line.line
    ? { verdict: "same", note: `The same as line ${first.line}.` }
    : null;
}

function isSame(one: BankAnswerLine, other: BankAnswerLine): boolean {
  return one.outcome === other.outcome && one.utr === other.utr && one.reason === other.reason;
}

function usedOf(line: BankAnswerLine, row?: PayoutRow, other?: PayoutRow): Verdict | null {
  if (line.outcome !== "paid" || !other || other.id === row?.id) return null;
  return wrong(`This UTR belongs to ${payoutNumber(other)}.`);
}

function verdictOf(line: BankAnswerLine, row: PayoutRow | undefined): Verdict {
  const status = row?.status ?? "cancelled";
  if (line.outcome === "open") return { verdict: "same", note: "The bank is still at it. Nothing changes." };
  if (status === "sent") {
    return line.outcome === "paid"
      ? { verdict: "paid", note: "Will be recorded as paid." }
      : { verdict: "returned", note: "Will be recorded as returned; the student is asked." };
  }
  if (status === line.outcome) {
    if (status === "paid" && row?.bankReference !== line.utr) {
      return wrong(`Recorded before with the UTR ${row?.bankReference}.`);
    }
    return { verdict: "same", note: "Recorded before. Nothing changes." };
  }
  if (status === "paid" || status === "returned") {
    return wrong(`Recorded before as ${payoutMachine.states[status].label.toLowerCase()}: ask the bank.`);
  }
  return wrong(`It was not sent to the bank (${payoutMachine.states[status].label.toLowerCase()}).`);
}

async function listPayouts(lines: readonly BankAnswerLine[]): Promise<PayoutRow[]> {
  const serials = lines.flatMap(({ number }) => {
    const parsed = parsePublicNumber(number);
    return parsed?.prefix === "PO" && parsed.serial <= 2_147_483_647 ? [parsed.serial] : [];
  });
  const utrs = lines.flatMap(({ utr, outcome }) => (outcome === "paid" && utr ? [utr] : []));
  if (serials.length === 0 && utrs.length === 0) return [];
  return database()
    .select()
    .from(payout)
    .where(
      or(
        serials.length > 0 ? inArray(payout.serial, serials) : undefined,
        utrs.length > 0 ? inArray(payout.bankReference, utrs) : undefined,
      ),
    );
}
