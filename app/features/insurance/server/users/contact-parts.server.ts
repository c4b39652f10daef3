import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";

type ContactTable = "insured_user" | "insurance_agent";

/** The four columns of a person's phone and e-mail address: sealed to be used, hashed to be found by. */
export function sealContact(table: ContactTable, rowId: string, contact: { email: string; phone: string }) {
  const seal = (column: string, value: string) => encryptField(value, { table, column, rowId });
  return {
    emailEncrypted: seal("email_encrypted", contact.email),
    emailHash: hashContact("email", contact.email),
    phoneEncrypted: seal("phone_encrypted", contact.phone),
    phoneHash: hashContact("phone", contact.phone),
  };
}

interface SealedContact {
  readonly id: string;
  readonly emailEncrypted: string;
  readonly phoneEncrypted: string;
}

export function openContact(table: ContactTable, row: SealedContact): { email: string; phone: string } {
  const open = (column: string, sealed: string) => decryptField(sealed, { table, column, rowId: row.id });
  return {
    email: open("email_encrypted", row.emailEncrypted),
    phone: open("phone_encrypted", row.phoneEncrypted),
  };
}

/** What a search can be compared with: only whole addresses and numbers have a hash. */
export function searchedContact(search: string): { emailHash: string | null; phoneHash: string | null } {
  const digits = search.replace(/\D/g, "");
  return {
    emailHash: search.includes("@") ? hashContact("email", search) : null,
    phoneHash: digits.length >= 10 ? hashContact("phone", digits.slice(-10)) : null,
  };
}
