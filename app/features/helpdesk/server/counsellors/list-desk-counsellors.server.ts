import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import { counsellorPermissions } from "../../counsellor-permissions.ts";
import type { CounsellorLine } from "../../counsellors/counsellor-columns.ts";
import { type CounsellorQuery, counsellorRows } from "./counsellor-rows.server.ts";

/** Who gives sessions, for the desk. */
export async function listDeskCounsellors(
  actor: Actor,
  query: CounsellorQuery,
): Promise<Page<CounsellorLine>> {
  counsellorPermissions.assertCan(actor, "counsellor.see");
  const page = await listPage(counsellorRows.parts(query));
  const open = await counsellorRows.openSessions(page.rows.map(({ id }) => id));
  return { ...page, rows: page.rows.map((row) => counsellorRows.line(row, open.get(row.id) ?? 0)) };
}
