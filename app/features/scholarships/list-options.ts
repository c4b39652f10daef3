import type { ProviderType } from "./catalogue-options.ts";

/** What the panel's "Higher Education" leads to: everything after school. */
export const higherEducation = "ug-post-doc";

/** One option of a filter, with how many there would be. */
export interface ListOption {
  readonly value: string;
  /** "Merit (98)" */
  readonly label: string;
  /** The same in two parts. */
  readonly name?: string;
  readonly count?: string;
}

export interface PickOption extends Omit<ListOption, "name"> {
  readonly href: string;
  /** As the specification writes it: "2000", "800+". */
  readonly count: string;
  readonly share?: number;
}

/** Everything around the list of scholarships, in the reader's language. */
export interface ListOptions {
  readonly filters: readonly {
    readonly name: string;
    readonly control: "select" | "pick" | "tick";
    readonly label: string;
    readonly all: string;
    readonly options: readonly ListOption[];
    /** Under a heading of their own. */
    readonly others: readonly ListOption[];
  }[];
  readonly sorts: readonly ListOption[];
  readonly kinds: Readonly<Record<ProviderType, string>>;
  /** The filters that are set, and the way out of each. */
  readonly active: readonly { readonly label: string; readonly removeHref: string }[];
  readonly providerPicks: readonly PickOption[];
  readonly classPicks: readonly PickOption[];
}
