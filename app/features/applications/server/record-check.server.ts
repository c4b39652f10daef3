import type { Actor } from "#app/core/permissions.ts";
import { inTransaction } from "#app/db/client.server.ts";
import { applicationPermissions } from "../application-permissions.ts";
import type { DefectReason } from "../check-status.ts";
import { addEvent } from "./add-event.server.ts";
import { lockApplication } from "./application-row.server.ts";
import { changeApplication } from "./change-application.server.ts";
import { changeCheck } from "./change-check.server.ts";
import { savedSentences } from "./saved-sentences.server.ts";
import { tellStudent } from "./tell-student.server.ts";
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
    const { code } = finding;
    if (finding.verdict === "verified") {
      const checks = await changeCheck(tx, actor, row, { code, event: "verify" });
      await addEvent(tx, actor, id, { event: "check_verified", about: code });
      const isSettled = checks.every(({ status }) => status !== "defect");
      if (row.status === "action_needed" && isSettled)
        await changeApplication(tx, actor, row, { event: "resume" });
      return;
    }
    const { reason, note = null, sentence = null } = finding;
    await changeCheck(tx, actor, row, { code, event: "find_defect", reason, note, sentence });
    if (row.status !== "under_review") return;
    const changed = await changeApplication(tx, actor, row, {
      event: "ask",
      about: code,
      details: { reason },
    });
    await tellStudent(tx, changed, "actionNeeded", `${id}:ask:${changed.dueAt?.getTime()}`, (language) => ({
      wanted: whatIsWanted(code, language),
      more: savedSentences.in(language, "defects", sentence) ?? "",
    }));
  });
}
