import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, unauthenticated } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { comment, commentMention } from "#app/db/schema/comments.ts";
import { commentPermissions } from "../comment-permissions.ts";
import type { CommentInput } from "../forms/comment-forms.ts";
import { assertNothingHidden } from "./assert-nothing-hidden.server.ts";
import { commentRow } from "./comment-row.server.ts";
import { listColleagues } from "./list-colleagues.server.ts";
import { seeSubject } from "./see-subject.server.ts";
import { tellMentioned } from "./tell-mentioned.server.ts";

/** Says something to the colleagues; whoever is ticked, or named by @ and name, is told. Returns where the thing is. */
export async function writeComment(
  actor: Actor,
  { kind, subjectId }: { kind: string; subjectId: string },
  { commentId: id, text, mentions, aboutWork }: CommentInput,
): Promise<string> {
  const subject = await seeSubject(actor, kind, subjectId);
  commentPermissions.assertCan(actor, "comment.write");
  const { userId } = actor;
  if (userId === null) throw unauthenticated();
  const { seen } = subject;
  if (seen.closed) throw conflict(seen.closed, "not_open");
  assertNothingHidden(seen, text);
  const colleagues = await listColleagues(actor, { kind, subjectId });
  const others = colleagues.filter(
    (one) => one.actor.userId !== userId && !one.isOutside && seen.lets(one.actor),
  );
  const called = others.filter(
    ({ actor: one, name }) => mentions.includes(one.userId) || text.includes(`@${name}`),
  );
  if (mentions.some((one) => !others.some((other) => other.actor.userId === one))) {
    throw invalid({ mentions: ["One of them may not see this. Choose again."] });
  }
  await inTransaction(async (tx) => {
    const [written] = await tx
      .insert(comment)
      .values({
        id,
        subjectKind: subject.kind,
        subjectId,
        instituteId: commentRow.organisationOf(actor),
        authorId: userId,
        textEncrypted: commentRow.seal(id, text),
        // Where it is about no person, it can only be about the work.
        isAboutWork: !subject.isAboutPerson || aboutWork === "on",
        writtenAt: now(),
      })
      .onConflictDoNothing()
      .returning({ id: comment.id });
    // The second press of one form.
    if (!written) return;
    if (called.length > 0) {
      await tx
        .insert(commentMention)
        .values(called.map((one) => ({ commentId: id, userId: one.actor.userId })));
    }
    const by = colleagues.find((one) => one.actor.userId === userId)?.name ?? actor.name ?? "A colleague";
    await tellMentioned(tx, { id, by, subject, called });
    await writeAudit(tx, {
      chain: `comment:${id}`,
      actor,
      event: "comment.written",
      subject: `${subject.kind}:${subjectId}`,
      details: { mentions: called.length, isAboutWork: !subject.isAboutPerson || aboutWork === "on" },
    });
  });
  return seen.href;
}
