import { parseCsv } from "#app/core/lists/parse-csv.ts";
import { parseMoney } from "#app/core/money.ts";
import { type ReturnReason, returnReasons } from "./payout-status.ts";

/** One line of the bank's file, read but not yet held against the payouts. */
export interface BankAnswerLine {
  readonly line: number;
  /** As the bank gives it back; ours where it is one ("PO-2026-0000012-3"). */
  readonly number: string;
  /** "open": the bank is still at it. */
  readonly outcome: "paid" | "returned" | "open" | null;
  readonly utr: string;
  readonly reason: ReturnReason | null;
  readonly amountPaise: number | null;
  /** What is wrong with it, in plain words; null: it can be used. */
  readonly problem: string | null;
}

export interface BankAnswerFile {
  readonly lines: readonly BankAnswerLine[];
  /** What is wrong with the file as a whole. */
  readonly problem: string | null;
}

export const mostBankLines = 1000;
export const mostBankBytes = 1024 * 1024;

const heads = {
  number: ["payment reference", "reference", "payout", "customer reference", "your reference"],
  status: ["status", "transaction status", "payment status"],
  utr: ["utr", "utr number", "bank reference", "utr no", "utr no."],
  reason: ["reason", "return reason", "remarks", "failure reason"],
  amount: ["amount", "amount (inr)", "transaction amount"],
} as const;
type Head = keyof typeof heads;

const outcomes: Readonly<Record<string, BankAnswerLine["outcome"]>> = {
  ...words("paid", "paid, success, successful, executed, processed, completed, credited, settled"),
  ...words("returned", "returned, return, failed, failure, rejected, reversed"),
  ...words("open", "open, pending, in process, initiated, sent, accepted"),
};

const reasonWords: readonly (readonly [RegExp, ReturnReason])[] = [
  [/clos/, "account_closed"],
  [/frozen|freeze|kyc|dormant|inoperative|block/, "account_frozen"],
  [/name/, "name_differs"],
  [/no such|not exist|does not|no account|invalid|incorrect|wrong|unknown/, "account_wrong"],
];

/** The file a bank sends back: columns by name in any order, others (names, accounts) are not even read. */
export function readBankAnswers(text: string): BankAnswerFile {
  const broken = (problem: string) => ({ lines: [], problem });
  const { rows, problem } = parseCsv(text.replace(/^\ufeff/, ""));
  if (problem) return broken(`Line ${problem.row}: ${problem.message}`);
  const [head, ...body] = rows;
  if (!head || body.length === 0) return broken("There is no answer in this file.");
  if (body.length > mostBankLines) return broken(`At most ${mostBankLines} lines at once. Split it, please.`);
  const names = head.cells.map((cell) => cell.trim().toLowerCase().replace(/\s+/g, " "));
  const placeOf = (name: Head) =>
    names.findIndex((given) => (heads[name] as readonly string[]).includes(given));
  const missing = (["number", "status", "utr", "reason"] as const).filter((name) => placeOf(name) < 0);
  if (missing.length > 0) {
    return broken(
      `The first line must name the columns, separated by commas. Missing: ${missing.map((name) => titles[name]).join(", ")}.`,
    );
  }
  const lines = body
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ""))
    .map(({ row, cells }) => lineOf(row, (name) => cellOf(cells[placeOf(name)])));
  return { lines, problem: null };
}

const titles: Readonly<Record<Head, string>> = {
  number: "Payment reference",
  status: "Status",
  utr: "UTR",
  reason: "Reason",
  amount: "Amount",
};

/** A spreadsheet puts ' before what would be a formula (T28); a shown cell is short. */
function cellOf(cell: string | undefined): string {
  return (cell ?? "").trim().replace(/^'/, "").slice(0, 200);
}

function lineOf(line: number, cell: (name: Head) => string): BankAnswerLine {
  const outcome = Object.hasOwn(outcomes, cell("status").toLowerCase())
    ? (outcomes[cell("status").toLowerCase()] ?? null)
    : null;
  const utr = cell("utr").toUpperCase().replace(/\s+/g, "");
  const amount = cell("amount");
  const amountPaise = amount === "" ? null : parseMoney(amount);
  const read = {
    line,
    number: cell("number").toUpperCase(),
    outcome,
    utr,
    reason: outcome === "returned" ? reasonOf(cell("reason")) : null,
    amountPaise,
  };
  return { ...read, problem: problemOf(read, { status: cell("status"), amount }) };
}

function problemOf(
  { number, outcome, utr, reason, amountPaise }: Omit<BankAnswerLine, "problem" | "line">,
  { status, amount }: { status: string; amount: string },
): string | null {
  if (number === "") return "The payment reference is missing.";
  if (outcome === null)
    return status === "" ? "The status is missing." : `The status "${status}" is not known.`;
  if (amount !== "" && amountPaise === null) return `The amount "${amount}" cannot be read.`;
  if (outcome === "paid" && /^\d(\.\d+)?E\+?\d+$/.test(utr)) {
    return "The spreadsheet shortened the UTR. Set its column to text, and save again.";
  }
  if (outcome === "paid" && !/^[A-Z0-9]{8,30}$/.test(utr)) {
    return "A paid line needs its UTR: 8 to 30 letters and digits.";
  }
  if (outcome === "returned" && reason === null) {
    return `Say why it came back: ${Object.values(returnReasons).join("; ")}.`;
  }
  return null;
}

function reasonOf(text: string): ReturnReason | null {
  if (Object.hasOwn(returnReasons, text)) return text as ReturnReason;
  const plain = text.toLowerCase();
  return reasonWords.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

function words(outcome: "paid" | "returned" | "open", list: string) {
  return Object.fromEntries(list.split(", ").map((word) => [word, outcome]));
}

/** What is carried from the check to the deed: the answers alone, nothing personal. */
export function writeBankAnswers(lines: readonly BankAnswerLine[]): string {
  const rows = lines.map(({ number, outcome, utr, reason, amountPaise }) =>
    [
      number,
      outcome ?? "",
      utr,
      reason ?? "",
      amountPaise === null ? "" : (amountPaise / 100).toFixed(2),
    ].join(","),
  );
  return ["Reference,Status,UTR,Reason,Amount", ...rows].join("\n");
}
