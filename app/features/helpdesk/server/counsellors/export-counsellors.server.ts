import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { counsellorPermissions } from "../../counsellor-permissions.ts";
import { type CounsellorLine, type CounsellorQuery, counsellorRows } from "./counsellor-rows.server.ts";

/** The desk's list as a stream of rows, and a note of who took it (T28). */
export async function exportCounsellors(
  actor: Actor,
  query: CounsellorQuery,
): Promise<AsyncGenerator<CounsellorLine>> {
  counsellorPermissions.assertCan(actor, "counsellor.export");
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "counsellor.exported",
      details: { filters: query.filters, searched: query.search !== "" },
    }),
  );
  return opened(query);
}

async function* opened(query: CounsellorQuery): AsyncGenerator<CounsellorLine> {
  for await (const row of streamRows(counsellorRows.parts(query))) {
    const open = await counsellorRows.openSessions([row.id]);
    yield counsellorRows.line(row, open.get(row.id) ?? 0);
  }
}
