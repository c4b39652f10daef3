import { desc, eq } from "drizzle-orm";
import { now } from "#app/core/clock.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { programme } from "#app/db/schema/programmes.ts";
import { programmeMachine } from "#app/features/giving/programme-status.ts";
import { listCycles } from "#app/features/scholarships/server/catalogue/list-cycles.server.ts";
import type { ScholarshipRow } from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";
import { moveAndTell } from "../server/move-and-tell.server.ts";
import type { Reopening } from "./reopening-form.ts";

/** The programme first, then the scholarship (its money is looked at there), then the new last day. */
export async function openAgain(
  tx: Tx,
  actor: Actor,
  row: ScholarshipRow,
  { closesOn, reason }: Reopening,
): Promise<void> {
  await reviveProgramme(tx, actor, row.id, { closesOn, reason });
  await moveAndTell(actor, row.id, { event: "reopen" });
  const last = (await listCycles(row.id))
    .map((cycle) => cycle.closesOn)
    .sort()
    .at(-1);
  // The day it had is a day it may have again.
  if (last !== closesOn) await moveAndTell(actor, row.id, { event: "extend", closesOn });
  await writeAudit(tx, {
    chain: `scholarship:${row.id}`,
    actor,
    event: "scholarship.reopened_until",
    details: { closesOn, reason },
  });
}

/** A giver's programme that was completed with it takes money and awards again. */
async function reviveProgramme(
  tx: Tx,
  actor: Actor,
  scholarshipId: string,
  { closesOn, reason }: Reopening,
): Promise<void> {
  const [fund] = await tx
    .select()
    .from(programme)
    .where(eq(programme.scholarshipId, scholarshipId))
    .orderBy(desc(programme.createdAt))
    .limit(1)
    .for("update");
  if (fund?.status !== "completed") return;
  const status = next(programmeMachine, fund.status, "reopen", actor);
  const endsOn = fund.endsOn && fund.endsOn > closesOn ? fund.endsOn : closesOn;
  await tx.update(programme).set({ status, endsOn, updatedAt: now() }).where(eq(programme.id, fund.id));
  await writeAudit(tx, {
    chain: `programme:${fund.id}`,
    actor,
    event: "programme.reopen",
    from: fund.status,
    to: status,
    details: { endsOn, reason },
  });
}
