import type { z } from "zod";
import type { IstDay } from "#app/core/clock.ts";
import { button, type Press } from "#app/core/forms/actions.server.ts";
import type { FieldErrors } from "#app/core/requests/errors.ts";
import { noteCause } from "#app/core/requests/observing/log.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { BookedShown } from "#app/features/helpdesk/bookings/booked-answer.ts";
import { bookedSummary } from "#app/features/helpdesk/bookings/booked-summary.ts";
import type { BookingRequest, SessionErrors } from "#app/features/helpdesk/bookings/booking-request.ts";
import { timeChoices } from "#app/features/helpdesk/bookings/time-choices.ts";
import { bookingMessages } from "#app/features/helpdesk/messages/booking.messages.server.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import type { FixedPlace } from "#app/features/helpdesk/server/counsellors/hold-time.server.ts";
import { offerTimes } from "#app/features/helpdesk/server/counsellors/offer-times.server.ts";
import { sendGuardianCode } from "#app/features/helpdesk/server/guardians/send-guardian-code.server.ts";
import { saidOfProblem } from "#app/features/helpdesk/server/said-of-problem.server.ts";
import { bookIfFree } from "#app/features/helpdesk/server/sessions/book-if-free.server.ts";
import { emailProof } from "#app/features/identity/server/contacts/email-proof.server.ts";
import { provePhone } from "#app/features/identity/server/otp/prove-phone.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { knownDevice } from "#app/features/identity/server/sessions/known-device.server.ts";
import { type GuardianAnswers, guardianOf } from "../stories/guardian-of.server.ts";
import { guardianWords } from "../stories/guardian-words.server.ts";

interface BookingPage<S extends z.ZodType> {
  /** The form in the words of its reader. */
  readonly schema: (words: SessionErrors) => S;
  /** What the form's answers mean for the desk. */
  readonly ask: (value: z.output<S>, press: Press) => Promise<Asked> | Asked;
  /** The words of the page once it is done. */
  readonly message: (language: Language) => string;
}

interface Asked {
  readonly request: BookingRequest;
  readonly place?: FixedPlace;
}

interface Said {
  readonly show: BookedShown;
  readonly errors?: FieldErrors;
  readonly status?: number;
  readonly headers?: HeadersInit;
}

const nothing: BookedShown = { message: null, booked: null, guardian: null, times: null, proof: null };
const shows = (parts: Partial<BookedShown>, more: Omit<Said, "show"> = {}): Said => ({
  show: { ...nothing, ...parts },
  ...more,
});
/** A machine filled in the field that nobody sees: it is told what it wants to hear. */
const isMachine = (form: FormData) => Boolean(form.get("website"));

/** The button of every page with a booking form. */
export function bookingButton<S extends z.ZodType>(page: BookingPage<S>) {
  return button({
    schema: ({ actor }: Press) => page.schema(sessionFormMessages[actor.language].errors),
    run: async (press, value, form) =>
      isMachine(form) ? shows({ message: page.message(press.language) }) : book(page, press, value, form),
    next: (_press, said) => said,
    refused({ actor, language }, problem, form) {
      if (isMachine(form)) return shows({ message: page.message(language) }, { status: 200 });
      const errors = problem.fieldErrors ?? { "": [saidOfProblem(problem, actor.language)] };
      // What was asked besides stays where it was asked.
      return shows(
        { guardian: form.has("guardianPhone") ? guardianWords(actor.language) : null },
        { errors },
      );
    },
  });
}

async function book<S extends z.ZodType>(
  { ask, message }: BookingPage<S>,
  press: Press,
  value: z.output<S>,
  form: FormData,
): Promise<Said> {
  const { actor, clientAddress: address, language } = press;
  const guardian = await guardianOf(actor, value as GuardianAnswers);
  if (guardian.refusal) {
    // Whom nobody has asked yet has done nothing wrong.
    const wasAsked = form.has("guardianPhone");
    return shows(
      { guardian: guardian.words },
      wasAsked ? { errors: { guardianPhone: [guardian.refusal] } } : {},
    );
  }
  const { request: wish, place } = await ask(value, press);
  const proof = await provePhone(actor, {
    phone: wish.phone,
    code: form.get("resend") ? "" : typedCode(form),
    address,
    device: press.request ? knownDevice.read(press.request) : null,
  });
  const { day } = value as { day?: IstDay };
  const offer = await offerTimes(wish, place ? undefined : day, actor.language);
  const words = bookingMessages[actor.language];
  const times = timeChoices(offer, { day, language: actor.language, words: words.day });
  const open = { guardian: guardian.words, times };
  // X24: nothing is held and nobody is written to before the number's owner has typed the code sent to it.
  if (proof.kind !== "proven") {
    const { wrong, ...asks } = words.proof;
    return shows({ proof: asks, ...open }, proof.kind === "wrong" ? { errors: { phoneCode: [wrong] } } : {});
  }
  const headers: HeadersInit = proof.cookie ? { "Set-Cookie": proof.cookie } : {};
  if (!offer.isSettled)
    return shows(open, { headers, ...(offer.isFull && { errors: { startsAt: [words.errors.full] } }) });
  await throttle.take([{ name: "public-form-address", who: address }]);
  const booking = await bookIfFree(
    actor,
    { ...wish, startsAt: offer.startsAt },
    {
      language: actor.language,
      proof: await emailProof(actor, wish.email),
      ...(place && { place }),
      ...(guardian.ask && { guardian: guardian.ask }),
    },
  );
  if (!booking) return shows(open, { headers, errors: { startsAt: [words.errors.taken] } });
  const waits = booking.status === "guardian" ? words.guardian : null;
  // The booking is made, and its page sends a code too: whatever keeps this one from leaving is no reason to refuse it.
  if (waits) await sendGuardianCode(actor, booking, { address, isFirst: true }).catch(noteCause);
  const booked = bookedSummary(booking, waits?.enter ?? null, actor.language);
  return shows({ message: waits?.booked ?? message(language), booked }, { headers });
}

function typedCode(form: FormData): string {
  return String(form.get("phoneCode") ?? "")
    .replace(/\D/g, "")
    .slice(0, 12);
}
