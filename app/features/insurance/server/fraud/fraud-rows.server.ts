import { and, eq, ilike, inArray, type SQL, sql } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { ListQuery } from "#app/core/lists/list-query.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { descending, type PageRequest } from "#app/db/lists/list-page.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import { appUser } from "#app/db/schema/users.ts";
import type { FraudAlertView } from "../../fraud/fraud-alert-view.ts";
import type { FraudFilter } from "../../fraud/fraud-list.ts";
import { type FraudStatus, fraudMachine } from "../../fraud/fraud-status.ts";
import { type FraudRule, type FraudSeverity, ruleWords, severityWords } from "../../fraud/fraud-words.ts";

export type FraudQuery = ListQuery<FraudFilter, "newest">;

function partsOf(query: FraudQuery) {
  return {
    query,
    where: conditionsOf(query),
    sorts: { newest: [descending(fraudAlert.detectedAt), descending(fraudAlert.id)] },
    rows: (wanted: PageRequest) =>
      database()
        .select({ ...columns, place: wanted.place })
        .from(fraudAlert)
        .leftJoin(appUser, eq(appUser.id, fraudAlert.decidedBy))
        .where(wanted.where)
        .orderBy(...wanted.orderBy)
        .limit(wanted.limit),
    counted: fraudAlert,
  };
}

const columns = {
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
  claims: sql<{ id: string; number: string; policyId: string; card: string }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('id', c.id, 'number', c.claim_number, 'policyId', p.id, 'card', p.card_number) order by c.serial), '[]')
    from fraud_alert_claim f join claim c on c.id = f.claim_id join policy p on p.id = c.policy_id
    where f.alert_id = ${fraudAlert.id})`,
};

type Row = Pick<
  typeof fraudAlert.$inferSelect,
  | "id"
  | "rule"
  | "severity"
  | "status"
  | "summary"
  | "evidence"
  | "detectedAt"
  | "note"
  | "decidedAt"
  | "revision"
> & { readonly decidedBy: string | null; readonly claims: FraudAlertView["claims"] };

function toView(actor: Actor, { rule, decidedAt, decidedBy, ...row }: Row): FraudAlertView {
  return {
    ...row,
    type: ruleWords[rule].title,
    explained: ruleWords[rule].explained,
    severityLabel: severityWords[row.severity],
    statusLabel: fraudMachine.states[row.status].label,
    detectedAt: formatDateTime(row.detectedAt),
    decided: decidedAt && `${decidedBy ?? "Somebody who left"}, ${formatDateTime(decidedAt)}`,
    events: allowedEvents(fraudMachine, row.status, actor).map(({ event, label }) => ({ event, label })),
  };
}

function conditionsOf({ filters, search }: FraudQuery): SQL | undefined {
  return and(
    filters.status.length > 0 ? inArray(fraudAlert.status, filters.status as FraudStatus[]) : undefined,
    filters.severity.length > 0
      ? inArray(fraudAlert.severity, filters.severity as FraudSeverity[])
      : undefined,
    filters.alert[0] ? eq(fraudAlert.id, filters.alert[0]) : undefined,
    filters.rule.length > 0 ? inArray(fraudAlert.rule, filters.rule as FraudRule[]) : undefined,
    search ? ilike(fraudAlert.summary, `%${search.replace(/[\\%_]/g, "\\$&")}%`) : undefined,
  );
}

/** What the list of alerts and its export are made of. */
export const fraudRows = { partsOf, toView };
