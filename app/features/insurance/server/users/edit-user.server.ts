import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { addIstDays, istDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, invalid, notFound } from "#app/core/requests/errors.ts";
import { lookupHash } from "#app/core/secrets/lookup-hash.server.ts";
import { maskAadhaar } from "#app/core/secrets/mask.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { changedFields } from "#app/db/audit/changed-fields.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";

import type { editUserSchema } from "../../forms/insurance-forms.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { refuseDuplicate } from "../lists/refuse-duplicate.server.ts";
import { openContact, sealContact } from "./contact-parts.server.ts";

export async function editUser(
  actor: Actor,
  userId: string,
  { revision, aadhaar, ...input }: z.output<typeof editUserSchema>,
): Promise<void> {
  insurancePermissions.assertCan(actor, "insurance.keep_users");
  if (!isId(userId)) throw notFound("There is no such user.");
  await refuseDuplicate(() =>
    inTransaction(async (tx) => {
      const [row] = await tx
        .select()
        .from(insuredUser)
        .where(and(eq(insuredUser.id, userId), isNull(insuredUser.deletedAt)))
        .for("update");
      if (!row) throw notFound("There is no such user.");
      if (row.revision !== revision) throw conflict();
      if (input.coveredUntil < row.joinedOn) {
        throw invalid({ coveredUntil: ["The cover cannot end before the user joined."] });
      }
      const isFar = input.coveredUntil > addIstDays(istDate(), 5 * 366);
      if (isFar && input.coveredUntil !== row.coveredUntil) {
        throw invalid({ coveredUntil: ["A card covers for five years at most: check the year."] });
      }
      await tx
        .update(insuredUser)
        .set({
          name: input.name,
          ...sealContact("insured_user", userId, input),
          plan: input.plan,
          location: input.location,
          coveredUntil: input.coveredUntil,
          revision: revision + 1,
          ...(aadhaar && {
            aadhaarLastFour: aadhaar.slice(-4),
            aadhaarHash: lookupHash("aadhaar", aadhaar),
          }),
        })
        .where(eq(insuredUser.id, userId));
      const { name, plan, location, coveredUntil } = row;
      const contact = openContact("insured_user", row);
      const changed = changedFields({ name, ...contact, plan, location, coveredUntil }, input);
      const isOther = aadhaar && lookupHash("aadhaar", aadhaar) !== row.aadhaarHash;
      await writeAudit(tx, {
        chain: `insured_user:${userId}`,
        actor,
        event: "insured_user.edited",
        details: {
          before: { ...changed.before, ...(isOther && { aadhaar: maskAadhaar(row.aadhaarLastFour) }) },
          after: { ...changed.after, ...(isOther && { aadhaar: maskAadhaar(aadhaar) }) },
        },
      });
    }),
  );
}
