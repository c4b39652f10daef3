import { formatDate } from "#app/core/clock.ts";
import { env } from "#app/core/settings/env.server.ts";
import { isLanguage } from "#app/core/words/i18n.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { recoveryNumber } from "../../recovery-number.ts";
import { recoveryLink } from "../recovery-link.server.ts";
import { type RecoveryRow, recoveryRow } from "../recovery-row.server.ts";

/** An SMS to the new number, which was proven. It carries a code, since operators deliver no links that differ (O13f). */
export async function tellAsker(
  tx: Tx,
  row: RecoveryRow,
  news: "received" | "agreed" | "done" | "ended",
): Promise<void> {
  const { language } = row;
  const number = recoveryNumber(row);
  const message = {
    channel: "sms",
    language: isLanguage(language) ? language : "en",
    to: recoveryRow.phoneOf(row),
    dedupeKey: `recovery:${row.id}:${news}`,
    subjectId: row.id,
  } as const;
  const look = { number, site: new URL(env().PUBLIC_URL).host, code: recoveryLink.codeOf("own", row.id) };
  if (news === "done") {
    await queueMessage(tx, { ...message, template: "recovery-done", variables: { number } });
  } else if (news === "agreed") {
    const when = row.takesEffectAt ? formatDate(row.takesEffectAt, message.language) : "";
    await queueMessage(tx, { ...message, template: "recovery-agreed", variables: { ...look, when } });
  } else {
    await queueMessage(tx, { ...message, template: `recovery-${news}`, variables: look });
  }
}
