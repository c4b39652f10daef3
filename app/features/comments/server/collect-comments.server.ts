import { and, asc, eq, inArray } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import { database } from "#app/db/opening/client.server.ts";
import { comment } from "#app/db/schema/comments.ts";
import type { CommentKind } from "../comment-kinds.ts";
import { commentRow } from "./comment-row.server.ts";

/**
 * T36: what desks said about a person among themselves, for the copy of her data: the words and when, not who. What
 * was written about the work, and what was taken back, is none of it.
 */
export async function collectComments(kind: CommentKind, subjectIds: readonly string[]) {
  if (subjectIds.length === 0) return [];
  const rows = await database()
    .select()
    .from(comment)
    .where(
      and(
        eq(comment.subjectKind, kind),
        inArray(comment.subjectId, [...subjectIds]),
        eq(comment.isAboutWork, false),
      ),
    )
    .orderBy(asc(comment.writtenAt), asc(comment.id));
  return rows.flatMap((row) => {
    const text = commentRow.open(row);
    return text === null ? [] : [{ subjectId: row.subjectId, text, at: formatDateTime(row.writtenAt) }];
  });
}
