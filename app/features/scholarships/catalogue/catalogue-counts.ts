import type { Category, ProviderType } from "./catalogue-options.ts";

export type Listed = { listed: number; open: number };

/** What stands in the catalogue today. */
export type CatalogueCounts = {
  total: number;
  open: number;
  /** Of the open ones, those whose last day is one of the next seven. */
  closing: number;
  categories: Record<Category, Listed>;
  providerTypes: Record<ProviderType, Listed>;
};
