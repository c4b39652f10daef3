import { and, asc, eq } from "drizzle-orm";
import { addressOf, findDeskList, withView } from "#app/core/desk-lists.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { dashboardTile } from "#app/db/schema/dashboard-tiles.ts";
import { deskKey } from "#app/features/identity/lists/desk-key.ts";
import { readKeptViews } from "#app/features/identity/lists/read-kept-views.server.ts";
import { barChartModel } from "#app/ui/charts/bar-chart-model.server.ts";
import { reportPermissions } from "../report-permissions.ts";
import { figureWords, rangeOfPeriod } from "../report-words.ts";
import { runReport } from "../server/run-report.server.ts";
import { offeredSubjects } from "./offered-subjects.ts";
import { tilePeriods } from "./tile-forms.ts";
import type { DashboardView, TileView } from "./tile-view.ts";

type Row = typeof dashboardTile.$inferSelect;

/** A dashboard of one's own as it stands now: each figure is counted anew, with the reader's own rights. */
export async function readDashboard(actor: Actor): Promise<DashboardView> {
  const userId = actor.userId ?? "";
  reportPermissions.assertCan(actor, "report.keep_dashboard", { userId: actor.userId });
  const [rows, { views }] = await Promise.all([
    database()
      .select()
      .from(dashboardTile)
      .where(and(eq(dashboardTile.userId, userId), eq(dashboardTile.desk, deskKey(actor))))
      .orderBy(asc(dashboardTile.place), asc(dashboardTile.id)),
    readKeptViews(actor),
  ]);
  const tiles: TileView[] = [];
  for (const row of rows) {
    if (row.kind !== "view") tiles.push(await ofReport(actor, row));
    else {
      const view = views.find(({ id }) => id === row.viewId);
      const list = view && findDeskList(view.list);
      if (!view || !list) {
        // No longer shared with them.
        tiles.push({ kind: "gone", id: row.id, title: "–" });
        continue;
      }
      const { query, id, name } = view;
      const fileHref = list.file && (query === "" ? list.file : `${list.file}?${query}`);
      const href = addressOf(list, withView(query, id));
      tiles.push({ kind: "view", id: row.id, title: name, list: list.title, href, fileHref });
    }
  }
  return {
    tiles,
    subjects: offeredSubjects(actor),
    views: views.map(({ id, name, list }) => ({
      value: id,
      label: `${findDeskList(list)?.title ?? list}: ${name}`,
    })),
  };
}

async function ofReport(actor: Actor, row: Row): Promise<TileView> {
  const subject = offeredSubjects(actor).find((one) => one === row.subject);
  const period = tilePeriods.find((one) => one === row.period);
  if (!subject || !period) return { kind: "gone", id: row.id, title: "–" };
  const range = rangeOfPeriod(period, { fromDay: null, toDay: null });
  const report = await runReport(actor, { subject, range });
  const base = { id: row.id, title: report.title, note: report.range };
  if (row.kind === "figures") {
    const figures = report.heads.slice(1).map((term, at) => ({ term, value: report.totals[at + 1] ?? "–" }));
    return { ...base, kind: "figures", figures };
  }
  const { kind, ...drawn } = report.chart;
  const across = drawn.heads[0] !== "Month" && ({ across: "highest first" } as const);
  const format = (value: number) => figureWords(value, kind);
  return { ...base, kind: "chart", chart: barChartModel({ ...drawn, format, ...across }) };
}
