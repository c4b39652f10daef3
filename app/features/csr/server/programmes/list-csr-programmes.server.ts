import { and, eq, inArray, sql } from "drizzle-orm";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { descending, listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import type { ProgrammeStatus } from "#app/features/giving/programme-status.ts";
import { openOrganisation } from "#app/features/giving/server/open-organisation.server.ts";
import type { CompanyBooks, ProgrammeBooks } from "../../csr-books.ts";

/** A page of the company's programs, in the order of the list; their figures come from the books. */
export async function listCsrProgrammes(
  actor: Actor,
  query: ListQuery<"status" | "item", "newest">,
  books: CompanyBooks,
): Promise<Page<ProgrammeBooks>> {
  const { id } = await openOrganisation(actor);
  const { status, item } = query.filters;
  const text = query.search.toLowerCase();
  const page = await listPage({
    query,
    where: and(
      eq(programme.organisationId, id),
      status.length > 0 ? inArray(programme.status, status as ProgrammeStatus[]) : undefined,
      item.length > 0 ? inArray(programme.scheduleItem, [...item]) : undefined,
      text === ""
        ? undefined
        : sql`strpos(lower(${programme.title} || ' ' || coalesce(${programme.partnerName}, '')), ${text}) > 0`,
    ),
    sorts: { newest: [descending(programme.createdAt), descending(programme.id)] },
    rows: (wanted) =>
      database()
        .select({ id: programme.id, place: wanted.place })
        .from(programme)
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: programme,
  });
  return {
    ...page,
    rows: page.rows.flatMap((row) => books.programmes.find((known) => known.id === row.id) ?? []),
  };
}
