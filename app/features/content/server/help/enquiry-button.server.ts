import type { z } from "zod";
import { button, type Press } from "#app/core/forms/actions.server.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { EnquiryErrors, EnquiryInput } from "#app/features/helpdesk/forms/enquiry-form.ts";
import { enquiryMessages } from "#app/features/helpdesk/messages/enquiry.messages.server.ts";
import { submitEnquiry } from "#app/features/helpdesk/server/enquiries/submit-enquiry.server.ts";
import { saidOfProblem } from "#app/features/helpdesk/server/said-of-problem.server.ts";
import { emailProof } from "#app/features/identity/server/contacts/email-proof.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";

/** Nobody reads the form, fills five fields and writes a message in less. */
const FASTEST_MS = 3_000;

interface EnquiryForm<S extends z.ZodType> {
  /** Its fields, in the words of the reader. */
  readonly fields: (words: EnquiryErrors) => S;
  /** What the desk reads. */
  readonly compose: (press: Press, typed: z.output<S>) => EnquiryInput;
}

/**
 * The button of a form that anybody may write to the desk by: checked, kept from machines without a puzzle for people
 * (a hidden field, a minimum time, a rate per address), saved. Whatever is refused comes back with everything typed.
 */
export function enquiryButton<S extends z.ZodType>({ fields, compose }: EnquiryForm<S>) {
  return button({
    schema: ({ actor }: Press) => fields(enquiryMessages[actor.language].errors),
    async run(press, typed, form) {
      const { actor, clientAddress } = press;
      const doubt = doubtAbout(form, enquiryMessages[actor.language].errors);
      if (doubt) throw invalid({ "": [doubt] });
      const input = compose(press, typed);
      await throttle.take([{ name: "enquiry-address", who: clientAddress }]);
      // Each enquiry is acknowledged by e-mail, and nobody's inbox is to be filled by us. Past so many a day it is
      // taken all the same, unacknowledged: else a stranger could close the form for whoever has that address (T49).
      const mayAcknowledge = (await throttle.tally({ name: "enquiry-recipient", who: input.email })) !== null;
      const proof = await emailProof(actor, input.email);
      return submitEnquiry(actor, input, { mayAcknowledge, proof });
    },
    next: (_press, { enquiryId }) => `/contact/received/${enquiryId}`,
    // Too many, or the database away: the next try may go through, so the text must not be lost.
    refused: ({ actor }, problem) =>
      problem.status === 429 || problem.status === 503
        ? { errors: { "": [saidOfProblem(problem, actor.language)] } }
        : undefined,
  });
}

/**
 * By a field that people do not see and machines fill in, and by how long the form was open (written by the page's
 * script). Said plainly, since it may be a person whose browser fills in everything, or who pasted a prepared text.
 */
function doubtAbout(form: FormData, { trap, quick }: EnquiryErrors): string | null {
  if (form.get("website")) return trap;
  const took = form.get("took");
  const milliseconds = took ? Number(took) : Number.NaN;
  return milliseconds < FASTEST_MS ? quick : null;
}
