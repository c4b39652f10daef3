import { and, eq, isNull } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor, MemberRole } from "#app/core/portals/permissions.ts";
import { invalid } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institutePerson } from "#app/db/schema/institutes.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";

export interface NewMember {
  readonly id?: string;
  readonly instituteId: string;
  readonly instituteName: string;
  readonly instituteCode: string;
  readonly name: string;
  readonly phone: string;
  readonly memberRole: MemberRole;
}

/** A phone that speaks for the institute from its next sign-in on. The caller has asked who may. */
export async function addMember(tx: Tx, actor: Actor, member: NewMember): Promise<string> {
  const phoneHash = hashContact("phone", member.phone);
  const [taken] = await tx
    .select({ id: instituteMember.id })
    .from(instituteMember)
    .where(and(eq(instituteMember.phoneHash, phoneHash), isNull(instituteMember.endedAt)));
  if (taken) {
    throw invalid({ phone: ["This number already signs in for a partner institute. Give another one."] });
  }
  const id = member.id ?? newId();
  const createdAt = now();
  const { instituteId, memberRole } = member;
  await tx.insert(instituteMember).values({
    id,
    instituteId,
    phoneHash,
    memberRole,
    instituteName: member.instituteName,
    instituteCode: member.instituteCode,
    createdAt,
  });
  await tx.insert(institutePerson).values({
    id,
    instituteId,
    name: member.name,
    phoneEncrypted: encryptField(member.phone, {
      table: "institute_person",
      column: "phone_encrypted",
      rowId: id,
    }),
    memberRole,
    createdAt,
  });
  await writeAudit(tx, {
    chain: `institute:${instituteId}`,
    actor,
    event: "institute.member_added",
    subject: `member:${id}`,
    to: memberRole,
  });
  return id;
}
