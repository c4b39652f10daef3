import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { istDate } from "#app/core/clock.ts";
import { parsePublicNumber, publicNumber } from "#app/core/id.ts";
import type { Found } from "#app/core/lists/found.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { withinLimit } from "#app/db/limits/within-limit.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { student } from "#app/db/schema/students.ts";
import { userContact } from "#app/db/schema/users.ts";
import { parsePhone } from "#app/features/identity/phone.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";
import { registrationMachine } from "#app/features/registration/registration-status.ts";
import { mostOfAKind } from "./find-view.ts";
import { textPart } from "./text-part.server.ts";

/** Students by OTR number, phone, e-mail or a part of the name. The phone is found by its hash, whole. */
export async function findPeople(typed: string, actor: Actor): Promise<Found[]> {
  const where = await conditionOf(typed);
  if (!where) return [];
  const rows = await database()
    .select({ student, status: registration.status, school: registration.schoolName })
    .from(student)
    .leftJoin(registration, eq(registration.studentId, student.id))
    .where(and(isNull(student.erasedAt), where, withinLimit(actor, "student", student.id)))
    .orderBy(desc(student.createdAt), desc(student.id))
    .limit(mostOfAKind);
  return rows.map((row) => ({
    id: row.student.id,
    title: row.student.name ?? "Student without a name yet",
    line: [
      publicNumber("SS", Number(istDate(row.student.createdAt).slice(0, 4)), row.student.serial),
      row.status ? registrationMachine.states[row.status].label : "Not registered",
      row.school,
    ]
      .filter(Boolean)
      .join(" · "),
    href: `/admin/students/${row.student.id}`,
  }));
}

async function conditionOf(typed: string): Promise<SQL | undefined> {
  const number = parsePublicNumber(typed);
  if (number) return number.prefix === "SS" ? eq(student.serial, number.serial) : undefined;
  const phone = parsePhone(typed);
  const hash = phone ? hashContact("phone", phone) : typed.includes("@") ? hashContact("email", typed) : null;
  if (!hash) return textPart(student.name, typed);
  const [contact] = await database()
    .select({ userId: userContact.userId })
    .from(userContact)
    .where(eq(userContact.valueHash, hash));
  return contact ? eq(student.userId, contact.userId) : sql`false`;
}
