import { formatDate, istDate } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { env } from "#app/core/settings/env.server.ts";
import { fillMessage } from "#app/core/words/fill-message.ts";
import type { BookingReach } from "#app/features/helpdesk/bookings/booking.ts";
import { reachBooking } from "#app/features/helpdesk/server/bookings/reach-booking.server.ts";
import { certificateNumber, certificateText } from "../certificate.ts";
import { certificateMessages } from "../messages/certificate.messages.server.ts";
import { certificateKey } from "./certificate-key.server.ts";
import { drawCertificate } from "./draw-certificate.server.ts";

/** Only for who was there: the desk marked it. */
export async function makeCertificate(
  actor: Actor,
  reach: BookingReach,
): Promise<{ fileName: string; bytes: Buffer }> {
  const { language } = actor;
  const words = certificateMessages[language];
  const booked = await reachBooking(actor, "booking.see", reach);
  if (booked.kind !== "workshop" || booked.status !== "done" || !booked.startsAt) {
    throw conflict(words.onlyPresent, "not_present");
  }
  const number = certificateNumber(booked.number);
  const day = istDate(booked.startsAt);
  const key = certificateKey.current();
  const mark = key.sign(certificateText({ number, name: booked.name, workshop: booked.title, day }));
  const bytes = await drawCertificate({
    language,
    number,
    keyId: key.keyId,
    address: `${env().PUBLIC_URL}/verify/certificate/${number}?mark=${mark}`,
    title: words.heading,
    lines: {
      before: words.before,
      name: booked.name,
      after: fillMessage(words.after, { day: formatDate(day, language), minutes: booked.minutes }),
      workshop: booked.title,
    },
    scan: words.scan,
  });
  return { fileName: `certificate-${number}.pdf`, bytes };
}
