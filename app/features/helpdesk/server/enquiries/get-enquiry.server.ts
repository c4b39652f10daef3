import { asc, eq } from "drizzle-orm";
import { formatDateTime, isPast } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import { clockOf, type DueClock } from "#app/core/periods/due-clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { allowedEvents } from "#app/core/state-machine.ts";
import { assertWithin } from "#app/db/limits/assert-within.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { enquiry, enquiryAnswer } from "#app/db/schema/helpdesk-enquiries.ts";
import { enquiryNumber } from "../../enquiry-number.ts";
import { enquiryPermissions } from "../../enquiry-permissions.ts";
import { type EnquiryStatus, enquiryMachine } from "../../enquiry-status.ts";
import { subjectLabel } from "../../enquiry-subjects.ts";
import type { NamedLine } from "../../matter.ts";
import { namedPeople } from "../matters/named-people.server.ts";
import { openAnswer, openEnquiryPart } from "./enquiry-envelope.server.ts";
import { savedAnswers } from "./saved-answers.server.ts";

export type EnquiryView = {
  id: string;
  revision: number;
  number: string;
  subject: string;
  status: EnquiryStatus;
  statusLabel: string;
  name: string;
  /** Null once the person asked to be forgotten. */
  email: string | null;
  phone: string | null;
  message: string | null;
  sentAt: string;
  replyBy: string;
  clock: DueClock | null;
  isLate: boolean;
  settleBy: string | null;
  /** In which language they wrote, and read us. */
  language: string;
  answers: { id: string; sentence: string | null; text: string; sentAt: string }[];
  /** What the desk may answer with, in English. */
  saved: { value: string; label: string }[];
  /** I7c: whom the writer named for their data rights, and who named the writer; of grievances only. */
  nominees: NamedLine[];
  events: { event: string; label: string }[];
};

/** One enquiry with what was written, for the desk. */
export async function getEnquiry(actor: Actor, enquiryId: string): Promise<EnquiryView> {
  enquiryPermissions.assertCan(actor, "enquiry.see_desk");
  const [row] = isId(enquiryId)
    ? await database().select().from(enquiry).where(eq(enquiry.id, enquiryId))
    : [];
  if (!row) throw notFound("There is no such enquiry.");
  await assertWithin(actor, "enquiry", row.id);
  const answers = await database()
    .select()
    .from(enquiryAnswer)
    .where(eq(enquiryAnswer.enquiryId, row.id))
    .orderBy(asc(enquiryAnswer.createdAt), asc(enquiryAnswer.id));
  const { phoneHash, emailHash } = row;
  return {
    id: row.id,
    revision: row.revision,
    number: enquiryNumber(row),
    subject: subjectLabel(row.subject),
    status: row.status,
    statusLabel: enquiryMachine.states[row.status].label,
    name: row.name,
    email: openEnquiryPart(row.id, "email_encrypted", row.emailEncrypted),
    phone: openEnquiryPart(row.id, "phone_encrypted", row.phoneEncrypted),
    message: openEnquiryPart(row.id, "message_encrypted", row.messageEncrypted),
    sentAt: formatDateTime(row.createdAt),
    replyBy: formatDateTime(row.replyBy),
    clock: clockOf(row.status === "open" ? row.replyBy : null, row.createdAt),
    isLate: row.status === "open" && isPast(row.replyBy),
    settleBy: row.settleBy && formatDateTime(row.settleBy),
    language: row.language,
    saved: savedAnswers.list(),
    answers: answers.map(({ id, sentence, textEncrypted, createdAt }) => ({
      id,
      sentence: savedAnswers.in("en", sentence),
      text: openAnswer(id, textEncrypted),
      sentAt: formatDateTime(createdAt),
    })),
    nominees: row.kind === "grievance" ? await namedPeople.get().list(actor, { phoneHash, emailHash }) : [],
    events:
      row.erasedAt === null
        ? allowedEvents(enquiryMachine, row.status, actor).map(({ event, label }) => ({ event, label }))
        : [],
  };
}
