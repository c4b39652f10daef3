import { eq } from "drizzle-orm";
import { AadhaarQrRefused, aadhaarQrSigners, readAadhaarQr } from "#app/adapters/aadhaar-qr-reader.server.ts";
import { now } from "#app/core/clock.ts";
import type { AadhaarQr, AadhaarQrProblem } from "#app/core/numbers/aadhaar-qr.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { type FieldErrors, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { throttle } from "#app/features/identity/server/otp/throttle.server.ts";
import { registrationMessages } from "../messages/registration.messages.server.ts";
import { ownStudentId } from "../server/registration-row.server.ts";
import { saveRegistration } from "../server/save-registration.server.ts";
import { findQrInPicture } from "./find-qr-in-picture.server.ts";
import type { KeptQr } from "./qr-view.ts";

/** What the phone read, or the photo it could not read. */
export type SentQr = { readonly text: string | null; readonly photo: File | null };

/**
 * Reads the Secure QR of her Aadhaar card, if UIDAI signed it: name, day of birth and gender go into the form, where
 * she lives into her later applications. Says why not, in her language.
 */
export async function takeAadhaarQr(actor: Actor, { text, photo }: SentQr): Promise<FieldErrors> {
  const studentId = ownStudentId(actor);
  const signers = await aadhaarQrSigners();
  if (!signers) throw notFound();
  await throttle.take([{ name: "aadhaar-qr-student", who: studentId }]);
  try {
    const found = text || (photo && (await findQrInPicture(new Uint8Array(await photo.arrayBuffer()))));
    if (!found) throw new AadhaarQrRefused("unseen");
    await keep(actor, readAadhaarQr(found, signers));
    return {};
  } catch (error) {
    if (!(error instanceof AadhaarQrRefused)) throw error;
    await noteRefusal(actor, error.problem);
    return { aadhaarQr: [registrationMessages[actor.language].qr.problems[error.problem]] };
  }
}

async function keep(actor: Actor, facts: AadhaarQr): Promise<void> {
  await inTransaction(async (tx) => {
    const row = await saveRegistration(actor, {
      name: facts.name,
      ...(facts.born && { dateOfBirth: facts.born }),
      ...(facts.gender && { gender: facts.gender }),
    });
    const kept: KeptQr = { ...facts, readAt: now().toISOString() };
    await tx
      .update(registration)
      .set({ aadhaarQr: JSON.stringify(kept), updatedAt: now() })
      .where(eq(registration.id, row.id));
    await writeAudit(tx, { chain: `registration:${row.id}`, actor, event: "registration.aadhaar_qr" });
  });
}

/** A forged card is worth knowing of; a photo without a code is not. */
async function noteRefusal(actor: Actor, problem: AadhaarQrProblem): Promise<void> {
  if (problem !== "forged" && problem !== "expired") return;
  await inTransaction((tx) =>
    writeAudit(tx, {
      chain: `account:${actor.userId}`,
      actor,
      event: "registration.aadhaar_qr_refused",
      details: { problem },
    }),
  );
}
