import { and, eq, inArray } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { comment } from "#app/db/schema/comments.ts";
import type { CommentKind } from "../comment-kinds.ts";

/** T36: the words go, whoever they were about; that somebody wrote stays. */
export async function eraseComments(tx: Tx, kind: CommentKind, subjectIds: readonly string[]): Promise<void> {
  if (subjectIds.length === 0) return;
  await tx
    .update(comment)
    .set({ textEncrypted: null })
    .where(and(eq(comment.subjectKind, kind), inArray(comment.subjectId, [...subjectIds])));
}
