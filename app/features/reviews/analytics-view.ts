import type { BarChartModel } from "#app/ui/charts/chart-model.ts";
import type { ShownGroups } from "./hide-small-groups.ts";

export interface AnalyticsView {
  readonly scholarships: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly kept: readonly (readonly [name: string, value: string])[];
  readonly received: number;
  readonly pending: number;
  readonly selected: number;
  readonly successRate: string;
  readonly funnel: BarChartModel;
  readonly stages: BarChartModel;
  readonly outcomes: readonly {
    readonly title: string;
    readonly head: string;
    readonly groups: ShownGroups;
    readonly chart: BarChartModel;
  }[];
}
