import { formatDate, istDate, monthName } from "#app/core/clock.ts";
import { isSignedBy } from "#app/core/secrets/signing-key.server.ts";
import type { Language } from "#app/core/words/i18n.ts";
import { findAttended } from "#app/features/helpdesk/server/sessions/find-attended.server.ts";
import { bookingOfCertificate, certificateNumber, certificateText } from "../certificate.ts";
import { certificateKey } from "./certificate-key.server.ts";

export type VerifiedCertificate =
  | { readonly verdict: "wrong" | "unknown" | "forged" }
  /** Without the code's mark: that there is one, and nothing of what it says. */
  | { readonly verdict: "there"; readonly number: string; readonly month: string }
  | {
      readonly verdict: "good";
      readonly number: string;
      readonly says: { readonly name: string; readonly workshop: string; readonly day: string };
    };

/** For whoever is shown a certificate: is it true? */
export async function verifyCertificate(
  typed: string,
  mark: string | null,
  language: Language,
): Promise<VerifiedCertificate> {
  const bookingNumber = bookingOfCertificate(typed);
  if (!bookingNumber) return { verdict: "wrong" };
  const found = await findAttended(bookingNumber);
  if (!found) return { verdict: "unknown" };
  const number = certificateNumber(bookingNumber);
  const day = istDate(found.startsAt);
  if (mark === null) {
    return {
      verdict: "there",
      number,
      month: `${monthName(Number(day.slice(5, 7)), language)} ${day.slice(0, 4)}`,
    };
  }
  const text = certificateText({ number, name: found.name, workshop: found.title, day });
  const keys = await certificateKey.all();
  if (!/^[\w-]{86}$/.test(mark) || !keys.some((key) => isSignedBy(key.publicKey, text, mark))) {
    return { verdict: "forged" };
  }
  return {
    verdict: "good",
    number,
    says: { name: found.name, workshop: found.title, day: formatDate(day, language) },
  };
}
