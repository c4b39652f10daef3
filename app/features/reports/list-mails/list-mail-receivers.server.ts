import { and, eq } from "drizzle-orm";
import type { Tx } from "#app/db/opening/client.server.ts";
import { appUser, userContact, userRole } from "#app/db/schema/users.ts";
import { whoSignsIn } from "#app/db/who-signs-in.server.ts";
import { listInstituteColleagues } from "#app/features/comments/server/list-institute-colleagues.server.ts";
import { contactRow } from "#app/features/identity/server/contacts/contact-row.server.ts";
import { listHolders } from "#app/features/notifications/server/lanes/list-holders.server.ts";
import { reportPermissions } from "../report-permissions.ts";

export interface DeskPerson {
  readonly userId: string;
  readonly name: string;
  /** Null: they are told under the bell alone. */
  email(): string | null;
}

/** Everybody who can sign in at a desk now, by its key (identity/lists/desk-key.ts). */
export async function listMailReceivers(tx: Tx, desk: string): Promise<DeskPerson[]> {
  const [kind = "", id = ""] = desk.split(":");
  if (kind === "admin") {
    const holders = await listHolders(tx, reportPermissions.right("report.mail_list"));
    return holders.map(({ actor: { userId }, name, email }) => ({
      ...{ userId, name: name ?? "A colleague" },
      email: () => email && contactRow.open(email),
    }));
  }
  if (kind === "institute") {
    const people = await listInstituteColleagues(tx, id);
    return people.map(({ actor: { userId }, name, email }) => ({ userId, name, email }));
  }
  return kind === "organisation" ? listTeam(tx, id) : [];
}

async function listTeam(tx: Tx, organisationId: string): Promise<DeskPerson[]> {
  const rows = await tx
    .select({ userId: appUser.id, name: appUser.name, contact: userContact })
    .from(userRole)
    .innerJoin(appUser, eq(appUser.id, userRole.userId))
    .leftJoin(userContact, and(eq(userContact.userId, appUser.id), eq(userContact.kind, "email")))
    .where(and(eq(userRole.organisationId, organisationId), whoSignsIn.byRole()))
    .orderBy(appUser.name, appUser.id);
  return rows.map(({ userId, name, contact }) => ({
    ...{ userId, name: name ?? "A colleague" },
    email: () => contact && contactRow.open(contact),
  }));
}
