import { eq } from "drizzle-orm";
import { database } from "#app/db/opening/client.server.ts";
import { student } from "#app/db/schema/students.ts";
import { userContact } from "#app/db/schema/users.ts";
import { contactRow } from "../contacts/contact-row.server.ts";
import type { DataSubject } from "./own-data-rooms.server.ts";

/** The account, its students and its contacts: whom an export or an erasure is about. */
export async function findDataSubject(userId: string): Promise<DataSubject> {
  const db = database();
  const students = await db.select({ id: student.id }).from(student).where(eq(student.userId, userId));
  const contacts = await db.select().from(userContact).where(eq(userContact.userId, userId));
  const valuesOf = (kind: "phone" | "email") =>
    contacts.filter((contact) => contact.kind === kind).map(contactRow.open);
  return {
    userId,
    studentIds: students.map(({ id }) => id),
    phones: valuesOf("phone"),
    emails: valuesOf("email"),
  };
}
