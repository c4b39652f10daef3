import { asc, eq, inArray, or, type SQL } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import { publicNumber } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { database } from "#app/db/opening/client.server.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser, userContact } from "#app/db/schema/users.ts";
import { formatPhone } from "../../format-phone.ts";
import { nomineeEn } from "../../messages/nominee.en.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { nomineeRow } from "./nominee-row.server.ts";

interface Contact {
  readonly phoneHash: string | null;
  readonly emailHash: string | null;
}

/** A number that many have named is a prank or a mistake: the desk needs to know, not to read them all. */
const most = 200;

async function lines(where: SQL | undefined) {
  const rows = await database()
    .select({ nominee, student, account: appUser.name })
    .from(nominee)
    .innerJoin(appUser, eq(appUser.id, nominee.userId))
    .leftJoin(student, eq(student.id, nominee.studentId))
    .where(where)
    .orderBy(asc(nominee.namedAt), asc(nominee.id))
    .limit(most);
  return rows.map(({ nominee: row, student: owner, account }) => {
    const { name, relation, phone, email } = nomineeRow.open(row);
    const number = owner && publicNumber("SS", Number(istDate(owner.createdAt).slice(0, 4)), owner.serial);
    const whose =
      [owner ? owner.name : account, number].filter(Boolean).join(", ") || "an account without a name";
    const reach = [phone && `+91 ${formatPhone(phone)}`, email].filter(Boolean).join(", ");
    return {
      userId: row.userId,
      href: `/admin/security-roles/nominees/${row.id}`,
      line: `${name} (${nomineeEn.relations[relation]}; ${reach}), named by ${whose} on ${formatDate(row.namedAt)}`,
    };
  });
}

/** Of accounts that asked to be forgotten. Who may not see it sees nothing of it. */
async function ofUsers(actor: Actor, userIds: readonly string[]) {
  if (userIds.length === 0 || !securityPermissions.can(actor, "security.see_nominees")) return [];
  return lines(inArray(nominee.userId, [...userIds]));
}

/** Whom the holder of a phone or address named, and who named them: the desk asks when one of them writes to it. */
async function aroundContact(
  actor: Actor,
  { phoneHash, emailHash }: Contact,
): Promise<{ line: string; href: string }[]> {
  if (!securityPermissions.can(actor, "security.see_nominees")) return [];
  const hashes = [phoneHash, emailHash].filter((hash) => hash !== null);
  if (hashes.length === 0) return [];
  const holders = database()
    .select({ id: userContact.userId })
    .from(userContact)
    .where(inArray(userContact.valueHash, hashes));
  const found = await lines(
    or(
      inArray(nominee.phoneHash, hashes),
      inArray(nominee.emailHash, hashes),
      inArray(nominee.userId, holders),
    ),
  );
  return found.map(({ line, href }) => ({ line, href }));
}

/** I7c: for the desk that answers requests about somebody's data. */
export const listNominees = { ofUsers, aroundContact };
