import { and, eq, isNull } from "drizzle-orm";
import { isId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict, notFound } from "#app/core/requests/errors.ts";
import { type EventOf, next } from "#app/core/state-machine.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import { inTransaction } from "#app/db/opening/client.server.ts";
import { hospitalPartner } from "#app/db/schema/hospital-partners.ts";
import { insuranceAgent } from "#app/db/schema/insurance-agents.ts";
import { agentMachine } from "../../agent-status.ts";
import { hospitalMachine } from "../../hospital-status.ts";
import { insurancePermissions } from "../../insurance-permissions.ts";

type Move =
  | { kind: "agent"; id: string; revision: number; event: EventOf<typeof agentMachine> }
  | { kind: "hospital"; id: string; revision: number; event: EventOf<typeof hospitalMachine> };

/** An agent activated or not, a hospital approved or suspended: by its machine, on the version that was seen. */
export async function moveItem(actor: Actor, move: Move): Promise<void> {
  const isAgent = move.kind === "agent";
  insurancePermissions.assertCan(actor, isAgent ? "insurance.keep_agents" : "insurance.keep_hospitals");
  if (!isId(move.id)) throw notFound();
  const table = isAgent ? insuranceAgent : hospitalPartner;
  const chain = isAgent ? "insurance_agent" : "hospital_partner";
  await inTransaction(async (tx) => {
    const [row] = await tx
      .select({ status: table.status, revision: table.revision })
      .from(table)
      .where(and(eq(table.id, move.id), isNull(table.deletedAt)))
      .for("update");
    if (!row) throw notFound();
    if (row.revision !== move.revision) throw conflict();
    const to = isAgent
      ? next(agentMachine, row.status as never, move.event, actor)
      : next(hospitalMachine, row.status as never, move.event, actor);
    await tx
      .update(table)
      .set({ status: to as never, revision: row.revision + 1 })
      .where(eq(table.id, move.id));
    await writeAudit(tx, {
      chain: `${chain}:${move.id}`,
      actor,
      event: `${chain}.${move.event}`,
      from: row.status,
      to,
    });
  });
}
