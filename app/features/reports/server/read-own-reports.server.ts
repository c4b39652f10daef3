import type { Actor } from "#app/core/portals/permissions.ts";
import { isGiver } from "#app/core/portals/roles.ts";
import { barChartModel } from "#app/ui/charts/bar-chart-model.server.ts";
import { figureWords, ownSubjects, quickQuery, quickReportOf } from "../report-words.ts";
import { listReportChoices } from "./list-report-choices.server.ts";
import { runReport } from "./run-report.server.ts";

/** The reports of an institute, a donor or a company over what is its own. */
export async function readOwnReports(actor: Actor, parameters: URLSearchParams) {
  const subjects = ownSubjects[actor.role === "institute" || isGiver(actor.role) ? actor.role : "donor"];
  const asked = { ...quickReportOf(parameters, subjects), instituteId: null };
  const [report, choices] = await Promise.all([runReport(actor, asked), listReportChoices(actor)]);
  const { kind, ...drawn } = report.chart;
  const chart = barChartModel({
    ...drawn,
    format: (value) => figureWords(value, kind),
    ...(drawn.heads[0] !== "Month" && { across: "highest first" }),
  });
  return { asked, subjects, report, choices, chart, fileHref: `/reports/own.csv?${quickQuery(asked)}` };
}
