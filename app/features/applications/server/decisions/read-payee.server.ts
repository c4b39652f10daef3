import { eq } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { decryptField } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { application } from "#app/db/schema/applications.ts";
import { applicationPermissions } from "../../application-permissions.ts";

export interface Payee {
  readonly name: string;
  /** In full (T26): the caller writes into the audit that it was read, and what for. */
  readonly account: string | null;
  readonly ifsc: string | null;
}

/** Whom the bank pays, for the funding room. */
export async function readPayee(actor: Actor, applicationId: string): Promise<Payee> {
  applicationPermissions.assertCan(actor, "application.pay");
  const [row] = await database().select().from(application).where(eq(application.id, applicationId));
  if (!row) throw notFound();
  const address = { table: "application", column: "account_encrypted", rowId: row.id };
  return {
    name: row.answers.fullName?.value ?? "",
    account: row.accountEncrypted && decryptField(row.accountEncrypted, address),
    ifsc: row.answers.ifscCode?.value ?? null,
  };
}
