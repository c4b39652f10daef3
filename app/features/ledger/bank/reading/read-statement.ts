import { type IstDay, istDate } from "#app/core/clock.ts";
import { type CsvSeparator, parseCsv } from "#app/core/lists/parse-csv.ts";
import { readAmount, readDay } from "./bank-cells.ts";
import { type BankColumn, type BankMapping, mappingProblem } from "./bank-columns.ts";

export interface StatementLine {
  /** As an editor counts, for what is said about it. */
  readonly line: number;
  readonly day: IstDay;
  readonly words: string;
  readonly reference: string | null;
  readonly amountPaise: number;
  readonly balancePaise: number | null;
}

export interface Statement {
  /** In the order of time. */
  readonly lines: readonly StatementLine[];
  readonly problem: string | null;
}

export const mostStatementLines = 5000;
export const mostStatementBytes = 1024 * 1024;

type Row = { row: number; cells: string[] };

const broken = (problem: string): Statement => ({ lines: [], problem });

/** The rows of the file, and which of them names the columns: banks write their address above it. */
export function readSheet(text: string): { heads: string[]; body: Row[]; problem: string | null } {
  const plain = text.replace(/^\ufeff/, "");
  const { rows, problem } = parseCsv(plain, separatorOf(plain));
  if (problem) return { heads: [], body: [], problem: `Line ${problem.row}: ${problem.message}` };
  const place = rows.findIndex(
    ({ cells }) =>
      cells.filter((cell) => cell.trim() !== "").length >= 3 && cells.some((cell) => /date/i.test(cell)),
  );
  const head = rows[place];
  if (!head)
    return { heads: [], body: [], problem: "No line of this file names its columns, one of them a date." };
  return { heads: head.cells.map(nameOf), body: rows.slice(place + 1), problem: null };
}

const nameOf = (cell: string) => cell.trim().replace(/\s+/g, " ");

function separatorOf(text: string): CsvSeparator {
  const count = (sign: string) => text.slice(0, 20_000).split(sign).length;
  return ([",", ";", "\t"] as const).toSorted((a, b) => count(b) - count(a))[0] ?? ",";
}

/** The bank's lines by a mapping. What has no date is no line of it (totals, "opening balance"); what is doubtful is refused. */
export function readStatement(text: string, mapping: BankMapping): Statement {
  const lacking = mappingProblem(mapping);
  if (lacking) return broken(lacking);
  const { heads, body, problem } = readSheet(text);
  if (problem) return broken(problem);
  const missing = Object.values(mapping).filter((head) => head && !heads.includes(head));
  if (missing.length > 0) return broken(`The file has no column ${missing.join(", ")}.`);
  if (body.length > mostStatementLines)
    return broken(`At most ${mostStatementLines} lines at once. Split it, please.`);
  const lines: StatementLine[] = [];
  for (const { row, cells } of body) {
    const cell = (name: BankColumn) => {
      const head = mapping[name];
      return head ? (cells[heads.indexOf(head)] ?? "").trim() : "";
    };
    const read = lineOf(row, cell);
    if (typeof read === "string") return broken(read);
    if (read) lines.push(read);
  }
  if (lines.length === 0) return broken("There is no line with a date and an amount in this file.");
  return inOrder(lines);
}

function lineOf(line: number, cell: (name: BankColumn) => string): StatementLine | string | null {
  if (cell("day") === "") return null;
  const day = readDay(cell("day"));
  const amountPaise = amountOf(cell);
  // A foot of the sheet ("Statement generated on …") stands in the first column, and has no amount.
  if (!day) return amountPaise ? `Line ${line}: "${cell("day").slice(0, 40)}" is no date.` : null;
  if (amountPaise === null) return `Line ${line}: its amount cannot be read.`;
  if (amountPaise === 0) return null;
  if (day > istDate())
    return `Line ${line}: its day is still to come. Is the month before the day in this file?`;
  const balance = cell("balance");
  const balancePaise = balance === "" ? null : readAmount(balance);
  if (balance !== "" && balancePaise === null) return `Line ${line}: its balance cannot be read.`;
  return {
    line,
    day,
    words: cell("words").replace(/\s+/g, " ").slice(0, 300),
    reference: cell("reference").replace(/^'/, "").slice(0, 60) || null,
    amountPaise,
    balancePaise,
  };
}

function amountOf(cell: (name: BankColumn) => string): number | null {
  const [out, into, one] = [readAmount(cell("out")), readAmount(cell("in")), readAmount(cell("amount"))];
  if (out === null || into === null || one === null) return null;
  if (cell("amount") === "") return Math.abs(into) - Math.abs(out);
  if (cell("side") === "") return one;
  return /^d/i.test(cell("side")) ? -Math.abs(one) : Math.abs(one);
}

/** Oldest first; where the bank says a balance after each line, none may be missing between two. */
function inOrder(lines: readonly StatementLine[]): Statement {
  const follows = (list: readonly StatementLine[]) =>
    list.findIndex((line, index) => {
      const before = list[index - 1];
      return (
        before?.balancePaise != null &&
        line.balancePaise !== null &&
        before.balancePaise + line.amountPaise !== line.balancePaise
      );
    });
  const turned = lines.toReversed();
  const isNewestFirst = (lines[0]?.day ?? "") > (lines.at(-1)?.day ?? "");
  const [ahead, behind] = [follows(lines), follows(turned)];
  if (ahead === -1 && !isNewestFirst) return { lines, problem: null };
  if (behind === -1) return { lines: turned, problem: null };
  const wrong = isNewestFirst ? turned[behind] : lines[ahead];
  return broken(
    `Line ${wrong?.line}: the balance does not follow from the line before. A line is missing, or a column is another one.`,
  );
}
