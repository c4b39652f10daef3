import { monthName } from "#app/core/clock.ts";
import { formatCount, formatMoney, paise } from "#app/core/money.ts";
import type { Actor } from "#app/core/permissions.ts";
import { barChartModel } from "#app/ui/bar-chart-model.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import type { ReportView } from "../report-view.ts";
import { type DayRange, type ReportSubject, rangeWords, subjectWords } from "../report-words.ts";
import { type FigureKind, reportFigures } from "./report-figures.server.ts";

/** A report as it stands now: nothing of it is kept, so it is never out of date. */
export async function runReport(
  actor: Actor,
  { subject, range, name }: { subject: ReportSubject; range: DayRange; name?: string },
): Promise<ReportView> {
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
      ...figures.map((figure, at) => inWords(figure, kinds[at] ?? "count")),
    ]),
    totals: ["Total", ...sums.map((sum, at) => inWords(sum, kinds[at] ?? "count"))],
    chart: barChartModel({
      title: `${first}, ${rangeWords(range)}`,
      heads: [head, first],
      points: rows.map(({ name: row, figures }) => ({ label: monthWords(row), value: figures[0] ?? 0 })),
      format: (value) => inWords(value, kind),
    }),
  };
}

function inWords(figure: number, kind: FigureKind): string {
  if (kind === "money") return formatMoney(paise(Math.round(figure)));
  return kind === "percent" ? `${figure.toFixed(1)}%` : formatCount(figure);
}

/** "2026-06" is "Jun 2026"; what is no month stays. */
function monthWords(name: string): string {
  const parts = /^(\d{4})-(\d{2})$/.exec(name);
  return parts ? `${monthName(Number(parts[2]))} ${parts[1]}` : name;
}
