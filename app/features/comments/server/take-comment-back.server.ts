import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { comment } from "#app/db/schema/comments.ts";
import { commentPermissions } from "../comment-permissions.ts";
import { commentRow } from "./comment-row.server.ts";
import { seeSubject } from "./see-subject.server.ts";

/** The words go; that there were some, by whom and until when, stays. Returns where the thing is. */
export async function takeCommentBack(
  actor: Actor,
  { kind, subjectId }: { kind: string; subjectId: string },
  commentId: string,
): Promise<string> {
  const subject = await seeSubject(actor, kind, subjectId);
  commentPermissions.assertCan(actor, "comment.write");
  await inTransaction(async (tx) => {
    const row = await commentRow.lockOwn(tx, actor, subject, commentId);
    await tx.update(comment).set({ textEncrypted: null, takenBackAt: now() }).where(eq(comment.id, row.id));
    await writeAudit(tx, {
      chain: `comment:${row.id}`,
      actor,
      event: "comment.taken_back",
      subject: `${subject.kind}:${subjectId}`,
    });
  });
  return subject.seen.href;
}
