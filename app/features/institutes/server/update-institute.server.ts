import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { fieldErrorsOf, plainMessage } from "#app/core/forms/form.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { encryptField } from "#app/core/secrets/crypto.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { changedFields } from "#app/db/audit/changed-fields.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { instituteMember } from "#app/db/schema/institute-members.ts";
import { institute } from "#app/db/schema/institutes.ts";
import { instituteProfileSchema } from "../forms/institute-profile.ts";
import { institutePermissions } from "../institute-permissions.ts";
import { instituteContacts } from "./institute-contacts.server.ts";

/** Update Profile (spec 1). Registration number, PAN and type are what the desk verified, and stay. */
export async function updateInstitute(actor: Actor, input: unknown, seenRevision: number): Promise<void> {
  const instituteId = actor.instituteId ?? "";
  institutePermissions.assertCan(actor, "institute.update", { instituteId });
  const parsed = instituteProfileSchema.safeParse(input, { error: plainMessage });
  if (!parsed.success) throw invalid(fieldErrorsOf(parsed.error));
  const { instituteName, contactEmail, contactPhone, alternatePhone, establishedYear, website, ...rest } =
    parsed.data;
  const seal = (column: string, value: string) =>
    encryptField(value, { table: "institute", column, rowId: instituteId });
  await inTransaction(async (tx) => {
    const [row] = await tx.select().from(institute).where(eq(institute.id, instituteId)).for("update");
    if (!row) throw notFound();
    if (row.revision !== seenRevision) throw conflict();
    const columns = {
      ...rest,
      name: instituteName,
      establishedYear: Number(establishedYear),
      website: website ?? null,
    };
    await tx
      .update(institute)
      .set({
        ...columns,
        contactEmailEncrypted: seal("contact_email_encrypted", contactEmail),
        contactPhoneEncrypted: seal("contact_phone_encrypted", contactPhone),
        alternatePhoneEncrypted: alternatePhone ? seal("alternate_phone_encrypted", alternatePhone) : null,
        revision: row.revision + 1,
        updatedAt: now(),
      })
      .where(eq(institute.id, instituteId));
    if (instituteName !== row.name) {
      await tx
        .update(instituteMember)
        .set({ instituteName })
        .where(eq(instituteMember.instituteId, instituteId));
    }
    const old = instituteContacts.open(row);
    await writeAudit(tx, {
      chain: `institute:${instituteId}`,
      actor,
      event: "institute.updated",
      details: changedFields(
        { ...row, contactEmail: old.email, contactPhone: old.phone, alternatePhone: old.alternatePhone },
        { ...columns, contactEmail, contactPhone, alternatePhone },
      ),
    });
  });
}
