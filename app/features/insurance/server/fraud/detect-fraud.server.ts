import { sql } from "drizzle-orm";
import { istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { fraudAlert } from "#app/db/schema/insurance-fraud.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { type Finding, findFraud } from "../../fraud/fraud-rules.ts";
import { fraudPermissions } from "../../fraud-permissions.ts";
import { readFraudFacts } from "./read-fraud-facts.server.ts";

/**
 * Runs the rules over the rows. What was found before stays as it is, decided or not; an open alert learns of
 * more evidence. Safe to run at any time, and twice.
 */
export async function detectFraud(actor: Actor): Promise<{ found: number; added: number }> {
  fraudPermissions.assertCan(actor, "fraud.detect");
  return inTransaction(async (tx) => {
    const findings = findFraud(await readFraudFacts());
    const at = now();
    const fresh: string[] = [];
    for (const { claimIds: _, userIds: __, ...finding } of findings) {
      const [row] = await tx
        .insert(fraudAlert)
        .values({ id: newId(), status: "open", detectedAt: at, ...finding })
        .onConflictDoUpdate({
          target: fraudAlert.fingerprint,
          set: {
            severity: sql`excluded.severity`,
            summary: sql`excluded.summary`,
            evidence: sql`excluded.evidence`,
            revision: sql`${fraudAlert.revision} + 1`,
          },
          setWhere: sql`${fraudAlert.status} = 'open' and ${fraudAlert.summary} <> excluded.summary`,
        })
        .returning({ id: fraudAlert.id, revision: fraudAlert.revision, severity: fraudAlert.severity });
      if (!row) continue;
      await writeAudit(tx, {
        chain: `fraud_alert:${row.id}`,
        actor,
        event: row.revision === 1 ? "fraud.detected" : "fraud.evidence_grew",
        to: "open",
        details: { rule: finding.rule, severity: finding.severity },
      });
      if (row.revision === 1) fresh.push(row.severity);
    }
    await nameClaims(tx, findings);
    const grave = fresh.filter((severity) => severity === "critical" || severity === "high").length;
    if (grave > 0) {
      await tellDesk(tx, fraudPermissions.right("fraud.decide"), {
        type: "warning",
        title: "New fraud alerts",
        message: `${grave} new alerts of high or critical severity wait for a decision.`,
        link: "/admin/fraud-alerts?status=open",
        dedupeKey: `fraud:${istDate(at)}:${at.getTime()}`,
      });
    }
    return { found: findings.length, added: fresh.length };
  });
}

/** Which claims each alert speaks of: those of its rows, and all of the people it names. Every run adds what is new. */
async function nameClaims(tx: Tx, findings: readonly Finding[]): Promise<void> {
  const pairs = (ids: (finding: Finding) => readonly string[]) =>
    findings.flatMap((finding) => ids(finding).map((id) => ({ fingerprint: finding.fingerprint, id })));
  const table = (rows: readonly { fingerprint: string; id: string }[]) =>
    sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as named (fingerprint text, id uuid)`;
  await tx.execute(sql`
    insert into fraud_alert_claim (alert_id, claim_id)
    select a.id, named.id from ${table(pairs(({ claimIds }) => claimIds))}
    join fraud_alert a using (fingerprint)
    union
    select a.id, c.id from ${table(pairs(({ userIds }) => userIds))}
    join fraud_alert a using (fingerprint) join policy p on p.user_id = named.id
    join claim c on c.policy_id = p.id and c.deleted_at is null
    on conflict do nothing`);
}
