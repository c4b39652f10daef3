import { desc, eq } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { notFound } from "#app/core/requests/errors.ts";
import { maskAadhaar } from "#app/core/secrets/mask.ts";
import { database } from "#app/db/opening/client.server.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { policy } from "#app/db/schema/policies.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";
import { isCovered, planNames } from "../../insurance-plans.ts";
import { listHistory } from "../lists/list-history.server.ts";
import { openContact } from "./contact-parts.server.ts";

export async function getUser(actor: Actor, userId: string) {
  insurancePermissions.assertCan(actor, "insurance.see");
  const [row] = isId(userId)
    ? await database().select().from(insuredUser).where(eq(insuredUser.id, userId))
    : [];
  if (!row) throw notFound("There is no such user.");
  const policies = await database()
    .select({ id: policy.id, cardNumber: policy.cardNumber, validTo: policy.validTo })
    .from(policy)
    .where(eq(policy.userId, userId))
    .orderBy(desc(policy.validTo))
    .limit(20);
  return {
    id: row.id,
    name: row.name,
    ...openContact("insured_user", row),
    plan: row.plan,
    planName: planNames[row.plan],
    location: row.location,
    joinedOn: formatDate(row.joinedOn),
    coveredUntil: row.coveredUntil,
    coveredUntilText: formatDate(row.coveredUntil),
    aadhaar: maskAadhaar(row.aadhaarLastFour),
    status: isCovered(row.coveredUntil, istDate()) ? ("active" as const) : ("expired" as const),
    isDeleted: row.deletedAt !== null,
    revision: row.revision,
    policies: policies.map(({ validTo, ...rest }) => ({ ...rest, until: formatDate(validTo) })),
    history: await listHistory(actor, `insured_user:${row.id}`),
  };
}
