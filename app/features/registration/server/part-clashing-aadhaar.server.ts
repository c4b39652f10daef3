import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { tellOtherAdmins } from "#app/features/identity/server/staff/tell-other-admins.server.ts";
import { registrationPermissions } from "../registration-permissions.ts";

/**
 * X8: whether an Aadhaar number is registered already is nobody's business but the desk's, so whoever gives one
 * gets the same answer either way. Where it is, the hash is kept apart from the first one's, and the desk is told:
 * it finds out who is who, and helps the one who only lost an older account. Gives the hash to keep.
 */
export async function partClashingAadhaar(
  tx: Tx,
  actor: Actor,
  { id, hash, number }: { readonly id: string; readonly hash: string; readonly number: string | null },
): Promise<string> {
  const plain = hash.split("#")[0] ?? hash;
  const [other] = await tx
    .select({ id: registration.id })
    .from(registration)
    .where(
      and(eq(registration.aadhaarHash, plain), isNotNull(registration.submittedAt), ne(registration.id, id)),
    )
    .limit(1);
  if (!other) return plain;
  await writeAudit(tx, {
    chain: `registration:${id}`,
    actor,
    event: "registration.aadhaar_clash",
    details: { other: other.id },
  });
  await tellOtherAdmins(tx, actor, registrationPermissions.right("registration.read"), {
    key: `aadhaar-clash:${id}`,
    title: "Two registrations with one Aadhaar number",
    message: `Registration ${number ?? "without a number yet"} gives an Aadhaar number that another one has. Before anything is paid, find out whether it is one person; the audit names both.`,
    link: "/admin/security-roles/audit?q=registration.aadhaar_clash",
  });
  return `${plain}#${id}`;
}
