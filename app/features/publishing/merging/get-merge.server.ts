import { and, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { formatDateTime } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { savedScholarship } from "#app/db/schema/saved-scholarships.ts";
import { scholarship, scholarshipMerge } from "#app/db/schema/scholarships.ts";
import { differencesInWords } from "#app/features/scholarships/keeping/differences-in-words.server.ts";
import { recordFields } from "#app/features/scholarships/keeping/record-fields.ts";
import { publicStatuses } from "#app/features/scholarships/scholarship-status.ts";
import { scholarshipPermissions } from "#app/features/scholarships/scholarships-permissions.ts";
import { listAuditedContent } from "#app/features/scholarships/server/lifecycle/list-audited-content.server.ts";
import type { MergedAway, MergeSide, MergeView } from "./merge-view.ts";

type Row = typeof scholarship.$inferSelect;

async function rowOf(key: string): Promise<Row> {
  const [row] = await database()
    .select()
    .from(scholarship)
    .where(isId(key) ? eq(scholarship.id, key) : eq(scholarship.slug, key));
  if (!row) throw notFound("We could not find this scholarship.");
  return row;
}

const sideOf = ({ id, title, slug, revision }: Row): MergeSide => ({ id, title, slug, revision });

/** Whether a record was merged away, and into which. */
async function findAway(actor: Actor, id: string): Promise<MergedAway | null> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const gone = alias(scholarship, "gone");
  const [found] = await database()
    .select({ id: scholarship.id, title: scholarship.title, at: scholarshipMerge.at })
    .from(scholarshipMerge)
    .innerJoin(gone, eq(gone.id, scholarshipMerge.scholarshipId))
    .innerJoin(scholarship, eq(scholarship.id, scholarshipMerge.intoId))
    .where(and(eq(gone.id, id), eq(gone.status, "draft")));
  return found ? { into: { id: found.id, title: found.title }, at: formatDateTime(found.at) } : null;
}

/** The two beside each other; the other one by its id or its address. */
async function compare(actor: Actor, keepId: string, goKey: string): Promise<MergeView> {
  scholarshipPermissions.assertCan(actor, "scholarship.see_desk");
  const [keep, go] = [await rowOf(keepId), await rowOf(goKey)];
  const contents = await inTransaction((tx) => listAuditedContent(tx, [keep.id, go.id]));
  const [kept, going] = [contents.get(keep.id) ?? {}, contents.get(go.id) ?? {}];
  const fields = Object.keys(recordFields).flatMap((name) => {
    const [mine] = differencesInWords({}, kept, name);
    const [theirs] = differencesInWords({}, going, name);
    const shown = mine ?? theirs;
    if (!shown) return [];
    const words = { keep: mine?.after ?? "nothing", go: theirs?.after ?? "nothing" };
    return [{ field: shown.field, ...words, isSame: words.keep === words.go }];
  });
  return {
    keep: sideOf(keep),
    go: sideOf(go),
    fields,
    held: {
      saved: await database().$count(savedScholarship, eq(savedScholarship.scholarshipId, go.id)),
      applications: await database().$count(application, eq(application.scholarshipId, go.id)),
    },
    against: againstOf(keep, go),
  };
}

function againstOf(keep: Row, go: Row): string | null {
  if (keep.id === go.id) return "These are one record already.";
  if (go.runHere)
    return "Applications for it are taken on this site, so it cannot go. Keep it, and let the other one go.";
  const isPublic = publicStatuses.includes(keep.status) && publicStatuses.includes(go.status);
  return isPublic ? null : "Only records that are public can be merged.";
}

export const getMerge = { compare, findAway, titleOf: async (id: string) => (await rowOf(id)).title };
