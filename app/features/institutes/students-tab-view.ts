import type { TabListView } from "#app/core/lists/tab-list-view.ts";
import type { RosterLine } from "./roster-view.ts";

export interface StudentsTabView extends TabListView {
  readonly rows: readonly (RosterLine & { readonly openApplications: number })[];
  readonly courses: readonly string[];
  readonly course: string;
  /** Of all that match, not of this page alone. */
  readonly toConfirm: number;
}
