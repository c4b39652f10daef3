import { and, asc, eq, inArray } from "drizzle-orm";
import { formatDateTime } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskEmail, maskPhone } from "#app/core/secrets/mask.ts";
import { env } from "#app/core/settings/env.server.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { document } from "#app/db/schema/documents.ts";
import { recoveryEvent } from "#app/db/schema/recovery-requests.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { student } from "#app/db/schema/students.ts";
import { isThere } from "#app/features/documents/server/document-row.server.ts";
import { findContact } from "#app/features/identity/server/contacts/find-contact.server.ts";
import { recoveryPermissions } from "../../recovery-permissions.ts";
import { deskRecoveryStatuses, recoveryMachine } from "../../recovery-status.ts";
import type { DeskRecovery } from "../../recovery-view.ts";
import { recoveryLine } from "../recovery-line.server.ts";
import { recoveryRow } from "../recovery-row.server.ts";
import { judgeRecovery } from "./judge-recovery.server.ts";

/** One request at the desk, held against the registration. Looking is written down: it shows whose account it is. */
export async function getRecovery(actor: Actor, requestId: string): Promise<DeskRecovery> {
  recoveryPermissions.assertCan(actor, "recovery.see");
  const row = await recoveryRow.get(requestId);
  if (!deskRecoveryStatuses.some((status) => status === row.status)) throw notFound();
  await assertWithin(actor, "recovery", row.id);
  const { checks, against, registration: kept } = await judgeRecovery(row);
  const [history, papers, asked, oldPhone, email, [told]] = await Promise.all([
    database()
      .select()
      .from(recoveryEvent)
      .where(eq(recoveryEvent.requestId, row.id))
      .orderBy(asc(recoveryEvent.at), asc(recoveryEvent.id)),
    papersOf([row.documentId, kept?.aadhaarDocumentId ?? null]),
    database().$count(
      secondLook,
      and(eq(secondLook.subject, `recovery:${row.id}`), inArray(secondLook.status, ["waiting", "approved"])),
    ),
    row.userId ? findContact(row.userId, "phone") : null,
    row.userId ? findContact(row.userId, "email") : null,
    row.studentId && !kept
      ? database().select({ name: student.name }).from(student).where(eq(student.id, row.studentId))
      : [],
  ]);
  await inTransaction((tx) => writeAudit(tx, { chain: `recovery:${row.id}`, actor, event: "recovery.read" }));
  const mayDecide = recoveryPermissions.can(actor, "recovery.decide");
  const paper = (id: string | null | undefined) => papers.find((one) => one.id === id) ?? null;
  return {
    ...recoveryLine(row),
    revision: row.revision,
    studentName: kept?.name ?? told?.name ?? null,
    newPhone: recoveryRow.phoneOf(row),
    oldPhone: oldPhone && maskPhone(oldPhone),
    email: email && maskEmail(email),
    note: recoveryRow.factsOf(row)?.note ?? null,
    checks,
    against,
    card: paper(row.documentId),
    keptCard: paper(kept?.aadhaarDocumentId),
    isSecondAsked: asked > 0,
    spoken: row.spokenAt && `${row.spokenByName}, ${formatDateTime(row.spokenAt)}`,
    history: history.map(({ id, byName, words, at }) => ({ id, by: byName, words, at: formatDateTime(at) })),
    may: mayDecide ? allowedEvents(recoveryMachine, row.status, actor).map(({ event }) => event) : [],
    isDemo: env().isDemo,
  };
}

async function papersOf(ids: readonly (string | null)[]) {
  const wanted = ids.filter((id) => id !== null);
  if (wanted.length === 0) return [];
  return database()
    .select({ id: document.id, name: document.originalName })
    .from(document)
    .where(and(inArray(document.id, wanted), isThere));
}
