import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { streamRows } from "#app/db/lists/list-page.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import type { FraudAlertView } from "../../fraud/fraud-alert-view.ts";
import { fraudPermissions } from "../../fraud-permissions.ts";
import { type FraudQuery, fraudRows } from "./fraud-rows.server.ts";

/** The list whole, and a note of who took it (T28). */
export async function exportFraudAlerts(
  actor: Actor,
  query: FraudQuery,
): Promise<AsyncGenerator<FraudAlertView>> {
  fraudPermissions.assertCan(actor, "fraud.export");
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "fraud.exported",
      details: { filters: query.filters, searched: query.search !== "" },
    }),
  );
  return stream(actor, query);
}

async function* stream(actor: Actor, query: FraudQuery): AsyncGenerator<FraudAlertView> {
  for await (const row of streamRows(fraudRows.partsOf(query))) yield fraudRows.toView(actor, row);
}
