/** Where the pages beside this one are. */
export interface PageLinksView {
  readonly nextHref: string | null;
  readonly previousHref: string | null;
}
