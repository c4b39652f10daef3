import { financialYear, financialYearLabel } from "#app/core/clock.ts";
import { tableList } from "#app/core/lists/table-list.ts";
import { donationDeskColumns } from "./donation-desk-columns.ts";
import { donationMachine } from "./donation-status.ts";
import type { DonationLine } from "./donation-view.ts";

/** Every giver's donations, for the desk. */
export const donationDeskList = tableList<DonationLine>()({
  path: "/admin/donations",
  name: "all-donations",
  search: true,
  filters: {
    status: { label: "Status", words: labelsOf(donationMachine.states) },
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

function labelsOf(states: Readonly<Record<string, { readonly label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(states).map(([name, { label }]) => [name, label]));
}
