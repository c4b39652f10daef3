import type { Actor } from "#app/core/portals/permissions.ts";
import { listPage, type Page } from "#app/db/lists/list-page.server.ts";
import type { FraudAlertView } from "../../fraud/fraud-alert-view.ts";
import { fraudPermissions } from "../../fraud-permissions.ts";
import { type FraudQuery, fraudRows } from "./fraud-rows.server.ts";

/** What the rules found, with the evidence, newest first. */
export async function listFraudAlerts(actor: Actor, query: FraudQuery): Promise<Page<FraudAlertView>> {
  fraudPermissions.assertCan(actor, "fraud.read");
  const page = await listPage(fraudRows.partsOf(query));
  return { ...page, rows: page.rows.map((row) => fraudRows.toView(actor, row)) };
}
