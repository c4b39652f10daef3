import { bookingContactHash } from "./booking-contact-hash.server.ts";

/** Whose time a session takes. A family shares a phone, so the name belongs to it. */
export function bookingPerson({ name, phone }: { name: string; phone: string }): string {
  const who = name.normalize("NFC").toLowerCase().replace(/\s+/g, " ").trim();
  return `person:${bookingContactHash("phone", `${phone}:${who}`)}`;
}
