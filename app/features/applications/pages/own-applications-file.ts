import { istDate } from "#app/core/clock.ts";
import { type CsvColumn, csvResponse } from "#app/core/lists/csv.server.ts";
import { parseListQuery } from "#app/core/lists/list-query.ts";
import { getActor, languageContext } from "#app/core/requests/request-context.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { trackingMessages } from "../messages/tracking.messages.server.ts";
import { exportApplications } from "../server/lists/export-applications.server.ts";
import { applicationList } from "../views/application-list.ts";
import type { ApplicationLine } from "../views/application-view.ts";
import type { Route } from "./+types/own-applications-file";

/** What is nothing but an amount stands as a number beside; here are the provider's words. */
const plainAmount = /^₹[\d,.]+$/;

function columnsIn(language: Language): CsvColumn<ApplicationLine>[] {
  const { list, statuses } = trackingMessages[language];
  return [
    { header: list.number, value: (row) => row.number },
    { header: list.scholarship, value: (row) => row.scholarship ?? list.assisted },
    { header: list.provider, value: (row) => row.provider },
    { header: list.amount, value: (row) => (plainAmount.test(row.amount ?? "") ? "" : row.amount) },
    { header: `${list.amount} (INR)`, value: (row) => row.amountPaise && row.amountPaise / 100 },
    { header: list.applied, value: (row) => row.appliedAt && istDate(new Date(row.appliedAt)) },
    { header: list.status, value: (row) => statuses[row.status] },
    { header: list.reference, value: (row) => row.reference },
  ];
}

/** What My Applications shows, whole, in the words it shows it in (T28). */
export async function loader({ request, context }: Route.LoaderArgs) {
  const rows = exportApplications(await getActor(context), parseListQuery(applicationList, request.url));
  return csvResponse(`applications-${istDate()}.csv`, columnsIn(context.get(languageContext)), rows);
}
