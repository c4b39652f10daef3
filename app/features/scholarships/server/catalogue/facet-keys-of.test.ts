import { expect, test } from "vitest";
import { categoryIds, providerTypeIds } from "../../catalogue/catalogue-options.ts";
import { stateSlugs } from "../../catalogue/states.ts";
import { filterNames, filterSpec } from "../../lists/scholarship-filters.ts";
import { facetKeysOf } from "./facet-keys-of.server.ts";

/** Answered by the day and by where one applies, not by keys of their own (catalogue-query). */
const otherwise: readonly string[] = ["status", "here"];
const everywhere = (1n << BigInt(stateSlugs.length)) - 1n;
const of = { levelFrom: null, levelTo: null, states: everywhere, runHere: true } as const;
const keys = new Set(
  categoryIds.flatMap((category) =>
    providerTypeIds.flatMap((providerType) => facetKeysOf({ ...of, category, providerType })),
  ),
);

test.each(filterNames.filter((name) => !otherwise.includes(name)))(
  "C22: under each option of the filter %s stands what has it",
  (name) => {
    expect(filterSpec(name).options.filter((option) => !keys.has(`${name}:${option}`))).toEqual([]);
  },
);
