import { financialYear, financialYearLabel } from "#app/core/clock.ts";
import { tableList } from "#app/core/lists/table-list.ts";
import { stateWords } from "#app/core/state-words.ts";
import { donationDeskColumns } from "./donation-desk-columns.ts";
import { donationMachine } from "./donation-status.ts";
import type { DonationLine } from "./donation-view.ts";

/** Every giver's donations, for the desk. */
export const donationDeskList = tableList<DonationLine>()({
  path: "/admin/donations",
  name: "all-donations",
  search: true,
  filters: {
    status: { label: "Status", words: stateWords(donationMachine) },
    year: {
      label: "Year",
      words: () => {
        const year = financialYear();
        return Object.fromEntries([year, year - 1, year - 2].map((one) => [one, financialYearLabel(one)]));
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
  columns: donationDeskColumns,
});
