import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { unauthenticated } from "#app/core/requests/errors.ts";
import { maskAadhaar, maskAccount } from "#app/core/secrets/mask.ts";
import { builtRead } from "#app/db/built-read.server.ts";
import { oncePerRequest } from "#app/db/read-once.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { readKeptRows } from "#app/features/documents/server/read-kept-rows.server.ts";
import { keptQr } from "../aadhaar-qr/kept-qr.server.ts";
import { type QrView, viewOfQr } from "../aadhaar-qr/qr-view.ts";
import { draftFields, type FileField, fileFieldNames, fileFields } from "../registration-fields.ts";
import type { RegistrationView, StoredFile } from "../registration-view.ts";

export type RegistrationRow = typeof registration.$inferSelect;

/** The student an own registration belongs to: only a verified student has one. */
export function ownStudentId(actor: Actor): string {
  if (actor.role !== "student" || !actor.studentId) throw unauthenticated();
  return actor.studentId;
}

const readRow = builtRead(["studentId"], (db, { studentId }) =>
  db.select().from(registration).where(eq(registration.studentId, studentId)),
);

export const findRow = oncePerRequest(
  "registration-row",
  (studentId: string) => studentId,
  async (studentId: string): Promise<RegistrationRow | null> => {
    const [row] = await readRow({ studentId });
    return row && !row.erasedAt ? row : null;
  },
);

/** The address that an account number's ciphertext is bound to (T26). */
export function accountAddress(registrationId: string) {
  return { table: "registration", column: "account_encrypted", rowId: registrationId };
}

export async function toRegistrationView(
  row: RegistrationRow,
  mobileNumber: string,
): Promise<RegistrationView> {
  return {
    id: row.id,
    status: row.status,
    otrNumber: row.otrNumber,
    mobileNumber,
    answers: Object.fromEntries(draftFields.flatMap((field) => (row[field] ? [[field, row[field]]] : []))),
    account: row.accountLastFour && maskAccount(row.accountLastFour),
    aadhaar: row.aadhaarLastFour && maskAadhaar(row.aadhaarLastFour),
    qr: qrViewOf(row),
    files: await storedFiles(row),
    savedAt: row.updatedAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    registeredAt: row.registeredAt?.toISOString() ?? null,
  };
}

/** What a QR of her card says of the answers as they stand now. */
export function qrViewOf(row: RegistrationRow): QrView | null {
  const qr = keptQr(row.aadhaarQr);
  return qr && viewOfQr(qr, row);
}

/** What the vault still holds: a document removed there has to be uploaded again. */
export async function storedFiles(row: RegistrationRow): Promise<{ [field in FileField]?: StoredFile }> {
  const ids = fileFieldNames.flatMap((field) => row[fileFields[field].column] ?? []);
  if (ids.length === 0) return {};
  const documents = await readKeptRows({ kind: "student", id: row.studentId });
  const files: { [field in FileField]?: StoredFile } = {};
  for (const field of fileFieldNames) {
    const found = documents.find(({ id }) => id === row[fileFields[field].column]);
    if (!found) continue;
    const { id, originalName, bytes, mime } = found;
    files[field] = { id, name: originalName, bytes, isPicture: mime.startsWith("image/") };
  }
  return files;
}
