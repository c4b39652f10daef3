import { and, desc, eq } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { rosterImport } from "#app/db/schema/institutes.ts";
import { institutePermissions } from "../../institute-permissions.ts";

function toView(row: typeof rosterImport.$inferSelect) {
  const { id, fileName, rows, added, updated, refused, problems, importedAt } = row;
  return { id, fileName, rows, added, updated, refused, problems, importedAt: formatDateTime(importedAt) };
}

/** The last imports, newest first. */
async function recent(actor: Actor) {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.read_roll", { instituteId });
  const rows = await database()
    .select()
    .from(rosterImport)
    .where(eq(rosterImport.instituteId, instituteId))
    .orderBy(desc(rosterImport.importedAt), desc(rosterImport.id))
    .limit(10);
  return rows.map(toView).map(({ problems: _, ...rest }) => rest);
}

/** One, with every line that was refused; another institute's is not there (T13). */
async function one(actor: Actor, id: string) {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.read_roll", { instituteId });
  const [row] = isId(id)
    ? await database()
        .select()
        .from(rosterImport)
        .where(and(eq(rosterImport.id, id), eq(rosterImport.instituteId, instituteId)))
    : [];
  if (!row) throw notFound("There is no such import.");
  return toView(row);
}

export const listImports = { recent, one };
