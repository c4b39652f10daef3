import { financialYear, financialYearLabel } from "#app/core/clock.ts";
import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import { donationColumns } from "./donation-columns.ts";
import { donationMachine } from "./donation-status.ts";
import type { DonationLine } from "./donation-view.ts";

/** The giver's history by its address; the tab stays in it. */
export const donationList = tableList<DonationLine>()({
  path: "/donor/donations",
  name: "donations",
  search: true,
  filters: {
    status: { label: "Status", words: stateWords(donationMachine) },
    year: {
      label: "Year",
      words: () => {
        const year = financialYear();
        const six = Array.from({ length: 6 }, (_, index) => year - index);
        return Object.fromEntries(six.map((one) => [one, financialYearLabel(one)]));
      },
      accepts: (value) => /^20\d\d$/.test(value),
    },
  },
  sorts: {
    newest: { label: "Newest first", cursor: ["instant", "id"] },
    largest: { label: "Largest first", cursor: ["integer", "id"] },
  },
  defaultSort: "newest",
  pageSize: 20,
  columns: donationColumns,
});

export type DonationFilter = keyof (typeof donationList)["spec"]["filters"];
export type DonationSort = keyof (typeof donationList)["spec"]["sorts"];
