import { and, eq, isNull, sql } from "drizzle-orm";
import { addIstDays, istDate } from "#app/core/clock.ts";
import { invalid } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { insuredUser } from "#app/db/schema/insured-users.ts";
import { hashContact } from "#app/features/identity/server/contacts/hash-contact.server.ts";

/** Only an agent who is there and active can be given a policy; `current` may keep the one they have. */
export async function assertAgent(tx: Tx, number: number, current: number | null): Promise<void> {
  if (number === current) return;
  const [agent] = await tx
    .select({ status: insuranceAgent.status })
    .from(insuranceAgent)
    .where(and(eq(insuranceAgent.number, number), isNull(insuranceAgent.deletedAt)))
    .for("share");
  if (agent?.status !== "active") throw invalid({ agentId: ["Choose an active agent."] });
}

/** Sold before the desk writes it down, or to begin later; further away it is the wrong year. `known`: as it is already. */
export function assertBegins(validFrom: string, known: string | null = null): void {
  if (validFrom === known) return;
  const today = istDate();
  const isNear = validFrom >= addIstDays(today, -2 * 366) && validFrom <= addIstDays(today, 366);
  if (!isNear)
    throw invalid({ validFrom: ["A policy begins at most two years ago, or in a year: check the year."] });
}

/** The insured person of a phone number, so that news of the policy can reach them. */
export async function findCustomer(tx: Tx, phone: string, name: string): Promise<string> {
  const [user] = await tx
    .select({ id: insuredUser.id, name: insuredUser.name })
    .from(insuredUser)
    .where(and(eq(insuredUser.phoneHash, hashContact("phone", phone)), isNull(insuredUser.deletedAt)));
  if (!user)
    throw invalid({ customerPhone: ["No user has this phone number. Leave it empty or add the user."] });
  if (user.name.toLowerCase() !== name.toLowerCase()) {
    throw invalid({ customerName: [`The user with this phone number is ${user.name}.`] });
  }
  return user.id;
}

/** A policy covers its customer at least as long as it runs. */
export async function extendCover(tx: Tx, userId: string, validTo: string): Promise<void> {
  await tx
    .update(insuredUser)
    .set({ coveredUntil: sql`greatest(${insuredUser.coveredUntil}, ${validTo}::date)` })
    .where(eq(insuredUser.id, userId));
}
