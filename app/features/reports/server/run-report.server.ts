import { monthName } from "#app/core/clock.ts";
import type { Actor } from "#app/core/permissions.ts";
import { reportPermissions } from "../report-permissions.ts";
import type { ReportFile, ReportView } from "../report-view.ts";
import { type DayRange, figureWords, type ReportSubject, rangeWords, subjectWords } from "../report-words.ts";
import { reportFigures } from "./report-figures.server.ts";

/** A report as it stands now: nothing of it is kept, so it is never out of date. */
export async function runReport(
  actor: Actor,
  { subject, range, name }: { subject: ReportSubject; range: DayRange; name?: string },
): Promise<ReportView & { file: ReportFile }> {
  if (!reportPermissions.can(actor, "report.send")) reportPermissions.assertCan(actor, "report.read");
  const { heads, kinds, rows } = await reportFigures(subject, range);
  const sums = kinds.map((_, at) => rows.reduce((sum, { figures }) => sum + (figures[at] ?? 0), 0));
  const [head = "", first = ""] = heads;
  const [kind = "count"] = kinds;
  return {
    title: name ?? subjectWords[subject],
    range: rangeWords(range),
    heads,
    rows: rows.map(({ name: row, figures }) => [
      monthWords(row),
      ...figures.map((figure, at) => figureWords(figure, kinds[at] ?? "count")),
    ]),
    totals: ["Total", ...sums.map((sum, at) => figureWords(sum, kinds[at] ?? "count"))],
    file: {
      heads: heads.map((name, at) => (kinds[at - 1] === "money" ? `${name} (INR)` : name)),
      rows: [...rows, { name: "Total", figures: sums }].map(({ name: row, figures }) => [
        row,
        ...figures.map((figure, at) => (kinds[at] === "money" ? Math.round(figure) / 100 : figure)),
      ]),
    },
    chart: {
      title: `${first}, ${rangeWords(range)}`,
      heads: [head, first],
      points: rows.map(({ name: row, figures }) => ({ label: barWords(row, range), value: figures[0] ?? 0 })),
      kind,
    },
  };
}

/** "2026-06" is "Jun 2026"; what is no month stays. */
function monthWords(name: string): string {
  const parts = /^(\d{4})-(\d{2})$/.exec(name);
  return parts ? `${monthName(Number(parts[2]))} ${parts[1]}` : name;
}

/** Under a bar there is little room: "Jun", and "Jun 26" where two years meet. */
function barWords(name: string, { from, to }: DayRange): string {
  const parts = /^\d{2}(\d{2})-(\d{2})$/.exec(name);
  if (!parts) return name;
  const month = monthName(Number(parts[2]));
  return from.slice(0, 4) === to.slice(0, 4) ? month : `${month} ${parts[1]}`;
}
