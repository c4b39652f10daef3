import { and, asc, inArray, isNull, or, type SQL } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import { database, type Tx } from "#app/db/opening/client.server.ts";
import { enquiry, enquiryAnswer } from "#app/db/schema/helpdesk-enquiries.ts";
import { collectComments } from "#app/features/comments/server/collect-comments.server.ts";
import { eraseComments } from "#app/features/comments/server/erase-comments.server.ts";
import { enquiryNumber } from "../../enquiry-number.ts";
import { enquiryMachine } from "../../enquiry-status.ts";
import { subjectLabel } from "../../enquiry-subjects.ts";
import { bookingContactHash } from "../bookings/booking-contact-hash.server.ts";
import { openEnquiryPart } from "./enquiry-envelope.server.ts";

/** Whoever wrote had no account, so their messages are found by their phone and e-mail (T36). */
interface Writer {
  readonly phones: readonly string[];
  readonly emails: readonly string[];
}

async function collect(writer: Writer): Promise<unknown> {
  const rows = await database()
    .select()
    .from(enquiry)
    .where(writtenBy(writer))
    .orderBy(asc(enquiry.createdAt));
  const said = await collectComments(
    "enquiry",
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    number: enquiryNumber(row),
    subject: subjectLabel(row.subject),
    status: enquiryMachine.states[row.status].label,
    sentAt: formatDateTime(row.createdAt),
    message: openEnquiryPart(row.id, "message_encrypted", row.messageEncrypted),
    comments: said
      .filter(({ subjectId }) => subjectId === row.id)
      .map(({ text, at }) => ({ comment: text, at })),
  }));
}

/** The row stays for its number and its clock; who wrote and what they wrote go. */
async function erase(tx: Tx, writer: Writer): Promise<void> {
  const erased = await tx
    .update(enquiry)
    .set({
      name: "–",
      emailEncrypted: null,
      emailHash: null,
      phoneEncrypted: null,
      phoneHash: null,
      messageEncrypted: null,
      erasedAt: now(),
    })
    .where(writtenBy(writer))
    .returning({ id: enquiry.id });
  const ids = erased.map(({ id }) => id);
  if (ids.length > 0) await tx.delete(enquiryAnswer).where(inArray(enquiryAnswer.enquiryId, ids));
  await eraseComments(tx, "enquiry", ids);
}

function writtenBy({ phones, emails }: Writer): SQL | undefined {
  const phoneHashes = phones.map((phone) => bookingContactHash("phone", phone));
  const emailHashes = emails.map((email) => bookingContactHash("email", email));
  // A phone of the family is enough: whoever wrote with it is who asks.
  const isTheirs = or(
    inArray(enquiry.phoneHash, phoneHashes.length > 0 ? phoneHashes : ["none"]),
    inArray(enquiry.emailHash, emailHashes.length > 0 ? emailHashes : ["none"]),
  );
  return and(isTheirs, isNull(enquiry.erasedAt));
}

/** In the shape in which the identity room collects and erases (OwnDataRoom). */
export const enquiryOwnData = { name: "enquiries", collect, erase };
