import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { changedFields } from "#app/db/audit/changed-fields.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";

import type { editHospitalSchema } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refuseDuplicate } from "../lists/refuse-duplicate.server.ts";

export async function editHospital(
  actor: Actor,
  hospitalId: string,
  { revision, ...input }: z.output<typeof editHospitalSchema>,
): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.keep_hospitals");
  if (!isId(hospitalId)) throw notFound("There is no such hospital.");
  await refuseDuplicate(() =>
    inTransaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(hospitalPartner)
        .where(and(eq(hospitalPartner.id, hospitalId), isNull(hospitalPartner.deletedAt)))
        .for("update");
      if (!row) throw notFound("There is no such hospital.");
      if (row.revision !== revision) throw conflict();
      await tx
        .update(hospitalPartner)
        .set({ ...input, revision: revision + 1 })
        .where(eq(hospitalPartner.id, hospitalId));
      const { name, phone, email, city, state, specialties, address } = row;
      await writeAudit(tx, {
        chain: `hospital_partner:${hospitalId}`,
        actor,
        event: "hospital_partner.edited",
        details: changedFields({ name, phone, email, city, state, specialties, address }, input),
      });
    }),
  );
}
