import { asc } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { sealFiles } from "#app/db/audit/seal-files.server.ts";
import { database, inTransaction } from "#app/db/opening/client.server.ts";
import { auditSeal } from "#app/db/schema/audit.ts";
import { securityPermissions } from "../../security-permissions.ts";

/** Every seal as a signed line, to be kept somewhere else and handed to `verify-audit -- --seals`. */
export async function exportSeals(actor: Actor): Promise<string> {
  securityPermissions.assertCan(actor, "security.export_audit");
  const seals = await database().select().from(auditSeal).orderBy(asc(auditSeal.seq));
  const chain = `account:${actor.userId}`;
  await inTransaction((tx) =>
    writeAudit(tx, { chain, actor, event: "audit.seals_exported", details: { seals: seals.length } }),
  );
  return seals.map((seal) => `${JSON.stringify(sealFiles.sign(seal))}\n`).join("");
}
