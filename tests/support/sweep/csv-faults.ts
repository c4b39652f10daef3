import { parseCsv } from "#app/core/lists/parse-csv.ts";

const amount = /₹\s?\d|\bRs\.?\s?\d/;
const number = /^-?\d+(\.\d{1,2})?$/;
/** Such a head over nothing but numbers is money; counts say what they count. */
const moneyHead =
  /amount|budget|spent|premium|\bdebit|\bcredit|balance|\bfees?\b|price|\baward(ed)?\b|revenue|claimed|sum insured|\brupees\b|₹/i;
/** As the form of the Income-tax Department heads it. */
const prescribed = "Amount of donation (Indian rupees)";
const otherDate =
  /^(\d{1,2} [A-Z][a-z]{2,8},? \d{4}|[A-Z][a-z]{2,8} \d{1,2}, \d{4}|(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]* \d{4}$|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}\/\d{2}\/\d{2})\b/;
const otherMoment = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?!:\d{2}\+05:30$)/;
const relative = /^(today|yesterday|tomorrow|(in )?\d+ (minutes?|hours?|days?|months?)( ago| left| late)?)$/i;
const machineWord = /^[a-z]+(_[a-z]+)+$/;
const formula = /^[=+\-@\t\r]/;

/** What is not as in every other file: money as numbers in a column that says INR, days in ISO and India's time, words as pages have them. */
export function csvFaults(text: string): string[] {
  if (!text.startsWith("\ufeff")) return ["no mark of UTF-8 at its beginning"];
  const { rows, problem } = parseCsv(text.slice(1));
  if (problem) return [`line ${problem.row}: ${problem.message}`];
  const [head, ...lines] = rows.map(({ cells }) => cells);
  if (!head) return ["no head"];
  return [
    ...headFaults(head),
    ...lines.flatMap((cells, at) =>
      cells.length === head.length ? [] : [`row ${at + 2} has ${cells.length} of ${head.length} cells`],
    ),
    ...head.flatMap((name, at) => {
      const cells = lines.map((line) => line[at] ?? "").filter((cell) => cell !== "");
      return columnFaults(name, cells, head[at + 1] ?? "");
    }),
  ];
}

function headFaults(head: readonly string[]): string[] {
  return head.flatMap((name, at) => {
    if (name === "" || name !== name.trim()) return [`column ${at + 1} has no proper name: "${name}"`];
    if (head.indexOf(name) !== at) return [`two columns are named "${name}"`];
    if (/^[a-z]/.test(name)) return [`"${name}" begins small`];
    if (/[₹]|\bRs\b|\(rupees\)/i.test(name)) return [`"${name}" names the unit otherwise than (INR)`];
    return [];
  });
}

function columnFaults(name: string, cells: readonly string[], beside: string): string[] {
  const isMoney = name.endsWith("(INR)");
  const first = (what: string, isFault: (cell: string) => boolean) => {
    const found = cells.find(isFault);
    return found === undefined ? [] : [`${name}: ${what}: "${found.slice(0, 80)}"`];
  };
  const allNumbers = cells.length > 0 && cells.every((cell) => number.test(cell));
  // A sentence may name an amount; a column of amounts has the number beside.
  const hidden = cells.filter((cell) => amount.test(cell) && cell.length <= 60 && !/[.;]$/.test(cell));
  return [
    ...(isMoney ? first("is no number", (cell) => !number.test(cell)) : []),
    ...(allNumbers && !isMoney && moneyHead.test(name) && name !== prescribed
      ? [`${name}: numbers of money, and it does not say (INR)`]
      : []),
    ...(hidden.length * 2 > cells.length && !beside.endsWith("(INR)")
      ? [`${name}: amounts as text, and no number beside: "${hidden[0]}"`]
      : []),
    ...first("an amount with separators", (cell) => /^-?\d{1,3}(,\d{2,3})+(\.\d+)?$/.test(cell)),
    ...first("a day that is not ISO", (cell) => otherDate.test(cell)),
    ...first("a moment without India's clock", (cell) => otherMoment.test(cell)),
    ...first("counts from the day of the export", (cell) => relative.test(cell)),
    ...first("a word of the machine", (cell) => machineWord.test(cell)),
    ...first("runs as a formula", (cell) => formula.test(cell) && !number.test(cell)),
  ];
}
