import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { isPlacedKind } from "#app/db/limits/placed-kinds.ts";
import { isCommentKind } from "../comment-kinds.ts";
import { commentPermissions } from "../comment-permissions.ts";
import { commentSubjects } from "./comment-subjects.server.ts";

/** The thing of an address, if this person may see it and talk about it. */
export async function seeSubject(actor: Actor, kind: string, subjectId: string) {
  commentPermissions.assertCan(actor, "comment.read");
  if (!isCommentKind(kind) || !isId(subjectId)) throw notFound();
  if (isPlacedKind(kind)) await assertWithin(actor, kind, subjectId);
  const subject = commentSubjects.get()[kind];
  const seen = await subject.see(actor, subjectId);
  return { kind, subjectId, isAboutPerson: subject.isAboutPerson, seen };
}

export type SubjectOfTalk = Awaited<ReturnType<typeof seeSubject>>;
