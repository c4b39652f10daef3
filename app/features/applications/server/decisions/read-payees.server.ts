import { inArray } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
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

/** Whom the bank pays, by the application's id, for the funding room: of a whole batch in one statement (C9). */
export async function readPayees(
  actor: Actor,
  applicationIds: readonly string[],
): Promise<ReadonlyMap<string, Payee>> {
  applicationPermissions.assertCan(actor, "application.pay");
  const rows = await database()
    .select({
      id: application.id,
      answers: application.answers,
      accountEncrypted: application.accountEncrypted,
    })
    .from(application)
    .where(inArray(application.id, [...applicationIds]));
  return new Map(
    rows.map(({ id, answers, accountEncrypted }) => {
      const address = { table: "application", column: "account_encrypted", rowId: id };
      const account = accountEncrypted && decryptField(accountEncrypted, address);
      return [id, { name: answers.fullName?.value ?? "", account, ifsc: answers.ifscCode?.value ?? null }];
    }),
  );
}
