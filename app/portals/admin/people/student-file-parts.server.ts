import { and, desc, eq, inArray, isNull, or } from "drizzle-orm";
import { formatDate, formatDateTime } from "#app/core/clock.ts";
import type { Found } from "#app/core/lists/found.ts";
import { isLanguage, languageTable } from "#app/core/words/i18n.ts";
import { database } from "#app/db/opening/client.server.ts";
import { auditEntry } from "#app/db/schema/audit.ts";
import { consent } from "#app/db/schema/consents.ts";
import { document } from "#app/db/schema/documents.ts";
import { outboundMessage } from "#app/db/schema/messages.ts";
import { appUser } from "#app/db/schema/users.ts";
import { isThere } from "#app/features/documents/server/document-row.server.ts";
import { messageMachine } from "#app/features/notifications/message-status.ts";
import { recipientHash } from "#app/features/notifications/server/outbox/message-envelope.server.ts";

type Her = { readonly id: string; readonly userId: string };

const most = 30;
const inWords = (code: string) => code.replaceAll(/[_.-]/g, " ");
const channels = { sms: "SMS", email: "E-mail", whatsapp: "WhatsApp" } as const;

/** What lies in her vault. Opening one is written down by the vault itself. */
async function papers({ id }: Her): Promise<Found[]> {
  const rows = await database()
    .select()
    .from(document)
    .where(and(eq(document.ownerKind, "student"), eq(document.ownerId, id), isThere))
    .orderBy(desc(document.createdAt), desc(document.id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    title: inWords(row.kind),
    line: `${row.originalName} · ${formatDate(row.createdAt)}${row.issuer ? ` · from ${row.issuer}` : ""}`,
    href: `/documents/${row.id}/file`,
  }));
}

/** What went to her phone and e-mail: which message, how and whether it arrived. Never its words. */
async function messages(phone: string | null, email: string | null): Promise<Found[]> {
  const hashes = [
    ...(phone ? [recipientHash("sms", phone), recipientHash("whatsapp", phone)] : []),
    ...(email ? [recipientHash("email", email)] : []),
  ];
  if (hashes.length === 0) return [];
  const rows = await database()
    .select({
      id: outboundMessage.id,
      channel: outboundMessage.channel,
      template: outboundMessage.template,
      status: outboundMessage.status,
      createdAt: outboundMessage.createdAt,
    })
    .from(outboundMessage)
    .where(inArray(outboundMessage.recipientHash, hashes))
    .orderBy(desc(outboundMessage.createdAt), desc(outboundMessage.id))
    .limit(most);
  return rows.map(({ id, channel, template, status, createdAt }) => ({
    id,
    title: `${channels[channel]}: ${inWords(template)}`,
    line: `${formatDateTime(createdAt)} · ${messageMachine.states[status].label}`,
    href: null,
  }));
}

/** What she agreed to, and what she took back. */
async function consents({ id, userId }: Her): Promise<Found[]> {
  const rows = await database()
    .select()
    .from(consent)
    .where(and(eq(consent.userId, userId), or(eq(consent.studentId, id), isNull(consent.studentId))))
    .orderBy(desc(consent.givenAt), desc(consent.id))
    .limit(most);
  return rows.map((row) => ({
    id: row.id,
    title: inWords(row.purpose),
    line: [
      `Given ${formatDateTime(row.givenAt)}`,
      `wording ${row.version}`,
      ...(isLanguage(row.language) ? [languageTable[row.language].english] : []),
      ...(row.withdrawnAt ? [`withdrawn ${formatDateTime(row.withdrawnAt)}`] : []),
    ].join(" · "),
    href: null,
  }));
}

/** Who did what with her account and looked at her file, newest first. */
async function trail({ id, userId }: Her): Promise<Found[]> {
  const rows = await database()
    .select({ entry: auditEntry, name: appUser.name })
    .from(auditEntry)
    .leftJoin(appUser, eq(appUser.id, auditEntry.actorId))
    .where(inArray(auditEntry.subject, [`student:${id}`, `account:${userId}`]))
    .orderBy(desc(auditEntry.at), desc(auditEntry.seq))
    .limit(most);
  return rows.map(({ entry, name }) => ({
    id: `${entry.chain}:${entry.seq}`,
    title: inWords(entry.event),
    line: `${name ?? entry.actorRole} · ${formatDateTime(entry.at)}`,
    href: null,
  }));
}

/** The parts of her file that lie in other rooms. Each is read only for whom its right is. */
export const studentFileParts = { papers, messages, consents, trail };
