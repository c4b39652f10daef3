import { newId } from "#app/core/id.ts";
import type { Actor } from "#app/core/portals/permissions.ts";
import { conflict } from "#app/core/requests/errors.ts";
import { writeAudit } from "#app/db/audit/audit.server.ts";
import type { Tx } from "#app/db/opening/client.server.ts";
import { ensureScholarshipProgramme } from "#app/features/awards/server/ensure-scholarship-programme.server.ts";
import { generalFund } from "#app/features/giving/general-fund.ts";
import { followLedger } from "#app/features/giving/server/follow-ledger.server.ts";
import { account } from "#app/features/ledger/ledger.ts";
import { moveMoney } from "#app/features/ledger/server/move-money.server.ts";
import { sourceOf } from "#app/features/scholarships/money-source.ts";
import { listGiven } from "#app/features/scholarships/server/catalogue/list-given.server.ts";
import { getScholarshipTerms } from "#app/features/scholarships/server/lifecycle/get-scholarship-terms.server.ts";
import {
  lockScholarship,
  type ScholarshipRow,
} from "#app/features/scholarships/server/lifecycle/lock-scholarship.server.ts";

interface Funded {
  readonly row: ScholarshipRow;
  readonly programmeId: string;
  /** Of seats × amount, what is not set aside yet. */
  readonly missingPaise: number;
}

async function lock(tx: Tx, actor: Actor, scholarshipId: string): Promise<Funded> {
  const row = await lockScholarship(tx, scholarshipId);
  const { moneySource, seats, awardPaise } = await getScholarshipTerms(scholarshipId, { tx });
  const isOurs = sourceOf(row.ownerKind, moneySource) === "general_fund";
  const fund = isOurs ? await ensureScholarshipProgramme(tx, actor, scholarshipId) : null;
  if (!fund || seats === null || awardPaise === null) {
    throw conflict("The general fund does not pay this scholarship.", "wrong_state");
  }
  const given = (await listGiven(scholarshipId, tx)).reduce((sum, { paise }) => sum + paise, 0);
  return { row, programmeId: fund.id, missingPaise: Math.max(0, seats * awardPaise - given) };
}

/** Above zero out of the fund, below zero back into it; every rupee keeps its giver. */
async function move(
  tx: Tx,
  actor: Actor,
  { programmeId, paise }: { readonly programmeId: string; readonly paise: number },
): Promise<void> {
  const [fund, own] = [account.programme(generalFund.id), account.programme(programmeId)];
  const [from, to] = paise > 0 ? [fund, own] : [own, fund];
  const amountPaise = Math.abs(paise);
  await moveMoney(tx, actor, {
    key: `set_aside:${newId()}`,
    kind: "set_aside",
    from,
    to,
    amountPaise,
    subjectId: programmeId,
  });
  await followLedger(tx, programmeId);
  await writeAudit(tx, {
    chain: `programme:${programmeId}`,
    actor,
    event: paise > 0 ? "programme.money_set_aside" : "programme.money_given_back",
    details: { amountPaise },
  });
}

/** A scholarship that the general fund pays, held until the transaction ends, and its money. */
export const fundedScholarship = { lock, move };
