import { and, eq, isNull } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { forbidden } from "#app/core/requests/errors.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import type { NomineeDetails } from "../../rules/nominee-schema.ts";
import { hashContact } from "../contacts/hash-contact.server.ts";

type NomineeRow = typeof nominee.$inferSelect;
type Column = "name_encrypted" | "phone_encrypted" | "email_encrypted";

const placeOf = (rowId: string, column: Column) => ({ table: "nominee", column, rowId });

/** How a nominee is kept: sealed for the row, the contacts hashed to be found by. */
export const nomineeRow = {
  seal(id: string, { name, relation, phone, email }: NomineeDetails) {
    const seal = (column: Column, value: string) => encryptField(value, placeOf(id, column));
    return {
      nameEncrypted: seal("name_encrypted", name),
      relation,
      phoneHash: phone ? hashContact("phone", phone) : null,
      phoneEncrypted: phone ? seal("phone_encrypted", phone) : null,
      emailHash: email ? hashContact("email", email) : null,
      emailEncrypted: email ? seal("email_encrypted", email) : null,
    };
  },

  /** In the clear. */
  open({ id, nameEncrypted, relation, phoneEncrypted, emailEncrypted }: NomineeRow): NomineeDetails {
    return {
      name: decryptField(nameEncrypted, placeOf(id, "name_encrypted")),
      relation,
      ...(phoneEncrypted && { phone: decryptField(phoneEncrypted, placeOf(id, "phone_encrypted")) }),
      ...(emailEncrypted && { email: decryptField(emailEncrypted, placeOf(id, "email_encrypted")) }),
    };
  },

  /** The actor's own: on a family's phone that of the chosen student. */
  ofActor({ userId, studentId, role }: Actor) {
    if (role === "student" && !studentId) throw forbidden("Choose a student of this account first.");
    return and(
      eq(nominee.userId, userId ?? ""),
      studentId ? eq(nominee.studentId, studentId) : isNull(nominee.studentId),
    );
  },
};
