import { sql } from "drizzle-orm";
import { ascending, descending } from "#app/db/lists/list-page.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { reviewStanding } from "#app/db/schema/reviews.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { familyIncomes } from "#app/features/applications/application-options.ts";

/** What nobody has scored stands behind whoever got nothing. */
export const meanOrNone = sql<number>`coalesce(${reviewStanding.mean}, -1)`;

/** The band's place, the lowest first; who said nothing stands last. */
export const incomePlace = sql<number>`coalesce(array_position(array[${sql.join(
  familyIncomes.map((band) => sql`${band}`),
  sql`, `,
)}]::text[], ${application.answers} #>> '{familyIncome,value}'), 9)`;

const typedMarks = sql`${application.answers} #>> '{percentage,value}'`;
/** Marks as typed, "91.4" or "91.4%"; anything else counts as none. */
export const marks = sql<number>`case when ${typedMarks} ~ '^[0-9]{1,3}([.][0-9]{1,4})?%?$'
  then rtrim(${typedMarks}, '%')::double precision else -1 end`;

/** ranking-rules.ts as an order. */
export const rankingOrder = [
  descending(meanOrNone, { type: "bigint" }),
  ascending(incomePlace, { type: "bigint" }),
  descending(marks, { type: "double precision" }),
  ascending(sql`${application.submittedAt}`, { type: "timestamptz" }),
  ascending(application.id),
];

const isSettled = sql<number>`case when ${application.status} in ('under_review', 'action_needed') then 0 else 1 end`;

/** In a list of several scholarships: what is still to be decided first, and each scholarship's line by itself (D16i). */
export const rankingList = [
  ascending(isSettled, { type: "bigint" }),
  ascending(sql`coalesce(${scholarship.title}, '')`, { type: "text" }),
  ascending(sql`coalesce(${application.scholarshipId}::text, '')`, { type: "text" }),
  ...rankingOrder,
];
