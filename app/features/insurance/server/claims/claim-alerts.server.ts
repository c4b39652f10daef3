import { and, desc, eq, inArray, ne, or } from "drizzle-orm";
import { conflict } from "#app/core/requests/errors.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { fraudAlert, fraudAlertClaim } from "#app/db/schema/insurance-fraud.ts";
import { type ClaimAlert, worstFirst } from "../../claims/claim-alert.ts";
import { fraudMachine } from "../../fraud/fraud-status.ts";
import { ruleWords, severityWords } from "../../fraud/fraud-words.ts";

const columns = {
  claimId: fraudAlertClaim.claimId,
  id: fraudAlert.id,
  rule: fraudAlert.rule,
  severity: fraudAlert.severity,
  status: fraudAlert.status,
  summary: fraudAlert.summary,
};

/** What the rules say about each of these claims, the gravest first; the caller has asked who may. */
async function ofClaims(claimIds: readonly string[]): Promise<Map<string, ClaimAlert[]>> {
  if (claimIds.length === 0) return new Map();
  const rows = await database()
    .select(columns)
    .from(fraudAlertClaim)
    .innerJoin(fraudAlert, eq(fraudAlert.id, fraudAlertClaim.alertId))
    .where(inArray(fraudAlertClaim.claimId, [...claimIds]))
    .orderBy(desc(fraudAlert.detectedAt), desc(fraudAlert.id));
  const alerts = rows.map(({ rule, ...row }) => ({
    ...row,
    type: ruleWords[rule].title,
    severityLabel: severityWords[row.severity],
    statusLabel: fraudMachine.states[row.status].label,
  }));
  const byClaim = Map.groupBy(alerts, ({ claimId }) => claimId);
  return new Map([...byClaim].map(([claimId, some]) => [claimId, some.sort(worstFirst)]));
}

/** D2: a High or Critical alert that nobody decided, or that was found to be right, holds the approval. */
async function refuseHeld(tx: Tx, claimId: string): Promise<void> {
  const [holding] = await tx
    .select({ status: fraudAlert.status, summary: fraudAlert.summary, severity: fraudAlert.severity })
    .from(fraudAlertClaim)
    .innerJoin(fraudAlert, eq(fraudAlert.id, fraudAlertClaim.alertId))
    .where(
      and(
        eq(fraudAlertClaim.claimId, claimId),
        ne(fraudAlert.status, "dismissed"),
        or(eq(fraudAlert.severity, "high"), eq(fraudAlert.severity, "critical")),
      ),
    )
    .limit(1);
  if (!holding) return;
  const alert = `${severityWords[holding.severity]} fraud alert: ${holding.summary}`;
  throw conflict(
    holding.status === "open"
      ? `${alert} Decide about the alert first.`
      : `${alert} It was confirmed, so this claim cannot be approved.`,
    "open_alert",
  );
}

export const claimAlerts = { ofClaims, refuseHeld };
