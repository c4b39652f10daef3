import { eq, sql } from "drizzle-orm";
import { formatDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { database } from "#app/db/opening/client.server.ts";
import { nominee } from "#app/db/schema/nominees.ts";
import { secondLook } from "#app/db/schema/second-looks.ts";
import { student } from "#app/db/schema/students.ts";
import { appUser } from "#app/db/schema/users.ts";
import { formatPhone } from "../../format-phone.ts";
import { nomineeEn } from "../../messages/nominee.en.ts";
import { securityPermissions } from "../../security-permissions.ts";
import { nomineeRow } from "./nominee-row.server.ts";

export interface DeskNominee {
  readonly id: string;
  readonly name: string;
  readonly relation: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly namedBy: string;
  readonly namedOn: string;
  readonly isAsked: boolean;
  readonly mayAsk: boolean;
}

/** Somebody's nominee, as the desk sees them that acts on their word. */
export async function getNominee(actor: Actor, nomineeId: string): Promise<DeskNominee> {
  securityPermissions.assertCan(actor, "security.see_nominees");
  const [found] = isId(nomineeId)
    ? await database()
        .select({ row: nominee, student: student.name, account: appUser.name })
        .from(nominee)
        .innerJoin(appUser, eq(appUser.id, nominee.userId))
        .leftJoin(student, eq(student.id, nominee.studentId))
        .where(eq(nominee.id, nomineeId))
    : [];
  if (!found) throw notFound("Nobody is named here any more.");
  const { name, relation, phone, email } = nomineeRow.open(found.row);
  const asked = await database().$count(
    secondLook,
    sql`${secondLook.subject} = ${`nominee:${nomineeId}`} and ${secondLook.status} in ('waiting', 'approved')`,
  );
  return {
    id: nomineeId,
    name,
    relation: nomineeEn.relations[relation],
    phone: phone ? `+91 ${formatPhone(phone)}` : null,
    email: email ?? null,
    namedBy: found.student ?? found.account ?? "An account without a name",
    namedOn: formatDate(found.row.namedAt),
    isAsked: asked > 0,
    mayAsk: securityPermissions.can(actor, "security.act_for_nominee"),
  };
}
