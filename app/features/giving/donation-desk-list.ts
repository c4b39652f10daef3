import { financialYear, financialYearLabel } from "#app/core/clock.ts";
import { tableList } from "#app/core/table-list.ts";
import { donationMachine } from "./donation-status.ts";
import type { DonationLine } from "./donation-view.ts";

const rupees = (paise: number) => (paise / 100).toFixed(2);

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
  columns: {
    number: { head: "Donation", kind: "key", text: (row) => row.number },
    giver: { head: "Given by", text: (row) => row.giver },
    programme: { head: "Program", text: (row) => row.programme },
    amount: { head: "Amount", kind: "number", text: (row) => row.amount, only: "table" },
    amountInr: { head: "Amount (INR)", text: (row) => rupees(row.amountPaise), only: "file" },
    returnedInr: { head: "Returned (INR)", text: (row) => rupees(row.refundedPaise), only: "file" },
    students: { head: "Students", kind: "number", text: (row) => row.students },
    date: { head: "Date", kind: "date", text: (row) => row.date },
    status: { head: "Status", kind: "status", text: (row) => row.statusLabel },
    receipt: { head: "Receipt", text: (row) => row.receiptNumber, only: "file" },
  },
});

function labelsOf(states: Readonly<Record<string, { readonly label: string }>>): Record<string, string> {
  return Object.fromEntries(Object.entries(states).map(([name, { label }]) => [name, label]));
}
