import type { PageLinksView } from "#app/core/lists/page-links-view.ts";
import type { ApplicationLine } from "./application-view.ts";

/** My Applications: the student's own, with search and status. */
export interface ApplicationsTabView extends PageLinksView {
  readonly rows: readonly ApplicationLine[];
  readonly total: number | null;
  readonly search: string;
  readonly status: string;
  readonly isNarrowed: boolean;
  readonly exportHref: string;
}
