import { z } from "zod";
import { reportPeriods, reportSubjects } from "../report-words.ts";

const id = z.uuid("Reload the page and try again.");

/** "custom" has two days of its own, which no tile asks for. */
export const tilePeriods = reportPeriods.filter((one) => one !== "custom");

/** The figures of a report, its chart, or a view of a list. */
export const figureTileSchema = z.object({
  kind: z.enum(["figures", "chart"], "Choose figures or a chart."),
  subject: z.enum(reportSubjects, "Choose a report."),
  period: z.enum(tilePeriods, "Choose the days."),
});
export const viewTileSchema = z.object({ viewId: z.uuid("Choose a view.") });
export type NewTile = z.output<typeof figureTileSchema> | z.output<typeof viewTileSchema>;

export const tileStepSchema = z.object({ tileId: id });
export const tileMoveSchema = z.object({ tileId: id, to: z.enum(["up", "down"]) });
