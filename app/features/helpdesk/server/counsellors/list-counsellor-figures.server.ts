import { sql } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { booking, counsellor } from "#app/db/schema/helpdesk-bookings.ts";

export interface CounsellorFigures {
  readonly slug: string;
  readonly name: string;
  readonly languages: readonly string[];
  readonly active: boolean;
  readonly sessions: number;
  /** One decimal, "4.9"; "–" where nobody has rated. */
  readonly rating: string;
}

/** Sessions given and the average rating, from rows: what was there before this system plus what it knows. */
export async function listCounsellorFigures(): Promise<CounsellorFigures[]> {
  const rows = await database()
    .select({
      slug: counsellor.slug,
      name: counsellor.name,
      languages: counsellor.languages,
      active: counsellor.active,
      sessions: sql<number>`${counsellor.baseSessions} + count(${booking.id})`.mapWith(Number),
      ratings: sql<number>`${counsellor.baseRatings} + count(${booking.rating})`.mapWith(Number),
      sum: sql<number>`${counsellor.baseRatingSum} + coalesce(sum(${booking.rating}), 0)`.mapWith(Number),
    })
    .from(counsellor)
    .leftJoin(booking, sql`${booking.counsellorId} = ${counsellor.id} and ${booking.status} = 'done'`)
    .groupBy(counsellor.id)
    .orderBy(counsellor.slug);
  return rows.map(({ slug, name, languages, active, sessions, ratings, sum }) => ({
    slug,
    name,
    languages,
    active,
    sessions,
    rating: ratings === 0 ? "–" : (sum / ratings).toFixed(1),
  }));
}
