import { z } from "zod";
import { type FormReply, parseForm } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem, type ProblemError } from "#app/core/requests/errors.ts";
import { type EnquiryErrors, enquirySchema } from "#app/features/helpdesk/forms/enquiry-form.ts";
import { enquiryMessages } from "#app/features/helpdesk/messages/enquiry.messages.server.ts";
import { submitEnquiry } from "#app/features/helpdesk/server/enquiries/submit-enquiry.server.ts";
import { saidOfProblem } from "#app/features/helpdesk/server/said-of-problem.server.ts";
import { emailProof } from "#app/features/identity/server/contacts/email-proof.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";

/** Nobody reads the form, fills five fields and writes a message in less. */
const FASTEST_MS = 3_000;

const besides = {
  /** A field that people do not see and machines fill in. */
  website: z.string().max(1000).optional(),
  /** How long the form was open, by the page's script; empty without script. */
  took: z.string().max(20).optional(),
};

export type ReceivedEnquiry =
  | { kind: "saved"; enquiryId: string }
  | { kind: "refused"; reply: FormReply; status: number; headers: Record<string, string> };

/**
 * The contact form's way in: checked, kept from machines without a puzzle for people (a hidden field, a
 * minimum time, a rate per address), saved. Whatever is refused comes back with everything that was typed.
 */
export async function receiveEnquiry(
  actor: Actor,
  source: Request | FormData,
  clientAddress: string,
): Promise<ReceivedEnquiry> {
  const words = enquiryMessages[actor.language].errors;
  const { value, reply } = await parseForm(source, enquirySchema(words).extend(besides), {
    maxBytes: 64 * 1024,
  });
  const refused = (status: number, formErrors: string[] = [], headers = {}): ReceivedEnquiry => ({
    kind: "refused",
    status,
    headers,
    reply: reply({ ...(formErrors.length > 0 && { formErrors }) }),
  });
  if (value === undefined) return refused(422);
  const { website, took, ...input } = value;
  const doubt = doubtAbout(website, took, words);
  if (doubt) return refused(422, [doubt]);
  try {
    await throttle.take([{ name: "enquiry-address", who: clientAddress }]);
    const mayAcknowledge = await hasRoomFor(input.email);
    const proof = await emailProof(actor, input.email);
    return { kind: "saved", ...(await submitEnquiry(actor, input, { mayAcknowledge, proof })) };
  } catch (error) {
    if (!isProblem(error) || !isPassing(error)) throw error;
    return refused(error.status, [saidOfProblem(error, actor.language)], error.headers);
  }
}

/**
 * Each enquiry is acknowledged by e-mail, and nobody's inbox is to be filled by us. Past so many a day it is taken all
 * the same, unacknowledged: else a stranger could close the form for whoever has that address (T49).
 */
async function hasRoomFor(email: string): Promise<boolean> {
  try {
    await throttle.take([{ name: "enquiry-recipient", who: email }]);
    return true;
  } catch (error) {
    if (!isProblem(error) || error.status !== 429) throw error;
    return false;
  }
}

/** Said plainly, since it may be a person whose browser fills in everything, or who pasted a prepared text. */
function doubtAbout(
  website: string | undefined,
  took: string | undefined,
  { trap, quick }: EnquiryErrors,
): string | null {
  if (website) return trap;
  const milliseconds = took ? Number(took) : Number.NaN;
  return milliseconds < FASTEST_MS ? quick : null;
}

/** Too many, or the database away: the next try may go through, so the text must not be lost. */
function isPassing({ status }: ProblemError): boolean {
  return status === 429 || status === 503;
}
