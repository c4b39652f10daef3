import { env } from "#app/core/settings/env.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { notify } from "#app/features/notifications/server/bell/notify.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { commentKinds } from "../comment-kinds.ts";
import type { Colleague } from "./list-institute-colleagues.server.ts";
import type { SubjectOfTalk } from "./see-subject.server.ts";

interface Called {
  readonly id: string;
  readonly by: string;
  readonly subject: SubjectOfTalk;
  readonly called: readonly Colleague[];
}

/** Under the bell and by e-mail: who calls, and about what. What was said is read after signing in. */
export async function tellMentioned(tx: Tx, { id, by, subject, called }: Called): Promise<void> {
  const { kind, subjectId, seen } = subject;
  const what = `${commentKinds[kind]} ${seen.title}`;
  for (const { actor, email } of called) {
    const base = actor.role === "admin" ? "/admin" : "/institute";
    const link = `${base}/comments/${kind}/${subjectId}`;
    const dedupeKey = `comment:${id}`;
    const title = `${by} mentioned you`;
    await notify(tx, actor.userId, { type: "info", title, message: `${what}.`, link, dedupeKey });
    const to = email();
    if (!to) continue;
    await queueMessage(tx, {
      channel: "email",
      template: "generic",
      language: "en",
      to,
      variables: {
        title: `${title}: ${what}`,
        message: `${by} wrote a comment for you about ${what}. Read it after signing in: ${new URL(link, env().PUBLIC_URL).href}`,
      },
      dedupeKey: `${dedupeKey}:${actor.userId}`,
      subjectId: id,
    });
  }
}
