import { desc } from "drizzle-orm";
import { formatDateTime, istDate } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import { sealFiles } from "#app/db/audit/seal-files.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditSeal } from "#app/db/schema/audit.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";

/** A day makes at most 144, and a mail that was lost is made up for by the next. */
const mostSeals = 300;

/** T58: once a day the newest seals go to the auditor's address, where nobody here can change them. */
export async function mailSeals(): Promise<boolean> {
  const to = env().AUDITOR_EMAIL;
  if (!to) return false;
  const rows = await database().select().from(auditSeal).orderBy(desc(auditSeal.seq)).limit(mostSeals);
  const [newest] = rows;
  if (!newest) return false;
  const lines = rows.reverse().map((seal) => JSON.stringify(sealFiles.sign(seal)));
  const title = `Audit seal ${newest.seq}, ${formatDateTime(newest.at)}`;
  await inTransaction((tx) =>
    queueMessage(tx, {
      channel: "email",
      template: "generic",
      language: "en",
      to,
      dedupeKey: `audit-seals:${istDate()}`,
      variables: {
        title,
        message: `Seal ${newest.seq}: ${newest.hash}. Keep this mail and its file: "npm run verify-audit -- --seals <file>" then tells whether the audit log is still the one that was sealed.`,
      },
      attachments: [
        {
          name: `audit-seals-${istDate()}.jsonl`,
          type: "application/jsonl",
          base64: Buffer.from(`${lines.join("\n")}\n`).toString("base64"),
        },
      ],
    }),
  );
  return true;
}
