import type { TabListView } from "#app/core/lists/tab-list-view.ts";
import type { OwnScholarshipLine } from "./own-scholarship.ts";

export interface ScholarshipsTabView extends TabListView {
  readonly rows: readonly OwnScholarshipLine[];
}
