export type FigureRow = { readonly name: string; readonly figures: number[] };

const isMonth = /^\d{4}-\d{2}$/;

/** Between the first month and the last, one in which nothing happened is a row of noughts: a chart has no holes in time. */
export function everyMonth(rows: readonly FigureRow[]): FigureRow[] {
  const first = rows[0];
  const last = rows.at(-1);
  if (!first || !last || !isMonth.test(first.name) || !isMonth.test(last.name)) return [...rows];
  const known = new Map(rows.map((row) => [row.name, row]));
  const all: FigureRow[] = [];
  for (let name = first.name; name <= last.name; name = monthAfter(name))
    all.push(known.get(name) ?? { name, figures: first.figures.map(() => 0) });
  return all;
}

function monthAfter(name: string): string {
  const [year = 0, month = 0] = name.split("-").map(Number);
  return month === 12 ? `${year + 1}-01` : `${year}-${String(month + 1).padStart(2, "0")}`;
}
