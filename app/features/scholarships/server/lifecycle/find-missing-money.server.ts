import type { Tx } from "#app/db/opening/client.server.ts";
import { missingMoney, sourceOf } from "../../money-source.ts";
import { listGiven } from "../catalogue/list-given.server.ts";
import { getScholarshipTerms } from "./get-scholarship-terms.server.ts";
import type { ScholarshipRow } from "./lock-scholarship.server.ts";

/** What stands between a scholarship and opening, in words; null when its money or promise is there. */
export async function findMissingMoney(tx: Tx, row: ScholarshipRow): Promise<string | null> {
  const terms = await getScholarshipTerms(row.id, { tx });
  const source = sourceOf(row.ownerKind, terms.moneySource);
  const given = await listGiven(row.id, tx);
  return missingMoney({
    source,
    seats: terms.seats,
    awardPaise: terms.awardPaise,
    givenPaise: given.reduce((sum, { paise }) => sum + paise, 0),
    isPromised: terms.promisedAt !== null,
  });
}
