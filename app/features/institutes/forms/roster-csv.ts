import { type CsvRows, type CsvSeparator, parseCsv } from "#app/core/lists/parse-csv.ts";

const separators: readonly CsvSeparator[] = [",", ";", "\t"];

/**
 * A class as spreadsheets write it: with or without a BOM, with commas, semicolons or tabs, with lines of
 * nothing but separators at its end.
 */
export function readRosterCsv(text: string): CsvRows {
  const plain = text.replace(/^\ufeff/, "");
  const head = plain.slice(0, plain.search(/[\r\n]|$/));
  const counts = separators.map((separator) => head.split(separator).length);
  const separator = separators[counts.indexOf(Math.max(...counts))] ?? ",";
  const { rows, problem } = parseCsv(plain, separator);
  const kept = rows.map(({ row, cells }) => ({ row, cells: cells.map(cleanCell) }));
  return {
    rows: kept.filter(({ cells }) => cells.some((cell) => cell !== "")),
    ...(problem && { problem }),
  };
}

/** ="0012" and '+91… are how spreadsheets, and our own exports, keep a text a text. */
function cleanCell(cell: string): string {
  const text = cell.trim();
  const wrapped = /^="([^"]*)"$/.exec(text);
  return (wrapped?.[1] ?? text.replace(/^'(?=[=+\-@])/, "")).trim();
}

/** What a spreadsheet did to a cell, in words that help; null when it is as it was typed. */
export function spoiltCell(cell: string): string | null {
  if (/^[=@]/.test(cell)) return "a formula stands here instead of its value.";
  if (/^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!)$/.test(cell))
    return "the spreadsheet shows an error here.";
  if (/^\d(?:\.\d+)?e\+\d+$/i.test(cell)) {
    return "the spreadsheet shortened this number. Format the column as text and type it again.";
  }
  return null;
}
