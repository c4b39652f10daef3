import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import type { programme } from "#app/db/schema/programmes.ts";

/** Whether what is given there would count for the giver and reach a student. */
export function assertTakesMoney(
  actor: Actor,
  target: Pick<typeof programme.$inferSelect, "organisationId" | "kind">,
  giverId: string,
): void {
  // Elsewhere it would be in nobody's CSR figures: neither a voucher nor an award of a program of its own.
  if (actor.role === "csr" && target.organisationId !== giverId)
    throw conflict("A company funds the scholarships of its own programs, so that its CSR figures hold it.");
  // A company's own project is paid by its vouchers; only a scholarship or the fund gives on what it gets.
  if (target.kind === "project") throw conflict("This program runs no scholarship. Open one first.");
}
