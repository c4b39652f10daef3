import { and, eq, ilike, inArray, type SQL } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/list-query.ts";
import type { Actor } from "#app/core/permissions.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { database } from "#app/db/client.server.ts";
import { descending, listPage, type Page } from "#app/db/list-page.server.ts";
import { appUser } from "#app/db/schema/identity.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import type { FraudAlertView } from "../fraud-alert-view.ts";
import type { FraudFilter } from "../fraud-list.ts";
import { fraudPermissions } from "../fraud-permissions.ts";
import { type FraudStatus, fraudMachine } from "../fraud-status.ts";
import { type FraudRule, type FraudSeverity, ruleWords, severityWords } from "../fraud-words.ts";

export async function listFraudAlerts(
  actor: Actor,
  query: ListQuery<FraudFilter, "newest">,
): Promise<Page<FraudAlertView>> {
  fraudPermissions.assertCan(actor, "fraud.read");
  const page = await listPage({
    query,
    where: conditionsOf(query),
    sorts: { newest: [descending(fraudAlert.detectedAt), descending(fraudAlert.id)] },
    rows: (wanted) =>
      database()
        .select({
          id: fraudAlert.id,
          rule: fraudAlert.rule,
          severity: fraudAlert.severity,
          status: fraudAlert.status,
          summary: fraudAlert.summary,
          evidence: fraudAlert.evidence,
          detectedAt: fraudAlert.detectedAt,
          note: fraudAlert.note,
          decidedAt: fraudAlert.decidedAt,
          decidedBy: appUser.name,
          revision: fraudAlert.revision,
          place: wanted.place,
        })
        .from(fraudAlert)
        .leftJoin(appUser, eq(appUser.id, fraudAlert.decidedBy))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    count: (where) => database().$count(fraudAlert, where),
  });
  const rows = page.rows.map(
    ({ rule, decidedAt, decidedBy, ...row }): FraudAlertView => ({
      ...row,
      type: ruleWords[rule].title,
      explained: ruleWords[rule].explained,
      severityLabel: severityWords[row.severity],
      statusLabel: fraudMachine.states[row.status].label,
      detectedAt: formatDateTime(row.detectedAt),
      decided: decidedAt && `${decidedBy ?? "Somebody who left"}, ${formatDateTime(decidedAt)}`,
      events: allowedEvents(fraudMachine, row.status, actor).map(({ event, label }) => ({ event, label })),
    }),
  );
  return { ...page, rows };
}

function conditionsOf({ filters, search }: ListQuery<FraudFilter, "newest">): SQL | undefined {
  return and(
    filters.status.length > 0 ? inArray(fraudAlert.status, filters.status as FraudStatus[]) : undefined,
    filters.severity.length > 0
      ? inArray(fraudAlert.severity, filters.severity as FraudSeverity[])
      : undefined,
    filters.rule.length > 0 ? inArray(fraudAlert.rule, filters.rule as FraudRule[]) : undefined,
    search ? ilike(fraudAlert.summary, `%${search.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
  );
}
