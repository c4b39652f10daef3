import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import type { z } from "zod";
import { formatDateTime, type IstDay } from "#app/core/clock.ts";
import { parseForm } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { isProblem } from "#app/core/requests/errors.ts";
import { noteCause } from "#app/core/requests/observing/log.server.ts";
import { clientAddressContext, getActor } from "#app/core/requests/request-context.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { Language } from "#app/core/words/i18n.ts";
import type { BookedAnswer, TimeChoices } from "#app/features/helpdesk/bookings/booked-answer.ts";
import { type Booking, bookingCalendarPath, bookingPath } from "#app/features/helpdesk/bookings/booking.ts";
import type { BookingRequest, SessionErrors } from "#app/features/helpdesk/bookings/booking-request.ts";
import { sessionTitle } from "#app/features/helpdesk/bookings/session-title.ts";
import { dayLabel } from "#app/features/helpdesk/bookings/slot-days.ts";
import { bookingMessages } from "#app/features/helpdesk/messages/booking.messages.server.ts";
import { sessionFormMessages } from "#app/features/helpdesk/messages/session-form.messages.server.ts";
import type { FixedPlace } from "#app/features/helpdesk/server/counsellors/hold-time.server.ts";
import { offerTimes, type TimeOffer } from "#app/features/helpdesk/server/counsellors/offer-times.server.ts";
import { sendGuardianCode } from "#app/features/helpdesk/server/guardians/send-guardian-code.server.ts";
import { saidOfProblem } from "#app/features/helpdesk/server/said-of-problem.server.ts";
import { bookSession } from "#app/features/helpdesk/server/sessions/book-session.server.ts";
import { emailProof } from "#app/features/identity/server/contacts/email-proof.server.ts";
import { type PhoneProof, provePhone } from "#app/features/identity/server/otp/prove-phone.server.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { knownDevice } from "#app/features/identity/server/sessions/known-device.server.ts";
import { type GuardianAnswers, guardianOf } from "../stories/guardian-of.server.ts";
import { guardianWords } from "../stories/guardian-words.server.ts";

interface BookingPage<Schema extends z.ZodType> {
  readonly request: Request;
  readonly fields: FormData;
  readonly context: Readonly<RouterContextProvider>;
  /** The form in the words of the page. */
  readonly schema: (words: SessionErrors) => Schema;
  /** Of a page that is written in English: the reader may have another. */
  readonly written?: Language;
  /** What the form's answers mean for the desk. */
  readonly ask: (value: z.output<Schema>) => Promise<Asked> | Asked;
  /** The words of the page once it is done. */
  readonly message: string;
}

interface Asked {
  readonly request: BookingRequest;
  readonly place?: FixedPlace;
}

/** The action of every page with a booking form. */
export async function takeBooking<Schema extends z.ZodType>(page: BookingPage<Schema>) {
  const { fields, context, schema, message } = page;
  // A machine filled in the field that nobody sees: it is told what it wants to hear.
  if (fields.get("website")) return data(answer({ message }));
  const { language } = await getActor(context);
  const parsed = await parseForm(fields, schema(sessionFormMessages[page.written ?? language].errors));
  // What was asked besides stays where it was asked.
  const guardian = fields.has("guardianPhone") ? guardianWords(language) : null;
  if (parsed.value === undefined) return data(answer({ reply: parsed.reply(), guardian }), { status: 422 });
  try {
    return await book(page, parsed, parsed.value);
  } catch (error) {
    if (!isProblem(error)) throw error;
    const reply = parsed.reply({
      formErrors: error.fieldErrors ? [] : [saidOfProblem(error, page.written ?? language)],
      ...(error.fieldErrors && { fieldErrors: error.fieldErrors }),
    });
    return data(answer({ reply, guardian }), { status: error.status, headers: error.headers });
  }
}

type Parsed = Pick<Awaited<ReturnType<typeof parseForm>>, "reply">;
type Open = Pick<BookedAnswer, "guardian" | "times">;

