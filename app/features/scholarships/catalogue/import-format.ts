import { parseCsv } from "#app/core/lists/parse-csv.ts";
import type { CriteriaInput } from "../eligibility/criteria.ts";

/** One record of a file, not yet checked. `row` is what a person counts: the line of a CSV, the place in a JSON list. */
export interface RawRecord {
  readonly row: number;
  readonly value: unknown;
}

export interface ReadFile {
  readonly records: readonly RawRecord[];
  /** What is wrong with the file as a whole, in plain words. */
  readonly problems: readonly { readonly row: number; readonly message: string }[];
}

export function readImportFile(text: string, kind: "csv" | "json"): ReadFile {
  const plain = text.replace(/^\ufeff/, "");
  return kind === "json" ? readJson(plain) : readCsv(plain);
}

function readJson(text: string): ReadFile {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : "unknown reason";
    return broken(1, `The file is not valid JSON: ${reason.slice(0, 200)}`);
  }
  if (!Array.isArray(parsed)) return broken(1, "The file must hold a list of scholarships: [ {…}, {…} ]");
  return { records: parsed.map((value, index) => ({ row: index + 1, value })), problems: [] };
}

function broken(row: number, message: string): ReadFile {
  return { records: [], problems: [{ row, message }] };
}

type Cells = Readonly<Record<string, string>>;

/** How a cell becomes a part of a record. Codes are separated by ";", sentences by "|". */
const columns: Record<string, (cell: string, cells: Cells) => object> = {
  id: (cell) => ({ id: toNumber(cell) }),
  slug: (cell) => ({ slug: cell }),
  title: (cell) => ({ title: cell }),
  provider: (cell) => ({ provider: cell }),
  providerType: (cell) => ({ providerType: cell }),
  category: (cell) => ({ category: cell }),
  amountText: (cell) => ({ amountText: cell }),
  amountMinInr: (cell) => ({ amountMinInr: toNumber(cell) }),
  amountMaxInr: (cell) => ({ amountMaxInr: toNumber(cell) }),
  amountPeriod: (cell) => ({ amountPeriod: cell }),
  description: (cell) => ({ description: cell }),
  deadlineNote: (cell) => ({ deadlineNote: cell }),
  benefits: (cell) => ({ benefits: sentences(cell) }),
  eligibility: (cell) => ({ eligibility: sentences(cell) }),
  documents: (cell) => ({ documents: sentences(cell) }),
  applicationProcess: (cell) => ({ applicationProcess: cell }),
  website: (cell) => ({ website: cell }),
  seatsPerYear: (cell) => ({ seatsPerYear: toNumber(cell) }),
  applicants: (cell) => ({ applicants: toNumber(cell) }),
  selected: (cell) => ({ selected: toNumber(cell) }),
  confidence: (cell) => ({ confidence: cell }),
  sources: (cell) => ({ sources: sentences(cell) }),
  checkedOn: (cell) => ({ checkedOn: cell }),
  closesOn: (cell, cells) => ({ cycles: [{ opensOn: cells.opensOn || null, closesOn: cell }] }),
  opensOn: () => ({}),
  closesMonth: (cell) => ({ season: { kind: "yearly", closesMonth: toNumber(cell) } }),
};

const criteriaColumns: Record<
  string,
  (cell: string, cells: Cells) => Partial<Record<keyof CriteriaInput, unknown>>
> = {
  levelFrom: (cell, cells) => ({ levels: { from: cell, to: cells.levelTo || cell } }),
  levelTo: () => ({}),
  states: (cell) => (cell === "all" ? {} : { states: codes(cell) }),
  genders: (cell) => ({ genders: codes(cell) }),
  socialGroups: (cell) => ({ socialGroups: codes(cell) }),
  minorities: (cell) => ({ minorities: codes(cell) }),
  institutionKinds: (cell) => ({ institutionKinds: codes(cell) }),
  disability: (cell) => ({
    disability: /^(yes|true|1)$/i.test(cell) ? true : /^(no|false|0)$/i.test(cell) ? false : cell,
  }),
  familyIncomeMaxInr: (cell) => ({ income: { maxInr: toNumber(cell) } }),
  minPercent: (cell) => ({ marks: { minPercent: toNumber(cell) } }),
  ageMin: (cell, cells) => ({ age: ages(cell, cells.ageMax) }),
  ageMax: (cell, cells) => ({ age: ages(cells.ageMin, cell) }),
  fields: (cell) => ({ fields: codes(cell) }),
  facts: (cell) => ({ facts: codes(cell) }),
  anyOf: (cell) => ({ anyOf: [codes(cell)] }),
  notes: (cell) => ({ notes: sentences(cell) }),
};

export const importColumns: readonly string[] = [...Object.keys(columns), ...Object.keys(criteriaColumns)];

function readCsv(text: string): ReadFile {
  const { rows, problem } = parseCsv(text);
  if (problem) return broken(problem.row, problem.message);
  const [header, ...body] = rows;
  if (!header) return broken(1, "The file is empty.");
  const names = header.cells.map((name) => name.trim());
  const unknown = names.filter((name) => !importColumns.includes(name));
  if (unknown.length > 0) {
    return broken(
      1,
      `The first line names columns that are not known: ${unknown.map((n) => `"${n}"`).join(", ")}.`,
    );
  }
  const problems: { row: number; message: string }[] = [];
  const records: RawRecord[] = [];
  for (const { row, cells } of body) {
    if (cells.every((cell) => cell.trim() === "")) continue;
    if (cells.length !== names.length) {
      problems.push({
        row,
        message: `It has ${cells.length} cells, but the first line names ${names.length} columns.`,
      });
    } else {
      records.push({
        row,
        value: recordOf(Object.fromEntries(names.map((name, at) => [name, cells[at]?.trim() ?? ""]))),
      });
    }
  }
  return { records, problems };
}

function recordOf(cells: Cells): object {
  const record: Record<string, unknown> = {};
  const criteria: Record<string, unknown> = {};
  for (const [name, cell] of Object.entries(cells)) {
    if (cell === "") continue;
    Object.assign(record, columns[name]?.(cell, cells));
    Object.assign(criteria, criteriaColumns[name]?.(cell, cells));
  }
  return { ...record, criteria };
}

function ages(min: string | undefined, max: string | undefined): object {
  return { min: min ? toNumber(min) : null, max: max ? toNumber(max) : null };
}

/** A number where it is one, otherwise the text, so that the schema says what is wrong with it. */
function toNumber(cell: string): number | string {
  const plain = cell.replace(/,/g, "");
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : cell;
}

function codes(cell: string): string[] {
  return cell
    .split(";")
    .map((code) => code.trim())
    .filter(Boolean);
}

function sentences(cell: string): string[] {
  return cell
    .split("|")
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}
