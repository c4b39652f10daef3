import { addIstDays, addOfficeHours, endOfIstDay, formatDateTime, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { enquiry } from "#app/db/schema/helpdesk-enquiries.ts";
import { queueMessage } from "#app/features/notifications/server/outbox/queue-message.server.ts";
import { enquiryNumber } from "../../enquiry-number.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { enquiryMachine, replyWithinOfficeHours, settleWithinDays } from "../../enquiry-status.ts";
import { kindOf } from "../../enquiry-subjects.ts";
import type { EnquiryInput } from "../../forms/enquiry-form.ts";
import { sealEnquiry } from "./enquiry-envelope.server.ts";

/** Of the acknowledgement: whether it is written at all, and whether its address is known to be the writer's own. */
interface Letter {
  readonly mayAcknowledge: boolean;
  readonly proof: "needed" | "given";
}

/**
 * Saves what somebody wrote to us, gives it a number and a reply-by time, and acknowledges it by e-mail (when the
 * address has said that it is theirs, X24), all or nothing. The page it comes from is shared by everyone and can carry no key of its own, so the words
 * themselves are the key: the same message of the same person is one enquiry, however often it is sent (T38).
 */
export async function submitEnquiry(
  actor: Actor,
  input: EnquiryInput,
  letter: Letter = { mayAcknowledge: true, proof: "needed" },
): Promise<{ enquiryId: string }> {
  enquiryPermissions.assertCan(actor, "enquiry.submit");
  const hash = requestHash(input);
  return runOnce(`enquiry:${hash}`, "enquiry.submit", hash, (tx) => writeEnquiry(tx, actor, input, letter));
}

async function writeEnquiry(
  tx: Tx,
  actor: Actor,
  input: EnquiryInput,
  { mayAcknowledge, proof }: Letter,
): Promise<{ enquiryId: string }> {
  const enquiryId = newId();
  const createdAt = now();
  const kind = kindOf(input.subject);
  const replyBy = addOfficeHours(createdAt, replyWithinOfficeHours);
  const [row] = await tx
    .insert(enquiry)
    .values({
      id: enquiryId,
      kind,
      subject: input.subject,
      status: enquiryMachine.initial,
      ...sealEnquiry(enquiryId, input),
      language: actor.language,
      createdAt,
      replyBy,
      settleBy: kind === "grievance" ? endOfIstDay(addIstDays(createdAt, settleWithinDays)) : null,
    })
    .returning({ serial: enquiry.serial });
  const number = enquiryNumber({ kind, createdAt, serial: row?.serial ?? 0 });
  await writeAudit(tx, {
    chain: `enquiry:${enquiryId}`,
    actor,
    event: "enquiry.submitted",
    to: enquiryMachine.initial,
    details: { number, subject: input.subject },
  });
  if (!mayAcknowledge) return { enquiryId };
  await queueMessage(tx, {
    channel: "email",
    template: "enquiry-acknowledged",
    language: actor.language,
    to: input.email,
    proof,
    variables: { name: input.name, number, replyBy: formatDateTime(replyBy, actor.language) },
    dedupeKey: `enquiry:${enquiryId}:acknowledged`,
    subjectId: enquiryId,
  });
  return { enquiryId };
}
