import { and, asc, desc, eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { decisionRecord } from "#app/db/schema/reviews.ts";
import { applicationNumber } from "#app/features/applications/application-number.ts";
import { applicationPermissions } from "#app/features/applications/application-permissions.ts";
import { trackingMessages } from "#app/features/applications/messages/tracking.messages.server.ts";
import type { DecisionReason } from "#app/features/applications/rules/decision-reasons.ts";
import {
  type ApplicationRow,
  getApplicationRow,
} from "#app/features/applications/server/lists/application-row.server.ts";
import { savedSentences } from "#app/features/applications/server/saved-sentences.server.ts";
import {
  bundleFormat,
  bundleText,
  type DecisionBundle,
  type DecisionContent,
  type DecisionPayload,
} from "../../decision-bundle.ts";
import { decisionKey } from "./decision-key.server.ts";
import { describeDecision } from "./describe-decision.server.ts";

/** The student's proof of how it was decided: signed, and checkable without us. */
export async function makeDecisionBundle(actor: Actor, number: string): Promise<DecisionBundle> {
  const { row, access } = await getApplicationRow(number);
  applicationPermissions.assertCan(actor, "application.settle", access);
  if (!["approved", "paid", "rejected"].includes(row.status)) {
    throw conflict("There is no decision yet.", "wrong_state");
  }
  const words = trackingMessages.en.decisionReasons;
  const decision = await contentOf(row);
  const payload: DecisionPayload = {
    format: bundleFormat,
    application: applicationNumber(row),
    decision,
    note: row.decisionNote,
    reasonsInWords: [
      ...decision.reasons.map((reason) => words[reason as DecisionReason] ?? reason),
      ...[savedSentences.in("en", "decisions", decision.sentence ?? null) ?? []].flat(),
    ],
    history: await historyOf(row.id),
  };
  const key = decisionKey();
  return {
    ...payload,
    signature: {
      algorithm: "Ed25519",
      keyId: key.keyId,
      publicKey: key.publicKey,
      value: key.sign(bundleText(payload)),
    },
  };
}

/** As it was kept at the decision; for one made by another room, as its rows stand. */
async function contentOf(row: ApplicationRow): Promise<DecisionContent> {
  const [record] = await database()
    .select({ content: decisionRecord.content })
    .from(decisionRecord)
    .where(eq(decisionRecord.applicationId, row.id))
    .orderBy(desc(decisionRecord.decidedAt), desc(decisionRecord.id))
    .limit(1);
  if (record) return record.content as DecisionContent;
  const event = row.status === "rejected" ? "reject" : "approve";
  const [entry] = await database()
    .select({ role: auditEntry.actorRole })
    .from(auditEntry)
    .where(and(eq(auditEntry.chain, `application:${row.id}`), eq(auditEntry.event, `application.${event}`)))
    .orderBy(desc(auditEntry.seq))
    .limit(1);
  return describeDecision(row, { role: entry?.role ?? "system", wasWaiting: false });
}

async function historyOf(applicationId: string): Promise<DecisionPayload["history"]> {
  const entries = await database()
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.chain, `application:${applicationId}`))
    .orderBy(asc(auditEntry.seq));
  return entries.map(({ seq, at, actorRole, event, fromState, toState, previousHash, hash }) => ({
    seq,
    at: at.toISOString(),
    role: actorRole,
    event,
    from: fromState,
    to: toState,
    previousHash,
    hash,
  }));
}
