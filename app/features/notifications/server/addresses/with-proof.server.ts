import { and, eq, isNotNull } from "drizzle-orm";
import { addIstDays, endOfIstDay, now } from "#app/core/clock.ts";
import { systemActor } from "#app/core/portals/permissions.ts";
import { next } from "#app/core/state-machine.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { outboundMessage as table } from "#app/db/schema/messages.ts";
import { messageMachine } from "../../message-status.ts";
import { proofDays } from "../../proof-days.ts";

type Row = typeof table.$inferInsert;

/** X24: the row as it is to be written: ready to go, or waiting for the address to say that it is theirs. */
export async function withProof(tx: Tx, proof: "needed" | "given" | undefined, row: Row): Promise<Row> {
  if (proof === undefined) return row;
  if (proof === "given" || (await isProven(tx, row))) return { ...row, provenAt: now() };
  return {
    ...row,
    status: next(messageMachine, messageMachine.initial, "ask", systemActor),
    expiresAt: endOfIstDay(addIstDays(now(), proofDays)),
  };
}

/** Of another message about the same matter to the same address. */
async function isProven(tx: Tx, { subjectId, recipientHash }: Row): Promise<boolean> {
  if (!subjectId) return false;
  const [found] = await tx
    .select({ id: table.id })
    .from(table)
    .where(
      and(eq(table.subjectId, subjectId), eq(table.recipientHash, recipientHash), isNotNull(table.provenAt)),
    )
    .limit(1);
  return found !== undefined;
}
