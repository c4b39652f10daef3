import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import type { EnquiryInput } from "../../forms/enquiry-form.ts";
import { hideAadhaar } from "../../hide-aadhaar.ts";
import { bookingContactHash } from "../bookings/booking-contact-hash.server.ts";

type EnquiryColumn = "email_encrypted" | "phone_encrypted" | "message_encrypted";

/** The columns of who wrote and what: sealed to their row, with hashes to be found by. */
export function sealEnquiry(rowId: string, input: EnquiryInput) {
  const seal = (column: EnquiryColumn, value: string) =>
    encryptField(value, { table: "enquiry", column, rowId });
  return {
    name: input.name,
    emailEncrypted: seal("email_encrypted", input.email),
    emailHash: bookingContactHash("email", input.email),
    phoneEncrypted: seal("phone_encrypted", input.phone),
    phoneHash: bookingContactHash("phone", input.phone),
    messageEncrypted: seal("message_encrypted", hideAadhaar(input.message)),
  };
}

/** Null when the person asked to be forgotten. */
export function openEnquiryPart(rowId: string, column: EnquiryColumn, sealed: string | null): string | null {
  return sealed && decryptField(sealed, { table: "enquiry", column, rowId });
}

export function sealAnswer(rowId: string, text: string): string {
  return encryptField(text, { table: "enquiry_answer", column: "text_encrypted", rowId });
}

export function openAnswer(rowId: string, sealed: string): string {
  return decryptField(sealed, { table: "enquiry_answer", column: "text_encrypted", rowId });
}
