import type { z } from "zod";
import { addIstDays, istDate, now } from "#app/core/clock.ts";
import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { requestHash, runOnce } from "#app/db/idempotency.server.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import type { addUserSchema } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refuseDuplicate } from "../lists/refuse-duplicate.server.ts";
import { sealContact } from "./contact-parts.server.ts";

/** A new insured person, Active for a year from today. */
export async function addUser(
  actor: Actor,
  { formKey, aadhaar, ...input }: z.output<typeof addUserSchema>,
): Promise<{ userId: string }> {
  insurancePermissions.assertCan(actor, "insurance.keep_users");
  return refuseDuplicate(() =>
    runOnce(formKey, `insurance.add_user:${actor.userId}`, requestHash({ ...input, aadhaar }), async (tx) => {
      const userId = newId();
      const today = istDate();
      await tx.insert(insuredUser).values({
        id: userId,
        name: input.name,
        ...sealContact("insured_user", userId, input),
        plan: input.plan,
        location: input.location,
        joinedOn: today,
        coveredUntil: addIstDays(today, 364),
        aadhaarLastFour: aadhaar.slice(-4),
        aadhaarHash: lookupHash("aadhaar", aadhaar),
        createdAt: now(),
      });
      await writeAudit(tx, {
        chain: `insured_user:${userId}`,
        actor,
        event: "insured_user.added",
        details: { after: input },
      });
      return { userId };
    }),
  );
}
