import { inArray } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import type { Profile } from "../../eligibility/profile.ts";
import { standingOf } from "../../views/standing.ts";
import { loadCatalogue } from "../catalogue/load-catalogue.server.ts";
import { keptMatches } from "./kept-matches.server.ts";

const MOST = 200;

/** Which papers each scholarship asks for that somebody can apply for now, in the catalogue's words. */
export async function listPapersOfFitting(profile: Profile): Promise<readonly (readonly string[])[]> {
  const index = await loadCatalogue();
  const day = istDate();
  const { deadlines } = index.onDay(day);
  const fitting = (await keptMatches(index.version, profile, day)).filter(({ number, met, total }) => {
    const slot = index.slotOf(number);
    const deadline = slot === undefined ? undefined : deadlines[slot];
    return deadline && standingOf({ met, notMet: 0, total }, deadline) === "canApply";
  });
  if (fitting.length === 0) return [];
  const rows = await database()
    .select({ documents: scholarship.documents })
    .from(scholarship)
    .where(
      inArray(
        scholarship.number,
        fitting.slice(0, MOST).map(({ number }) => number),
      ),
    );
  return rows.map(({ documents }) => documents);
}
