import { and, eq, isNull, type SQL } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { comment } from "#app/db/schema/comments.ts";
import type { SubjectOfTalk } from "./see-subject.server.ts";

export type CommentRow = typeof comment.$inferSelect;

const place = (rowId: string) => ({ table: "comment", column: "text_encrypted", rowId });

/** Whose talk it is: an institute's, or the desk's (null). */
const organisationOf = (actor: Actor): string | null =>
  actor.role === "admin" ? null : (actor.instituteId ?? "");

/** The talk of this person's organisation about one thing. */
function talkOf(
  actor: Actor,
  { kind, subjectId }: Pick<SubjectOfTalk, "kind" | "subjectId">,
): SQL | undefined {
  const instituteId = organisationOf(actor);
  return and(
    eq(comment.subjectKind, kind),
    eq(comment.subjectId, subjectId),
    instituteId === null ? isNull(comment.instituteId) : eq(comment.instituteId, instituteId),
  );
}

/** One's own and not taken back; held until the transaction ends. */
async function lockOwn(tx: Tx, actor: Actor, subject: SubjectOfTalk, id: string): Promise<CommentRow> {
  const [row] = await tx
    .select()
    .from(comment)
    .where(
      and(
        talkOf(actor, subject),
        eq(comment.id, id),
        eq(comment.authorId, actor.userId ?? ""),
        isNull(comment.takenBackAt),
      ),
    )
    .for("update");
  if (!row) throw notFound("There is no such comment of yours.");
  return row;
}

export const commentRow = {
  organisationOf,
  talkOf,
  lockOwn,
  seal: (id: string, text: string) => encryptField(text, place(id)),
  open: ({ id, textEncrypted }: Pick<CommentRow, "id" | "textEncrypted">) =>
    textEncrypted && decryptField(textEncrypted, place(id)),
};
