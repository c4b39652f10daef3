import { asc, inArray } from "drizzle-orm";
import { addHours, formatDateTime, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { comment, commentMention } from "#app/db/schema/comments.ts";
import { appUser } from "#app/db/schema/users.ts";
import { minutesToMend } from "../comment-kinds.ts";
import { commentPermissions } from "../comment-permissions.ts";
import type { CommentLine, CommentsView } from "../comment-view.ts";
import { type CommentRow, commentRow } from "./comment-row.server.ts";
import { listColleagues } from "./list-colleagues.server.ts";
import { type SubjectOfTalk, seeSubject } from "./see-subject.server.ts";

/** What one's own organisation says about a thing, and whom one may call. */
export async function readComments(actor: Actor, kind: string, subjectId: string): Promise<CommentsView> {
  const subject = await seeSubject(actor, kind, subjectId);
  const { seen, isAboutPerson } = subject;
  const isOpen = !seen.closed;
  const base = actor.role === "admin" ? "/admin" : "/institute";
  const colleagues = isOpen ? await listColleagues(actor, subject) : [];
  return {
    kind: subject.kind,
    path: `${base}/comments/${subject.kind}/${subject.subjectId}`,
    title: seen.title,
    subjectHref: seen.href,
    closed: seen.closed ?? null,
    mind: seen.mind ?? null,
    isAboutPerson,
    lines: isOpen
      ? await listLines(actor, subject, new Map(colleagues.map((one) => [one.actor.userId, one.name])))
      : [],
    colleagues: colleagues
      .filter((one) => one.actor.userId !== actor.userId && !one.isOutside && seen.lets(one.actor))
      .map((one) => ({ id: one.actor.userId, name: one.name })),
    mayWrite: isOpen && commentPermissions.can(actor, "comment.write"),
    nextId: newId(),
  };
}

async function listLines(
  actor: Actor,
  subject: SubjectOfTalk,
  names: Map<string, string>,
): Promise<CommentLine[]> {
  const rows = await database()
    .select()
    .from(comment)
    .where(commentRow.talkOf(actor, subject))
    .orderBy(asc(comment.writtenAt), asc(comment.id))
    .limit(500);
  if (rows.length === 0) return [];
  const called = await database()
    .select()
    .from(commentMention)
    .where(
      inArray(
        commentMention.commentId,
        rows.map(({ id }) => id),
      ),
    );
  await addNamesOfFormer(names, [
    ...rows.map(({ authorId }) => authorId),
    ...called.map(({ userId }) => userId),
  ]);
  const nameOf = (userId: string) => names.get(userId) ?? "A former colleague";
  return rows.map((row) => ({
    id: row.id,
    by: row.authorId === actor.userId ? "You" : nameOf(row.authorId),
    text: commentRow.open(row),
    at: formatDateTime(row.writtenAt),
    editedAt: row.editedAt && formatDateTime(row.editedAt),
    takenBackAt: row.takenBackAt && formatDateTime(row.takenBackAt),
    isAboutWork: row.isAboutWork,
    mentions: called.filter(({ commentId }) => commentId === row.id).map(({ userId }) => nameOf(userId)),
    ...mayOf(actor, row),
  }));
}

/** Who wrote and has left since is still named. */
async function addNamesOfFormer(names: Map<string, string>, userIds: readonly string[]): Promise<void> {
  const missing = [...new Set(userIds)].filter((id) => !names.has(id));
  if (missing.length === 0) return;
  const rows = await database()
    .select({ id: appUser.id, name: appUser.name })
    .from(appUser)
    .where(inArray(appUser.id, missing));
  for (const { id, name } of rows) if (name) names.set(id, name);
}

function mayOf(actor: Actor, row: CommentRow) {
  const isOwn =
    row.authorId === actor.userId &&
    row.textEncrypted !== null &&
    commentPermissions.can(actor, "comment.write");
  return { mayTakeBack: isOwn, mayEdit: isOwn && now() < addHours(row.writtenAt, minutesToMend / 60) };
}
