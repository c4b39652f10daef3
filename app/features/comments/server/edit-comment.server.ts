import { eq } from "drizzle-orm";
import { addHours, now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { comment } from "#app/db/schema/comments.ts";
import { minutesToMend } from "../comment-kinds.ts";
import { commentPermissions } from "../comment-permissions.ts";
import { assertNothingHidden } from "./assert-nothing-hidden.server.ts";
import { commentRow } from "./comment-row.server.ts";
import { seeSubject } from "./see-subject.server.ts";

/** Mends one's own comment while it is fresh; that it was mended stands beside it. Returns where the thing is. */
export async function editComment(
  actor: Actor,
  { kind, subjectId }: { kind: string; subjectId: string },
  { commentId, text }: { commentId: string; text: string },
): Promise<string> {
  const subject = await seeSubject(actor, kind, subjectId);
  commentPermissions.assertCan(actor, "comment.write");
  assertNothingHidden(subject.seen, text);
  await inTransaction(async (tx) => {
    const row = await commentRow.lockOwn(tx, actor, subject, commentId);
    if (now() >= addHours(row.writtenAt, minutesToMend / 60)) {
      throw conflict(`After ${minutesToMend} minutes a comment can only be taken back.`, "too_late");
    }
    await tx
      .update(comment)
      .set({ textEncrypted: commentRow.seal(row.id, text), editedAt: now() })
      .where(eq(comment.id, row.id));
    await writeAudit(tx, {
      chain: `comment:${row.id}`,
      actor,
      event: "comment.edited",
      subject: `${subject.kind}:${subjectId}`,
    });
  });
  return subject.seen.href;
}
