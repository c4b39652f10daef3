import { count, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import { type FraudSeverity, fraudRules, fraudSeverities, ruleWords } from "../../fraud/fraud-words.ts";
import { fraudPermissions } from "../../fraud-permissions.ts";

export type FraudCounts = {
  open: number;
  /** By type, and in it by severity. */
  rows: { rule: string; type: string; counts: { severity: FraudSeverity; count: number }[] }[];
};

/** The open alerts by type and severity, for the dashboard. */
export async function countFraudAlerts(actor: Actor): Promise<FraudCounts> {
  fraudPermissions.assertCan(actor, "fraud.read");
  const found = await database()
    .select({ rule: fraudAlert.rule, severity: fraudAlert.severity, count: count() })
    .from(fraudAlert)
    .where(eq(fraudAlert.status, "open"))
    .groupBy(fraudAlert.rule, fraudAlert.severity);
  const countOf = (rule: string, severity: string) =>
    found.find((row) => row.rule === rule && row.severity === severity)?.count ?? 0;
  return {
    open: found.reduce((sum, row) => sum + row.count, 0),
    rows: fraudRules.map((rule) => ({
      rule,
      type: ruleWords[rule].title,
      counts: fraudSeverities.map((severity) => ({ severity, count: countOf(rule, severity) })),
    })),
  };
}
