import type { RouterContextProvider } from "react-router";
import { data } from "react-router";
import type { z } from "zod";
import { formatDateTime } from "#app/core/clock.ts";
import { isProblem } from "#app/core/errors.ts";
import { parseForm } from "#app/core/form.ts";
import type { Language } from "#app/core/i18n.ts";
import { noteCause } from "#app/core/log.server.ts";
import type { Actor } from "#app/core/permissions.ts";
import { clientAddressContext, getActor } from "#app/core/request-context.ts";
import type { BookedAnswer } from "#app/features/helpdesk/booked-answer.ts";
import { type Booking, bookingCalendarPath, bookingPath } from "#app/features/helpdesk/booking.ts";
import type { BookingRequest } from "#app/features/helpdesk/booking-request.ts";
import { bookingMessages } from "#app/features/helpdesk/messages/booking.messages.server.ts";
import { bookSession } from "#app/features/helpdesk/server/book-session.server.ts";
import type { FixedPlace } from "#app/features/helpdesk/server/hold-time.server.ts";
import { sendGuardianCode } from "#app/features/helpdesk/server/send-guardian-code.server.ts";
import { emailProof } from "#app/features/identity/server/email-proof.server.ts";
import { knownDevice } from "#app/features/identity/server/known-device.server.ts";
import { type PhoneProof, provePhone } from "#app/features/identity/server/prove-phone.server.ts";
import { throttle } from "#app/features/identity/server/throttle.server.ts";
import { type GuardianAnswers, guardianOf } from "./guardian-of.server.ts";

interface BookingPage<Schema extends z.ZodType> {
  readonly request: Request;
  readonly fields: FormData;
  readonly context: Readonly<RouterContextProvider>;
  readonly schema: Schema;
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
  const { fields, context, request, schema, ask, message } = page;
  // A machine filled in the field that nobody sees: it is told what it wants to hear.
  if (fields.get("website")) return data(answer({ message }));
  const parsed = await parseForm(fields, schema);
  if (parsed.value === undefined) return data(answer({ reply: parsed.reply() }), { status: 422 });
  try {
    const address = context.get(clientAddressContext);
    const actor = await getActor(context);
    const guardian = await guardianOf(actor, parsed.value as GuardianAnswers);
    if (guardian.refusal) {
      const reply = parsed.reply({ fieldErrors: { guardianPhone: [guardian.refusal] } });
      return data(answer({ reply, guardian: guardian.words }), { status: 422 });
    }
    const { request: asked, place } = await ask(parsed.value);
    const proof = await provePhone(actor, {
      phone: asked.phone,
      code: fields.get("resend") ? "" : typedCode(fields),
      address,
      device: knownDevice.read(request),
    });
    if (proof.kind !== "proven") return askForCode(parsed, proof, actor.language, guardian.words);
    await throttle.take([{ name: "public-form-address", who: address }]);
    const booking = await bookSession(actor, asked, {
      language: actor.language,
      proof: await emailProof(actor, asked.email),
      ...(place && { place }),
      ...(guardian.ask && { guardian: guardian.ask }),
    });
    const waits = booking.status === "guardian" ? bookingMessages[actor.language].guardian : null;
    if (waits) await askFirst(actor, booking, address);
    return data(answer({ message: waits?.booked ?? message, booked: summaryOf(booking, waits?.enter) }), {
      headers: proof.cookie ? { "Set-Cookie": proof.cookie } : {},
    });
  } catch (error) {
    if (!isProblem(error)) throw error;
    const reply = parsed.reply({
      formErrors: error.fieldErrors ? [] : [error.message],
      ...(error.fieldErrors && { fieldErrors: error.fieldErrors }),
    });
    return data(answer({ reply }), { status: error.status, headers: error.headers });
  }
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
  parsed: Pick<Awaited<ReturnType<typeof parseForm>>, "reply">,
  { kind }: Exclude<PhoneProof, { kind: "proven" }>,
  language: Language,
  guardian: BookedAnswer["guardian"],
) {
  const { wrong, ...words } = bookingMessages[language].proof;
  const reply = parsed.reply(kind === "wrong" ? { fieldErrors: { phoneCode: [wrong] } } : { formErrors: [] });
  return data(answer({ reply, proof: words, guardian }), { status: kind === "wrong" ? 422 : 200 });
}

function answer(parts: Partial<BookedAnswer>): BookedAnswer {
  return { form: "booking", reply: null, message: null, booked: null, guardian: null, proof: null, ...parts };
}

function summaryOf(booking: Booking, enter: string | undefined): BookedAnswer["booked"] {
  return {
    number: booking.number,
    title: booking.title,
    when: booking.startsAt ? formatDateTime(booking.startsAt) : null,
    counsellor: booking.counsellor,
    path: bookingPath(booking),
    enter: enter ?? null,
    calendarPath: booking.startsAt ? bookingCalendarPath(booking) : null,
  };
}