async function book<Schema extends z.ZodType>(
  { request, fields, context, ask, message, written }: BookingPage<Schema>,
  parsed: Parsed,
  value: z.output<Schema>,
) {
  const address = context.get(clientAddressContext);
  const actor = await getActor(context);
  const guardian = await guardianOf(actor, value as GuardianAnswers);
  if (guardian.refusal) {
    // Whom nobody has asked yet has done nothing wrong.
    const wasAsked = fields.has("guardianPhone");
    const reply = parsed.reply(
      wasAsked ? { fieldErrors: { guardianPhone: [guardian.refusal] } } : { formErrors: [] },
    );
    return data(answer({ reply, guardian: guardian.words }), { status: wasAsked ? 422 : 200 });
  }
  const { request: wish, place } = await ask(value);
  const proof = await provePhone(actor, {
    phone: wish.phone,
    code: fields.get("resend") ? "" : typedCode(fields),
    address,
    device: knownDevice.read(request),
  });
  const headers: Record<string, string> =
    proof.kind === "proven" && proof.cookie ? { "Set-Cookie": proof.cookie } : {};
  const { day } = value as { day?: IstDay };
  const offer = await offerTimes(wish, place ? undefined : day, actor.language);
  const open = { guardian: guardian.words, times: timeChoices(offer, day, actor.language) };
  if (proof.kind !== "proven") return askForCode(parsed, proof, actor.language, open);
  const words = bookingMessages[actor.language];
  if (!offer.isSettled) {
    const reply = parsed.reply(
      offer.isFull ? { fieldErrors: { startsAt: [words.errors.full] } } : { formErrors: [] },
    );
    return data(answer({ reply, ...open }), { status: offer.isFull ? 422 : 200, headers });
  }
  await throttle.take([{ name: "public-form-address", who: address }]);
  try {
    const booking = await bookSession(
      actor,
      { ...wish, startsAt: offer.startsAt },
      {
        language: actor.language,
        proof: await emailProof(actor, wish.email),
        ...(place && { place }),
        ...(guardian.ask && { guardian: guardian.ask }),
      },
    );
    const waits = booking.status === "guardian" ? words.guardian : null;
    if (waits) await askFirst(actor, booking, address);
    const booked = summaryOf(booking, waits?.enter, written ?? actor.language);
    return data(answer({ message: waits?.booked ?? message, booked }), { headers });
  } catch (error) {
    if (!isProblem(error) || !error.fieldErrors?.startsAt) throw error;
    // Somebody else was quicker: refused in words, with what is free now.
    const reply = parsed.reply({ fieldErrors: { startsAt: [words.errors.taken] } });
    return data(answer({ reply, ...open }), { status: error.status, headers });
  }
}

function timeChoices(offer: TimeOffer, day: IstDay | undefined, language: Language): TimeChoices | null {
  if (offer.days.length === 0) return null;
  const { choose, next } = bookingMessages[language].day;
  const isOneDay = offer.days.length === 1 && !offer.isFull && day !== undefined;
  return {
    label: isOneDay ? fillMessage(choose, { day: dayLabel(day, language) }) : next,
    choices: offer.days.flatMap(({ day: name, times }) =>
      times.map(({ value, label }) => ({ value, label: isOneDay ? label : `${name}, ${label}` })),
    ),
  };
}

/** The booking is made, and its page sends a code too: too many of them are no reason to refuse it. */
async function askFirst(actor: Actor, { number, key }: Booking, address: string): Promise<void> {
  try {
    await sendGuardianCode(actor, { number, key }, { address, isFirst: true });
  } catch (error) {
    if (!isProblem(error)) throw error;
    noteCause(error);
  }
}

function typedCode(fields: FormData): string {
  return String(fields.get("phoneCode") ?? "")
    .replace(/\D/g, "")
    .slice(0, 12);
}

/** X24: nothing is held and nobody is written to before the number's owner has typed the code sent to it. */
function askForCode(
  parsed: Parsed,
  { kind }: Exclude<PhoneProof, { kind: "proven" }>,
  language: Language,
  open: Open,
) {
  const { wrong, ...words } = bookingMessages[language].proof;
  const reply = parsed.reply(kind === "wrong" ? { fieldErrors: { phoneCode: [wrong] } } : { formErrors: [] });
  return data(answer({ reply, proof: words, ...open }), { status: kind === "wrong" ? 422 : 200 });
}

function answer(parts: Partial<BookedAnswer>): BookedAnswer {
  return {
    form: "booking",
    reply: null,
    message: null,
    booked: null,
    guardian: null,
    times: null,
    proof: null,
    ...parts,
  };
}

function summaryOf(booking: Booking, enter: string | undefined, language: Language): BookedAnswer["booked"] {
  return {
    number: booking.number,
    title: sessionTitle(booking.title, language),
    when: booking.startsAt ? formatDateTime(booking.startsAt, language) : null,
    counsellor: booking.counsellor,
    path: bookingPath(booking),
    enter: enter ?? null,
    calendarPath: booking.startsAt ? bookingCalendarPath(booking) : null,
  };
}
