import { and, desc, eq, isNotNull } from "drizzle-orm";
import { addHours, endOfIstDay, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { inTransaction, type Tx } from "#app/db/opening/client.server.ts";
import { application, applicationEvent } from "#app/db/schema/applications.ts";
import { applicationPermissions } from "../../application-permissions.ts";
import { mendWithinDays, reviewWithinHours } from "../../rules/application-status.ts";
import type { DefectReason } from "../../rules/check-status.ts";
import { addEvent } from "../add-event.server.ts";
import { changeApplication } from "../change-application.server.ts";
import { type ApplicationRow, lockApplication } from "../lists/application-row.server.ts";
import { savedSentences } from "../saved-sentences.server.ts";
import { tellStudent } from "../tell-student.server.ts";
import { changeCheck } from "./change-check.server.ts";
import { whatIsWanted } from "./what-is-wanted.server.ts";

export type CheckVerdict =
  | { readonly code: string; readonly verdict: "verified" }
  | {
      readonly code: string;
      readonly verdict: "defect";
      readonly reason: DefectReason;
      /** In the reviewer's own words, where the code does not say enough. */
      readonly note?: string | null;
      /** Chosen from the saved ones: she reads it in her language. */
      readonly sentence?: string | null;
    };

/**
 * A reviewer's finding about one document or fact. A defect hands the application to the student; when the
 * last defect is settled, the review goes on.
 */
export async function recordCheck(actor: Actor, id: string, finding: CheckVerdict): Promise<void> {
  await inTransaction(async (tx) => {
    const { row, access } = await lockApplication(tx, id);
    applicationPermissions.assertCan(actor, "application.check", access);
    await assertWithin(actor, "application", id, tx);
    const { code } = finding;
    if (finding.verdict === "verified") {
      const checks = await changeCheck(tx, actor, row, { code, event: "verify" });
      await addEvent(tx, actor, id, { event: "check_verified", about: code });
      const isSettled = checks.every(({ status }) => status !== "defect");
      if (row.status !== "action_needed" || !isSettled) return;
      const changed = await changeApplication(tx, actor, row, {
        event: "resume",
        changes: { dueAt: await timeLeft(tx, id) },
      });
      await tellStudent(tx, changed, "settled", `${id}:settled:${row.dueAt?.getTime()}`);
      return;
    }
    const { reason, note = null, sentence = null } = finding;
    await changeCheck(tx, actor, row, { code, event: "find_defect", reason, note, sentence });
    const changed =
      row.status === "under_review"
        ? await changeApplication(tx, actor, row, { event: "ask", about: code, details: { reason } })
        : await askAgain(tx, actor, row, code);
    await tellStudent(tx, changed, "actionNeeded", `${id}:ask:${code}:${now().getTime()}`, (language) => ({
      wanted: whatIsWanted(code, language),
      more: savedSentences.in(language, "defects", sentence) ?? "",
    }));
  });
}

/** D10: one more thing while she mends another. It stands in her history, and she has the whole time for it. */
async function askAgain(tx: Tx, actor: Actor, row: ApplicationRow, about: string): Promise<ApplicationRow> {
  const dueAt = endOfIstDay(addHours(now(), mendWithinDays * 24));
  const [changed] = await tx.update(application).set({ dueAt }).where(eq(application.id, row.id)).returning();
  await addEvent(tx, actor, row.id, { event: "ask", about });
  return changed ?? row;
}

/** D10: an objection that was taken back gives the reviewers no new 48 hours, but what was left of them. */
async function timeLeft(tx: Tx, id: string): Promise<Date> {
  const events = await tx
    .select({ event: applicationEvent.event, toStatus: applicationEvent.toStatus, at: applicationEvent.at })
    .from(applicationEvent)
    .where(and(eq(applicationEvent.applicationId, id), isNotNull(applicationEvent.toStatus)))
    .orderBy(desc(applicationEvent.at), desc(applicationEvent.id));
  const asked = events.findIndex(({ toStatus }) => toStatus === "action_needed");
  const begun = events.slice(asked + 1).find(({ toStatus }) => toStatus === "under_review");
  const used = begun ? (events[asked]?.at ?? now()).getTime() - begun.at.getTime() : 0;
  const left = Math.max(reviewWithinHours - used / 3_600_000, 0);
  return addHours(now(), left);
}
