import { istDate } from "#app/core/clock.ts";
import { type CsvColumn, csvResponse } from "#app/core/csv.server.ts";
import type { Language } from "#app/core/i18n.ts";
import { parseListQuery } from "#app/core/list-query.ts";
import { getActor, languageContext } from "#app/core/request-context.ts";
import { applicationList } from "../application-list.ts";
import type { ApplicationLine } from "../application-view.ts";
import { trackingMessages } from "../messages/tracking.messages.server.ts";
import { exportApplications } from "../server/export-applications.server.ts";
import type { Route } from "./+types/applications-export-page";

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
