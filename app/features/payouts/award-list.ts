import { tableList } from "#app/core/lists/table-list.ts";
import { awardPlaces } from "#app/features/awards/award-place.ts";
import { type AwardListLine, awardColumns } from "./award-line.ts";

const words = Object.fromEntries(Object.entries(awardPlaces).map(([place, { label }]) => [place, label]));

const parts = {
  search: true,
  filters: { place: { label: "Where it is", words } },
  sorts: {
    oldest: { label: "Longest wait first", cursor: ["instant", "id"] },
    largest: { label: "Largest first", cursor: ["integer", "id"] },
  },
  defaultSort: "oldest",
  pageSize: 20,
  columns: awardColumns,
} as const;

/** Every award that is not over, where it is and what it waits for. */
export const awardDeskList = tableList<AwardListLine>()({
  ...parts,
  path: "/admin/payouts/awards",
  name: "awards",
});

/** The same of one institute. */
export const instituteAwardList = tableList<AwardListLine>()({
  ...parts,
  path: "/institute/awards",
  name: "institute-awards",
});
export type AwardFilter = "place";
export type AwardSort = "oldest" | "largest";
