import { sql } from "drizzle-orm";
import { formatDate, istDate } from "#app/core/clock.ts";
import { formatMoney, paise } from "#app/core/money.ts";
import { scholarshipTerms } from "#app/db/schema/scholarship-terms.ts";
import { scholarship } from "#app/db/schema/scholarships.ts";
import { isWithinAmounts, type StatedAmounts } from "#app/features/awards/award-limit.ts";
import { awardIsHeld } from "#app/features/awards/server/award-is-held.server.ts";
import { type ReturnReason, returnReasons } from "../../payout-status.ts";
import type { PayoutFlag } from "../../payout-view.ts";

const lastChange = (column: string) => sql`(select ${sql.raw(column)} from account_change ac
  left join app_user u on u.id = ac.decided_by
  where ac.award_id = award.id and ac.status = 'taken' order by ac.decided_at desc limit 1)`;

/** What speaks against a payout, for a query that has `award`, `payout`, the scholarship and its terms. */
export const flagColumns = {
  isHeld: awardIsHeld,
  changedAt: sql<string | Date | null>`${lastChange("ac.decided_at")}`,
  changedBy: sql<string | null>`${lastChange("u.name")}`,
  cameBack: sql<string | null>`(select po.return_reason from payout po where po.award_id = award.id
    and po.id <> payout.id and po.status = 'returned' order by po.serial desc limit 1)`,
  sentBackBefore: sql<string | null>`(select po.sent_back_reason from payout po where po.award_id = award.id
    and po.serial < payout.serial and po.sent_back_reason is not null order by po.serial desc limit 1)`,
  awardPaise: scholarshipTerms.awardPaise,
  minPaise: scholarship.amountMinPaise,
  maxPaise: scholarship.amountMaxPaise,
};

interface Facts extends StatedAmounts {
  readonly isHeld: boolean;
  readonly changedAt: string | Date | null;
  readonly changedBy: string | null;
  readonly cameBack: string | null;
  readonly sentBackBefore: string | null;
  readonly amountPaise: number;
  /** Others of the batch whose account has the same branch and the same last digits. */
  readonly sameAccount: readonly string[];
}

/** The worst first. */
export function flagsOf(facts: Facts): PayoutFlag[] {
  const { isHeld, changedAt, changedBy, cameBack, sentBackBefore, amountPaise, sameAccount } = facts;
  const flags: PayoutFlag[] = [];
  if (isHeld) flags.push({ status: "suspended", words: "on hold: suspended" });
  if (sameAccount.length > 0) {
    flags.push({ status: "action_needed", words: `account ends as that of ${sameAccount.join(", ")}` });
  }
  if (changedAt) {
    const day = formatDate(istDate(new Date(changedAt)));
    flags.push({
      status: "action_needed",
      words: changedBy
        ? `account in another name, looked at by ${changedBy} on ${day}`
        : `account changed ${day}`,
    });
  }
  if (cameBack) {
    const reason = returnReasons[cameBack as ReturnReason] ?? cameBack;
    flags.push({ status: "returned", words: `came back before: ${reason}` });
  }
  if (sentBackBefore) flags.push({ status: "action_needed", words: `sent back before: ${sentBackBefore}` });
  const isStated = facts.awardPaise !== null || facts.maxPaise !== null;
  if (isStated && !isWithinAmounts(amountPaise, facts)) {
    const stated = facts.awardPaise ?? facts.maxPaise ?? 0;
    flags.push({ status: "action_needed", words: `not the usual ${formatMoney(paise(stated))}` });
  }
  return flags;
}
