import { monthName } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { fromReplica } from "#app/db/replica.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import { ownScope } from "../report-scope.ts";
import type { ReportFile, ReportView } from "../report-view.ts";
import {
  canBeNarrowed,
  canBeSummed,
  type DayRange,
  type FigureKind,
  figureWords,
  ownSubjects,
  type ReportSubject,
  rangeWords,
  subjectWords,
} from "../report-words.ts";
import { reportFigures } from "./report-figures.server.ts";

interface AskedReport {
  readonly subject: ReportSubject;
  readonly range: DayRange;
  readonly name?: string;
  readonly scholarshipId?: string | null;
  readonly instituteId?: string | null;
}

/** A report as it stands now: nothing of it is kept, so it is never out of date. */
export async function runReport(
  actor: Actor,
  { subject, range, name, scholarshipId = null, instituteId = null }: AskedReport,
): Promise<ReportView & { file: ReportFile }> {
  const own = ownScope(actor);
  if (actor.role === "institute" || isGiver(actor.role)) {
    reportPermissions.assertCan(actor, "report.read_own");
    if (!own || !ownSubjects[actor.role].includes(subject)) throw notFound("There is no such report.");
  } else if (!reportPermissions.can(actor, "report.send")) reportPermissions.assertCan(actor, "report.read");
  const institute = instituteId && ({ kind: "institute", id: instituteId } as const);
  const narrow = canBeNarrowed(subject);
  const scope = {
    scholarshipId: narrow ? scholarshipId : null,
    owner: own ?? ((narrow && institute) || null),
  };
  const { heads, kinds, all, rows, hidden } = await fromReplica(() => reportFigures(subject, range, scope));
  // Of all, those left out too: two or more are, so that none of them can be had by subtracting.
  const sums = kinds.map((_, at) => all.reduce((sum, { figures }) => sum + (figures[at] ?? 0), 0));
  const sumOf = (at: number) => (canBeSummed(kinds[at]) ? (sums[at] ?? 0) : null);
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
    totals: [
      "Total",
      ...kinds.map((kind, at) => {
        const sum = sumOf(at);
        return sum === null ? "–" : figureWords(sum, kind);
      }),
    ],
    hidden,
    file: {
      heads: heads.map((name, at) => (kinds[at - 1] === "money" ? `${name} (INR)` : name)),
      rows: [
        ...rows.map(({ name: row, figures }) => [
          row,
          ...figures.map((figure, at) => inFile(figure, kinds[at])),
        ]),
        ["Total", ...kinds.map((kind, at) => inFile(sumOf(at), kind))],
      ],
    },
    chart: {
      title: `${first}, ${rangeWords(range)}`,
      heads: [head, first],
      points: rows.map(({ name: row, figures }) => ({ label: barWords(row, range), value: figures[0] ?? 0 })),
      kind,
    },
  };
}

function inFile(figure: number | null, kind: FigureKind | undefined): string | number {
  if (figure === null) return "";
  if (kind === "money") return Math.round(figure) / 100;
  return kind === "count" ? figure : Math.round(figure * 10) / 10;
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
