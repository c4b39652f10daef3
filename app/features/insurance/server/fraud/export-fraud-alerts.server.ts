import type { Actor } from "#app/core/portals/permissions.ts";
import { exportOf } from "#app/db/lists/export-list.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import type { FraudAlertView } from "../../fraud/fraud-alert-view.ts";
import { fraudList } from "../../fraud/fraud-list.ts";
import { fraudPermissions } from "../../fraud-permissions.ts";
import { type FraudQuery, fraudRows } from "./fraud-rows.server.ts";

export const exportFraudAlerts = exportOf(fraudList, {
  allow: (actor) => fraudPermissions.assertCan(actor, "fraud.export"),
  all: stream,
});

async function* stream(actor: Actor, query: FraudQuery): AsyncGenerator<FraudAlertView> {
  for await (const row of streamRows(fraudRows.partsOf(query))) yield fraudRows.toView(actor, row);
}
