import { and, eq, gt, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { studentHelper } from "#app/db/schema/student-helpers.ts";
import { hashContact } from "../server/contacts/hash-contact.server.ts";

type HelperRow = typeof studentHelper.$inferSelect;
type Column = "name_encrypted" | "phone_encrypted";

const placeOf = (rowId: string, column: Column) => ({ table: "student_helper", column, rowId });

/** How a helper is kept: sealed for the row, the number hashed to be found by. */
export const helperRow = {
  seal: (id: string, { name, phone }: { name: string; phone: string }) => ({
    nameEncrypted: encryptField(name, placeOf(id, "name_encrypted")),
    phoneHash: hashContact("phone", phone),
    phoneEncrypted: encryptField(phone, placeOf(id, "phone_encrypted")),
  }),

  nameOf: ({ id, nameEncrypted }: Pick<HelperRow, "id" | "nameEncrypted">) =>
    decryptField(nameEncrypted, placeOf(id, "name_encrypted")),

  phoneOf: ({ id, phoneEncrypted }: Pick<HelperRow, "id" | "phoneEncrypted">) =>
    decryptField(phoneEncrypted, placeOf(id, "phone_encrypted")),

  /** Neither ended nor over. */
  isLive: () => and(isNull(studentHelper.endedAt), gt(studentHelper.endsAt, now())),

  ofPhone: (phoneHash: string) => eq(studentHelper.phoneHash, phoneHash),
};
