import type { BulkView } from "./bulk-view.ts";
import type { ReviewSort } from "./review-list.ts";
import type { ReviewLine, ReviewView } from "./review-view.ts";

export interface ReceivedApplicationsView {
  readonly rows: readonly ReviewLine[];
  readonly total: number;
  /** Waits for this desk: the badge of the tab. */
  readonly pending: number;
  readonly search: string;
  readonly notes: readonly string[];
  readonly isNarrowed: boolean;
  readonly chosen: {
    readonly status: string;
    readonly scholarship: string;
    readonly due: string;
    readonly sort: ReviewSort;
  };
  readonly scholarships: readonly { readonly value: string; readonly label: string }[];
  readonly active: readonly { readonly label: string; readonly removeHref: string }[];
  /** What the search form must carry along: the dashboard's tab. */
  readonly kept: readonly (readonly [name: string, value: string])[];
  readonly clearHref: string;
  readonly previousHref: string | null;
  readonly nextHref: string | null;
  readonly exportHref: string | null;
  /** Of an institute: where the money of those it selected is. */
  readonly awardsHref: string | null;
  /** Where one application is opened: its number follows. */
  readonly reviewBase: string;
  /** Where one message goes to many; null for whoever may not write it. */
  readonly manyHref: string | null;
  readonly mayBulk: boolean;
  readonly bulks: readonly BulkView[];
  readonly formKey: string;
  readonly saved: ReviewView["saved"]["decisions"];
  readonly sorts: readonly { readonly value: string; readonly label: string }[];
}
