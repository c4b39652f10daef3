import { sql } from "drizzle-orm";
import { check, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { id, instant, revision } from "../columns.ts";
import { claim } from "./claims.ts";

/** Something a rule found, with what it saw, until a person has decided about it. */
export const fraudAlert = pgTable(
  "fraud_alert",
  {
    id: id(),
    rule: text("rule", {
      enum: [
        "shared_identity",
        "shared_account",
        "early_claim",
        "repeated_billing",
        "claim_velocity",
        "impossible_dates",
      ],
    }).notNull(),
    severity: text("severity", { enum: ["low", "medium", "high", "critical"] }).notNull(),
    status: text("status", { enum: ["open", "confirmed", "dismissed"] }).notNull(),
    /** In one sentence, for a list. */
    summary: text("summary").notNull(),
    /** What the rule compared, row by row: enough to check it by hand. */
    evidence: jsonb("evidence").$type<{ label: string; value: string }[]>().notNull(),
    /** The rule and the rows it is about: the same thing is found once. */
    fingerprint: text("fingerprint").notNull(),
    detectedAt: instant("detected_at").notNull(),
    note: text("note"),
    decidedBy: uuid("decided_by"),
    decidedAt: instant("decided_at"),
    revision: revision(),
  },
  (table) => [
    check(
      "fraud_alert_decision_check",
      sql`status = 'open' or (note is not null and decided_at is not null)`,
    ),
    uniqueIndex("fraud_alert_fingerprint_key").on(table.fingerprint),
    index("fraud_alert_detected_index").on(table.detectedAt, table.id),
    index("fraud_alert_status_index").on(table.status, table.severity),
  ],
);

/** The claims an alert speaks of: it stands on their row and page, and holds their approval. */
export const fraudAlertClaim = pgTable(
  "fraud_alert_claim",
  {
    alertId: uuid("alert_id")
      .notNull()
      .references(() => fraudAlert.id),
    claimId: uuid("claim_id")
      .notNull()
      .references(() => claim.id),
  },
  (table) => [
    primaryKey({ name: "fraud_alert_claim_pkey", columns: [table.alertId, table.claimId] }),
    index("fraud_alert_claim_claim_index").on(table.claimId),
  ],
);
