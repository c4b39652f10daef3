import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";

/** A list as a stream of rows, and a note of who took which (T28). What was searched for may be a name. */
export async function exportSection<Row>(
  actor: Actor,
  section: string,
  query: Pick<ListQuery, "filters" | "sort" | "search">,
  rows: () => AsyncGenerator<Row>,
): Promise<AsyncGenerator<Row>> {
  insurancePermissions.assertCan(actor, "insurance.export");
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "insurance.exported",
      details: { section, filters: query.filters, sort: query.sort, searched: query.search !== "" },
    }),
  );
  return rows();
}
