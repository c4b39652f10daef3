import { sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { languageWords, regions } from "../../matter.ts";
import { matterRows } from "./matter-rows.server.ts";

export type MatterCount = {
  name: string;
  enquiries: number;
  grievances: number;
  bookings: number;
  late: number;
};

/** What is open, by region and by language. */
export async function countMatters(
  actor: Actor,
): Promise<{ byRegion: MatterCount[]; byLanguage: MatterCount[] }> {
  enquiryPermissions.assertCan(actor, "enquiry.see_desk");
  const { rows } = await database().execute<{
    region: string;
    language: string;
    enquiries: number;
    grievances: number;
    bookings: number;
    late: number;
  }>(sql`
    select coalesce(region, 'Not sorted yet') as region, language,
      count(*) filter (where kind = 'enquiry')::int as enquiries,
      count(*) filter (where kind = 'grievance')::int as grievances,
      count(*) filter (where kind = 'booking')::int as bookings,
      count(*) filter (where is_late)::int as late
    from ${matterRows(actor)} where is_open group by 1, 2`);
  const sumOf = (name: string, mine: typeof rows): MatterCount => ({
    name,
    enquiries: mine.reduce((sum, row) => sum + row.enquiries, 0),
    grievances: mine.reduce((sum, row) => sum + row.grievances, 0),
    bookings: mine.reduce((sum, row) => sum + row.bookings, 0),
    late: mine.reduce((sum, row) => sum + row.late, 0),
  });
  return {
    byRegion: [...regions, "Not sorted yet"].map((region) =>
      sumOf(
        region,
        rows.filter((row) => row.region === region),
      ),
    ),
    byLanguage: Object.entries(languageWords).map(([language, name]) =>
      sumOf(
        name,
        rows.filter((row) => row.language === language),
      ),
    ),
  };
}
