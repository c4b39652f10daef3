import type { SQL } from "drizzle-orm";
import { eq, sql } from "drizzle-orm";
import { bumpContent } from "#app/db/content-version.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { contentVersion } from "#app/db/schema/settings.ts";

/** The tag of everything that is made of the public catalogue: list, pages, API. */
export const catalogueTag = "scholarships";

/** The content version of the catalogue as a part of another question. */
export const catalogueVersion: SQL<number> =
  sql<number>`coalesce((select ${contentVersion.version} from ${contentVersion}
  where ${contentVersion.tag} = ${sql.raw(`'${catalogueTag}'`)}), 0)`.mapWith(Number);

/**
 * Announces a change of the catalogue and gives the version that its rows carry. Taken before the rows are
 * written: writers wait for each other here, so that versions are committed in their order and whoever has
 * seen one has seen all before it.
 */
export async function nextRevision(tx: Tx): Promise<number> {
  await bumpContent(tx, catalogueTag);
  const [row] = await tx
    .select({ version: contentVersion.version })
    .from(contentVersion)
    .where(eq(contentVersion.tag, catalogueTag));
  return row?.version ?? 1;
}
