import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { regionsOf, type StaffLimit } from "#app/core/portals/staff-limit.ts";
import type { PlacedKind } from "./placed-kinds.ts";

/** Where one kind of thing belongs. */
interface PlaceOf {
  /** The table with its joins, and which row of it is the thing. */
  readonly row: (id: SQLWrapper) => SQL;
  /** Of a request that is sorted by region only, the region; what has neither is seen by who has no limit. */
  readonly state?: SQL;
  readonly region?: SQL;
  /** Left out where a thing is in no one's language: an institute, a company. */
  readonly language?: SQL;
}

const ofStudent = {
  state: sql`lr.state`,
  language: sql`lu.language`,
};
const student = sql`student ls join app_user lu on lu.id = ls.user_id
  left join registration lr on lr.student_id = ls.id`;

const placeOf: Record<PlacedKind, PlaceOf> = {
  student: { ...ofStudent, row: (id) => sql`${student} where ls.id = ${id}` },
  application: {
    ...ofStudent,
    row: (id) => sql`application la join ${student} on ls.id = la.student_id where la.id = ${id}`,
  },
  institute: { state: sql`li.state`, row: (id) => sql`institute li where li.id = ${id}` },
  partnership: { state: sql`lp.state`, row: (id) => sql`partnership_request lp where lp.id = ${id}` },
  joining: { state: sql`lj.state`, row: (id) => sql`joining_request lj where lj.id = ${id}` },
  // A donor or company stands where it said when it asked to join; who came in another way stands nowhere.
  organisation: {
    state: sql`lj.state`,
    row: (id) => sql`joining_request lj where lj.organisation_id = ${id}`,
  },
  recovery: {
    state: sql`lr.state`,
    language: sql`lq.language`,
    row: (id) => sql`recovery_request lq left join registration lr on lr.student_id = lq.student_id
      where lq.id = ${id}`,
  },
  enquiry: {
    region: sql`le.region`,
    language: sql`le.language`,
    row: (id) => sql`enquiry le where le.id = ${id}`,
  },
  booking: {
    region: sql`lb.region`,
    language: sql`lb.language`,
    row: (id) => sql`booking lb where lb.id = ${id}`,
  },
};

/**
 * The one place where a limit of the desk's staff is held: true for the rows of this kind that lie within it. Lists,
 * queues, searches, files and counts put it into their question; verbs about one row ask `assertWithin`.
 */
export function withinLimit({ limit }: Pick<Actor, "limit">, kind: PlacedKind, id: SQLWrapper): SQL {
  if (!limit) return sql`true`;
  const place = placeOf[kind];
  const conditions = [sql`exists (select 1 from ${place.row(id)}`, ...statesSql(limit, place)];
  if (place.language && limit.languages.length > 0) conditions.push(oneOf(place.language, limit.languages));
  return sql`${sql.join(conditions, sql` and `)})`;
}

function statesSql({ states }: StaffLimit, { state, region }: PlaceOf): SQL[] {
  if (states.length === 0) return [];
  if (state) return [oneOf(state, states)];
  return [region ? oneOf(region, regionsOf(states)) : sql`false`];
}

function oneOf(column: SQL, values: readonly string[]): SQL {
  return sql`${column} in (${sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  )})`;
}
