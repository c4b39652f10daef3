import { eq, inArray } from "drizzle-orm";
import { formatDateTime, now } from "#app/core/clock.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { maskAadhaar } from "#app/core/secrets/mask.ts";
import { database } from "#app/db/opening/client.server.ts";
import { registration, registrationCorrection } from "#app/db/schema/registration.ts";
import type {
  DataSubject,
  OwnDataRoom,
} from "#app/features/identity/server/own-data/own-data-rooms.server.ts";
import { keptQr } from "../aadhaar-qr/kept-qr.server.ts";
import { draftFields } from "../registration-fields.ts";
import { registrationMachine } from "../registration-status.ts";
import { accountAddress, type RegistrationRow } from "./registration-row.server.ts";

async function rowsOf({ studentIds }: DataSubject): Promise<RegistrationRow[]> {
  if (studentIds.length === 0) return [];
  return database()
    .select()
    .from(registration)
    .where(inArray(registration.studentId, [...studentIds]));
}

/** T36: the student gets all of it, the account number too: it is theirs. */
export const registrationOwnData: OwnDataRoom = {
  name: "registration",
  async collect(subject) {
    return (await rowsOf(subject)).map((row) => ({
      studentId: row.otrNumber,
      status: registrationMachine.states[row.status].label,
      ...Object.fromEntries(draftFields.map((field) => [field, row[field]])),
      accountNumber: row.accountEncrypted && decryptField(row.accountEncrypted, accountAddress(row.id)),
      aadhaarNumber: row.aadhaarLastFour && maskAadhaar(row.aadhaarLastFour),
      aadhaarQr: keptQr(row.aadhaarQr),
      submittedAt: row.submittedAt && formatDateTime(row.submittedAt),
      registeredAt: row.registeredAt && formatDateTime(row.registeredAt),
    }));
  },
  /** The bare row stays under its payment, which the law keeps; everything about the person goes. */
  async erase(tx, subject) {
    for (const row of await rowsOf(subject)) {
      await tx.delete(registrationCorrection).where(eq(registrationCorrection.registrationId, row.id));
      const blank = Object.fromEntries(draftFields.map((field) => [field, null]));
      await tx
        .update(registration)
        .set({
          ...blank,
          accountEncrypted: null,
          accountLastFour: null,
          aadhaarHash: null,
          aadhaarLastFour: null,
          aadhaarQr: null,
          aadhaarDocumentId: null,
          passbookDocumentId: null,
          relationshipDocumentId: null,
          erasedAt: now(),
        })
        .where(eq(registration.id, row.id));
    }
  },
};
