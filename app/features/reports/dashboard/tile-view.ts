import type { BarChartModel } from "#app/ui/charts/chart-model.ts";
import type { ReportSubject } from "../report-words.ts";

interface Tile {
  readonly id: string;
  readonly title: string;
}

export type TileView = Tile &
  (
    | { readonly kind: "figures"; readonly note: string; readonly figures: readonly Figure[] }
    | { readonly kind: "chart"; readonly note: string; readonly chart: BarChartModel }
    | {
        readonly kind: "view";
        readonly list: string;
        readonly href: string;
        readonly fileHref: string | null;
      }
    /** Its report is no longer this reader's. */
    | { readonly kind: "gone" }
  );

interface Figure {
  readonly term: string;
  readonly value: string;
}

/** A dashboard of one's own, and what can be put on it. */
export interface DashboardView {
  readonly tiles: readonly TileView[];
  readonly subjects: readonly ReportSubject[];
  readonly views: readonly { readonly value: string; readonly label: string }[];
}
