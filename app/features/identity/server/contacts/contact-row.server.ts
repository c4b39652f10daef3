import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import type { userContact } from "#app/db/schema/users.ts";
import { hashContact } from "./hash-contact.server.ts";

type ContactRow = typeof userContact.$inferSelect;
type NewContact = Pick<ContactRow, "userId" | "kind"> & { value: string };

const placeOf = (rowId: string) => ({ table: "user_contact", column: "value_encrypted", rowId });

/** How a proven phone or e-mail address is kept: sealed for its row, and hashed to be found by. */
export const contactRow = {
  make({ userId, kind, value }: NewContact): ContactRow {
    const id = newId();
    const at = now();
    return {
      id,
      userId,
      kind,
      valueHash: hashContact(kind, value),
      valueEncrypted: encryptField(value, placeOf(id)),
      verifiedAt: at,
      createdAt: at,
    };
  },

  /** In the clear. */
  open({ id, valueEncrypted }: Pick<ContactRow, "id" | "valueEncrypted">): string {
    return decryptField(valueEncrypted, placeOf(id));
  },
};
