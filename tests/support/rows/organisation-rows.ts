import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import { type Actor, systemActor } from "#app/core/portals/permissions.ts";
import type { GiverRole } from "#app/core/portals/roles.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { database } from "#app/db/opening/client.server.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { organisation } from "#app/db/schema/organisations.ts";
import { appUser } from "#app/db/schema/users.ts";
import { createPortalUser } from "#app/features/identity/server/staff/create-portal-user.server.ts";

/** Bare accounts, for actors whose acts leave their id in a row. */
export async function insertAccounts(
  ...people: readonly { readonly userId: string | null }[]
): Promise<void> {
  const rows = people.flatMap(({ userId }) => (userId ? [{ id: userId, createdAt: now() }] : []));
  await database().insert(appUser).values(rows).onConflictDoNothing();
}

/** A donor's or a company's row, as joining leaves it: people of it can be made. Its id. */
export async function insertOrganisation(kind: GiverRole, name = "A test organisation"): Promise<string> {
  const id = newId();
  const type = kind === "donor" ? "Individual Philanthropist" : "Company";
  await database().insert(organisation).values({ id, kind, name, type, createdAt: now(), updatedAt: now() });
  return id;
}

/** A partner's row, by a plain insert: for what hangs on it. Its id. */
export async function insertInstitute(more: Partial<typeof institute.$inferInsert> = {}): Promise<string> {
  const id = more.id ?? newId();
  const at = now();
  const sealed = (column: string, value: string) =>
    encryptField(value, { table: "institute", column, rowId: id });
  await database()
    .insert(institute)
    .values({
      id,
      code: `INS-${id.slice(-8)}`,
      name: "A test institute",
      type: "college",
      establishedYear: 1990,
      accreditation: "naac-a",
      address: "1 Road",
      city: "Hyderabad",
      state: "telangana",
      pincode: "500001",
      principalName: "Dr Rao",
      registrationNumber: id,
      registrationKey: id,
      contactEmailEncrypted: sealed("contact_email_encrypted", "office@college.example"),
      contactPhoneEncrypted: sealed("contact_phone_encrypted", "9000000001"),
      panEncrypted: sealed("pan_encrypted", "AABTK1234F"),
      termFrom: "2026-01-01",
      termTo: "2028-12-31",
      createdAt: at,
      updatedAt: at,
      ...more,
    });
  return id;
}

/** Somebody who signs in for a new company, as its owner. */
export async function makeCompany(name: string): Promise<Actor & { userId: string; organisationId: string }> {
  const organisationId = await insertOrganisation("csr", name);
  const userId = await createPortalUser(systemActor, {
    role: "csr",
    name,
    email: `${organisationId}@example.org`,
    password: "a-long-test-password-47",
    organisationId,
  });
  return { role: "csr", userId, organisationId, teamRole: "owner", name, language: "en" };
}
