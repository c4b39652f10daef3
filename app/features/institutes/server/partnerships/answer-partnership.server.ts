import type { Actor } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { plainText } from "#app/core/words/plain-text.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { tellDesk } from "#app/features/notifications/server/tell-desk.server.ts";
import { partnershipNumber } from "../../partnership-number.ts";
import { partnershipPermissions } from "../../partnership-permissions.ts";
import { changePartnership } from "./change-partnership.server.ts";
import { partnershipRow } from "./partnership-row.server.ts";

const answerText = plainText({
  max: 2000,
  multiline: true,
  required: "Write your answer, or say which document you have replaced.",
});

/** What the desk asked for; new files were attached before. */
export async function answerPartnership(actor: Actor, key: string, given: string): Promise<void> {
  const { id } = await partnershipRow.reach(key);
  partnershipPermissions.assertCan(actor, "partnership.edit", { holdsLink: true });
  const text = answerText.safeParse(given);
  if (!text.success) throw invalid({ answer: text.error.issues.map(({ message }) => message) });
  await inTransaction(async (tx) => {
    const row = await changePartnership(tx, actor, "answer", { requestId: id, text: text.data });
    await tellDesk(
      tx,
      partnershipPermissions.right("partnership.work_desk"),
      {
        type: "info",
        title: "A partner has answered",
        message: `${partnershipNumber(row)} can go on.`,
        link: `/admin/partnerships/${id}`,
        dedupeKey: `partnership-answer:${id}:${row.revision}`,
      },
      { kind: "partnership", id },
    );
  });
}
