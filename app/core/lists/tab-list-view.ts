import type { PageLinksView } from "./page-links-view.ts";

/** What stands around a list in a tab of a portal. */
export interface TabListView extends PageLinksView {
  readonly search: string;
  readonly sort: string;
  readonly status: string;
  readonly isNarrowed: boolean;
  readonly notes: readonly string[];
  readonly total: number;
  readonly exportHref: string;
}
