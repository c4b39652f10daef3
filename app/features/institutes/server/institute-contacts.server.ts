import { decryptField } from "#app/core/secrets/crypto.server.ts";
import type { institute } from "#app/db/schema/institutes.ts";

type InstituteRow = typeof institute.$inferSelect;

function open(row: InstituteRow) {
  const read = (column: string, sealed: string) =>
    decryptField(sealed, { table: "institute", column, rowId: row.id });
  return {
    email: read("contact_email_encrypted", row.contactEmailEncrypted),
    phone: read("contact_phone_encrypted", row.contactPhoneEncrypted),
    alternatePhone: row.alternatePhoneEncrypted
      ? read("alternate_phone_encrypted", row.alternatePhoneEncrypted)
      : null,
    pan: read("pan_encrypted", row.panEncrypted),
    gst: row.gstEncrypted ? read("gst_encrypted", row.gstEncrypted) : null,
  };
}

/** The sealed contacts of an institute, in the clear: to send to, or to show to itself. */
export const instituteContacts = { open };
