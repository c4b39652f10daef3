import { eq } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { listCycles } from "#app/features/scholarships/server/catalogue/list-cycles.server.ts";
import type { DeskRecord } from "../desk-record.ts";
import { wholeScholarship } from "./whole-scholarship.server.ts";

/** Any scholarship, whoever owns it, for the desk. */
export async function getDeskScholarship(actor: Actor, id: string): Promise<DeskRecord> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const [row] = isId(id) ? await database().select().from(scholarship).where(eq(scholarship.id, id)) : [];
  if (!row) throw notFound("We could not find this scholarship.");
  const [whole, cycles] = await Promise.all([wholeScholarship(actor, row), listCycles(id)]);
  return {
    ...whole,
    cycles,
    ownerKind: row.ownerKind,
    provider: row.provider,
    providerType: row.providerType,
    website: row.website,
    amountMinPaise: row.amountMinPaise,
    amountMaxPaise: row.amountMaxPaise,
    seatsPerYear: row.seatsPerYear,
    season: row.season,
    deadlineNote: row.deadlineNote,
    differs: row.differs,
    eligibility: row.eligibility,
    runHere: row.runHere,
  };
}
