import { formatDate, istDate } from "#app/core/clock.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { csrChecklist, dutiesSoon } from "../csr-checklist.ts";
import { csrPicture } from "../csr-picture.ts";
import { listCompanies } from "./list-companies.server.ts";
import { listCompanyPeople } from "./list-company-people.server.ts";
import { readCsrBooks } from "./reports/read-csr-books.server.ts";

/** Puts what falls due within 30 days, or is late, under the company's bell: each date once. */
export async function remindCsrDuties(): Promise<void> {
  const today = istDate();
  for (const { organisationId, actor } of await listCompanies()) {
    const books = await readCsrBooks(actor);
    const duties = dutiesSoon(csrChecklist(books, csrPicture(books, today)), today);
    if (duties.length === 0) continue;
    const people = await listCompanyPeople(organisationId);
    await inTransaction(async (tx) => {
      for (const { id, label, value, status, dueOn, href } of duties) {
        for (const userId of people) {
          await notify(tx, userId, {
            type: "warning",
            title: status === "overdue" ? `${label} is overdue` : `${label} is due soon`,
            message: `${value}. ${status === "overdue" ? "It was due" : "Due"} ${formatDate(dueOn ?? today)}.`,
            link: href,
            dedupeKey: `csr-duty:${id}:${dueOn}:${status}`,
          });
        }
      }
    });
  }
}
