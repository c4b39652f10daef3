import { conflict } from "#app/core/requests/errors.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { findMissingMoney } from "./find-missing-money.server.ts";
import type { ScholarshipRow } from "./lock-scholarship.server.ts";

/** Who pays is known, and the money or promise is there, before anybody applies (D14, D18, I5). */
export async function assertFunded(tx: Tx, row: ScholarshipRow): Promise<void> {
  const missing = await findMissingMoney(tx, row);
  if (missing) throw conflict(missing, "not_funded");
}
