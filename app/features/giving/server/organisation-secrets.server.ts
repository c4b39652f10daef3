import { decryptField, encryptField } from "#app/core/secrets/crypto.server.ts";

type Table = "organisation" | "donation";
type Column = "pan_encrypted" | "contact_email_encrypted";

/** T26: what is sealed in the rows of givers, bound to its row. */
export const organisationSecrets = {
  seal: (table: Table, column: Column, rowId: string, plain: string) =>
    encryptField(plain, { table, column, rowId }),
  open: (table: Table, column: Column, rowId: string, sealed: string | null) =>
    sealed === null ? null : decryptField(sealed, { table, column, rowId }),
};
