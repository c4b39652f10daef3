import { eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { registration } from "#app/db/schema/registration.ts";
import { registrationMachine } from "../../registration-status.ts";
import { tellRegistered } from "../tell-registered.server.ts";

/** P22: nothing is charged, so a registration that is in is complete. Asked again it stays as it is. */
export async function completeFreeRegistration(tx: Tx, registrationId: string): Promise<void> {
  const [row] = await tx.select().from(registration).where(eq(registration.id, registrationId)).for("update");
  if (row?.status !== "payment_due") return;
  const status = next(registrationMachine, row.status, "waive", systemActor);
  await tx
    .update(registration)
    .set({ status, registeredAt: now(), updatedAt: now() })
    .where(eq(registration.id, row.id));
  await writeAudit(tx, {
    chain: `registration:${row.id}`,
    actor: systemActor,
    event: "registration.waive",
    from: row.status,
    to: status,
  });
  await tellRegistered(tx, row);
}
