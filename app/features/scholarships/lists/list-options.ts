import type { ProviderType } from "../catalogue/catalogue-options.ts";

/** What the panel's "Higher Education" leads to: everything after school. */
export const higherEducation = "ug-post-doc";

/** One option of a filter, with how many there would be. */
export interface FilterOption {
  readonly value: string;
  readonly name: string;
  readonly count?: string;
}

export interface ListFilter {
  readonly name: string;
  readonly control: "pick" | "fold" | "tick";
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** Under a heading of their own. */
  readonly others: readonly FilterOption[];
}

interface SortOption {
  readonly value: string;
  readonly label: string;
}

export interface PickOption extends SortOption {
  readonly href: string;
  /** As the specification writes it: "2000", "800+". */
  readonly count: string;
  readonly share?: number;
}

/** Everything around the list of scholarships, in the reader's language. */
export interface ListOptions {
  readonly filters: readonly ListFilter[];
  readonly sorts: readonly SortOption[];
  readonly kinds: Readonly<Record<ProviderType, string>>;
  /** The filters that are set, and the way out of each. */
  readonly active: readonly { readonly label: string; readonly removeHref: string }[];
  readonly providerPicks: readonly PickOption[];
  readonly classPicks: readonly PickOption[];
}
