import type { z } from "zod";
import { now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import type { addHospitalSchema } from "../../forms/insurance-forms.ts";
import { hospitalMachine } from "../../hospital-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refuseDuplicate } from "../lists/refuse-duplicate.server.ts";

/** A new hospital waits as Pending until somebody approves it. */
export async function addHospital(
  actor: Actor,
  { formKey, ...input }: z.output<typeof addHospitalSchema>,
): Promise<{ hospitalId: string }> {
  insurancePermissions.assertCan(actor, "insurance.keep_hospitals");
  return refuseDuplicate(() =>
    runOnce(formKey, `insurance.add_hospital:${actor.userId}`, requestHash(input), async (tx) => {
      const hospitalId = newId();
      await tx
        .insert(hospitalPartner)
        .values({ id: hospitalId, ...input, status: hospitalMachine.initial, createdAt: now() });
      await writeAudit(tx, {
        chain: `hospital_partner:${hospitalId}`,
        actor,
        event: "hospital_partner.added",
        to: hospitalMachine.initial,
        details: { after: input },
      });
      return { hospitalId };
    }),
  );
}
